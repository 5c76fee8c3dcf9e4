import type { LandLine } from '@letfair/domain/search/places/map/packed-land';

/** Through the sea around the Republic of Ireland, from Lough Foyle by the west to Carlingford Lough. */
const aroundIreland: LandLine = [
  [55.07, -7.2],
  [55.12, -7.08],
  [55.19, -6.965],
  [55.21, -6.94],
  [55.5, -6.9],
  [56, -8],
  [56, -12.5],
  [50.8, -12.5],
  [50.8, -6.3],
  [52.2, -5.8],
  [53.3, -5.4],
  [53.9, -5.6],
  [54.015, -6.04],
  [54.06, -6.14],
];

/** Along the Channel and the North Sea, then around the Continent and the Faroe Islands. */
const continent: LandLine = [
  [46, -13],
  [49, -13],
  [49.2, -5],
  [49.85, -3],
  [50.1, -1.5],
  [50.3, 0.3],
  [50.75, 1.2],
  [51.02, 1.58],
  [51.6, 2.4],
  [53, 3.2],
  [61.2, 3.2],
  [61.2, -13],
  [64, -13],
  [64, 8],
  [46, 8],
];

/** Everything that is not the United Kingdom, as two rings; the sea is drawn over them. */
export const landAbroad = (border: LandLine): readonly LandLine[] => [[...border, ...aroundIreland], continent];
