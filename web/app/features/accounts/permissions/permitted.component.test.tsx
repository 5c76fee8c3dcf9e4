import { teamPermissions, type teamRoles } from '@letfair/domain/agencies/teams/roles';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { clearSession, type SessionUser, storeSession } from '../session/index.ts';
import { Permitted, PermittedFields, PermittedPage } from './index.ts';

afterEach(clearSession);

const user: SessionUser = { firstName: 'Ada', lastName: 'Brook', email: 'ada@brook.example', userType: 'agent' };
const signIn = (role: (typeof teamRoles)[number]) =>
  storeSession({ ...user, team: { id: '7', name: 'Brook Lets', role } }, 'token');

test('somebody who works alone may do everything', () => {
  storeSession(user, 'token');
  for (const permission of teamPermissions) renderPage(<Permitted permission={permission}>allowed</Permitted>);
  expect(screen.getAllByText('allowed')).toHaveLength(teamPermissions.length);
});

test('says why a role may not do something, and who may', () => {
  signIn('negotiator');
  renderPage(<Permitted permission="transfer">Import</Permitted>);
  expect(screen.queryByText('Import')).toBeNull();
  expect(screen.getByText(/negotiator.*import homes.*Owners and managers can\./)).toBeTruthy();
});

test('a form that a role may only read is disabled', () => {
  signIn('manager');
  renderPage(
    <PermittedFields permission="agency">
      <button type="submit">Save agency details</button>
    </PermittedFields>,
  );
  expect(screen.getByRole('group').matches(':disabled')).toBe(true);
  expect(screen.getByText(/Owners can\./)).toBeTruthy();
});

test('a page that a role may not use has a way on', () => {
  signIn('viewer');
  renderPage(
    <PermittedPage permission="integrations" title="Feed and API keys">
      keys
    </PermittedPage>,
  );
  expect(screen.getByRole('heading', { name: 'Feed and API keys' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
});
