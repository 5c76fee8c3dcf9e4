import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { contactIn } from './find-contact-details.ts';
import found from './found.json' with { type: 'json' };
import notFound from './not-found.json' with { type: 'json' };

const textsOf = (example: string | readonly string[]): readonly string[] =>
  typeof example === 'string' ? [example] : example;
const isFound = (example: string | readonly string[]): boolean => contactIn(textsOf(example)).length > 0;
const wordsIn = (texts: readonly string[]) =>
  contactIn(texts).map(({ kind, places }) => [
    kind,
    ...places.map(({ text, start, end }) => texts[text]?.slice(start, end)),
  ]);

describe('the tables', () => {
  it('hold at least 150 examples each way, each once', () => {
    for (const table of [found, notFound]) {
      expect(table.length).toBeGreaterThanOrEqual(150);
      expect(new Set(table.map((example) => JSON.stringify(example))).size).toBe(table.length);
    }
  });
  it.each(found)('has contact details in %j', (example) => {
    expect(isFound(example)).toBe(true);
  });
  it.each(notFound)('has none in %j', (example) => {
    expect(isFound(example)).toBe(false);
  });
});

describe('contact details in disguise', () => {
  const fullWidth = (text: string) =>
    text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
  const disguises = {
    'in capital letters': (text: string) => text.toUpperCase(),
    'in full width': fullWidth,
    'with invisible characters': (text: string) => [...text].join('\u200b'),
    'with Cyrillic letters': (text: string) =>
      text.replace(/[aeopc]/g, (letter) => ({ a: 'а', e: 'е', o: 'о', p: 'р', c: 'с' })[letter] ?? letter),
  };
  it.each(Object.entries(disguises))('are found %s', (_, disguise) => {
    expect(found.filter((example) => !isFound(textsOf(example).map(disguise)))).toEqual([]);
  });
  it('are found in the middle of a text', () => {
    const inText = (text: string) => `A bright flat close to the park. ${text}. Two bedrooms and a garden.`;
    expect(found.filter((example) => typeof example === 'string' && !isFound(inText(example)))).toEqual([]);
  });
});

describe('what is found', () => {
  it('points at the words as they were typed', () => {
    expect(wordsIn(['Call ０７７００ ９００１２３ or jo (at) example (dot) com today'])).toEqual([
      ['phone', '０７７００ ９００１２３'],
      ['email', 'jo (at) example (dot) com'],
    ]);
    expect(wordsIn(['See www.example.com/flat, insta: jo.lets_example'])).toEqual([
      ['link', 'www.example.com/flat'],
      ['handle', 'insta: jo.lets_example'],
    ]);
    expect(wordsIn(['WhatsApp me'])).toEqual([['network', 'WhatsApp']]);
  });
  it('names every text that a number is spread over', () => {
    expect(wordsIn(['Bright flat 07700', 'No smoking', '900', '123'])).toEqual([['phone', '07700', '900', '123']]);
  });
  it('holds several numbers of one text', () => {
    expect(wordsIn(['07700 900123 / 07700 900456'])).toEqual([
      ['phone', '07700 900123'],
      ['phone', '07700 900456'],
    ]);
  });
});

test('whatever is written, what is found stands in it, in order', () => {
  const parts = fc.constantFrom(
    '07700',
    ' 900',
    '123',
    'jo',
    '@',
    'at ',
    '.',
    'com',
    ' dot ',
    'insta ',
    '😀',
    '\n',
    '_',
    'double ',
    '７',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(parts, { maxLength: 12 }).map((some) => some.join('')),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      for (const { places } of contactIn(texts))
        for (const place of places) {
          expect(place.end).toBeGreaterThan(place.start);
          expect(place.end).toBeLessThanOrEqual(texts[place.text]?.length ?? 0);
        }
    }),
  );
});

test.each([
  'a',
  '0 ',
  '0-',
  'a@',
  'a.',
  '+44 ',
  'one ',
  'double ',
  'a at ',
  'www.',
  'insta ',
  '@a ',
  '_',
  '(',
  'a-',
  'seven',
  'a dot ',
  '(at)',
])('a text of many %j is read in time in proportion to their number', (part) => {
  // Twenty times the longest description: work that grew with its square would not end within the time of a test.
  const text = part.repeat(Math.ceil(100_000 / part.length));
  expect(contactIn([text]).length > 0).toBe(contactIn([text.slice(0, 5_000)]).length > 0);
});
