import { expect, test } from 'vitest';
import { codeTable, ownValue } from './code-table.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(inherited)('knows nothing of %s unless it is told', (name) => {
  expect(codeTable({ a: 1 }).get(name)).toBeUndefined();
  expect(ownValue({ a: 1 }, name)).toBeUndefined();
  expect(ownValue(JSON.parse(`{"${name}": 2}`), name)).toBe(2);
});
