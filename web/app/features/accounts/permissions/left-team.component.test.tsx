import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import {
  clearSession,
  currentSession,
  forgetLeftTeam,
  refreshUser,
  type SessionUser,
  storeSession,
} from '../session/index.ts';
import { LeftTeam } from './index.ts';

afterEach(clearSession);

const alone: SessionUser = {
  id: 'ada',
  firstName: 'Ada',
  lastName: 'Brook',
  email: 'ada@brook.example',
  userType: 'agent',
  updatedAt: '2026-11-10',
};
const inTeam: SessionUser = { ...alone, team: { id: '7', name: 'Brook Lets', role: 'negotiator' } };
const sentence = /^You’re no longer part of Brook Lets/;

/** What the page does when the server says that something about its user has changed. */
async function hear(user: SessionUser) {
  stubServer(replies.success({ user }));
  await refreshUser();
}

it('tells somebody who was removed from their team, until they have read it', async () => {
  storeSession(inTeam, 'one');
  const { user } = renderPage(<LeftTeam />);
  expect(screen.queryByRole('alert')).toBeNull();
  await hear(alone);
  expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('knows another role at once, and says nothing of it', async () => {
  storeSession(inTeam, 'one');
  renderPage(<LeftTeam />);
  const viewer: SessionUser = { ...alone, team: { id: '7', name: 'Brook Lets', role: 'viewer' } };
  await hear(viewer);
  expect(currentSession()).toMatchObject({ user: { team: { role: 'viewer' } } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says nothing to the next person, or to somebody who is in a team again', async () => {
  storeSession(inTeam, 'one');
  renderPage(<LeftTeam />);
  await hear(alone);
  await screen.findByRole('alert');
  await hear(inTeam);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await hear(alone);
  await screen.findByRole('alert');
  storeSession({ ...alone, id: 'ben', email: 'ben@brook.example', team: inTeam.team! }, 'two');
  storeSession({ ...alone, id: 'cal', email: 'cal@brook.example' }, 'three');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says nothing once it is known', async () => {
  storeSession(inTeam, 'one');
  renderPage(<LeftTeam />);
  await hear(alone);
  forgetLeftTeam();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
