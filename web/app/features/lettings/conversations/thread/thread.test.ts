import type { ConversationNote } from '@letfair/contract/agencies/teams/inbox';
import type { Message } from '@letfair/contract/lettings/conversations/conversations';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  dayLabel,
  groupByDay,
  lastReadByOther,
  mergeMessages,
  numberToRead,
  type Thread,
  threadEntries,
  timeOf,
  withEarlier,
  withLater,
  withNewest,
  withSent,
} from './thread.ts';

const message = (number: number, changes: Partial<Message> = {}): Message => ({
  id: `id-${number}`,
  conversationId: 'c',
  number,
  senderId: 'me',
  receiverId: 'other',
  content: `Message ${number}`,
  attachments: [],
  timestamp: '2026-11-15T10:00:00.000Z',
  read: false,
  ...changes,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const numbers = ({ messages }: Thread) => messages.map(({ number }) => number);

describe('messages that arrive', () => {
  it('are in order and there once, however they come', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 30 }))), (pages) => {
        const all = pages.reduce<readonly Message[]>(
          (known, page) =>
            mergeMessages(
              known,
              page.map((n) => message(n)),
            ),
          [],
        );
        const expected = [...new Set(pages.flat())].sort((one, two) => one - two);
        expect(all.map(({ number }) => number)).toEqual(expected);
      }),
    );
  });

  it('stay read, even if an older answer comes later', () => {
    const read = [message(1, { read: true })];
    expect(mergeMessages(read, [message(1)])).toEqual(read);
    expect(mergeMessages([message(1)], read)).toEqual(read);
  });
});

describe('the newest page', () => {
  const thread: Thread = { messages: range(11, 60), earlier: 'before 11' };

  it('is the thread when nothing is known', () => {
    expect(withNewest(null, { messages: range(1, 3), nextCursor: null })).toEqual({
      messages: range(1, 3),
      earlier: null,
    });
  });

  it('is added to what is known, and the way back stays', () => {
    const next = withNewest(thread, { messages: range(13, 62), nextCursor: 'before 13' });
    expect(numbers(next)).toEqual(range(11, 62).map(({ number }) => number));
    expect(next.earlier).toBe('before 11');
  });

  it('may follow on from what is known without sharing a message', () => {
    expect(numbers(withNewest(thread, { messages: range(61, 110), nextCursor: 'before 61' }))).toHaveLength(100);
  });

  it('replaces what is known when there is a gap in between', () => {
    const next = withNewest(thread, { messages: range(80, 129), nextCursor: 'before 80' });
    expect(next).toEqual({ messages: range(80, 129), earlier: 'before 80' });
  });
});

test('an earlier page comes before, with its own way back', () => {
  const next = withEarlier(
    { messages: range(51, 52), earlier: 'before 51' },
    { messages: range(1, 50), nextCursor: null },
  );
  expect(numbers(next)).toEqual(range(1, 52).map(({ number }) => number));
  expect(next.earlier).toBeNull();
});

test('a message that was sent is added, unless others came in between', () => {
  const thread: Thread = { messages: range(1, 2), earlier: null };
  expect(numbers(withSent(thread, message(3))!)).toEqual([1, 2, 3]);
  expect(numbers(withSent(thread, message(2))!)).toEqual([1, 2]);
  expect(numbers(withSent({ messages: [], earlier: null }, message(1))!)).toEqual([1]);
  expect(withSent(thread, message(4))).toBeNull();
});

test('what waits to be read is the other side’s', () => {
  const theirs = { senderId: 'other', receiverId: 'me' };
  expect(numberToRead([message(1, theirs), message(2)], 'other')).toBe(1);
  expect(numberToRead([message(1, { ...theirs, read: true }), message(2)], 'other')).toBeNull();
  expect(numberToRead([message(1)], 'other')).toBeNull();
});

test('of the messages that were read, the last one of one’s own says so', () => {
  const read = { read: true };
  expect(lastReadByOther([message(1, read), message(2, read), message(3)], 'other')).toBe(2);
  expect(lastReadByOther([message(1, { ...read, senderId: 'other' })], 'other')).toBeNull();
});

test('notes stand between the messages by time, and only beside those that are loaded', () => {
  const at = (hour: number) => `2026-07-01T${hour}:00:00.000Z`;
  const thread = { messages: [message(4, { timestamp: at(12) }), message(5, { timestamp: at(14) })], earlier: null };
  const notes = [11, 13, 15].map((hour) => ({ createdAt: at(hour) }) as ConversationNote);
  const hoursOf = (loaded: Thread, hasLater: boolean) =>
    threadEntries(loaded, notes, hasLater).map(({ timestamp }) => Number(timestamp.slice(11, 13)));
  expect(hoursOf(thread, false)).toEqual([11, 12, 13, 14, 15]);
  expect(hoursOf({ ...thread, earlier: '4' }, true)).toEqual([12, 13, 14]);
});

test('messages are parted by day as the clocks in the UK have it, also in summer', () => {
  const at = (timestamp: string) => ({ timestamp });
  const [late, next, winter] = [at('2026-07-01T22:30:00Z'), at('2026-07-01T23:30:00Z'), at('2026-12-03T23:30:00Z')];
  expect(groupByDay([late, next, winter])).toEqual([
    { date: '2026-07-01', entries: [late] },
    { date: '2026-07-02', entries: [next] },
    { date: '2026-12-03', entries: [winter] },
  ]);
  expect(groupByDay([])).toEqual([]);
});

test('the last two days have names, the others dates', () => {
  const now = new Date('2026-12-04T00:30:00Z');
  expect(dayLabel('2026-12-04', now)).toBe('Today');
  expect(dayLabel('2026-12-03', now)).toBe('Yesterday');
  expect(dayLabel('2026-12-02', now)).toBe('2 Dec 2026');
});

test('yesterday is a day ago even where the clocks change', () => {
  expect(dayLabel('2026-10-25', new Date('2026-10-26T00:10:00Z'))).toBe('Yesterday');
  expect(dayLabel('2026-03-28', new Date('2026-03-28T23:59:00Z'))).toBe('Today');
});

test('times are those of the UK', () => {
  expect(timeOf('2026-07-01T13:32:00Z')).toBe('2.32pm');
  expect(timeOf('2026-12-01T09:05:00Z')).toBe('9.05am');
});

test('a conversation opened at an old message grows towards the newest, and further back as before', () => {
  const opened: Thread = { messages: range(71, 120), earlier: '71' };
  const later = withLater(opened, { messages: range(101, 150), nextCursor: '101' });
  expect(numbers(later)).toEqual(range(71, 150).map(({ number }) => number));
  expect(later.earlier).toBe('71');
});

test('what is loaded later stays when the page around the old message is loaded again', () => {
  const later: Thread = { messages: range(71, 150), earlier: '71' };
  expect(numbers(withNewest(later, { messages: range(71, 120), nextCursor: '71' }))).toHaveLength(80);
});
