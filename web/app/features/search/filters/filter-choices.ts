import { epcRatings, type PropertyType, propertyTypes } from '@letfair/domain/listings/vocabulary';
import { formatCount } from '@letfair/domain/money';
import type { FacetCounts } from '@letfair/domain/search/filters';
import { typesMeant } from '@letfair/domain/search/property-type-groups';
import type { Choice } from './bar-choices.ts';

const atLeast = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: `${from + at} or more` }));
export const bedroomChoices = atLeast(1, 6);
export const bathroomChoices = atLeast(1, 4);
export const radiusChoices = [1, 3, 5, 10, 20, 40].map((miles) => ({
  value: String(miles),
  label: `Within ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
}));
export const epcChoices = epcRatings
  .slice(0, -1)
  .map((rating) => ({ value: rating, label: rating === 'A' ? 'A' : `${rating} or better` }));
export const sharedChoices = [
  { value: 'true', label: 'Shared homes only' },
  { value: 'false', label: 'Not shared' },
];

/** A number from a shared link that is not among the usual ones is kept. */
export const withChosen = (
  choices: readonly Choice[],
  chosen: string | undefined,
  label: (value: string) => string,
): readonly Choice[] =>
  chosen === undefined || choices.some(({ value }) => value === chosen)
    ? choices
    : [{ value: chosen, label: label(chosen) }, ...choices];

export const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;

/** A kind that stands for several counts them all, because that is what choosing it finds. */
export const typeCounts = (
  facets: Pick<FacetCounts, 'propertyType'> | null,
): Readonly<Record<PropertyType, number>> | undefined =>
  facets
    ? (Object.fromEntries(
        propertyTypes.map((type) => [
          type,
          typesMeant([type]).reduce((sum, meant) => sum + (facets.propertyType[meant] ?? 0), 0),
        ]),
      ) as Record<PropertyType, number>)
    : undefined;
