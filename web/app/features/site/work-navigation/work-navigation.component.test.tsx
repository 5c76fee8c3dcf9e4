import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { clearSession, type SessionUser, storeSession } from '../../accounts/session/index.ts';
import { WorkNavigation } from './work-navigation.tsx';

afterEach(clearSession);

const maya = { firstName: 'Maya', lastName: 'Shah', email: 'maya@letfair.example' };
function signedInAs(userType: SessionUser['userType']): SessionUser {
  const user = { ...maya, userType } as SessionUser;
  storeSession(user, 'opaque');
  return user;
}

it('leads to the pages of the role, says which one is open and what each number counts', async () => {
  stubServer(replies.success({ savedProperties: 0, messages: 3, applications: 1, viewings: 0, properties: 0 }));
  renderPage(<WorkNavigation user={signedInAs('landlord')} />, '/properties/manage');
  expect(await screen.findByRole('link', { name: /^Messages\s*– 3 unread messages$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Applications.*1 application is waiting for your answer/ })).toBeTruthy();
  const homes = screen.getByRole('link', { name: 'Homes' });
  expect(homes.getAttribute('aria-current')).toBe('page');
  expect(homes.getAttribute('href')).toBe('/properties/manage');
});

it('goes without numbers while they cannot be loaded', async () => {
  stubServer(replies.connectionLost);
  renderPage(<WorkNavigation user={signedInAs('tenant')} />, '/favorites');
  expect(await screen.findByRole('link', { name: 'Favourites' })).toBeTruthy();
});

it('counts again when the data of the page is loaded again, such as after a decision', async () => {
  const counts = { savedProperties: 0, applications: 0, viewings: 0, properties: 0 };
  const server = stubServer(replies.success({ ...counts, messages: 3 }));
  const { router } = renderPage(<WorkNavigation user={signedInAs('landlord')} />, '/properties/manage');
  expect(await screen.findByRole('link', { name: /3 unread messages/ })).toBeTruthy();
  server.replyWith(replies.success({ ...counts, messages: 2 }));
  await act(() => router.revalidate());
  expect(await screen.findByRole('link', { name: /2 unread messages/ })).toBeTruthy();
});
