import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolvePlaces } from '../places/suggestions/resolve-places.ts';
import { parseSearch } from '../search-query.ts';
import { MAX_SENTENCE } from './max-sentence.ts';
import moreSentences from './more-sentences.json' with { type: 'json' };
import { readWords } from './read-words.ts';
import sentences from './sentences.json' with { type: 'json' };

/** A Thursday. */
const TODAY = '2026-11-19';

/** A sentence, the parameters of a search as in a URL, and what finds no use. */
type Row = readonly [sentence: string, parameters: string, ...unused: string[]];

const understood = (sentence: string, today = TODAY) => {
  const reading = readWords(sentence, today);
  if (!reading.ok) throw new Error(reading.problem);
  return reading;
};

const pairsOf = (parameters: object): readonly string[] =>
  Object.entries(parameters).map(([name, value]) => `${name}=${value}`);

function compare([sentence, parameters, ...unused]: Row) {
  const reading = understood(sentence);
  const expected = parameters === '' ? [] : parameters.split('&');
  const read = pairsOf(reading.parameters);
  return {
    sentence,
    wrong: read.filter((pair) => !expected.includes(pair)),
    missing: expected.filter((pair) => !read.includes(pair)),
    unused: reading.unused.join(', ') === unused.join(', ') ? [] : reading.unused,
  };
}

