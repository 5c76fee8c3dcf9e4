import { act, render, screen, waitFor } from '@testing-library/react';
import { House } from 'lucide-react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { AccountContent } from './account-page.tsx';
import { RefusedAtSignIn, RoleRefusal } from './role-refusal.tsx';
import { SessionEndedNote } from './session-ended-note.tsx';
import {
  clearSession,
  currentSession,
  favoritesMerged,
  knownDeviceToken,
  markFavoritesMerged,
  replaceStoredUser,
  storeFavorites,
  storeSession,
  useIsSignedIn,
  useTenantToken,
} from './session-store.ts';
import { signOut } from './sign-out.ts';
import type { SessionUser } from './stored-session.ts';
import { useFreshUser } from './use-fresh-user.ts';

const maya: SessionUser = { firstName: 'Maya', lastName: 'Shah', email: 'maya@tenant.example', userType: 'tenant' };
const sam: SessionUser = { ...maya, firstName: 'Sam', email: 'sam@landlord.example', userType: 'landlord' };
const favorites = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.favorites : null;
};
const firstName = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.firstName : null;
};

describe('what a browser keeps', () => {
  it('is kept for the same person, and forgotten when another one signs in', () => {
    storeSession(maya, 'one');
    storeFavorites(['a']);
    markFavoritesMerged();
    storeSession(maya, 'two');
    expect([favorites(), favoritesMerged()]).toEqual([['a'], true]);
    storeSession(sam, 'three');
    expect([favorites(), favoritesMerged()]).toEqual([[], false]);
  });

  it('is nobody’s without a session', () => {
    storeFavorites(['a']);
    replaceStoredUser(maya);
    expect([localStorage.getItem('favorites'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(currentSession().status).toBe('signed-out');
  });

  it('knows the device of the first sign-in, also after signing out', () => {
    storeSession(maya, 'one', 'device-1');
    storeSession(maya, 'one', 'device-2');
    clearSession();
    expect(knownDeviceToken()).toBe('device-1');
  });

  it('is gone after signing out, though the server cannot be reached', async () => {
    const { sent } = stubServer(replies.connectionLost);
    storeSession(maya, 'one');
    storeFavorites(['a']);
    sessionStorage.setItem('pendingSubmission', '{}');
    signOut();
    expect(['user', 'token', 'favorites'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    expect(sessionStorage.length).toBe(0);
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/api/auth/logout']));
  });

  function Facts() {
    return `${useIsSignedIn()} ${useTenantToken()}`;
  }

  it('is shown at once, also when another tab changes it', () => {
    const { container } = render(<Facts />);
    expect(container.textContent).toBe('false null');
    act(() => storeSession(maya, 'one'));
    expect(container.textContent).toBe('true one');
    act(() => storeSession(sam, 'two'));
    expect(container.textContent).toBe('true null');
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'something-else' })));
    expect(container.textContent).toBe('true null');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(container.textContent).toBe('false null');
  });
});

describe('the stored user', () => {
  function Page() {
    useFreshUser();
    return null;
  }
  const answer = (changes: object) => replies.success({ user: { ...maya, firstName: 'May', ...changes } });

  it('is brought up to date once a page is loaded', async () => {
    storeSession(maya, 'one');
    const { sent } = stubServer(answer({ updatedAt: '2026-11-10' }));
    render(<Page />);
    await waitFor(() => expect(firstName()).toBe('May'));
    expect(sent).toHaveLength(1);
  });

  it('stays when it is newer than the answer, or when somebody else has signed in', async () => {
    storeSession({ ...maya, updatedAt: '2026-11-11' }, 'one');
    const held = replies.held(answer({ updatedAt: '2026-11-10' }));
    stubServer(held.promise);
    render(<Page />);
    await act(async () => held.release());
    expect(firstName()).toBe('Maya');
  });

  it('keeps what was confirmed while the answer was under way', async () => {
    storeSession({ ...maya, mustReviewAccess: true, updatedAt: '2026-11-10' }, 'one');
    const held = replies.held(answer({ mustReviewAccess: true, updatedAt: '2026-11-10' }));
    stubServer(held.promise);
    render(<Page />);
    replaceStoredUser({ ...maya, updatedAt: '2026-11-10' });
    await act(async () => held.release());
    expect(JSON.parse(localStorage.getItem('user') ?? '')).not.toHaveProperty('mustReviewAccess');
  });

  it('is not asked for without a session', () => {
    const { sent } = stubServer(answer({}));
    render(<Page />);
    expect(sent).toEqual([]);
  });
});

describe('the content of an account page', () => {
  const cancel = vi.fn();
  beforeEach(() => cancel.mockReset());
  const show = (token: string | null, signedOut?: string) =>
    renderPage(
      <AccountContent
        loaderData={{ token, data: 'data', cancel }}
        fallback="Loading"
        prompt="You need to be signed in."
        signedOut={signedOut}
      >
        {(data, { firstName }) => `${data} of ${firstName}`}
      </AccountContent>,
      '/dashboard?tab=2',
    );

  it('asks a visitor to sign in, and to come back', () => {
    show(null);
    expect(screen.getByText('You need to be signed in.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toContain(
      encodeURIComponent('/dashboard?tab=2'),
    );
  });

  it('may be something else for a visitor', () => {
    show(null, 'Access denied');
    expect(document.body.textContent).toContain('Access denied');
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  it('is of the person whose data it is, and waits for the data of another one', () => {
    storeSession(maya, 'one');
    show('one');
    expect(document.body.textContent).toContain('data of Maya');
    act(() => storeSession(sam, 'two'));
    expect(document.body.textContent).toContain('Loading');
  });

  it('comes after a second step that has to be set up', async () => {
    storeSession({ ...maya, mustSetUpSecondStep: true }, 'one');
    const { router } = show('one');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/second-step'));
    expect(router.state.location.search).toBe(`?next=${encodeURIComponent('/dashboard?tab=2')}`);
  });

  it('ends its calls when it is left', async () => {
    storeSession(maya, 'one');
    const { router } = show('one');
    expect(cancel).not.toHaveBeenCalled();
    await act(() => router.navigate('/elsewhere'));
    await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
  });
});

describe('a page for others', () => {
  const show = (user: SessionUser, roles: readonly SessionUser['userType'][]) =>
    renderPage(
      <RoleRefusal icon={House} roles={roles} user={user}>
        Why.
      </RoleRefusal>,
    );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('says whom it is for, and offers a tenant a landlord account', () => {
    show(maya, ['landlord', 'agent']);
    expect(screen.getByRole('heading', { name: 'For landlords and agents' })).toBeTruthy();
    expect(screen.getByText('You’re signed in as Maya, a tenant.')).toBeTruthy();
    expect(links()).toEqual(['/dashboard', '/auth/signup?type=landlord']);
  });

  it.each([
    [maya, ['admin'], ['/dashboard']],
    [sam, ['agent'], ['/dashboard']],
    [{ ...sam, userType: 'admin' }, ['landlord'], ['/admin/dashboard']],
  ] as const)('offers nobody else one', (user, roles, expected) => {
    show(user, roles);
    expect(links()).toEqual(expected);
  });

  it.each([
    ['a tenant who wanted to list a home', maya, '/list-property?draft=1', true],
    ['a tenant who wanted something else', maya, '/messages', false],
    ['a landlord', sam, '/list-property', false],
    ['a visitor', null, '/list-property', false],
  ])('says so beside the sign-in form to %s', (_, user, next, isSaid) => {
    if (user) storeSession(user, 'one');
    renderPage(<RefusedAtSignIn />, `/auth/login?next=${encodeURIComponent(next)}`);
    expect(screen.queryByText(/Only landlords and agents can list homes/) !== null).toBe(isSaid);
  });
});

it('says in a form that the session has ended, and leads back to it', () => {
  renderPage(<SessionEndedNote next="/contact" />);
  expect(screen.getByRole('link', { name: 'sign in' }).getAttribute('href')).toContain(encodeURIComponent('/contact'));
});

it('says nothing of that while somebody is signed in', () => {
  storeSession(maya, 'one');
  renderPage(<SessionEndedNote next="/contact" />);
  expect(screen.queryByRole('link')).toBeNull();
});
