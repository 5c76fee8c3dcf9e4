import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTab } from '../../../../testing/open-admin-tab.tsx';

const listing = (changes: object = {}) => ({
  id: 'home',
  title: 'Flat by the canal',
  place: 'Leeds LS1',
  price: 1_250,
  status: 'pending',
  submittedAt: '2026-11-10T12:00:00.000Z',
  revision: false,
  flags: ['no-photos'],
  blockers: 2,
  lister: { id: 'ada', name: 'Ada Lister', email: 'ada@landlord.example' },
  ...changes,
});
const queue = (...properties: readonly object[]) => ({ properties, nextCursor: null });

it('lists what waits with its lister, place, rent, day, flags and blockers', async () => {
  const changed = listing({ id: 'other', title: 'House on the hill', revision: true, flags: [], blockers: 0 });
  const { askedLast } = openTab('?tab=listings', { 'GET /api/admin/properties': queue(listing(), changed) });
  const rows = await screen.findAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Title', 'Landlord or agent', 'Place', 'Rent', 'Submitted', 'Flags', 'Blockers', 'Actions'],
    [
      'Flat by the canal',
      'Ada Listerada@landlord.example',
      'Leeds LS1',
      '£1,250 pcm',
      '10 Nov 2026',
      '1',
      '2',
      'Review',
    ],
    [
      'House on the hillChanges',
      'Ada Listerada@landlord.example',
      'Leeds LS1',
      '£1,250 pcm',
      '10 Nov 2026',
      '0',
      '0',
      'Review',
    ],
  ]);
  expect(askedLast('/api/admin/properties')).toEqual({ status: 'pending' });
});

it('shows another status, and says that nothing has it', async () => {
  const { user, askedLast } = openTab('?tab=listings', { 'GET /api/admin/properties': queue() });
  expect(await screen.findByText('No listings are waiting')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Live');
  await waitFor(() => expect(askedLast('/api/admin/properties')).toEqual({ status: 'live' }));
  expect(await screen.findByText('No listings with this status')).toBeTruthy();
});

it('opens the review of a listing, and closes it', async () => {
  const { user } = openTab('?tab=listings', {
    'GET /api/admin/properties': queue(listing()),
    'GET /api/admin/properties/home': { refused: 'internal' },
  });
  await user.click(await screen.findByRole('button', { name: 'Review' }));
  const dialog = await screen.findByRole('dialog', { name: 'Flat by the canal' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
