import type { SearchChip } from '@letfair/domain/search/describe-search';
import { MAX_LOCATION } from '@letfair/domain/search/placement-options';
import type { resultParameters, SearchParameter, SearchQuery, SearchTexts } from '@letfair/domain/search/search-query';
import { travelOfRows } from '@letfair/domain/search/travel/travel-fields';
import { joints, unsetTexts } from './url-parameters.ts';

export const SEARCH_PATH = '/properties';

/** One thing that narrows a search down, and the search without it. */
export interface UrlChip extends Pick<SearchChip, 'name' | 'text'> {
  readonly without: SearchTexts;
}

/** The search of a page's URL, parsed and put into words by the page's loader. */
export interface ParsedSearchUrl {
  readonly query: SearchQuery;
  /** What was understood, ready for another URL or for the API. */
  readonly texts: SearchTexts;
  /** What was not understood, in the middle of a sentence. */
  readonly ignored: readonly string[];
  /** What is wrong with a drawn area: someone who drew it can draw it better. */
  readonly shapeProblem: string | null;
  readonly chips: readonly UrlChip[];
  readonly cursor: string | null;
}

/** Cards with large photos, short rows, or a map beside the cards. */
export const resultsViews = ['list', 'compact', 'map'] as const;
export type ResultsView = (typeof resultsViews)[number];

/** How the results are shown. It may change without another search. */
export interface ResultsDisplay {
  readonly view: ResultsView;
  /** The place that was searched before an area of the map was, and that a press goes back to; empty without one. */
  readonly from: string;
  /** Whether the filters stand in the page, as they do for those without script. */
  readonly filtersOpen: boolean;
}

export interface SearchUrl extends ParsedSearchUrl, ResultsDisplay {}

const parameterNames = Object.keys(unsetTexts) as SearchParameter[];
const isUnset = (name: SearchParameter, text: string): boolean => text === unsetTexts[name];

/** A form sends boxes of one name one by one; a URL holds them in one parameter. */
function textOf(params: URLSearchParams, name: SearchParameter): string {
  const given = name === 'travel' ? [...params.getAll(name), travelOfRows(params)] : params.getAll(name);
  const values = [...new Set(given.map((value) => value.trim()))].filter((value) => value !== '');
  return values.filter((value) => !isUnset(name, value)).join(joints[name] ?? ',');
}

/** What a URL says, understood or not. */
export const rawTexts = (params: URLSearchParams): SearchTexts =>
  Object.fromEntries(
    parameterNames.map((name) => [name, textOf(params, name)] as const).filter(([, text]) => text !== ''),
  );

type ResultParameter = (typeof resultParameters)[number];
const lastOf = (params: URLSearchParams, name: ResultParameter): string | undefined => params.getAll(name).at(-1);
export const cursorOf = (params: URLSearchParams): string | null => lastOf(params, 'cursor') || null;

export const displayOf = (params: URLSearchParams): ResultsDisplay => ({
  view: resultsViews.find((view) => view === lastOf(params, 'view')) ?? 'list',
  from: (lastOf(params, 'from') ?? '').trim().slice(0, MAX_LOCATION),
  filtersOpen: lastOf(params, 'filters') === 'open',
});

interface SearchUrlOptions extends Partial<ResultsDisplay> {
  readonly cursor?: string | null;
  /** The sentence that the search was understood from. */
  readonly said?: string | null;
}

/** The page of a search. Parameters always stand in the same order, so that equal searches have equal URLs. */
export function searchUrl(
  texts: SearchTexts,
  { view, from, cursor, filtersOpen, said }: SearchUrlOptions = {},
): string {
  const params = new URLSearchParams();
  for (const name of parameterNames) {
    const text = texts[name]?.trim();
    if (text && !isUnset(name, text)) params.set(name, text);
  }
  if (view && view !== 'list') params.set('view', view);
  if (from && (texts.box || texts.shape)) params.set('from', from);
  if (filtersOpen) params.set('filters', 'open');
  if (cursor) params.set('cursor', cursor);
  if (said) params.set('said', said);
  const search = params.toString().replaceAll('%2C', ',');
  return search ? `${SEARCH_PATH}?${search}` : SEARCH_PATH;
}

/** The part after the question mark, as a search is saved. */
export const searchString = (texts: SearchTexts): string => searchUrl(texts).slice(SEARCH_PATH.length + 1);

/** The sentence that is to be read, or null. */
export const sentenceIn = (params: URLSearchParams): string | null => lastOf(params, 'q')?.trim() || null;
/** The sentence that was read, or null. */
export const saidIn = (params: URLSearchParams): string | null => lastOf(params, 'said')?.trim() || null;

/** A sentence that is still to be read, for the page that reads it. */
export const sentenceUrl = (texts: SearchTexts, sentence: string, options: SearchUrlOptions = {}): string => {
  const url = searchUrl(texts, options);
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ q: sentence })}`;
};

/** Whether two URLs ask for the same homes, however they show them. */
export function isSameSearch(one: URLSearchParams, other: URLSearchParams): boolean {
  const keyOf = (params: URLSearchParams) =>
    sentenceUrl(rawTexts(params), sentenceIn(params) ?? '', { cursor: cursorOf(params), said: saidIn(params) });
  return keyOf(one) === keyOf(other);
}
