import { BEDROOMS } from '@letfair/domain/homes/limits';
import { addedAfter } from '@letfair/domain/search/added';
import {
  type FilterName,
  type FilterValue,
  type FlagFilterName,
  filterNames,
  filters,
  flagFilterNames,
  isFilterSet,
} from '@letfair/domain/search/filters';
import type { SearchQuery } from '@letfair/domain/search/search-query';
import { epcFlagsUpTo, type SearchFlag } from './search-flags.ts';

const HIGHEST_RENT = 2_147_483_647;
/** The largest number of its column. */
const MOST_BEDROOMS = 32_767;
const FAR_DAY = '9999-12-31';
const FIRST_DAY = '0001-01-01';

/** A limit to a column of a search row. A saved search stores the limit in a column of its own. */
interface RangeFilter<T, Saved extends string> {
  readonly kind: 'range';
  readonly column: 'rent_pence' | 'bedrooms' | 'bath_halves' | 'available_date';
  readonly type: 'int' | 'int2' | 'date';
  readonly compare: '>=' | '<=';
  readonly saved: Saved;
  /** For the unset value a limit that every listing meets. */
  readonly limit: (value: T) => number | string;
}

/** Most searches use it: live_listing_totals is kept by its column, and saved_search_key stores its limit. */
interface TotalsFilter<T>
  extends RangeFilter<T, 'min_rent_pence' | 'max_rent_pence' | 'min_bedrooms' | 'max_bedrooms'> {
  readonly group: 'totals';
}

/** Few searches use it: its limit is stored in saved_search. */
interface RareFilter<T> extends RangeFilter<T, 'min_bath_halves' | 'available_from' | 'available_by'> {
  readonly group: 'rare';
}

/** Flags that a listing must have, and flags that it must not have. */
interface FlagsFilter<T> {
  readonly kind: 'flags';
  readonly required: (value: T) => readonly SearchFlag[];
  readonly excluded?: (value: T) => readonly SearchFlag[];
}

/** Flags of which a listing must have one. */
interface AnyFlagFilter<T> {
  readonly kind: 'any-flag';
  readonly flags: (value: T) => readonly SearchFlag[];
  /** No listing has two of them, so their counts add up. */
  readonly areExclusive: boolean;
}

/** A filter with conditions of its own in search-conditions.ts and in the columns of a saved search. */
interface OwnFilter {
  readonly kind: 'type' | 'words' | 'added';
}

type FilterSql<T> = TotalsFilter<T> | RareFilter<T> | FlagsFilter<T> | AnyFlagFilter<T> | OwnFilter;

const flag = (name: FlagFilterName): FlagsFilter<boolean> => ({
  kind: 'flags',
  required: (value) => (value ? filters[name].flags : []),
});

/**
 * What every filter means for a search row. The conditions of a search, the totals it can be counted from and the
 * alerts of saved searches derive from this map; a filter that is missing here does not compile.
 */
