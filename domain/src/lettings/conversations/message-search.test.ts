import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptAround, searchWords } from './message-search.ts';

const shown = (content: string, search: string) =>
  excerptAround(content, searchWords(search))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test('splits a search into different words, at most eight', () => {
  expect(searchWords('  gas   gas certificate ')).toEqual(['gas', 'certificate']);
  expect(searchWords('a b c d e f g h i')).toHaveLength(8);
});

test('marks every match, whatever its case', () => {
  expect(shown('The BOILER is broken. Which boiler?', 'boiler')).toBe('The [BOILER] is broken. Which [boiler]?');
  expect(shown('Gas certificate, please', 'certificate gas')).toBe('[Gas] [certificate], please');
});

test('takes wildcard characters literally', () => {
  expect(shown('A deposit of 100% and_more', '100%')).toBe('A deposit of [100%] and_more');
  expect(shown('A deposit of 100 and more', '%')).toBe('A deposit of 100 and more');
});

test('shows whole words around the first match of a long text, on one line', () => {
  const long = `${'before '.repeat(60)}\n\nthe needle here ${'after '.repeat(60)}`;
  const text = shown(long, 'needle');
  expect(text).toMatch(/^… before .*before the \[needle\] here after .* after …$/);
  expect(text.length).toBeLessThan(170);
});

test('cuts a text without blanks, and keeps letters outside the basic plane whole', () => {
  expect(shown(`${'x'.repeat(300)}needle${'😀'.repeat(300)}`, 'NEEDLE').isWellFormed()).toBe(true);
});

test('finds letters whose lower case has another length', () => {
  expect(shown('İstanbul Road', 'road')).toBe('İstanbul [Road]');
});

test('always shows a part of the text, with the match in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, word, after) => {
      const words = searchWords(word);
      const parts = excerptAround(before + word + after, words);
      expect(words.length === 0 || parts.some(({ isMatch }) => isMatch)).toBe(true);
    }),
  );
});
