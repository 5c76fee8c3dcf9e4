import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { type SessionUser, storeSession } from '../../session/index.ts';
import { RequiredSetUp } from './required-set-up.tsx';

const ben = { firstName: 'Ben', lastName: 'Moderator', email: 'ben@admin.example', userType: 'admin' } as const;
const open = (user: SessionUser | null, search = '') => {
  if (user) storeSession(user, 'opaque');
  return renderPage(<RequiredSetUp />, `/auth/second-step${search}`).router;
};

it('offers an app and a passkey to an admin who has neither', () => {
  open({ ...ben, mustSetUpSecondStep: true });
  for (const name of ['Use an authenticator app', 'Add a passkey', 'Sign Out'])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});

it.each([
  ['nobody is signed in', null, '', '/auth/login'],
  ['there is nothing to set up', ben, '', '/admin/dashboard'],
  ['there is nothing to set up, and somebody came from elsewhere', ben, '?next=%2Fprofile', '/profile'],
])('leads on where %s', async (_, user, search, path) => {
  const router = open(user, search);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
