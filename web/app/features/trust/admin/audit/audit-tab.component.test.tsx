import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTab } from '../../../../testing/open-admin-tab.tsx';

const entry = (id: string, target: object, changes: object = {}) => ({
  id,
  at: '2026-11-10T12:00:00.000Z',
  action: 'approve',
  note: '',
  role: 'admin',
  actor: { id: 'b', name: 'Ben Moderator' },
  target: { type: 'listing', label: null, propertyId: null, userId: null, ...target },
  ...changes,
});
const answers = (entries: readonly object[] = [], more: object = {}) => ({
  'GET /api/admin/audit': { entries, nextCursor: null },
  'GET /api/admin/admins': { admins: [{ id: 'b', name: 'Ben Moderator' }] },
  ...more,
});

it('leads to homes and people, and names what is gone', async () => {
  const entries = [
    entry('1', { label: 'Flat by the canal', propertyId: 'home' }),
    entry('2', { type: 'account', label: 'Ada Lister', userId: 'ada' }, { action: 'suspend' }),
    entry('3', { label: ' ' }, { role: 'clock', actor: null }),
  ];
  openTab('?tab=audit', answers(entries));
  const link = await screen.findByRole('link', { name: 'Flat by the canal' });
  expect(link.getAttribute('href')).toBe('/properties/home');
  expect(screen.getByRole('row', { name: /Letfair.*A deleted listing/ })).toBeTruthy();
  expect(await screen.findByText('3 entries shown')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ada Lister' })).toBeTruthy();
});

it('is asked by action, admin and days', async () => {
  const { user, askedLast } = openTab('?tab=audit', answers());
  expect(await screen.findByText('No decisions yet')).toBeTruthy();
  expect(askedLast('/api/admin/audit')).toEqual({});
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Users suspended');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Admin' }), 'Ben Moderator');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-09' } });
  await waitFor(() =>
    expect(askedLast('/api/admin/audit')).toEqual({
      action: 'suspend',
      actorId: 'b',
      from: '2026-11-01',
      to: '2026-11-09',
    }),
  );
});

it('is saved whole, page by page, without a word when all of it is there', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  const { user, sentTo } = openTab('?tab=audit&action=suspend', answers());
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  await screen.findByRole('button', { name: 'Download as CSV' });
  expect(sentTo('/api/admin/audit').map(({ path }) => path)).toEqual(Array(2).fill('/api/admin/audit?action=suspend'));
  expect(screen.queryByRole('alert')).toBeNull();
  made.mockRestore();
});

it('says so when the file could not be made', async () => {
  const { user } = openTab('?tab=audit', answers([], { 'GET /api/admin/audit': { refused: 'internal' } }));
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(await screen.findByText('We couldn’t create the file. Please try again.')).toBeTruthy();
});

it('loads further entries of the same filter when asked', async () => {
  const first = { entries: [entry('1', { label: 'One' })], nextCursor: 'c' };
  const next = { entries: [entry('2', { label: 'Two' })], nextCursor: null };
  const { user, askedLast } = openTab('?tab=audit&action=approve', {
    ...answers(),
    'GET /api/admin/audit': first,
    'GET /api/admin/audit?action=approve&cursor=c': next,
  });
  await user.click(await screen.findByRole('button', { name: /^Load more/ }));
  expect(await screen.findByText('Two')).toBeTruthy();
  expect(await screen.findByText('2 entries shown')).toBeTruthy();
  expect(askedLast('/api/admin/audit')).toEqual({ action: 'approve', cursor: 'c' });
  expect(screen.queryByRole('button', { name: /^Load more/ })).toBeNull();
});
