import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearSession } from '../features/accounts/session/session-store.ts';
import { dismissToast } from '../ui/feedback/toast-store.ts';

// A busy machine may need longer than the usual second for the first use of a module.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  clearSession();
  localStorage.clear();
  sessionStorage.clear();
  dismissToast();
  vi.unstubAllGlobals();
  // Files share one page, so what a test puts into it by hand must not meet the next.
  document.body.replaceChildren();
});
