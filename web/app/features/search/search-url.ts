import {
  emptySearch,
  parseSearch,
  type SearchParameter,
  type SearchProblems,
  type SearchQuery,
  searchParameterNames,
  serializeSearch,
} from '@letfair/domain/search/search-query';

export const SEARCH_PATH = '/properties';

/** A search as an address holds it. */
export type SearchTexts = Readonly<Partial<Record<SearchParameter, string>>>;
export type ResultsView = 'list' | 'map';

export interface SearchAddress {
  readonly query: SearchQuery;
  /** What was understood, ready for another address or for the API. */
  readonly texts: SearchTexts;
  /** What was not. */
  readonly ignored: SearchProblems;
  readonly view: ResultsView;
  readonly cursor: string | null;
  /** Whether the further filters stand in the page, as they do for those without script. */
  readonly filtersOpen: boolean;
}

/** Mean the same as leaving the parameter out. */
const unsaid: SearchTexts = { propertyType: 'all', sort: emptySearch.sort };

/** A form sends boxes of one name one by one; an address holds them in one parameter. */
function textOf(params: URLSearchParams, name: SearchParameter): string {
  const values = [...new Set(params.getAll(name).map((value) => value.trim()))].filter((value) => value !== '');
  const said = values.length > 1 ? values.filter((value) => value !== unsaid[name]) : values;
  return said.join(',');
}

const rawTexts = (params: URLSearchParams): SearchTexts =>
  Object.fromEntries(
    searchParameterNames
      .map((name) => [name, textOf(params, name)] as const)
      .filter(([name, text]) => text !== '' && text !== unsaid[name]),
  );

const lastOf = (params: URLSearchParams, name: string): string | undefined => params.getAll(name).at(-1);

export function readAddress(params: URLSearchParams): SearchAddress {
  const raw = rawTexts(params);
  const { query, problems } = parseSearch(raw);
  // "2000+" asks for nothing, but it is what somebody chose, and the field goes on showing it.
  const openBudget = raw.maxBudget?.endsWith('+') && !problems.maxBudget ? { maxBudget: raw.maxBudget } : {};
  return {
    query,
    texts: { ...serializeSearch(query), ...openBudget },
    ignored: problems,
    view: lastOf(params, 'view') === 'map' ? 'map' : 'list',
    cursor: lastOf(params, 'cursor') || null,
    filtersOpen: lastOf(params, 'filters') === 'open',
  };
}

interface BesidesTheSearch {
  readonly view?: ResultsView;
  readonly cursor?: string | null;
  readonly filtersOpen?: boolean;
}

/** The page of a search; parameters always stand in the same order, so that equal searches have equal addresses. */
export function addressOf(texts: SearchTexts, { view, cursor, filtersOpen }: BesidesTheSearch = {}): string {
  const params = new URLSearchParams();
  for (const name of searchParameterNames) {
    const text = texts[name]?.trim();
    if (text && text !== unsaid[name]) params.set(name, text);
  }
  if (view === 'map') params.set('view', 'map');
  if (filtersOpen) params.set('filters', 'open');
  if (cursor) params.set('cursor', cursor);
  const search = params.toString().replaceAll('%2C', ',');
  return search ? `${SEARCH_PATH}?${search}` : SEARCH_PATH;
}

/** The same after the question mark, as a search is kept. */
export const searchPart = (texts: SearchTexts): string => addressOf(texts).slice(SEARCH_PATH.length + 1);

/** Where an address is better written otherwise: a form without script also sends the fields that say nothing. */
export function tidierAddress(params: URLSearchParams): string | null {
  const spoken: readonly string[] = [...searchParameterNames, 'view', 'filters', 'cursor'];
  const seen = new Set<string>();
  const untidy = [...params].some(([name, value]) => {
    if (!spoken.includes(name)) return false;
    const repeated = seen.has(name);
    seen.add(name);
    return repeated || value.trim() === '' || value === unsaid[name as SearchParameter] || value === 'list';
  });
  return untidy ? addressOf(rawTexts(params), readAddress(params)) : null;
}

/** Whether two addresses ask for the same homes, however they show them. */
export function sameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const [a, b] = [readAddress(one), readAddress(other)];
  return addressOf(a.texts, { cursor: a.cursor }) === addressOf(b.texts, { cursor: b.cursor });
}
