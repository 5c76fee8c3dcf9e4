import { ownValue } from '@letfair/domain/code-table';
import { chipsOfSearch } from '@letfair/domain/search/describe-search';
import {
  parseSearch,
  resultParameters,
  type SearchParameter,
  searchParameters,
  serializeSearch,
} from '@letfair/domain/search/search-query';
import { travelFieldNames } from '@letfair/domain/search/travel/travel-fields';
import { cursorOf, displayOf, type ParsedSearchUrl, rawTexts, saidIn, searchUrl } from './search-url.ts';
import { unsetTexts } from './url-parameters.ts';

export function parseSearchUrl(params: URLSearchParams): ParsedSearchUrl {
  const raw = rawTexts(params);
  const { query, problems } = parseSearch(raw);
  // "2000+" sets no maximum, but someone chose it, and the field goes on showing it.
  const openBudget = raw.maxBudget?.endsWith('+') && !problems.maxBudget ? { maxBudget: raw.maxBudget } : {};
  return {
    query,
    texts: { ...serializeSearch(query), ...openBudget },
    ignored: (Object.keys(problems) as SearchParameter[]).map((name) => searchParameters[name].noun),
    shapeProblem: problems.shape ?? null,
    chips: chipsOfSearch(query).map(({ name, text, without }) => ({ name, text, without: serializeSearch(without) })),
    cursor: cursorOf(params),
  };
}

/** A form without script also sends its empty fields; the shorter URL of the same search, or null if it is short already. */
export function shorterSearchUrl(params: URLSearchParams): string | null {
  const known: readonly string[] = [...Object.keys(unsetTexts), ...resultParameters];
  const seen = new Set<string>();
  const isLong = [...params].some(([name, value]) => {
    if (travelFieldNames.includes(name)) return true;
    if (!known.includes(name)) return false;
    const isRepeated = seen.has(name);
    seen.add(name);
    const unsetText = ownValue<string>(unsetTexts, name);
    return isRepeated || value.trim() === '' || value === unsetText || value === 'list';
  });
  const rest = { ...displayOf(params), cursor: cursorOf(params), said: saidIn(params) };
  return isLong ? searchUrl(rawTexts(params), rest) : null;
}
