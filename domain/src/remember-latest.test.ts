import { expect, test } from 'vitest';
import { rememberLatest } from './remember-latest.ts';

test('what was read lately is not read again, and no more is kept than was allowed', () => {
  const read: string[] = [];
  const lengthOf = rememberLatest(2, (text) => {
    read.push(text);
    return { length: text.length };
  });
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(lengthOf(text)).toEqual({ length: 1 });
  expect(read).toEqual(['a', 'b', 'c', 'b']);
});
