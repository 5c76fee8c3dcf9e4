import type { User } from '@letfair/contract/accounts/accounts';
import type { Measure } from '@letfair/contract/trust/admin/measures';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page, renderPage, replies, replyByCall, stubServer } from '../../../../testing/render-page.tsx';
import { MeasureItem } from './measure-item.tsx';
import { Measures } from './measures.tsx';

afterEach(() => vi.unstubAllGlobals());

const id = '01900000-0000-7000-8000-000000000001';
const at = '2026-11-10T12:00:00.000Z';

const aMeasure = (changes: Partial<Measure> = {}): Measure => ({
  id,
  user: { id, name: 'Ada Lister' },
  kind: 'limit',
  reason: 'The same home was listed twice.',
  requestedBy: { id, name: 'Ben Moderator' },
  requestedAt: at,
  confirmedBy: null,
  startedAt: at,
  endsAt: null,
  endedAt: null,
  reports: 0,
  ...changes,
});
const waiting = aMeasure({ kind: 'suspend', startedAt: null });

function showItem(measure: Measure) {
  const onChanged = vi.fn();
  const { user } = renderPage(
    <ul>
      <MeasureItem measure={measure} onChanged={onChanged} />
    </ul>,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const answer = async (title: string, name: string) =>
    user.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name }));
  return { onChanged, press, answer };
}

it.each([
  ['Lift', 'Lift “Limit” for Ada Lister?', aMeasure(), '', 'lift'],
  ['Confirm', 'Suspend Ada Lister?', waiting, '/confirm', 'confirm'],
  ['Withdraw', 'Withdraw the request to suspend Ada Lister?', waiting, '', 'withdraw'],
] as const)(
  'asks before %s, and does nothing when the question is closed',
  async (name, title, measure, path, step) => {
    const { sent } = stubServer(replies.success(measure));
    const { onChanged, press, answer } = showItem(measure);
    await press(name);
    await answer(title, 'Cancel');
    expect(sent).toEqual([]);
    await press(name);
    await answer(title, name);
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith(step));
    expect(sent.map((request) => request.path)).toEqual([`/api/admin/measures/${id}${path}`]);
  },
);

it('says why a step was refused, and what did not arrive', async () => {
  const server = stubServer(replies.refusal('You asked for this, so another admin has to confirm it.'));
  const { onChanged, press, answer } = showItem(waiting);
  await press('Confirm');
  await answer('Suspend Ada Lister?', 'Confirm');
  expect(await page.alertText()).toBe('You asked for this, so another admin has to confirm it.');
  server.replyWith(replies.connectionLost);
  await press('Confirm');
  await answer('Suspend Ada Lister?', 'Confirm');
  await waitFor(async () => expect(await page.alertText()).toBe('Network error. Please try again.'));
  expect(onChanged).not.toHaveBeenCalled();
});

it.each([
  ['Sent on 10 Nov 2026', aMeasure({ kind: 'warn', endedAt: at })],
  ['Ended on 10 Nov 2026', aMeasure({ endedAt: at })],
  ['Withdrawn', { ...waiting, endedAt: at }],
])('offers no step where the measure reads “%s”', (state, measure) => {
  showItem(measure);
  expect(screen.getByText(state)).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const person: User = {
  id,
  email: 'ada@landlord.example',
  phone: '',
  profilePhoto: null,
  updatedAt: at,
  firstName: 'Ada',
  lastName: 'Lister',
  userType: 'landlord',
  isVerified: true,
  suspended: false,
  createdAt: at,
};

it('applies a measure with a reason and a last day, which a warning has not', async () => {
  const { sent } = stubServer(replies.success(aMeasure()));
  const onChanged = vi.fn();
  const element = <Measures user={person} onChanged={onChanged} />;
  const loader = () => ({ success: true, data: { measures: [aMeasure()] } });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, loader }])} />);
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText('The same home was listed twice.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(page.field('reason').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByLabelText(/Ends on/)).toBeNull();
  await user.selectOptions(page.field('kind'), 'limit');
  page.fill({ reason: ' Spam. ', endsOn: '2099-01-01' });
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent.filter(({ body }) => body).map(({ path, body }) => [path, body])).toEqual([
    [`/api/admin/users/${id}/measures`, { kind: 'limit', reason: 'Spam.', endsOn: '2099-01-01' }],
  ]);
});

it('says what the list of affected people said, and shows it again when someone else is affected by then', async () => {
  const call = `POST /api/admin/users/${id}/measures`;
  const answers = {
    [`GET /api/admin/users/${id}/affected`]: { groups: [], seen: 'nobody' },
    [call]: { refused: 'conflict', message: 'Please look at the list again.' },
  };
  const { sent, replyWith } = stubServer(replyByCall(answers));
  const onChanged = vi.fn();
  const element = <Measures user={person} onChanged={onChanged} />;
  const loader = () => ({ success: true, data: { measures: [] } });
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element, loader }])} />);
  const user = userEvent.setup({ delay: null });
  await user.selectOptions(await screen.findByLabelText('Action'), 'hide');
  expect(await screen.findByText('No viewings or applications are affected.')).toBeTruthy();
  page.fill({ reason: 'Spam.' });
  const people = [{ id: 'h', name: 'Hannah W.', propertyTitle: 'The mill', startsAt: null }];
  replyWith(
    replyByCall({
      ...answers,
      [`GET /api/admin/users/${id}/affected`]: { groups: [{ tie: 'accepted', count: 1, people }], seen: 'hannah' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await page.alertText()).toBe('Please look at the list again.');
  expect(await screen.findByText('Hannah W. (The mill)')).toBeTruthy();
  replyWith(replyByCall({ [call]: aMeasure({ kind: 'hide' }) }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  const posted = sent.filter(({ body }) => body);
  expect(posted.map(({ body }) => body)).toEqual(
    ['nobody', 'hannah'].map((seen) => ({ kind: 'hide', reason: 'Spam.', seen })),
  );
  expect(new Set(posted.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});
