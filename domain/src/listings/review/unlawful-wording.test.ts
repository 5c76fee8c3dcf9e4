import { expect, test } from 'vitest';
import { checkWording } from '../law/wording/check-wording.ts';
import { unlawfulWordingFlag } from './unlawful-wording.ts';

/** No rule knows it. */
const OBLIQUE = 'Room in Jewish home for observant tenant only';
const own = (text: string, field = 'propertyDescription') => ({ field, item: 0, text });

test('flags a sentence that no rule knows, with its words', () => {
  expect(checkWording(OBLIQUE)).toEqual([]);
  const text = `Close to the station. ${OBLIQUE}. Gas central heating.`;
  const flag = unlawfulWordingFlag([own(text)]);
  expect(flag?.kind).toBe('unlawful-wording');
  expect(flag?.words).toHaveLength(1);
  const [words] = flag?.words ?? [];
  expect(text.slice(words?.start, words?.end)).toBe(words?.text);
  expect(OBLIQUE).toContain(words?.text);
  expect(flag?.sentence).toContain(words?.text);
  expect(flag?.sentences).toEqual([OBLIQUE]);
});

test('flags nothing in an ordinary text', () => {
  const text = 'Two bedrooms, gas central heating and a garden. Ten minutes from the station. Families welcome.';
  expect(unlawfulWordingFlag([own(text)])).toBeNull();
  expect(unlawfulWordingFlag([])).toBeNull();
});

test('leaves to rules and other flags what they know', () => {
  expect(checkWording('No DSS')).not.toEqual([]);
  expect(unlawfulWordingFlag([own('No DSS')])).toBeNull();
  const words = { field: 'propertyDescription', item: 0, start: 0, end: 4, text: 'Room', reason: 'other' };
  expect(unlawfulWordingFlag([own(OBLIQUE)], [words])).toBeNull();
  expect(unlawfulWordingFlag([own(OBLIQUE)], [{ ...words, field: 'title' }])).not.toBeNull();
});

test('does not read addresses', () => {
  expect(unlawfulWordingFlag([own(OBLIQUE, 'address.line1')])).toBeNull();
});
