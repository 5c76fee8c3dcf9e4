import { describe, expect, it } from 'vitest';
import { addedAfter, addedFilter, addedSince } from './added.ts';

const now = new Date('2026-11-19T10:30:45.123Z');
const chipOf = (added: string) => addedFilter.chips(added).map(({ text }) => text);

describe('when homes were added', () => {
  it.each([
    ['1', '2026-11-18T10:30:45.123Z', 'Added in the last 24 hours'],
    ['3', '2026-11-16T10:30:45.123Z', 'Added in the last 3 days'],
    ['14', '2026-11-05T10:30:45.123Z', 'Added in the last 14 days'],
    ['2026-07-01T08:05Z', '2026-07-01T08:05:00.000Z', 'Added since 1 Jul 2026, 9.05am'],
  ])('%s is after %s', (added, after, chip) => {
    expect(addedFilter.parse(added)).toEqual({ ok: true, value: added });
    expect(addedAfter(added, now)?.toISOString()).toBe(after);
    expect(chipOf(added)).toEqual([chip]);
  });

  it('is any time where nobody asks', () => {
    expect(addedAfter('', now)).toBeNull();
    expect(chipOf('')).toEqual([]);
  });

  it.each(['2', '0', '-1', '30', 'today', '2026-02-30T10:00Z', '2026-02-03', '2026-02-03T25:00Z', '2026-02-03T10:00'])(
    'refuses %j',
    (added) => expect(addedFilter.parse(added).ok).toBe(false),
  );

  it('is told by the minute', () => {
    expect(addedSince(now)).toBe('2026-11-19T10:30Z');
    expect(addedFilter.parse(addedSince(now)).ok).toBe(true);
  });
});
