import type { ViewingContest } from '@letfair/contract/lettings/viewings/contests';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { replies, stubServer } from '../../../../../testing/render-page.tsx';
import { contestQueue } from './queue-kinds.tsx';

const contest: ViewingContest = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  propertyId: '0192f3a0-0000-7000-8000-000000000002',
  propertyTitle: 'Garden flat by the canal',
  startsAt: '2026-11-14T10:30:00.000Z',
  status: 'no-show-tenant',
  isLate: false,
  by: { id: '0192f3a0-0000-7000-8000-000000000003', name: 'Maya Osei' },
  other: { id: '0192f3a0-0000-7000-8000-000000000004', name: 'Priya Shah' },
  content: 'I stood at the gate for half an hour.',
  createdAt: '2026-11-15T09:00:00.000Z',
};

it('shows both sides and what was written, and strikes the entry out with a reason', async () => {
  const server = stubServer(replies.success({ id: contest.id, status: 'struck' }));
  const position = {
    noun: 'contest',
    place: null,
    wait: null,
    onNext: null,
    onPrevious: null,
    onDecided: vi.fn(),
    onChanged: vi.fn(),
  };
  const element = <contestQueue.Open id={contest.id} item={contest} position={position} />;
  const withoutNotes = () => ({ success: true, data: { notes: [] } });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, loader: withoutNotes }])} />);
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByRole('heading', { level: 2, name: 'No-show by Maya Osei' })).toBeTruthy();
  expect(screen.getByText('I stood at the gate for half an hour.')).toBeTruthy();
  expect(screen.getByText(/The other person was Priya Shah/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Remove the entry' }));
  await user.type(await screen.findByRole('textbox', { name: /reason/i }), 'The messages show it.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the entry' }));
  await waitFor(() => expect(position.onDecided).toHaveBeenCalledWith('The entry no longer counts.'));
  expect(server.sent.find(({ path }) => path.includes('viewing-contests'))?.body).toEqual({
    decision: 'strike',
    reason: 'The messages show it.',
  });
});
