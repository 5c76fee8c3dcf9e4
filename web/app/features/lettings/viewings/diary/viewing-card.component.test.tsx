import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { exampleSlot, exampleViewing } from '../testing/example-viewing.ts';
import { ViewingCard } from './viewing-card.tsx';

const aViewing = (changes: Partial<Viewing> = {}): Viewing =>
  exampleViewing(exampleSlot('slot-1', 5), {
    startsAt: '2026-11-21T10:30:00.000Z',
    endsAt: '2026-11-21T10:50:00.000Z',
    area: 'Leeds, LS7',
    addressFrom: '2026-11-20T10:30:00.000Z',
    meetingPlace: 'At the blue gate',
    notes: 'Park behind the house.',
    ...changes,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(changes: Partial<Viewing> = {}) {
  const told = { onDone: vi.fn(), onFailed: vi.fn(), onStale: vi.fn() };
  const viewing = aViewing(changes);
  const { user } = renderPage(
    <ol>
      <ViewingCard viewing={viewing} {...told} />
    </ol>,
  );
  return { user, viewing, ...told };
}
const button = (name: string) => screen.getByRole('button', { name });

const move = {
  slotId: 'slot-2',
  startsAt: '2026-11-23T16:00:00.000Z',
  endsAt: '2026-11-23T16:20:00.000Z',
  until: '2026-11-21T10:30:00.000Z',
};

describe('a suggested time', () => {
  it('is named to the tenant, who takes it or keeps the old one with one press', async () => {
    const { user, onDone } = open({
      status: 'move-suggested',
      move,
      actions: ['reschedule', 'accept-move', 'decline-move', 'cancel'],
    });
    expect(screen.getByText('Monday 23 November, 4pm to 4.20pm')).toBeTruthy();
    expect(screen.getByText('Your viewing stays at the old time until you answer.')).toBeTruthy();
    expect(button('Keep the old time')).toBeTruthy();
    expect(button('Choose another time')).toBeTruthy();
    const server = stubServer(replies.success(aViewing({ status: 'rescheduled' })));
    await user.click(button('Accept the new time'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(server.sent.at(-1)?.body).toMatchObject({ action: 'accept-move' });
  });

  it('is chosen by the landlord among the free times, or entered', async () => {
    const slot = exampleSlot('free-1', 6, { startsAt: '2026-11-24T09:00:00.000Z' });
    const { user, onStale } = open({ side: 'lister', actions: ['suggest-move', 'call-off'] });
    const server = stubServer((call) =>
      call.startsWith('GET') ? replies.success({ slots: [slot] }) : replies.success(aViewing()),
    );
    await user.click(button('Move viewing'));
    await user.click(await screen.findByRole('button', { name: 'Suggest this time' }));
    expect(await screen.findByText('Choose a time.')).toBeTruthy();
    await screen.findByRole('option', { name: 'Tuesday 24 November, 9am' });
    await user.selectOptions(screen.getByLabelText('New time'), 'Another day or time');
    await user.type(screen.getByLabelText('Day'), '2026-11-25');
    await user.type(screen.getByLabelText('Time'), '09:30');
    await user.click(button('Suggest this time'));
    await waitFor(() => expect(onStale).toHaveBeenCalledOnce());
    expect(server.sent.at(-1)).toMatchObject({
      path: '/api/viewings/viewing-1/move',
      body: { time: { day: '2026-11-25', time: '09:30' } },
    });
  });

  it('can be taken back by the landlord, or replaced', () => {
    open({ side: 'lister', status: 'move-suggested', move, actions: ['suggest-move', 'withdraw-move', 'call-off'] });
    expect(screen.getByText('The viewing stays at the old time until the tenant answers.')).toBeTruthy();
    expect(button('Keep the old time')).toBeTruthy();
    expect(button('Suggest a different time')).toBeTruthy();
  });
});

describe('what a viewing says', () => {
  it('to the booked: time, meeting place, notes, and when the hidden address is shown', () => {
    open();
    expect(screen.getByText('10.30am to 10.50am')).toBeTruthy();
    expect(screen.getByText('At the blue gate')).toBeTruthy();
    expect(screen.getByText('Park behind the house.')).toBeTruthy();
    expect(
      screen.getByText(/Leeds, LS7. You’ll see the full address here from Friday 20 November, 10.30am/),
    ).toBeTruthy();
  });

  it('the address once it is shown, and the link of a video call', () => {
    open({ address: { line1: '2 Canal Row', line2: '', city: 'Leeds', postcode: 'LS7 1AA' } });
    expect(screen.getByText('2 Canal Row, Leeds, LS7 1AA')).toBeTruthy();
    open({ mode: 'video', videoLink: 'https://meet.example/blue' });
    expect(screen.getByRole('link', { name: /^Open the video call/ }).getAttribute('href')).toBe(
      'https://meet.example/blue',
    );
  });

  it('how many viewings the other side kept, and whether the tenant still comes', () => {
    open({ side: 'lister', otherRecord: { kept: 9, of: 10 }, actions: [] });
    expect(screen.getByText(/attended 9 of 10 viewings/)).toBeTruthy();
    expect(screen.getByText('No answer yet')).toBeTruthy();
  });
});

describe('what can be done about it', () => {
  it.each([
    ['tenant', 'cancel', 'You’ve cancelled your viewing'],
    ['lister', 'call-off', 'You’ve cancelled the viewing'],
  ] as const)('is cancelled by the %s with one press, and brought back with another', async (side, action, said) => {
    const cancelled = aViewing({ side, status: `cancelled-by-${side}`, actions: [] });
    const server = stubServer(replies.success(cancelled));
    const { user, onDone, viewing } = open({ side, actions: [action] });
    await user.click(button('Cancel viewing'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(said));
    expect(onDone).toHaveBeenCalledWith(cancelled, '');
    await user.click(button('Undo'));
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
    expect(server.sent.map(({ path, body }) => [path, body ?? null])).toEqual([
      [`/api/viewings/${viewing.id}/status`, { action }],
      [`/api/viewings/${viewing.id}/undo`, null],
    ]);
  });

  it('says with the undo that a late cancellation counts', async () => {
    stubServer(replies.success(aViewing({ status: 'cancelled-by-tenant', isLate: true, actions: [] })));
    const { user } = open({ startsAt: '2026-11-17T09:00:00.000Z' });
    await user.click(button('Cancel viewing'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('this counts as a late cancellation'));
  });

  it('asks before a no-show, which counts and cannot be undone, and says why it was refused', async () => {
    stubServer(replies.refusal('This viewing hasn’t started yet.'));
    const { user, onDone } = open({ side: 'lister', actions: ['miss-tenant'] });
    await user.click(button('The tenant missed it'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'The tenant missed it' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('This viewing hasn’t started yet.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says on the day before that one still comes', async () => {
    const server = stubServer(replies.success(aViewing({ confirmedAt: '2026-11-16T12:00:00.000Z' })));
    const { user, onDone, viewing } = open({ startsAt: '2026-11-17T09:00:00.000Z' });
    await user.click(button('I’m still coming'));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith(expect.anything(), `We’ve told ${viewing.lister.name} you’re still coming.`),
    );
    expect(server.sent[0]?.path).toBe(`/api/viewings/${viewing.id}/confirmation`);
  });

  it('offers to apply after it happened, and to contest what is counted', async () => {
    open({ status: 'happened', actions: [] });
    expect(screen.getByRole('link', { name: 'Apply for this home' })).toBeTruthy();
    const contested = aViewing({ contest: { status: 'open', content: 'I was there.', reason: '' } });
    stubServer(replies.success(contested));
    const { user, onDone } = open({ status: 'no-show-tenant', actions: [], canContest: true });
    await user.click(button('Contest this'));
    await user.click(button('Send'));
    expect(await screen.findByText('Please say what happened.')).toBeTruthy();
    await user.type(screen.getByLabelText('What happened'), 'I was there.');
    await user.click(button('Send'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(contested, 'Thanks. A moderator will look at it.'));
  });
});
