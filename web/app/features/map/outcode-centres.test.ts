import { outcodesInUse } from '@letfair/domain/places/postcodes/outcodes';
import { expect, test } from 'vitest';
import { packCentres, unpackCentres } from './outcode-centres.ts';

test('packed centres are the same after unpacking', () => {
  const centres = outcodesInUse()
    .filter(({ outcode }) => /\d$/.test(outcode))
    .map(({ outcode, name, centre }) => ({ district: outcode, name, centre }));
  expect(unpackCentres(packCentres(centres))).toEqual(centres);
});
