import { cleanup, configure } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterEach, vi } from 'vitest';
import { clearSession } from '../features/accounts/session/session-store.ts';
import { dismissToast } from '../ui/feedback/toast-store.ts';

const isActing = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

configure({
  // A busy machine may need longer than the usual second for the first use of a module.
  asyncUtilTimeout: 15_000,
  // As in a browser: what an event changes is drawn at once, and what waits for data later. `act`, which is usual here,
  // drops a transition that waits for data and takes longer than React's time slice, as on a busy machine.
  eventWrapper: (dispatch) => {
    const before = isActing.IS_REACT_ACT_ENVIRONMENT;
    isActing.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      const result = dispatch();
      flushSync(() => undefined);
      return result;
    } finally {
      isActing.IS_REACT_ACT_ENVIRONMENT = before ?? false;
    }
  },
});

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
