import { expect, test } from 'vitest';
import { publicName } from './public-name.ts';

test.each([
  ['Maya', 'Osei', null, 'Maya O.'],
  [' Maya ', ' osei', null, 'Maya O.'],
  ['Maya', '', null, 'Maya'],
  ['Maya', '𠮷田', null, 'Maya 𠮷.'],
  ['Maya', 'Osei', 'Harbour Lets Ltd', 'Harbour Lets Ltd'],
])('%s %s of %s is called “%s”', (firstName, lastName, company, name) => {
  expect(publicName({ firstName, lastName, company })).toBe(name);
});
