import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RedressPart } from './redress-part.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const redress = { scheme: 'The Property Ombudsman', number: 'D12345', confirmedAt: null };

function open(changes: Partial<typeof redress> | null) {
  const lister = { id, redress: changes && { ...redress, ...changes } } as ReviewedListing['lister'];
  const onConfirmed = vi.fn();
  const part = <RedressPart lister={lister} onConfirmed={onConfirmed} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: part }])} />);
  return { onConfirmed, user: userEvent.setup({ delay: null }) };
}

it('confirms the scheme that was read with one press', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    sent.push([method, path, JSON.parse(String(body))]);
    return Response.json({ success: true, data: { ...redress, confirmedAt: '2026-11-10T12:00:00.000Z' } });
  });
  const { onConfirmed, user } = open({});
  expect(screen.getByText('The Property Ombudsman, D12345')).toBeTruthy();
  expect(screen.getByText('Until you confirm it, this agency can only add up to 500 new homes a day.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Confirm redress scheme' }));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalled());
  expect(sent).toEqual([['PUT', `/api/admin/users/${id}/redress`, { scheme: redress.scheme, number: redress.number }]]);
});

it('says why it was not confirmed', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message: 'The agency has changed it.', error: { code: 'conflict' } }),
  );
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'Confirm redress scheme' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The agency has changed it.'));
});

it('has no button before a scheme is named, and nothing for a landlord', () => {
  open({ scheme: '', number: '' });
  expect(screen.getByText('The agency hasn’t named its redress scheme yet.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
