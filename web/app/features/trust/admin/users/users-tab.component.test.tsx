import type { User } from '@letfair/contract/accounts/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTab } from '../../../../testing/open-admin-tab.tsx';

const at = '2026-11-10T12:00:00.000Z';
const aUser = (changes: Partial<User> = {}) =>
  ({
    id: 'ada',
    firstName: 'Ada',
    lastName: 'Lister',
    email: 'ada@landlord.example',
    userType: 'landlord',
    isVerified: true,
    suspended: false,
    createdAt: at,
    ...changes,
  }) as User;

const affected = {
  groups: [
    { tie: 'accepted', count: 1, people: [{ id: 'h', name: 'Hannah W.', propertyTitle: 'The mill', startsAt: null }] },
  ],
  seen: 'hannah',
};

describe('users', () => {
  const list = (users: readonly User[], total: number | null = users.length) => ({ users, nextCursor: null, total });

  it('are found by what is typed, and sorted by the column that is pressed', async () => {
    const { user, askedLast, router } = openTab('', { 'GET /api/admin/users': list([aUser()], 70) });
    expect(await screen.findByText('1 of 70 users shown')).toBeTruthy();
    expect(askedLast('/api/admin/users')).toEqual({ sort: 'joined', direction: 'desc' });
    await user.click(screen.getByRole('button', { name: /^User/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=name&direction=asc'));
    await user.type(screen.getByRole('searchbox'), ' ada ');
    await waitFor(() =>
      expect(askedLast('/api/admin/users')).toEqual({
        sort: 'name',
        direction: 'asc',
        search: 'ada',
      }),
    );
  });

  it.each([
    [1, '1 user shown'],
    [1234, '1 of 1,234 users shown'],
    [null, 'Showing the first 1 users'],
  ])('are counted: of %s “%s”', async (total, words) => {
    openTab('', { 'GET /api/admin/users': list([aUser()], total) });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('are said not to be found, without a count', async () => {
    openTab('?search=zoe', { 'GET /api/admin/users': list([]) });
    expect(await screen.findByText(/couldn’t find “zoe”/)).toBeTruthy();
    expect(screen.queryByText(/users? shown/)).toBeNull();
  });

  it('are suspended with a reason that has to be given, and shown as suspended', async () => {
    const suspended = aUser({ suspended: true });
    const { user, sentTo } = openTab('', {
      'GET /api/admin/users': list([aUser()]),
      'GET /api/admin/users/ada/affected': affected,
      'PUT /api/admin/users/ada/suspend': { user: suspended },
    });
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend Ada Lister?' }));
    expect(dialog.getByText(/Their homes are hidden from search/)).toBeTruthy();
    expect(dialog.getByText('Nobody can message them or apply for their homes.')).toBeTruthy();
    expect(await dialog.findByText(/1 accepted application will be put on hold/)).toBeTruthy();
    expect(dialog.getByText('Hannah W. (The mill)')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(dialog.getByText('Please say why.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), ' Fraud. ');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('User suspended')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('/api/admin/users/ada/suspend')[0]?.body).toEqual({
      suspended: true,
      reason: 'Fraud.',
      seen: 'hannah',
    });
  });

  it('say in the dialog why they cannot be suspended; a tenant has no homes', async () => {
    const refused = { refused: 'conflict', message: 'The last admin stays.' };
    const { user } = openTab('', {
      'GET /api/admin/users': list([aUser({ userType: 'tenant' })]),
      'GET /api/admin/users/ada/affected': affected,
      'PUT /api/admin/users/ada/suspend': refused,
    });
    await user.click(await screen.findByRole('button', { name: 'Suspend' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/Their homes are hidden from search/)).toBeNull();
    expect(dialog.getByText('Nobody can message them.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'Fraud.');
    await user.click(dialog.getByRole('button', { name: 'Suspend' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('The last admin stays.');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('The last admin stays.')).toBeNull();
  });

  it('come back after a question, and a failure without a rule is said in general', async () => {
    const refused = { refused: 'internal', message: 'Secret of the server.' };
    const { user } = openTab('', {
      'GET /api/admin/users': list([aUser({ suspended: true })]),
      'PUT /api/admin/users/ada/suspend': refused,
    });
    await user.click(await screen.findByRole('button', { name: 'Unsuspend' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Unsuspend Ada Lister?' })).getByRole('button', {
        name: 'Unsuspend',
      }),
    );
    expect(await screen.findByText('Failed to update user')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const details = (changes: object = {}) => ({
    'GET /api/admin/users': list([aUser()]),
    'GET /api/admin/users/ada': { user: aUser(), suspension: null, history: [], hasSecondStep: false, ...changes },
  });

  it('have details: who they are, and nothing that is not there', async () => {
    const { user } = openTab('', details());
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User details' }));
    expect(await dialog.findByText('Private notes')).toBeTruthy();
    expect(dialog.getByText('Yes')).toBeTruthy();
    for (const absent of ['Suspended', 'History', 'Remove two-step sign-in'])
      expect(dialog.queryByText(absent)).toBeNull();
  });

  it('have details: suspension, history and the second step, which goes after a question', async () => {
    const entry = {
      id: '1',
      at,
      action: 'suspend',
      note: 'Fraud.',
      role: 'admin',
      actor: { name: ' ' },
      target: { type: 'account', label: null, propertyId: null, userId: 'ada' },
    };
    const suspension = { at, reason: 'Asked for money.' };
    const { user, sentTo } = openTab('', {
      ...details({ suspension, history: [entry], hasSecondStep: true }),
      'DELETE /api/admin/users/ada/second-step': null,
    });
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User details' }));
    expect(await dialog.findByText('Asked for money.')).toBeTruthy();
    expect(dialog.getByText(/A deleted account/)).toBeTruthy();
    expect(dialog.getByText('Fraud.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove two-step sign-in' }));
    const question = within(screen.getByRole('dialog', { name: 'Remove two-step sign-in?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Two-step sign-in removed')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Remove two-step sign-in?' })).toBeNull();
    // The details are loaded again.
    await waitFor(() =>
      expect(sentTo('/api/admin/users/ada').filter(({ path }) => path.endsWith('ada'))).toHaveLength(2),
    );
  });

  it('are still shown in their details when the history cannot be loaded', async () => {
    const { user } = openTab('', { ...details(), 'GET /api/admin/users/ada': { refused: 'internal' } });
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'User details' }));
    expect(await dialog.findByText(/the history/)).toBeTruthy();
    expect(dialog.getByText('ada@landlord.example')).toBeTruthy();
  });
});
