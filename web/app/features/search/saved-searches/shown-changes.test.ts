import { expect, test } from 'vitest';
import { type Change, type Changes, withAnswer, withWanted } from './shown-changes.ts';

const ID = 'a';
const daily: Change = { name: 'Leeds', frequency: 'daily' };
const weekly: Change = { name: 'Leeds', frequency: 'weekly' };
const never: Change = { name: 'Leeds', frequency: 'none' };
const none: Changes = new Map();
const shown = (changes: Changes) => changes.get(ID)?.shown;

/** First weekly is wanted, and before that is answered, none. */
const both = withWanted(withWanted(none, ID, { before: daily, wanted: weekly }), ID, { before: weekly, wanted: never });

test('a change is shown at once, and stays when it is kept', () => {
  const wanted = withWanted(none, ID, { before: daily, wanted: weekly });
  expect(shown(wanted)).toBe(weekly);
  expect(shown(withAnswer(wanted, ID, { wanted: weekly, isKept: true }))).toBe(weekly);
});

test('a refused change is taken back', () => {
  const wanted = withWanted(none, ID, { before: daily, wanted: weekly });
  expect(shown(withAnswer(wanted, ID, { wanted: weekly, isKept: false }))).toBe(daily);
});

test('a refusal does not take back what was wanted after it', () => {
  const refused = withAnswer(both, ID, { wanted: weekly, isKept: false });
  expect(shown(refused)).toBe(never);
  expect(shown(withAnswer(refused, ID, { wanted: never, isKept: true }))).toBe(never);
});

test('when two changes are refused, what the server has is shown', () => {
  const refused = withAnswer(both, ID, { wanted: weekly, isKept: false });
  expect(shown(withAnswer(refused, ID, { wanted: never, isKept: false }))).toBe(daily);
});

test('when the second is refused, the first that was kept is shown', () => {
  const kept = withAnswer(both, ID, { wanted: weekly, isKept: true });
  expect(shown(withAnswer(kept, ID, { wanted: never, isKept: false }))).toBe(weekly);
});
