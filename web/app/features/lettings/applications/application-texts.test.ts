import { expect, test } from 'vitest';
import { lettingFacts, offerText, profileFacts } from './application-texts.ts';

test('an offer is told, and so is that there is none', () => {
  expect(offerText({ offer: 1200, price: 1250 })).toBe('£1,200 pcm');
  expect(offerText({ offer: null, price: 1250 })).toBe('£1,250 pcm, as advertised');
});

const values = (profile: Parameters<typeof profileFacts>[0]) => profileFacts(profile).map(({ value }) => value);

test('what was shown is said in words', () => {
  const profile = {
    moveInDate: '2026-12-03',
    people: 2,
    employment: 'self-employed' as const,
    pets: 'An old cat',
    note: 'We would love the garden.',
  };
  expect(profileFacts(profile).map(({ label, value }) => [label, value])).toEqual([
    ['Move-in date', '3 Dec 2026'],
    ['People', '2'],
    ['Work', 'Self-employed'],
    ['Pets', 'An old cat'],
    ['Note', 'We would love the garden.'],
  ]);
});

test('what was not shown stays unsaid', () => {
  expect(values({})).toEqual([null, null, null, null, null]);
});

test('pets that are shown and empty are none, while other empty answers say nothing', () => {
  expect(values({ moveInDate: '', people: null, employment: '', pets: ' ', note: '' })).toEqual([
    null,
    null,
    null,
    'None',
    null,
  ]);
});

test('the company or the place of study is named only where the home asks for it', () => {
  expect(lettingFacts({})).toEqual([]);
  expect(lettingFacts({ company: { name: 'Example Homes Ltd', number: '01234567' } })).toEqual([
    { term: 'Company', value: 'Example Homes Ltd, number 01234567' },
  ]);
  expect(lettingFacts({ placeOfStudy: 'University of Leeds' })).toEqual([
    { term: 'University or college', value: 'University of Leeds' },
  ]);
});
