import type { Team } from '@letfair/contract/agencies/teams/membership';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  givePassword,
  page,
  renderPage,
  replies,
  replyAfterPassword,
  stubServer,
} from '../../../testing/render-page.tsx';
import { clearSession, currentSession, storeSession } from '../../accounts/session/index.ts';
import { TeamContent } from './team-page.tsx';

afterEach(clearSession);

const nothing = { homes: 0, conversations: 0, viewings: 0 };
const person = {
  branchId: null,
  joinedAt: '2026-11-10T10:00:00.000Z',
  keys: 0,
  webhooks: 0,
  looksAfter: nothing,
} as const;
const ada = {
  ...person,
  id: '1',
  name: 'Ada Brook',
  email: 'ada@brook.example',
  role: 'owner',
  joinedAt: null,
} as const;
const ben = { ...person, id: '2', name: 'Ben Cole', email: 'ben@brook.example', role: 'manager' } as const;
const cleo = { ...person, id: '3', name: 'Cleo Dunn', email: 'cleo@brook.example', role: 'negotiator' } as const;
const leeds = { id: '9', name: 'Leeds', code: 'LS', address: '1 Mill Lane' };
const invitation = {
  id: '7',
  email: 'dev@brook.example',
  role: 'viewer',
  branchId: null,
  invitedBy: 'Ben Cole',
  invitedAt: '2026-11-13T10:00:00.000Z',
  expiresAt: '2026-11-20T10:00:00.000Z',
  expired: false,
} as const;
const asOwner: Team = {
  id: '1',
  name: 'Brook Lets',
  you: { id: '1', role: 'owner' },
  canInvite: true,
  members: [ada, ben, cleo],
  invitations: [invitation],
  branches: [leeds],
};
const buttonsOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li')!)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

const editButtonOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li')!).getByRole('button', { name: 'Edit' });

describe('the team page', () => {
  it('lets an owner change everybody but the person whose account it is', () => {
    renderPage(<TeamContent team={asOwner} />);
    expect(buttonsOf('Ada Brook (you)')).toEqual([]);
    expect(buttonsOf('Ben Cole')).toEqual(['Edit', 'Remove']);
    expect(screen.getByText(/^Valid until 20 Nov/)).toBeTruthy();
    expect(screen.getByText(/^Invited by Ben Cole on 13 Nov/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add a branch' })).toBeTruthy();
  });

  it('shows a negotiator who is there, and only the way out', () => {
    const team: Team = { ...asOwner, you: { id: '3', role: 'negotiator' }, canInvite: false, invitations: [] };
    renderPage(<TeamContent team={team} />);
    expect(buttonsOf('Ben Cole')).toEqual([]);
    expect(buttonsOf('Cleo Dunn (you)')).toEqual(['Leave the team']);
    expect(screen.queryByRole('button', { name: /Invite|branch|Edit/ })).toBeNull();
  });

  it('invites by mail with a role, and says so', async () => {
    const { sent } = stubServer(replies.success(asOwner));
    const { user } = renderPage(<TeamContent team={asOwner} />);
    await user.click(screen.getByRole('button', { name: 'Invite someone' }));
    await screen.findByRole('dialog', { name: 'Invite someone' });
    page.fill({ email: 'eve@' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('email')).toBe('Please enter a valid email address'));
    page.fill({ email: ' eve@brook.example ' });
    page.fill({ role: 'manager' });
    await user.click(page.submitButton());
    expect(await screen.findByText('We’ve emailed eve@brook.example.')).toBeTruthy();
    expect(sent[0]).toMatchObject({
      path: '/api/team/invitations',
      body: { email: 'eve@brook.example', role: 'manager', branchId: null },
    });
  });

  it.each([
    ['POST /api/team/invitations', 'Invite someone', 'We’ve emailed eve@brook.example.'],
    ['PUT /api/team/members/3', 'Cleo Dunn', 'Your changes to Cleo Dunn have been saved.'],
    ['POST /api/team/invitations/7', null, 'We’ve emailed dev@brook.example again.'],
  ] as const)('asks for the password where %s needs it, and carries on', async (guarded, dialog, done) => {
    const { sent } = stubServer(replyAfterPassword(guarded, replies.success(asOwner)));
    const { user } = renderPage(<TeamContent team={asOwner} />);
    if (dialog === null) await user.click(screen.getByRole('button', { name: 'Send again' }));
    else {
      const opener = dialog === 'Invite someone' ? screen.getByRole('button', { name: dialog }) : editButtonOf(dialog);
      await user.click(opener);
      await screen.findByRole('dialog', { name: dialog === 'Invite someone' ? dialog : `Edit ${dialog}` });
      page.fill({ role: 'owner', ...(dialog === 'Invite someone' && { email: 'eve@brook.example' }) });
      await user.click(page.submitButton());
    }
    await givePassword(user);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(sent.filter(({ path }) => guarded.endsWith(` ${path}`))).toHaveLength(2);
  });

  it('offers a manager only the roles below their own', async () => {
    const team: Team = { ...asOwner, you: { id: '2', role: 'manager' } };
    const { user } = renderPage(<TeamContent team={team} />);
    expect(buttonsOf('Cleo Dunn')).toEqual(['Edit', 'Remove']);
    expect(buttonsOf('Ben Cole (you)')).toEqual(['Leave the team']);
    await user.click(screen.getByRole('button', { name: 'Invite someone' }));
    await screen.findByRole('dialog', { name: 'Invite someone' });
    const options = [...page.field('role').querySelectorAll('option')].map(({ value }) => value);
    expect(options).toEqual(['negotiator', 'viewer']);
  });

  it('says before a role is lowered what ends with it', async () => {
    stubServer(replies.success(asOwner));
    const { user } = renderPage(<TeamContent team={{ ...asOwner, members: [ada, { ...ben, keys: 2 }] }} />);
    await user.click(editButtonOf('Ben Cole'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Ben Cole' });
    expect(within(dialog).queryByRole('alert')).toBeNull();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'viewer');
    expect(within(dialog).getByRole('alert').textContent).toContain(
      'The 2 keys that they created for other software stop',
    );
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'owner');
    expect(within(dialog).queryByRole('alert')).toBeNull();
  });

  it('asks before somebody is removed', async () => {
    const { sent } = stubServer(replies.success(asOwner));
    const { user } = renderPage(<TeamContent team={asOwner} />);
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Remove Ben Cole?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Ben Cole has been removed from the team.')).toBeTruthy();
    expect(sent[0]?.path).toBe('/api/team/members/2');
  });

  it('forgets the team in the browser of somebody who leaves', async () => {
    const team = { id: '1', name: 'Brook Lets', role: 'negotiator' } as const;
    const session = { firstName: 'Cleo', lastName: 'Dunn', email: 'cleo@brook.example', userType: 'agent' } as const;
    storeSession({ ...session, team }, 'opaque');
    stubServer(replies.success());
    const { user, router } = renderPage(<TeamContent team={{ ...asOwner, you: { id: '3', role: 'negotiator' } }} />);
    await user.click(screen.getByRole('button', { name: 'Leave the team' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave the team?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave the team' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(currentSession()).toMatchObject({ user: session });
    expect(currentSession()).not.toMatchObject({ user: { team } });
  });

  it('says what went wrong', async () => {
    stubServer(replies.refusal('You can only give or take away roles below your own.'));
    const { user } = renderPage(<TeamContent team={asOwner} />);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('You can only give or take away roles below your own.')).toBeTruthy();
  });
});
