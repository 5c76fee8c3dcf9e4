import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../testing/render-page.tsx';
import { clearSession, type SessionUser, storeSession } from '../session/index.ts';
import { WorkNavigation } from './work-navigation.tsx';

afterEach(clearSession);

const maya = { firstName: 'Maya', lastName: 'Shah', email: 'maya@letfair.example' };
const signInAs = (userType: SessionUser['userType']) => storeSession({ ...maya, userType } as SessionUser, 'opaque');

it('leads to the pages of the role, says which one is open and what each number counts', async () => {
  stubServer(replies.success({ savedProperties: 0, messages: 3, applications: 1, properties: 0 }));
  signInAs('landlord');
  renderPage(<WorkNavigation />, '/properties/manage');
  expect(await screen.findByRole('link', { name: /^Messages\s*– 3 unread messages$/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Applications.*1 application waits for your answer/ })).toBeTruthy();
  const homes = screen.getByRole('link', { name: 'Homes' });
  expect(homes.getAttribute('aria-current')).toBe('page');
  expect(homes.getAttribute('href')).toBe('/properties/manage');
});

it('is not there for somebody who is signed out', () => {
  renderPage(<WorkNavigation />, '/dashboard');
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).toBeNull();
});

it('goes without numbers while they cannot be loaded', async () => {
  stubServer(replies.connectionLost);
  signInAs('tenant');
  renderPage(<WorkNavigation />, '/favorites');
  expect(await screen.findByRole('link', { name: 'Saved' })).toBeTruthy();
});
