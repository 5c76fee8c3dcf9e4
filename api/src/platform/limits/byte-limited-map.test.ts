import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLimitedMap } from './byte-limited-map.ts';

test('never holds more than its limit, and always what was given last', () => {
  const entry = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 120 }));
  fc.assert(
    fc.property(fc.array(entry), (given) => {
      const map = byteLimitedMap<number, string>(100);
      for (const [key, bytes] of given) {
        map.set(key, `${key} ${bytes}`, bytes);
        expect(map.bytes()).toBeLessThanOrEqual(100);
        expect(map.get(key)).toBe(bytes > 100 ? undefined : `${key} ${bytes}`);
      }
    }),
  );
});

test('forgets what it was given first', () => {
  const map = byteLimitedMap<string, number>(100);
  for (const [at, key] of ['a', 'b', 'c'].entries()) map.set(key, at, 40);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([undefined, 1, 2]);
});
