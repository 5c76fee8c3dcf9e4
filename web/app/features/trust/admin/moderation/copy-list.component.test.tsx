import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { CopyList } from './copy-list.tsx';

const at = '2026-11-10T12:00:00.000Z';

const anAdvert = (id: string, changes: Partial<ReviewedListing>) =>
  ({
    id,
    status: 'live',
    title: 'Flat by the canal',
    description: 'A log burner warms the lounge.',
    address: { line1: '12 Lock Street', line2: 'Flat 2', city: 'Leeds', county: '', postcode: 'LS1 4AP' },
    price: 1_200,
    bedrooms: 2,
    photos: [],
    submittedAt: at,
    publishedAt: at,
    materialInformation: { secondAdvertReason: '' },
    lister: { id, name: 'Ada Lister', email: 'ada@landlord.example', createdAt: at },
    ...changes,
  }) as unknown as ReviewedListing;

it('shows both adverts side by side, with the words that differ marked', async () => {
  const listing = anAdvert('a', {
    description: 'A log burner heats the lounge.',
    status: 'pending',
    publishedAt: null,
  });
  const other = anAdvert('b', { lister: { ...listing.lister, name: 'Ben Owner', email: 'ben@owner.example' } });
  const property = { id: 'b', title: other.title, status: 'live' as const, lister: 'Ben Owner' };
  const list = <CopyList listing={listing} copies={[{ matches: ['address', 'text'], property }]} />;
  const loader = () => ({ success: true, data: other });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: list, loader }])} />);
  const user = userEvent.setup({ delay: null });
  await waitFor(() => expect(screen.getByText('Same address')).toBeTruthy());
  expect(screen.getByText('Nearly the same text')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Compare side by side with Flat by the canal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it the same home?' }));
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Description' })).toBeTruthy());
  const marked = (tag: string) => [...document.querySelectorAll(tag)].map(({ textContent }) => textContent?.trim());
  expect(marked('del')).toContain('heats');
  expect(marked('ins')).toContain('warms');
  for (const heading of ['Title', 'Address', 'Account', 'Dates', 'Photos', 'Reason for a second advert'])
    expect(dialog.getByRole('heading', { name: heading })).toBeTruthy();
  expect(dialog.getAllByText('This advert')).toHaveLength(dialog.getAllByText('The other advert').length);
  expect(dialog.getAllByText(/12 Lock Street, Flat 2, Leeds, LS1 4AP/)).toHaveLength(2);
  expect(document.body.textContent).toContain('ben@owner.example');
});
