import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords, isLargeRewrite, LARGE_REWRITE } from './word-diff.ts';

const aWord = fc.stringMatching(/^[a-z]{1,6}$/);
const aText = fc.array(aWord, { maxLength: 80 }).map((words) => words.join(' '));
const textOf = (parts: ReturnType<typeof diffWords>, without: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');
const plain = (text: string) => text.split(/\s+/).filter(Boolean).join(' ');

describe('a comparison of two texts', () => {
  it('marks the words that went and the words that came', () => {
    expect(diffWords('A bright flat by the canal', 'A bright, quiet flat by the river')).toEqual([
      { kind: 'same', text: 'A ' },
      { kind: 'removed', text: 'bright ' },
      { kind: 'added', text: 'bright, quiet ' },
      { kind: 'same', text: 'flat by the ' },
      { kind: 'removed', text: 'canal' },
      { kind: 'added', text: 'river' },
    ]);
    expect(diffWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
  });

  it('contains both texts whole, in their order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const parts = diffWords(before, after);
        expect(textOf(parts, 'removed')).toBe(after);
        expect(plain(textOf(parts, 'added'))).toBe(plain(before));
      }),
    );
  });

  it('of a text with itself has nothing to mark', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(diffWords(text, text).every(({ kind }) => kind === 'same')).toBe(true);
      }),
    );
  });

  it('is made of the longest descriptions too', () => {
    const [before, after] = ['a b '.repeat(1_250), 'b c '.repeat(1_250)];
    const parts = diffWords(before, after);
    expect([plain(textOf(parts, 'added')), plain(textOf(parts, 'removed'))]).toEqual([plain(before), plain(after)]);
  });
});

describe('a large rewrite', () => {
  const words = (count: number, word = 'word') => Array.from({ length: count }, (_, n) => `${word}${n}`).join(' ');

  it('changes more than half of forty words or more', () => {
    expect(isLargeRewrite(words(40), `${words(20)} ${words(20, 'new')}`)).toBe(false);
    expect(isLargeRewrite(words(40), `${words(19)} ${words(21, 'new')}`)).toBe(true);
    expect(isLargeRewrite(words(39), words(39, 'new'))).toBe(false);
    expect(isLargeRewrite('', words(40))).toBe(true);
    expect(isLargeRewrite(words(100), '')).toBe(true);
  });

  it('is no matter of which text comes first, and none of blanks', () => {
    fc.assert(
      fc.property(aText, aText, (one, two) => {
        expect(isLargeRewrite(one, two)).toBe(isLargeRewrite(two, one));
        expect(isLargeRewrite(one, `  ${one.replaceAll(' ', '\n\n')} `)).toBe(false);
      }),
    );
  });

  it('is never made by changing up to half of the words', () => {
    fc.assert(
      fc.property(fc.array(aWord, { minLength: 1, maxLength: 80 }), fc.nat(), (text, seed) => {
        const count = seed % (Math.floor(text.length * LARGE_REWRITE.share) + 1);
        const changed = text.map((word, at) => (at < count ? `${word}X` : word));
        expect(isLargeRewrite(text.join(' '), changed.join(' '))).toBe(false);
      }),
    );
  });
});
