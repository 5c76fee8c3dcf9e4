import { expect, test } from 'vitest';
import { listedCount } from './listed-count.ts';

test('nothing listed counts 0', () => {
  expect(listedCount({})).toBe(0);
});

test('waiting, live, paused, agreed and rejected homes count', () => {
  expect(listedCount({ pending: 1, live: 2, paused: 3, 'let-agreed': 4, rejected: 5 })).toBe(15);
});

test('what is let, withdrawn or expired does not', () => {
  expect(listedCount({ live: 1, let: 7, withdrawn: 8, expired: 9 })).toBe(1);
});
