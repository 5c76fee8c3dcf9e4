import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { clearSession } from '../session/index.ts';
import { KeysCard } from './keys-card.tsx';

afterEach(clearSession);

const key = {
  id: '1',
  name: 'Alto',
  hint: 'lf_ab12c',
  scopes: ['feed:write' as const],
  createdAt: '2026-11-10T10:00:00.000Z',
  lastUsedAt: null,
};

test('shows the beginning of a key, when it was used, and how to revoke it', () => {
  renderPage(<KeysCard keys={[key]} />);
  expect(screen.getByText(/lf_ab12c…, made 10 Nov/).textContent).toContain('never used');
  expect(screen.getByRole('button', { name: 'Revoke Alto' })).toBeTruthy();
});