describe.each([
  ['written first', sentences],
  ['written before the reader had seen any of them', moreSentences],
])('sentences %s', (_, list) => {
  const results = (list as unknown as readonly Row[]).map(compare);
  const failed = results.filter(({ wrong, missing, unused }) => wrong.length + missing.length + unused.length > 0);

  it('are understood entirely, 95 in a hundred', () => {
    expect(failed.length / results.length, JSON.stringify(failed, null, 1)).toBeLessThanOrEqual(0.05);
  });

  it('get no wrong filter, 99 in a hundred', () => {
    const wrong = results.filter((result) => result.wrong.length > 0);
    expect(wrong.length / results.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(0.01);
  });
});

it('the lists hold 300 different sentences and a hundred more', () => {
  const written = new Set([...sentences, ...moreSentences].map(([sentence]) => sentence));
  expect(sentences.length).toBeGreaterThanOrEqual(300);
  expect(written.size).toBe(sentences.length + moreSentences.length);
});

describe('the day', () => {
  it.each([
    ['from next month', '2026-12-31', '2027-01-01'],
    ['from February', '2026-03-10', '2027-02-01'],
    ['from March', '2026-03-10', '2026-03-10'],
    ['in 3 months', '2026-11-30', '2027-02-28'],
    ['from 29 February', '2027-12-01', '2028-02-29'],
    ['available 5th of May 2028', '2026-03-10', '2028-05-05'],
    ['by end of February', '2027-12-01', '2028-02-29'],
  ])('%j on %s is %s', (sentence, today, day) => {
    expect(understood(sentence, today)).toMatchObject({ parameters: { availableBy: day }, unused: [] });
  });

  it('that no month has is left over', () => {
    expect(understood('from 31 February')).toMatchObject({ parameters: { availableBy: '2027-02-01' }, unused: ['31'] });
    expect(understood('2027-13-01').parameters.availableBy).toBeUndefined();
  });
});

it.each([
  ['studio £300pw', true],
  ['room between £90 and £120 a week', true],
  ['1 bed under 900 a month', false],
  ['2 bed new this week', false],
])('%j says its rent by the week: %s', (sentence, isWeekly) => expect(understood(sentence).isWeekly).toBe(isWeekly));

describe('a range to move in', () => {
  it.each([
    ['available from 1 March to June', '2027-03-01', '2027-06-30'],
    ['available between 28 December and 5 January', '2026-12-28', '2027-01-05'],
    ['moving in January - March', '2027-01-01', '2027-03-31'],
    ['move in from 1/2/2027 until 15/2/2027', '2027-02-01', '2027-02-15'],
  ])('%j', (sentence, availableFrom, availableBy) =>
    expect(understood(sentence)).toMatchObject({ parameters: { availableFrom, availableBy }, unused: [] }),
  );

  it('is not what a stay lasts', () => {
    expect(understood('flat from January to June')).toMatchObject({
      parameters: { availableBy: '2027-01-01' },
      unused: ['June'],
    });
  });

  it('may have a beginning alone', () => {
    for (const words of ['not before', 'no earlier than', 'no sooner than'])
      expect(understood(`${words} 1 March`).parameters).toEqual({ availableFrom: '2027-03-01' });
  });
});

describe('what is denied', () => {
  it('is never asked for', () => {
    const wishes = ['pets', 'parking', 'a garden', 'bills included', 'a lift', 'a studio', 'a gym', 'en suite'];
    for (const wish of wishes)
      for (const denial of ['no', 'not', 'without', 'except', "don't want", 'anything but', 'don’t need'])
        expect(understood(`${denial} ${wish}`).parameters, `${denial} ${wish}`).toEqual({});
  });

  it('keeps its denial where it found no use', () => {
    expect(understood('not a houseshare or studio')).toMatchObject({
      parameters: { shared: 'false' },
      unused: ['not studio'],
    });
  });
});

describe('a known word', () => {
  it.each(['quiet', 'south facing', 'heating', 'wife', 'cover', 'landing', 'cooker', 'unavailable', 'summer'])(
    '%j is not taken for a wrongly typed one',
    (word) => {
      expect(understood(word)).toEqual({ ok: true, parameters: {}, unused: [word], isWeekly: false });
    },
  );
});

describe('any text', () => {
  const piece = fc.constantFrom(
    '2',
    'bed',
    '£',
    '1,200',
    'k',
    'no',
    'not',
    'or',
    'between',
    'and',
    'Leeds',
    'LS6',
    'near',
    'within',
    'miles',
    'from',
    'January',
    '31',
    '/',
    '-',
    '+',
    'cat',
    'flat',
    ',',
    '99999999999',
    'max',
    'EPC',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: MAX_SENTENCE }),
    fc.array(piece, { maxLength: 40 }).map((words) => words.join(' ')),
    fc.array(piece, { maxLength: 40 }).map((words) => words.join('')),
  );

  it('becomes a search without problems, of places that exist, the same one each time', () => {
    fc.assert(
      fc.property(text, (sentence) => {
        const reading = readWords(sentence, TODAY);
        if (!reading.ok) return expect(sentence.trim().length).toBeGreaterThan(MAX_SENTENCE);
        const { problems, query } = parseSearch(reading.parameters);
        expect(problems).toEqual({});
        expect(resolvePlaces(query.location).unknown).toEqual([]);
        for (const words of reading.unused) expect(words.trim()).toBe(words);
        expect(readWords(sentence, TODAY)).toEqual(reading);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['10,000 characters', 'flat '.repeat(2_000)],
    ['10,000 letters', 'x'.repeat(10_000)],
  ])('of %s is refused with a sentence', (_, sentence) => {
    expect(readWords(sentence, TODAY)).toEqual({ ok: false, problem: 'Use at most 300 characters.' });
  });

  it.each([
    ['🏠 2 bed 🐶 in Leeds', { location: 'Leeds', bedrooms: '2', maxBedrooms: '2' }],
    ["2 bed'; DROP TABLE listings; --", { bedrooms: '2', maxBedrooms: '2' }],
    ['שתי חדרים, 2 bed, Leeds', { location: 'Leeds', bedrooms: '2', maxBedrooms: '2' }],
    ['\u202Edeb 2\u202C flat', { propertyType: 'flat' }],
    ['flat\0Leeds', { location: 'Leeds', propertyType: 'flat' }],
    ['', {}],
  ])('%j is read as far as it goes', (sentence, parameters) => {
    expect(understood(sentence).parameters).toEqual(parameters);
  });
});
