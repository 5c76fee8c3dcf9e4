import { describe, expect, it } from 'vitest';
import { bookableDays, dayAfterKey, slotsByDay, weeksOf } from './day-grid.ts';

// 2026-11-16 is a Monday.
const days = {
  first: '2026-11-18',
  last: '2026-12-09',
  free: ['2026-11-21', '2026-11-28', '2026-12-05'],
};
const press = (key: string, day: string, ctrlKey = false) => dayAfterKey({ key, ctrlKey }, day, days);

describe('days of the calendar', () => {
  it('are today and three weeks, in UK time', () => {
    expect(bookableDays(new Date('2026-11-18T10:00:00Z'))).toEqual({ first: '2026-11-18', last: '2026-12-09' });
    expect(bookableDays(new Date('2026-06-30T23:30:00Z')).first).toBe('2026-07-01');
  });

  it('stand in weeks from Monday to Sunday, with gaps outside the range', () => {
    const weeks = weeksOf(days);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7]);
    expect(weeks[0]).toEqual([null, null, '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']);
    expect(weeks[3]?.slice(2)).toEqual(['2026-12-09', null, null, null, null]);
  });

  it('hold the slots that begin on them in the UK, not in UTC', () => {
    const slots = [{ startsAt: '2026-06-30T23:30:00Z' }, { startsAt: '2026-07-01T09:00:00Z' }];
    expect([...slotsByDay(slots).keys()]).toEqual(['2026-07-01']);
  });
});

describe('keys in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-20', '2026-11-19'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowUp', '2026-11-28', '2026-11-21'],
    ['ArrowDown', '2026-11-21', '2026-11-28'],
    ['Home', '2026-11-28', '2026-11-23'],
    ['End', '2026-11-24', '2026-11-29'],
    ['PageDown', '2026-11-18', '2026-11-21'],
    ['PageDown', '2026-11-21', '2026-11-28'],
    ['PageUp', '2026-11-30', '2026-11-28'],
  ])('%s moves from %s to %s', (key, from, to) => expect(press(key, from)).toBe(to));

  it.each([
    ['ArrowLeft', '2026-11-18'],
    ['ArrowUp', '2026-11-20'],
    ['ArrowRight', '2026-12-09'],
    ['ArrowDown', '2026-12-05'],
    ['PageUp', '2026-11-21'],
    ['PageDown', '2026-12-05'],
  ])('%s stays at %s, where the calendar ends', (key, day) => expect(press(key, day)).toBe(day));

  it('Home and End keep within the days that can be booked', () => {
    expect(press('Home', '2026-11-20')).toBe('2026-11-18');
    expect(press('End', '2026-12-07')).toBe('2026-12-09');
  });

  it('Control with Home or End goes to the first or last day', () => {
    expect(press('Home', '2026-12-01', true)).toBe('2026-11-18');
    expect(press('End', '2026-11-20', true)).toBe('2026-12-09');
  });

  it('other keys keep their meaning', () => expect(press('Tab', '2026-11-20')).toBeNull());
});
