import { expect, test } from 'vitest';
import { medianAge, youngAdultShare } from './open-data.ts';

const bands = (people: Readonly<Record<number, number>>) =>
  new Map(Object.entries(people).map(([from, count]) => [Number(from), count]));

test('the median age lies in the middle of the people', () => {
  expect(medianAge(bands({ 0: 10, 5: 10, 10: 10, 15: 10 }))).toBe(10);
  expect(medianAge(bands({ 20: 100, 25: 100, 30: 100 }))).toBe(28);
  expect(medianAge(bands({ 0: 1, 85: 3 }))).toBe(87);
  expect(medianAge(bands({ 0: 0 }))).toBeNull();
  expect(medianAge(new Map())).toBeNull();
});

test('young adults are 20 to 34, where the bands part there', () => {
  expect(youngAdultShare(bands({ 0: 50, 20: 10, 25: 10, 30: 10, 35: 20 }))).toBe(30);
  expect(youngAdultShare(bands({ 0: 50, 16: 30, 35: 20 }))).toBeNull();
});
