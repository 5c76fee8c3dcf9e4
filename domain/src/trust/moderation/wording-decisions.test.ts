import { expect, test } from 'vitest';
import { isAboutWording, wordingReasons } from './wording-decisions.ts';

test.each([
  [wordingReasons[0], [], true],
  [`${wordingReasons[1]} Thank you.`, [], true],
  ['The text turns away people the law protects.', [], true],
  ['Please take out “quiet sort only”.', ['quiet sort only'], true],
  ['Please add photos of the rooms themselves.', ['quiet sort only'], false],
  ['Please add photos of the rooms themselves.', [''], false],
] as const)('a rejection for %j with words %j is about them: %s', (reason, words, isAbout) => {
  expect(isAboutWording(reason, words)).toBe(isAbout);
});
