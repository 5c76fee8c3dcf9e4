import { expect, test } from 'vitest';
import { largeBodies } from './large-bodies.ts';

test('only so many are inside at once, and only so many of one account', () => {
  const enter = largeBodies(3, 2);
  const first = enter('maya');
  expect(enter('maya')).not.toBeNull();
  expect(enter('maya')).toBeNull();
  expect(enter('sam')).not.toBeNull();
  expect(enter('ada')).toBeNull();

  first?.();
  const next = enter('maya');
  expect(next).not.toBeNull();
  expect(enter('ada')).toBeNull();
});

test('leaving twice makes room once', () => {
  const enter = largeBodies(1, 1);
  const leave = enter('maya');
  leave?.();
  leave?.();
  expect(enter('sam')).not.toBeNull();
  expect(enter('ada')).toBeNull();
});
