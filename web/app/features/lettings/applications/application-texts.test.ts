import { expect, test } from 'vitest';
import { householdText, lettingFacts, offerText, profileFacts, rentAppliedFor } from './application-texts.ts';

test('an offer is told, and so is that there is none', () => {
  expect(offerText({ offer: 1200, price: 1250 })).toBe('£1,200 pcm');
  expect(offerText({ offer: null, price: 1250 })).toBe('£1,250 pcm, as advertised');
});

test('the rent is that of the advert on the day of the application', () => {
  const applied = { price: 1250, createdAt: '2026-11-15T10:00:00.000Z' };
  expect(rentAppliedFor({ ...applied, offer: null })).toBe('£1,250 pcm, as advertised on 15 Nov 2026');
  expect(rentAppliedFor({ ...applied, offer: 1200 })).toBe(
    'Offered £1,200 pcm (advertised at £1,250 pcm on 15 Nov 2026)',
  );
});

test('a household is said in one line, as far as it is known', () => {
  expect(householdText({ people: 1, moveInDate: '2026-12-12', pets: '' })).toBe(
    '1 person · from 12 Dec 2026 · no pets',
  );
  expect(householdText({ people: 2 })).toBe('2 people');
  expect(householdText({ note: 'Hello' })).toBe('No details given about people, dates or pets');
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
