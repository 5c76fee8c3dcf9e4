import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { screen, waitFor } from '@testing-library/react';
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
    expect(screen.getByText('Monday 23 November, 16:00 to 16:20')).toBeTruthy();
    expect(screen.getByText('Your viewing stays at the old time until you answer.')).toBeTruthy();
    expect(button('Keep the old time')).toBeTruthy();
    expect(button('Choose another time')).toBeTruthy();
    const server = stubServer(replies.success(aViewing({ status: 'rescheduled' })));
    await user.click(button('Take the new time'));
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
    await screen.findByRole('option', { name: 'Tuesday 24 November, 09:00' });
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
    expect(screen.getByText('10:30 to 10:50')).toBeTruthy();
    expect(screen.getByText('At the blue gate')).toBeTruthy();
    expect(screen.getByText('Park behind the house.')).toBeTruthy();
    expect(screen.getByText(/Leeds, LS7, the exact address is shown here from Friday 20 November, 10:30/)).toBeTruthy();
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
    expect(screen.getByText(/kept 9 of 10 viewings/)).toBeTruthy();
    expect(screen.getByText('Not said yet')).toBeTruthy();
  });
});

describe('what can be done about it', () => {
  it('is cancelled in one press while there is time', async () => {
    const cancelled = aViewing({ status: 'cancelled-by-tenant', actions: [] });
    const server = stubServer(replies.success(cancelled));
    const { user, onDone, viewing } = open();
    await user.click(button('Cancel viewing'));
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith(cancelled, 'The viewing is cancelled, and the lister is told.'),
    );
    expect(server.sent[0]).toMatchObject({
      path: `/api/viewings/${viewing.id}/status`,
      body: { action: 'cancel', note: '' },
    });
  });

  it('asks before a late cancellation, which is counted, and sends a word with it', async () => {
    const server = stubServer(replies.success(aViewing({ status: 'cancelled-by-tenant', isLate: true, actions: [] })));
    const { user, onDone } = open({ startsAt: '2026-11-17T09:00:00.000Z' });
    await user.click(button('Cancel viewing'));
    expect(await screen.findByText(/this counts as a late cancellation/)).toBeTruthy();
    expect(server.sent).toEqual([]);
    await user.type(screen.getByLabelText(/A word to the lister/), 'My train is cancelled.');
    await user.click(screen.getAllByRole('button', { name: 'Cancel viewing' }).at(-1)!);
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(server.sent[0]?.body).toEqual({ action: 'cancel', note: 'My train is cancelled.' });
  });

  it('keeps what was typed when the step is refused, and says why', async () => {
    stubServer(replies.refusal('This viewing has begun already.'));
    const { user, onDone } = open({ side: 'lister', actions: ['call-off'] });
    await user.click(button('Call off'));
    await user.type(await screen.findByLabelText(/A word to the tenant/), 'The boiler broke.');
    await user.click(screen.getAllByRole('button', { name: 'Call off' }).at(-1)!);
    expect((await screen.findByRole('alert')).textContent).toBe('This viewing has begun already.');
    expect(screen.getByDisplayValue('The boiler broke.')).toBeTruthy();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('says on the day before that one still comes', async () => {
    const server = stubServer(replies.success(aViewing({ confirmedAt: '2026-11-16T12:00:00.000Z' })));
    const { user, onDone, viewing } = open({ startsAt: '2026-11-17T09:00:00.000Z' });
    await user.click(button('I am still coming'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(expect.anything(), 'The lister knows that you come.'));
    expect(server.sent[0]?.path).toBe(`/api/viewings/${viewing.id}/confirmation`);
  });

  it('offers to apply after it happened, and to contest what is counted', async () => {
    open({ status: 'happened', actions: [] });
    expect(screen.getByRole('link', { name: 'Apply for this home' })).toBeTruthy();
    const contested = aViewing({ contest: { status: 'open', content: 'I was there.', reason: '' } });
    stubServer(replies.success(contested));
    const { user, onDone } = open({ status: 'no-show-tenant', actions: [], canContest: true });
    await user.click(button('That is not right'));
    await user.click(button('Send'));
    expect(await screen.findByText('Please say what happened.')).toBeTruthy();
    await user.type(screen.getByLabelText('What happened'), 'I was there.');
    await user.click(button('Send'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(contested, 'Thank you. A moderator looks at it.'));
  });
});
