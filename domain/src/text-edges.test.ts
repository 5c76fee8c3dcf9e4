import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastWordStart, trimEndOf, trimOf } from './text-edges.ts';

const texts = fc.string({ unit: fc.constantFrom('.', ' ', 'a', '/', '\n') });

test('trims what the expression for the ends of a text would take away', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(trimEndOf(text, '. ')).toBe(text.replace(/[. ]+$/, ''));
      expect(trimOf(text, './')).toBe(text.replace(/^[./]+|[./]+$/g, ''));
    }),
  );
});

test('finds the last word of a text, which may be empty or all there is', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(text.slice(lastWordStart(text))).toBe(/\S*$/.exec(text)?.[0]);
    }),
  );
});
