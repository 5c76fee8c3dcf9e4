import { expect, it } from 'vitest';
import { byDay, daysOf, dayTitle, neighbour, spanOf, spanTitle } from './days.ts';

const today = '2026-11-18';
const span = (query: string) => spanOf(new URLSearchParams(query), today);
const at = (startsAt: string) => ({ startsAt });

it('shows the week of today from Monday on, unless a day or view is asked for', () => {
  expect(span('')).toEqual({ view: 'week', day: today, from: '2026-11-16', to: '2026-11-22' });
  expect(span('day=2026-11-22')).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  expect(span('day=2026-11-23')).toMatchObject({ from: '2026-11-23', to: '2026-11-29' });
  expect(span('view=day&day=2026-12-31')).toMatchObject({ view: 'day', from: '2026-12-31', to: '2026-12-31' });
});

it.each(['day=yesterday', 'day=2026-02-30', 'day=9999-12-31', 'view=year'])('takes %s for today', (query) => {
  expect(span(query).day).toBe(today);
});

it('goes on by a day or by a week', () => {
  expect(neighbour(span('view=day&day=2026-12-31'), 1)).toBe('2027-01-01');
  expect(neighbour(span('day=2026-12-31'), 1)).toBe('2027-01-07');
  expect(neighbour(span('day=2026-12-31'), -1)).toBe('2026-12-24');
});

it('has every day of the week, and puts a late summer evening on its day in the UK', () => {
  const days = daysOf(span('day=2026-07-15'), [at('2026-07-14T23:30:00Z'), at('2026-07-15T09:00:00Z')]);
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-07-13', 0],
    ['2026-07-14', 0],
    ['2026-07-15', 2],
    ['2026-07-16', 0],
    ['2026-07-17', 0],
    ['2026-07-18', 0],
    ['2026-07-19', 0],
  ]);
});

it('keeps the order it is given, also backwards', () => {
  const later = at('2026-11-20T10:00:00Z');
  const earlier = at('2026-11-18T10:00:00Z');
  expect(byDay([later, earlier]).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-18']);
});

it('names days and weeks', () => {
  expect(dayTitle('2026-11-21')).toBe('Saturday 21 November 2026');
  expect(spanTitle(span('view=day'))).toBe('Wednesday 18 November 2026');
  expect(spanTitle(span('day=2026-12-31'))).toBe('28 December to 3 January 2027');
});
