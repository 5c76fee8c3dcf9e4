import { csvOf } from '../../../lib/csv.ts';
import { type BedroomChoice, bedroomChoices, type DistrictRow } from './rents-data.ts';

export const rentsCsv = (rows: readonly DistrictRow[], bedrooms: BedroomChoice): string =>
  csvOf([
    ['District', 'Place', 'Homes counted', 'Live homes', 'Median rent (£ pcm)'],
    ...rows.map(({ district, place, homes, median }) => [district, place, bedroomChoices[bedrooms], homes, median]),
  ]);
