import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareWords, diffWords } from './word-diff.ts';

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

describe('the words two texts share', () => {
  it('are counted in their order, whatever their case and punctuation', () => {
    expect(compareWords('A bright flat, by the canal.', 'a BRIGHT flat by the river')).toEqual({
      kept: 5,
      before: 6,
      after: 6,
    });
    expect(compareWords('', 'One two')).toEqual({ kept: 0, before: 0, after: 2 });
    expect(compareWords('two one', 'one two')).toMatchObject({ kept: 1 });
    expect(compareWords('£1,200 a month', '£300 a month')).toMatchObject({ kept: 2 });
  });

  it('are as many whichever text comes first, and all of them in the same text', () => {
    fc.assert(
      fc.property(aText, aText, (one, two) => {
        expect(compareWords(one, two).kept).toBe(compareWords(two, one).kept);
        const same = compareWords(one, `  ${one.replaceAll(' ', '\n\n')} `);
        expect(same).toEqual({ kept: same.before, before: same.before, after: same.before });
      }),
    );
  });

  it('are all but those that were changed', () => {
    fc.assert(
      fc.property(fc.array(aWord, { minLength: 1, maxLength: 80 }), fc.nat(), (text, seed) => {
        const count = seed % (text.length + 1);
        const changed = text.map((word, at) => (at < count ? `${word}7` : word));
        expect(compareWords(text.join(' '), changed.join(' ')).kept).toBe(text.length - count);
      }),
    );
  });
});
