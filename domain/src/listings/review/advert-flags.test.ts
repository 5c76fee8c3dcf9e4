import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advertFlags, FEWEST_WORDS } from './advert-flags.ts';

const advert = {
  title: 'Two bedroom flat near the park',
  propertyDescription: 'A bright flat with a new kitchen, two minutes from the station.',
  propertyType: 'flat',
  images: ['a-photo'],
  bedrooms: 2,
  bathrooms: 1,
  monthlyRent: 1_200,
} as const;
const flagged = (changed: Partial<Parameters<typeof advertFlags>[0]>) =>
  advertFlags({ ...advert, ...changed }).map(({ kind, sentence }) => `${kind}: ${sentence}`);

it('finds nothing in an advert that is complete and agrees with its facts', () => {
  expect(flagged({})).toEqual([]);
});

it('flags an advert without photos', () => {
  expect(flagged({ images: [] })).toEqual(['no-photos: There are no photos.']);
});

it(`flags a description of under ${FEWEST_WORDS} words, and counts only words`, () => {
  const words = (count: number) => 'word '.repeat(count);
  expect(flagged({ propertyDescription: `${words(9)} – !!!` })).toEqual([
    'short-text: The description only has 9 words.',
  ]);
  expect(flagged({ propertyDescription: 'Nice.' })).toEqual(['short-text: The description only has 1 word.']);
  expect(flagged({ propertyDescription: words(10) })).toEqual([]);
});

describe('a title', () => {
  it.each([
    ['4 bed house in Leeds', '4 bedrooms'],
    ['Four-bedroom family home', '4 bedrooms'],
    ['Lovely 3bed flat', '3 bedrooms'],
    ['3 double bedroom flat', '3 bedrooms'],
    ['3/4 bed house', '3 bedrooms'],
    ['1-bedroomed flat', '1 bedroom'],
    ['Studio near the university', 'a studio'],
  ])('%s contradicts 2 bedrooms', (title, said) => {
    expect(flagged({ title })).toEqual([`contradiction: The title says ${said}, but the form says 2 bedrooms.`]);
  });

  it.each([
    'Two bed flat',
    '2/3 bed house',
    '2 to 3 bedrooms',
    '2 bed, 1 bath flat',
    'Studio room for your art, 2 bed flat',
    'Flat 4, Bedford Street',
    '14 Bedale Road',
    'Flat for £1,200 pcm',
    'Flat for £277 a week',
  ])('%s agrees with 2 bedrooms at £1,200', (title) => {
    expect(flagged({ title })).toEqual([]);
  });

  it('of a room may name the bedrooms of the house', () => {
    expect(flagged({ title: 'Room in a 5 bed house', propertyType: 'room', bedrooms: 1 })).toEqual([]);
  });

  it.each([0, 1])('may call a studio so, with %i bedrooms', (bedrooms) => {
    for (const title of ['Bright studio', '1 bed studio'])
      expect(flagged({ title, propertyType: 'studio', bedrooms })).toEqual([]);
    expect(flagged({ title: '2 bed flat', propertyType: 'studio', bedrooms })).toHaveLength(1);
  });

  it('with another rent or number of bathrooms contradicts the form', () => {
    expect(flagged({ title: '2 bed 2 bath flat, £950pcm' })).toEqual([
      'contradiction: The title says 2 bathrooms, but the form says 1 bathroom. The title says a rent of £950, but the form says a rent of £1,200.',
    ]);
  });

  it('is not compared with what has not been entered', () => {
    expect(flagged({ title: '4 bed house, £950 pcm', bedrooms: null, monthlyRent: null })).toEqual([]);
  });

  it('of any kind never breaks the check', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(flagged({ title })).toBeInstanceOf(Array);
      }),
    );
  });
});
