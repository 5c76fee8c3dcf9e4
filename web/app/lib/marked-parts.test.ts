import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptAround, markedParts } from './marked-parts.ts';

const marked = (text: string, ...words: string[]) =>
  markedParts(
    text,
    words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length, reason: word })),
  ).flatMap((part) => (part.reasons ? [part.text] : []));

describe('marked words', () => {
  it('are exactly those of the range, also behind emoji', () => {
    expect(marked('🏡👩‍👩‍👧 Lovely. No DSS, please 🙏', 'No DSS')).toEqual(['No DSS']);
  });

  it('keep combining characters and joined emoji whole', () => {
    expect(marked('No DSS\u0301 here', 'No DSS')).toEqual(['No DSS\u0301']);
    const family = '👩‍👩‍👧';
    expect(markedParts(family, [{ start: 0, end: 2 }])).toEqual([{ start: 0, text: family, reasons: [] }]);
  });

  it('are one where they overlap, with every reason once', () => {
    const ranges = [
      { start: 4, end: 9, reason: 'two' },
      { start: 0, end: 6, reason: 'one' },
      { start: 2, end: 3, reason: 'one' },
    ];
    expect(markedParts('no children', ranges)).toEqual([
      { start: 0, text: 'no childr'.slice(0, 9), reasons: ['one', 'two'] },
      { start: 9, text: 'en', reasons: null },
    ]);
  });

  it('never lose or repeat a character, whatever the ranges', () => {
    const range = fc.record({ start: fc.nat(60), end: fc.nat(60) });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(range), (text, ranges) => {
        expect(
          markedParts(text, ranges)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('an excerpt', () => {
  it('is cut between words and still points at the same ones', () => {
    const text = `${'A bright flat near the station. '.repeat(8)}No DSS. ${'Quiet street. '.repeat(8)}`;
    const start = text.indexOf('No DSS');
    const excerpt = excerptAround(text, { start, end: start + 6 });
    expect(excerpt.text.slice(excerpt.range.start, excerpt.range.end)).toBe('No DSS');
    expect(excerpt.text).toMatch(/^… .*station\. No DSS\. Quiet .* …$/);
    expect(excerptAround('No DSS', { start: 0, end: 6 })).toEqual({ text: 'No DSS', range: { start: 0, end: 6 } });
  });
});
