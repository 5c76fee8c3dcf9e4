import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRenterProfile, type RenterProfile, sharedFields, sharedPart } from './renter-profile.ts';

const profile: RenterProfile = {
  moveInDate: '2026-12-03',
  people: 2,
  employment: 'full-time',
  pets: 'One cat',
  note: 'We both work from home.',
};

test('an application takes along exactly what was chosen', () => {
  fc.assert(
    fc.property(fc.subarray([...sharedFields]), (share) => {
      const part = sharedPart(profile, share);
      expect(Object.keys(part).toSorted()).toEqual(share.toSorted());
      for (const field of share) expect(part[field]).toBe(profile[field]);
    }),
  );
});

test('a field that is named twice is taken once', () => {
  expect(sharedPart(profile, ['pets', 'pets'])).toEqual({ pets: 'One cat' });
});

test('what is shown while it is empty says that there is nothing to say', () => {
  expect(sharedPart(emptyRenterProfile, ['people', 'pets'])).toEqual({ people: null, pets: '' });
});

test('everything of a profile can be shown or kept', () => {
  expect([...sharedFields].toSorted()).toEqual(Object.keys(emptyRenterProfile).toSorted());
});