const filterSql: { readonly [Name in FilterName]: FilterSql<FilterValue<Name>> } = {
  ...(Object.fromEntries(flagFilterNames.map((name) => [name, flag(name)])) as Readonly<
    Record<FlagFilterName, FlagsFilter<boolean>>
  >),
  propertyType: { kind: 'type' },
  minBudget: {
    kind: 'range',
    group: 'totals',
    column: 'rent_pence',
    type: 'int',
    compare: '>=',
    saved: 'min_rent_pence',
    limit: (pounds) => (pounds ?? 0) * 100,
  },
  maxBudget: {
    kind: 'range',
    group: 'totals',
    column: 'rent_pence',
    type: 'int',
    compare: '<=',
    saved: 'max_rent_pence',
    limit: (pounds) => (pounds === null ? HIGHEST_RENT : pounds * 100),
  },
  bedrooms: {
    kind: 'range',
    group: 'totals',
    column: 'bedrooms',
    type: 'int2',
    compare: '>=',
    saved: 'min_bedrooms',
    limit: (bedrooms) => bedrooms ?? BEDROOMS.min,
  },
  maxBedrooms: {
    kind: 'range',
    group: 'totals',
    column: 'bedrooms',
    type: 'int2',
    compare: '<=',
    saved: 'max_bedrooms',
    limit: (bedrooms) => bedrooms ?? MOST_BEDROOMS,
  },
  bathrooms: {
    kind: 'range',
    group: 'rare',
    column: 'bath_halves',
    type: 'int2',
    compare: '>=',
    saved: 'min_bath_halves',
    limit: (bathrooms) => (bathrooms ?? 0) * 2,
  },
  furnishing: { kind: 'any-flag', flags: (chosen) => chosen, areExclusive: true },
  shared: {
    kind: 'flags',
    required: (isShared) => (isShared === true ? ['shared'] : []),
    excluded: (isShared) => (isShared === false ? ['shared'] : []),
  },
  availableFrom: {
    kind: 'range',
    group: 'rare',
    column: 'available_date',
    type: 'date',
    compare: '>=',
    saved: 'available_from',
    limit: (day) => (day === '' ? FIRST_DAY : day),
  },
  availableBy: {
    kind: 'range',
    group: 'rare',
    column: 'available_date',
    type: 'date',
    compare: '<=',
    saved: 'available_by',
    limit: (day) => (day === '' ? FAR_DAY : day),
  },
  added: { kind: 'added' },
  epc: { kind: 'any-flag', flags: (worst) => (worst === '' ? [] : epcFlagsUpTo(worst)), areExclusive: true },
  features: { kind: 'flags', required: (features) => features },
  words: { kind: 'words' },
};

interface Named {
  readonly name: FilterName;
}
/** The filters of one kind, typed for any value: a list cannot say which value belongs to which name. */
const filtersOf = <F extends FilterSql<never>>(isWanted: (filter: FilterSql<never>) => filter is F) =>
  filterNames.flatMap((name) => {
    const filter: FilterSql<never> = filterSql[name];
    return isWanted(filter) ? [{ ...filter, name }] : [];
  });

export const totalsFilters = filtersOf(
  (filter): filter is TotalsFilter<never> => filter.kind === 'range' && filter.group === 'totals',
);
export const rareFilters = filtersOf(
  (filter): filter is RareFilter<never> => filter.kind === 'range' && filter.group === 'rare',
);
const flagsFilters = filtersOf((filter): filter is FlagsFilter<never> => filter.kind === 'flags');
const anyFlagFilters = filtersOf((filter): filter is AnyFlagFilter<never> => filter.kind === 'any-flag');

export const limitOf = (query: SearchQuery, { name, limit }: Named & (TotalsFilter<never> | RareFilter<never>)) =>
  limit(query[name] as never);

export const requiredFlags = (query: SearchQuery): SearchFlag[] =>
  flagsFilters.flatMap(({ name, required }) => required(query[name] as never));
export const excludedFlags = (query: SearchQuery): SearchFlag[] =>
  flagsFilters.flatMap(({ name, excluded }) => excluded?.(query[name] as never) ?? []);

/** Groups of flags of which a listing must have one each; an empty group asks for none. */
export const anyFlagGroups = (query: SearchQuery): { flags: readonly SearchFlag[]; areExclusive: boolean }[] =>
  anyFlagFilters.map(({ name, flags, areExclusive }) => ({ flags: flags(query[name] as never), areExclusive }));

export const isAnySet = (names: readonly Named[], query: SearchQuery): boolean =>
  names.some(({ name }) => isFilterSet(name, query[name]));

/** Homes have to have been added after this; null for any time. */
export const addedAfterOf = ({ added }: SearchQuery): Date | null => addedAfter(added, new Date());

export const usesTotalsFilters = (query: SearchQuery): boolean =>
  query.propertyType.length > 0 || isAnySet(totalsFilters, query);
export const usesRareFilters = (query: SearchQuery): boolean => isAnySet([...rareFilters, ...anyFlagFilters], query);
