import { expect, test } from 'vitest';
import { pinPlaceProblem } from './pin-place.ts';

test('a pin in its district is accepted', () => {
  expect(pinPlaceProblem({ lat: 53.8196, lng: -1.5812 }, 'LS6 3AA')).toBeNull();
});

test('a pin in the sea, in another country or far from its postcode is refused with what to do', () => {
  const elsewhere = 'This point is in the sea or in another country. Move the pin to the home.';
  expect(pinPlaceProblem({ lat: 54.5, lng: 1.5 }, 'LS6 3AA')).toBe(elsewhere);
  expect(pinPlaceProblem({ lat: 53.35, lng: -6.3 }, 'BT1 1AA')).toBe(elsewhere);
  expect(pinPlaceProblem({ lat: 51.5074, lng: -0.1278 }, 'LS6 3AA')).toMatch(
    /^The pin is 1\d\d miles from LS6\. Move it to the home, or correct the postcode\.$/,
  );
});
