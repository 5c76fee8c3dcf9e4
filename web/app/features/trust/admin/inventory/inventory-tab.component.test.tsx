import type { InventoryBooking } from '@letfair/contract/trust/admin/moderation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTab } from '../../../../testing/open-admin-tab.tsx';

const aBooking = (changes: Partial<InventoryBooking> = {}): InventoryBooking => ({
  id: 'b1',
  status: 'requested',
  createdAt: '2026-11-18T09:30:00.000Z',
  updatedAt: '2026-11-18T09:30:00.000Z',
  property: { id: 'p1', title: 'Flat by the canal', place: '12 Lock Street, Leeds, LS1 1AA', status: 'pending' },
  lister: {
    id: 'l1',
    name: 'Ada Hollins',
    company: 'Hollins Lettings',
    email: 'ada@agency.example',
    phone: '07700 900123',
  },
  ...changes,
});
const page = (...bookings: readonly InventoryBooking[]) => ({ bookings, nextCursor: null });

it('lists requested inventories with whom to ring and since when, and the other states by choice', async () => {
  const { user, askedLast } = openTab('?tab=inventory', { 'GET /api/admin/inventory-bookings': page(aBooking()) });
  const row = within((await screen.findByText('Flat by the canal')).closest('tr')!);
  for (const text of ['Ada Hollins, Hollins Lettings', '07700 900123', 'Requested', '18 Nov 2026, 9.30am', 'None yet'])
    expect(row.getByText(text)).toBeTruthy();
  expect(askedLast('/api/admin/inventory-bookings')).toEqual({ status: 'requested' });
  await user.selectOptions(screen.getByLabelText('Status'), 'Completed');
  await waitFor(() => expect(askedLast('/api/admin/inventory-bookings')).toEqual({ status: 'completed' }));
});

it('moves a booking on after a question, and says so', async () => {
  const { user, sentTo } = openTab('?tab=inventory', {
    'GET /api/admin/inventory-bookings': page(aBooking()),
    'PUT /api/admin/inventory-bookings/b1': { id: 'b1', status: 'arranged' },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as arranged' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as arranged' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The inventory of “Flat by the canal” is arranged.');
  expect(sentTo('/api/admin/inventory-bookings/b1')).toMatchObject([{ body: { status: 'arranged' } }]);
});

it('says so where none has to be arranged, and offers no step after the last', async () => {
  openTab('?tab=inventory', { 'GET /api/admin/inventory-bookings': page() });
  expect(await screen.findByText('No inventories to arrange')).toBeTruthy();
});
