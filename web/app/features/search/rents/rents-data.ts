import type { AreaRents, DistrictRents } from '@letfair/contract/search/search';
import { csvOf } from '../../../lib/csv.ts';

/** The sizes of homes that the page compares, as its address holds them; empty for all homes. */
export const bedroomChoices = {
  '': 'All homes',
  '0': 'Studios',
  '1': '1 bedroom',
  '2': '2 bedrooms',
  '3': '3 bedrooms',
  '4': '4 bedrooms',
} as const;
export type BedroomChoice = keyof typeof bedroomChoices;
export const choices = ['', '0', '1', '2', '3', '4'] as const satisfies readonly BedroomChoice[];

/** Anything else means all homes. */
export const bedroomsIn = (params: URLSearchParams): BedroomChoice =>
  choices.find((choice) => choice === params.get('bedrooms')) ?? '';

export interface DistrictRow extends DistrictRents {
  /** "Headingley and Hyde Park, Leeds" */
  readonly place: string;
}

export interface RentsOfCountry {
  readonly rows: readonly DistrictRow[];
  readonly areas: readonly AreaRents[];
}

export const rentsCsv = (rows: readonly DistrictRow[], bedrooms: BedroomChoice): string =>
  csvOf([
    ['District', 'Place', 'Homes counted', 'Live homes', 'Median rent (£ pcm)'],
    ...rows.map(({ district, place, homes, median }) => [district, place, bedroomChoices[bedrooms], homes, median]),
  ]);
