import { furnishingLabels, propertyTypeLabels } from '@letfair/domain/listings/vocabulary';
import { formatRent } from '@letfair/domain/money';
import { writeSearch } from '@letfair/domain/search/read-search';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { searchFeatureLabels } from '@letfair/domain/search/searchable-features';
import { formatDate } from '../../../lib/dates.ts';
import type { SearchTexts } from '../search-url.ts';

/** One thing that narrows the search down, and the search without it. */
export interface FilterChip {
  /** The same as long as the filter is the same. */
  readonly key: string;
  readonly label: string;
  readonly without: SearchTexts;
}

const milesText = (miles: number): string => `Within ${miles} ${miles === 1 ? 'mile' : 'miles'}`;

export function filterChips(query: SearchQuery): readonly FilterChip[] {
  const chip = (label: string, changes: Partial<SearchQuery>): FilterChip => ({
    key: `${Object.keys(changes)[0]} ${label}`,
    label,
    without: writeSearch(withoutLooseEnds({ ...query, ...changes })),
  });
  const chipIf = (applies: unknown, label: () => string, changes: Partial<SearchQuery>): FilterChip[] =>
    applies ? [chip(label(), changes)] : [];
  /** One for each of several, taking away only that one. */
  const each = <Key extends 'types' | 'furnishing' | 'features'>(
    key: Key,
    labels: Readonly<Record<SearchQuery[Key][number], string>>,
  ): FilterChip[] =>
    query[key].map((item: SearchQuery[Key][number]) =>
      chip(labels[item], { [key]: query[key].filter((other) => other !== item) }),
    );

  return [
    ...chipIf(query.location, () => query.location, { location: '' }),
    ...chipIf(query.near, () => 'Near a point', { near: null }),
    ...chipIf(query.miles !== null, () => milesText(query.miles ?? 0), { miles: null }),
    ...chipIf(query.box, () => 'Area of the map', { box: null }),
    ...each('types', propertyTypeLabels),
    ...chipIf(query.minBudget !== null, () => `From ${formatRent(query.minBudget ?? 0)}`, { minBudget: null }),
    ...chipIf(query.maxBudget !== null, () => `Up to ${formatRent(query.maxBudget ?? 0)}`, { maxBudget: null }),
    ...chipIf(query.bedrooms !== null, () => `${query.bedrooms}+ beds`, { bedrooms: null }),
    ...chipIf(query.bathrooms !== null, () => `${query.bathrooms}+ baths`, { bathrooms: null }),
    ...each('furnishing', furnishingLabels),
    ...chipIf(query.pets, () => 'Pets considered', { pets: false }),
    ...chipIf(query.parking, () => 'Parking', { parking: false }),
    ...chipIf(query.bills, () => 'Bills included', { bills: false }),
    ...chipIf(query.shared !== null, () => (query.shared ? 'Shared homes' : 'Not shared'), { shared: null }),
    ...chipIf(query.availableBy, () => `Available by ${formatDate(query.availableBy)}`, { availableBy: '' }),
    ...chipIf(query.epc, () => (query.epc === 'A' ? 'EPC A' : `EPC ${query.epc} or better`), { epc: '' }),
    ...each('features', searchFeatureLabels),
    ...chipIf(query.words, () => `“${query.words}”`, { words: '' }),
  ];
}

/** Without a middle there is no distance from it. */
function withoutLooseEnds(query: SearchQuery): SearchQuery {
  if (query.location !== '' || query.near) return query;
  return { ...query, miles: null, sort: query.sort === 'distance' ? 'newest' : query.sort };
}
