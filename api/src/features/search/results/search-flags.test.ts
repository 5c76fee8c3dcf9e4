import { expect, test } from 'vitest';
import { flagPositions } from './flag-positions.generated.ts';
import { epcFlagsUpTo, flagMask, flagsIn, searchFlags } from './search-flags.ts';

test('gives every flag a position of its own; `npm run schema` adds those of new flags', () => {
  expect(Object.keys(flagPositions)).toEqual(expect.arrayContaining([...searchFlags]));
  expect(Object.values(flagPositions)).toEqual(Object.keys(flagPositions).map((_, place) => place));
});

test('reads the flags of a mask, whichever they are', () => {
  for (const flag of searchFlags) expect(flagsIn(String(flagMask([flag])))).toEqual([flag]);
  expect(flagsIn(String(flagMask(searchFlags)))).toEqual([...searchFlags]);
  expect(flagsIn('0')).toEqual([]);
});

test('takes an energy rating and the better ones', () => {
  expect(epcFlagsUpTo('C')).toEqual(['epc-a', 'epc-b', 'epc-c']);
});
