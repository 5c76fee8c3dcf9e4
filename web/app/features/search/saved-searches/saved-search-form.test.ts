import { expect, test } from 'vitest';
import { checkSearchName, failureMessageOf } from './saved-search-form.ts';

test('a search that was saved has no problem', () => {
  expect(failureMessageOf({ success: true })).toBeNull();
});

test('a refusal is told in the server’s words, and a lost connection in ours', () => {
  expect(failureMessageOf({ success: false, message: 'You keep 50 searches already.' })).toBe(
    'You keep 50 searches already.',
  );
  expect(failureMessageOf(null)).toBe('Network error. Please try again.');
});

test('a search needs a name', () => {
  expect(checkSearchName({ name: '  ' })?.fields).toEqual({ name: 'Give the search a name.' });
  expect(checkSearchName({ name: 'Leeds' })).toBeNull();
});
