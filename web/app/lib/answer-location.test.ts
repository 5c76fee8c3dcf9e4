import { expect, test } from 'vitest';
import { answerLocation } from './answer-location.ts';

test('suggests nothing for a text that is longer than any location, and does not read it', () => {
  const long = new Proxy(new String(` ${' '.repeat(14_000)}or`), {
    get: (text, name) => {
      if (name === 'length') return text.length;
      throw new Error(`The text was read by ${String(name)}.`);
    },
  });
  expect(answerLocation(long as unknown as string)).toEqual({ suggestions: [], isKnown: false });
});

test('suggests the last of several places, and knows whether all are places', () => {
  const { suggestions, isKnown } = answerLocation('Leeds or York');
  expect(isKnown).toBe(true);
  expect(suggestions[0]?.area).toBe('York');
});
