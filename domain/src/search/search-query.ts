import { type Filter, refuse } from './filter-kinds.ts';
import { filters } from './filters.ts';
import { ordering, placement } from './placement.ts';
import { hasCentre, pointOfSearch } from './query-facts.ts';

/** Every parameter of a search, in the order of a URL. */
export const searchParameters = { ...placement, ...filters, ...ordering };
type Parameters = typeof searchParameters;
export type SearchParameter = keyof Parameters;
export const searchParameterNames = Object.keys(searchParameters) as SearchParameter[];

/**
 * How the results of a search are shown, and which part of them. `q` is a search in someone's own words, which becomes
 * other parameters; `said` repeats it for the note about what was understood.
 */
export const resultParameters = ['view', 'from', 'filters', 'cursor', 'q', 'said'] as const;

/** What somebody looks for. A page's URL and a saved search hold the same. */
export type SearchQuery = { readonly [Name in SearchParameter]: Parameters[Name]['unset'] };
export type SearchTexts = Readonly<Partial<Record<SearchParameter, string>>>;
export type SearchProblems = Readonly<Partial<Record<SearchParameter, string>>>;

/** Each parameter with its value; typed loosely, because no list of pairs can say which value belongs to which name. */
export const parametersOf = (query: SearchQuery): readonly [SearchParameter, Filter<unknown>, unknown][] =>
  searchParameterNames.map((name) => [name, searchParameters[name] as Filter<unknown>, query[name]]);

export const emptySearch = Object.fromEntries(
  searchParameterNames.map((name) => [name, searchParameters[name].unset]),
) as SearchQuery;

interface Rule {
  /** The parameter that has the problem. */
  readonly parameter: SearchParameter;
  readonly isBroken: (query: SearchQuery) => boolean;
  readonly problem: string;
  /** The parameter that is then left out. */
  readonly drops: SearchParameter;
}

/** What parameters ask of each other. */
const rules: readonly Rule[] = [
  {
    parameter: 'lng',
    isBroken: ({ lat, lng }) => lat !== null && lng === null,
    problem: 'Give lng together with lat.',
    drops: 'lat',
  },
  {
    parameter: 'lat',
    isBroken: ({ lat, lng }) => lat === null && lng !== null,
    problem: 'Give lat together with lng.',
    drops: 'lng',
  },
  {
    parameter: 'radius',
    isBroken: (query) => query.radius !== null && !hasCentre(query),
    problem: 'Give a centre: one location, or lat and lng.',
    drops: 'radius',
  },
  {
    parameter: 'box',
    isBroken: (query) => query.box !== null && pointOfSearch(query) !== null,
    problem: 'Use a box or a radius, not both.',
    drops: 'box',
  },
  {
    parameter: 'maxBudget',
    isBroken: ({ minBudget, maxBudget }) => minBudget !== null && maxBudget !== null && minBudget > maxBudget,
    problem: 'The highest rent is below the lowest.',
    drops: 'maxBudget',
  },
  {
    parameter: 'maxBedrooms',
    isBroken: ({ bedrooms, maxBedrooms }) => bedrooms !== null && maxBedrooms !== null && bedrooms > maxBedrooms,
    problem: 'The highest number of bedrooms is below the lowest.',
    drops: 'maxBedrooms',
  },
  {
    parameter: 'availableBy',
    isBroken: ({ availableFrom, availableBy }) =>
      availableFrom !== '' && availableBy !== '' && availableFrom > availableBy,
    problem: 'The last day is before the first.',
    drops: 'availableBy',
  },
  {
    parameter: 'sort',
    isBroken: (query) => query.sort === 'distance' && !hasCentre(query),
    problem: 'Give a place to measure from: one location, or lat and lng.',
    drops: 'sort',
  },
  {
    parameter: 'sort',
    isBroken: (query) => query.sort === 'travel' && query.travel.length === 0,
    problem: 'Give a place to travel to, as in travel=30,bike,LS1 4DY.',
    drops: 'sort',
  },
];

/** Problems are listed in this order: those of parameters that depend on each other come first. */
const problemOrder: readonly SearchParameter[] = [
  ...new Set<SearchParameter>([
    ...(Object.keys(placement) as SearchParameter[]),
    'minBudget',
    'maxBudget',
    'sort',
    ...searchParameterNames,
  ]),
];

interface ParsedSearch {
  /** What could be understood; a parameter with a problem is left out. */
  readonly query: SearchQuery;
  readonly problems: SearchProblems;
}

function applyRules(given: SearchQuery, found: SearchProblems = {}): ParsedSearch {
  let query = given;
  const problems: Partial<Record<SearchParameter, string>> = { ...found };
  for (const { parameter, isBroken, problem, drops } of rules) {
    if (!isBroken(query)) continue;
    problems[parameter] ??= problem;
    query = { ...query, [drops]: emptySearch[drops] };
  }
  const listed = problemOrder.flatMap((name) => (problems[name] === undefined ? [] : [[name, problems[name]]]));
  return { query, problems: Object.fromEntries(listed) };
}

/** Longer than every text that a parameter can be, unless it says otherwise. */
const MAX_PARAMETER = 300;
export const maxLengthOf = (name: SearchParameter): number =>
  (searchParameters[name] as Filter<unknown>).maxLength ?? MAX_PARAMETER;
export const MAX_PARAMETER_LENGTH = Math.max(...searchParameterNames.map(maxLengthOf));

/** Parses the texts of a URL. The API refuses a search with problems, the page shows what it understood. */
export function parseSearch(texts: SearchTexts): ParsedSearch {
  const query: Partial<Record<SearchParameter, unknown>> = {};
  const problems: Partial<Record<SearchParameter, string>> = {};
  for (const name of searchParameterNames) {
    const text = texts[name]?.trim();
    if (!text) continue;
    const max = maxLengthOf(name);
    const parsed = text.length > max ? refuse(`Use at most ${max} characters.`) : searchParameters[name].parse(text);
    if (parsed.ok) query[name] = parsed.value;
    else problems[name] = parsed.problem;
  }
  return applyRules({ ...emptySearch, ...(query as Partial<SearchQuery>) }, problems);
}

/** The search after some of its parameters were changed, without what depended on their old values. */
export const changeSearch = (query: SearchQuery, changes: Partial<SearchQuery>): SearchQuery =>
  applyRules({ ...query, ...changes }).query;

/** The texts that parse to this search; a parameter that is not set is left out. */
export const serializeSearch = (query: SearchQuery): SearchTexts =>
  Object.fromEntries(
    parametersOf(query)
      .map(([name, { serialize }, value]) => [name, serialize(value)] as const)
      .filter(([, text]) => text !== ''),
  );

/** The search in the parameters of a URL; those that are no part of a search are ignored. */
export const parseSearchParams = (given: { readonly get: (name: string) => string | null }): ParsedSearch =>
  parseSearch(Object.fromEntries(searchParameterNames.map((name) => [name, given.get(name) ?? ''])));
