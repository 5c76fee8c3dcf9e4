import { expect, test } from 'vitest';
import { placeFindings, placeFlag } from './place-flag.ts';

const wrong = { city: 'Manchester', county: 'Kent', postcode: 'LS7 3HB' };

test('a town and a county that contradict the postcode are advice beside their fields', () => {
  expect(placeFindings(wrong)).toMatchObject([
    { severity: 'advise', field: 'address.city', nation: 'england', citation: '' },
    { severity: 'advise', field: 'address.county', sentence: expect.stringContaining('Check the county') },
  ]);
});

test('the moderator reads both in one flag, and none where they fit', () => {
  expect(placeFlag(wrong)).toEqual({
    kind: 'place',
    sentence:
      'Parts of the address don’t match: LS7 is in Leeds, about 33 miles from Manchester. LS7 is in Leeds, which isn’t in or near Kent.',
  });
  expect(placeFlag({ ...wrong, city: 'Leeds', county: '' })).toBeNull();
});
