import { expect, test } from 'vitest';
import { createPrimaryHistory, parseWalPosition } from './wal-position.ts';

test('reads positions of the write-ahead log so that a later one is larger', () => {
  expect(parseWalPosition('16/B374D848')).toBe(0x16b374d848n);
  expect(parseWalPosition('1/0') > parseWalPosition('0/FFFFFFFF')).toBe(true);
  expect(() => parseWalPosition('1-2')).toThrow('is no position');
});

test('a replica is behind since the first position that it has not replayed', () => {
  const history = createPrimaryHistory(60_000);
  expect(history.lagAt(5n, 0), 'nothing is known of the primary').toBe(Number.POSITIVE_INFINITY);
  history.add(100n, 1_000);
  history.add(200n, 2_000);
  history.add(200n, 9_000);
  history.add(300n, 10_000);
  expect(history.lagAt(300n, 10_500)).toBe(0);
  expect(history.lagAt(299n, 10_500)).toBe(500);
  expect(history.lagAt(150n, 10_500)).toBe(8_500);
  expect(history.lagAt(99n, 10_500), 'it may be hours behind').toBe(Number.POSITIVE_INFINITY);
});

test('a primary that has nothing to write makes no replica look closer than it is', () => {
  const history = createPrimaryHistory(20_000);
  history.add(100n, 1_000);
  for (let at = 2_000; at <= 60_000; at += 400) history.add(200n, at);
  expect(history.lagAt(200n, 60_000), 'it has replayed everything').toBe(0);
  expect(history.lagAt(199n, 60_000)).toBeGreaterThanOrEqual(58_000);
  history.add(300n, 60_400);
  expect(history.lagAt(200n, 60_500)).toBe(100);
});

test('forgets the positions of a primary that was replaced', () => {
  const history = createPrimaryHistory(60_000);
  history.add(500n, 1_000);
  history.add(400n, 2_000);
  expect(history.lagAt(450n, 3_000)).toBe(0);
});

test('keeps no more history than it needs', () => {
  const history = createPrimaryHistory(1_000);
  for (let count = 1; count <= 100; count++) history.add(BigInt(count), count * 100);
  expect(history.lagAt(50n, 10_000)).toBe(Number.POSITIVE_INFINITY);
  expect(history.lagAt(92n, 10_000)).toBe(700);
});
