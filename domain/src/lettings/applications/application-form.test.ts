import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Nation } from '../../search/places/nations.ts';
import {
  emptyRenterProfile,
  offerRefusal,
  offerSentence,
  type RenterProfile,
  sharedFields,
  sharedPart,
} from './application-form.ts';

const profile: RenterProfile = {
  moveInDate: '2026-12-03',
  people: 2,
  employment: 'full-time',
  pets: 'One cat',
  note: 'We both work from home.',
};

test('shares exactly the chosen fields', () => {
  fc.assert(
    fc.property(fc.subarray([...sharedFields]), (share) => {
      const part = sharedPart(profile, share);
      expect(Object.keys(part).toSorted()).toEqual(share.toSorted());
      for (const field of share) expect(part[field]).toBe(profile[field]);
    }),
  );
});

test('shares a field once that is named twice', () => {
  expect(sharedPart(profile, ['pets', 'pets'])).toEqual({ pets: 'One cat' });
});

test('shares empty fields as empty', () => {
  expect(sharedPart(emptyRenterProfile, ['people', 'pets'])).toEqual({ people: null, pets: '' });
});

test('allows sharing each field of the profile', () => {
  expect([...sharedFields].toSorted()).toEqual(Object.keys(emptyRenterProfile).toSorted());
});

const RENT = 120_000;

describe('an offer above the advertised rent', () => {
  it.each<[Nation | null, string | null]>([
    ['england', offerSentence],
    // a postcode on the border may lie in England
    [null, offerSentence],
    ['wales', null],
    ['scotland', null],
    ['northern-ireland', null],
  ])('in %s is answered with %j', (nation, refusal) => {
    expect(offerRefusal(nation, RENT, RENT + 1)).toBe(refusal);
  });
});

test.each([
  ['no offer', null],
  ['the advertised rent', RENT],
  ['less than the advertised rent', RENT - 1],
])('%s may be sent anywhere', (_, offer) => {
  for (const nation of ['england', 'wales', 'scotland', 'northern-ireland', null] as const)
    expect(offerRefusal(nation, RENT, offer)).toBeNull();
});
