import { metresBetween } from '@letfair/domain/search/places/map/map-projection';
import { expect, test } from 'vitest';
import { gridToDegrees } from './national-grid.ts';

/** Stations of the Ordnance Survey whose position is known in both systems: eastings, northings, latitude, longitude. */
const stations = {
  'St Mary’s, Scilly': [91_492.146, 11_318.804, 49.922264, -6.299778],
  'Lizard, Cornwall': [170_370.718, 11_572.405, 49.960061, -5.203046],
  'St Catherine’s, Isle of Wight': [449_816.371, 75_335.861, 50.575637, -1.297823],
  'Cardiff airport': [292_184.87, 168_003.465, 51.400782, -3.551283],
  'North Foreland, Kent': [639_821.835, 169_565.858, 51.37447, 1.444547],
  London: [530_624.974, 178_388.464, 51.489366, -0.119926],
  'Caister water tower, Norfolk': [651_409.903, 313_177.27, 52.657978, 1.716053],
} as const;

test.each(Object.entries(stations))('%s is placed to within 10 metres', (_, [eastings, northings, lat, lng]) => {
  expect(metresBetween(gridToDegrees(eastings, northings), { lat, lng })).toBeLessThan(10);
});
