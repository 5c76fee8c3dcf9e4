import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { timesSentences } from '@letfair/domain/lettings/viewings/viewing-times';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, renderPage, replies, stubServer } from '../../../../testing/render-page.tsx';
import { viewingMoment } from '../slot-words.ts';
import { exampleSlot, exampleViewing } from '../testing/example-viewing.ts';
import { ConversationViewings } from './conversation-viewings.tsx';

const conversation = {
  id: 'talk-1',
  propertyId: 'home-1',
  propertyTitle: 'Two rooms by the canal',
  propertyStatus: 'live',
} as const;
const [slot, later] = [exampleSlot('a', 2), exampleSlot('b', 3)];
const proposals = [
  exampleViewing(slot, { id: 'one', status: 'proposed', actions: ['accept', 'decline'] }),
  exampleViewing(later, { id: 'two', status: 'proposed', actions: ['accept', 'decline'] }),
];
const ofOthers = exampleViewing(slot, { id: 'theirs', tenant: { id: 'ines', name: 'Ines' } });

let listed: readonly object[] = [];
let answer = replies.success();
function serve() {
  const server = stubServer((call) =>
    call.startsWith('GET /api/viewings?') ? replies.success({ viewings: listed, nextCursor: null }) : answer,
  );
  return {
    writes: () => server.sent.filter(({ body }) => body !== undefined).map(({ path, body }) => ({ path, body })),
  };
}
const show = (side: 'tenant' | 'lister') =>
  renderPage(
    <ConversationViewings conversation={conversation} otherId={side === 'tenant' ? 'sam' : 'maya'} side={side} />,
  );

beforeEach(() => {
  listed = [];
  answer = replies.success();
});

describe('a suggested time in a conversation', () => {
  const moving = (side: 'tenant' | 'lister') =>
    exampleViewing(slot, {
      side,
      status: 'move-suggested',
      move: { slotId: 'b', startsAt: later.startsAt, endsAt: later.endsAt, until: slot.startsAt },
      actions: side === 'tenant' ? ['accept-move', 'decline-move'] : ['suggest-move', 'withdraw-move'],
    });

  it('is answered by the tenant with one press', async () => {
    listed = [moving('tenant')];
    const { writes } = serve();
    const { user } = show('tenant');
    await user.click(await screen.findByRole('button', { name: 'Keep the old time' }));
    await waitFor(() =>
      expect(writes()).toEqual([{ path: '/api/viewings/viewing-1/status', body: { action: 'decline-move' } }]),
    );
  });

  it('is shown to the landlord, who can suggest a different one', async () => {
    listed = [moving('lister')];
    serve();
    show('lister');
    expect(await screen.findByText('You’ve suggested a new time')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Suggest a different time' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept the new time' })).toBeNull();
  });
});

describe('viewings in a conversation', () => {
  it('let a tenant book a proposed time with one press', async () => {
    listed = proposals;
    answer = replies.success(exampleViewing(later, { id: 'two' }));
    const { writes } = serve();
    const { user } = show('tenant');
    const button = await screen.findByRole('button', { name: `Book ${viewingMoment(later.startsAt)}` });
    listed = [exampleViewing(later, { id: 'two' })];
    await user.dblClick(button);
    expect(await screen.findByText('Viewing booked:')).toBeDefined();
    expect(writes()).toEqual([{ path: '/api/viewings/two/status', body: { action: 'accept' } }]);
    expect(screen.getByRole('button', { name: 'Change viewing' })).toBeDefined();
  });

  it('say when a proposed time cannot be had any more', async () => {
    listed = proposals;
    answer = replies.refusal(bookingSentences.tooMany);
    serve();
    const { user } = show('tenant');
    await user.click(await screen.findByRole('button', { name: `Book ${viewingMoment(slot.startsAt)}` }));
    expect(await page.alertText()).toBe(bookingSentences.tooMany);
  });

  it('offer a tenant the free times where nothing is proposed', async () => {
    serve();
    show('tenant');
    expect(await screen.findByRole('button', { name: 'Viewing times' })).toBeDefined();
  });

  it('show the lister what this tenant has booked, and nobody else', async () => {
    listed = [ofOthers, exampleViewing(later)];
    serve();
    show('lister');
    expect(await screen.findByText(viewingMoment(later.startsAt))).toBeDefined();
    expect(screen.queryByText(viewingMoment(slot.startsAt))).toBeNull();
    expect(screen.queryByRole('button', { name: 'Propose times' })).toBeNull();
  });
});

describe('proposing times', () => {
  const day = daysAfter(ukDay(new Date()), 5);
  async function open() {
    const { user } = show('lister');
    await user.click(await screen.findByRole('button', { name: 'Propose times' }));
    await screen.findByRole('dialog');
    return user;
  }

  it('sends up to five times at once', async () => {
    answer = replies.success({ viewings: [] });
    const { writes } = serve();
    const user = await open();
    for (let more = 0; more < 4; more += 1) await user.click(screen.getByRole('button', { name: 'Add another time' }));
    expect(screen.queryByRole('button', { name: 'Add another time' })).toBeNull();
    page.fill({ day0: day, time0: '10:00', day4: day, time4: '17:30' });
    await user.dblClick(page.submitButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const times = [
      { day, time: '10:00' },
      { day, time: '17:30' },
    ];
    expect(writes()).toEqual([{ path: '/api/conversations/talk-1/viewings', body: { times } }]);
  });

  it('says beside the field what is missing or over', async () => {
    const { writes } = serve();
    const user = await open();
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('day0')).toBe('Choose a day and a time.'));
    page.fill({ day0: '2026-01-01', time0: '10:00' });
    await user.click(page.submitButton());
    await waitFor(() => expect(page.descriptionOf('day0')).toBe(timesSentences.singleInPast));
    expect(writes()).toEqual([]);
  });

  it('shows the words of a refusal and keeps what is typed for the next time', async () => {
    answer = replies.refusal('The time overlaps a viewing of “A house”.');
    serve();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Add another time' }));
    page.fill({ day0: day, time0: '10:00', day1: day, time1: '12:00' });
    await user.click(page.submitButton());
    expect(await page.alertText()).toContain('overlaps a viewing');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Propose times' }));
    await waitFor(() => expect(page.field('time1').value).toBe('12:00'));
  });
});
