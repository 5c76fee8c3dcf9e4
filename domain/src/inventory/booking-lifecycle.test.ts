import { expect, test } from 'vitest';
import { bookingStatuses, bookingStatusLabels, canBookingBecome, nextBookingStatuses } from './booking-lifecycle.ts';

test('a booking goes these ways and no others', () => {
  const ways = bookingStatuses.flatMap((from) =>
    bookingStatuses.filter((to) => canBookingBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'requested → arranged',
    'requested → cancelled',
    'arranged → completed',
    'arranged → cancelled',
  ]);
});

test('what is offered next is what is allowed', () => {
  for (const from of bookingStatuses)
    expect(nextBookingStatuses(from)).toEqual(bookingStatuses.filter((to) => canBookingBecome(from, to)));
});

test('every status is reached from the request and has a label of its own', () => {
  const reached = new Set<(typeof bookingStatuses)[number]>(['requested']);
  for (const from of reached) for (const to of nextBookingStatuses(from)) reached.add(to);
  expect(reached.size).toBe(bookingStatuses.length);
  expect(new Set(Object.values(bookingStatusLabels)).size).toBe(bookingStatuses.length);
});
