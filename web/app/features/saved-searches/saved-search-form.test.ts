import { expect, test } from 'vitest';
import { problemOf, searchNameProblem } from './saved-search-form.ts';

test('a search that was saved has no problem', () => {
  expect(problemOf({ answer: { success: true } })).toBeNull();
});

test('a refusal is told in the server’s words, and a lost connection in ours', () => {
  expect(problemOf({ answer: { success: false, message: 'You keep 50 searches already.' } })).toBe(
    'You keep 50 searches already.',
  );
  expect(problemOf({ error: new Error('offline') })).toMatch(/could not reach the server/);
});

test('a search needs a name', () => {
  expect(searchNameProblem('  ')).toBe('Give the search a name.');
  expect(searchNameProblem('Leeds')).toBeNull();
});
