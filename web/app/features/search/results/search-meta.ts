import { codeTable } from '@letfair/domain/code-table';
import { formatCount } from '@letfair/domain/money';
import { describeSearch, filterChipsOf } from '@letfair/domain/search/describe-search';
import { pointOfSearch } from '@letfair/domain/search/query-facts';
import type { SearchQuery, SearchTexts } from '@letfair/domain/search/search-query';
import type { PageTexts } from '../../../lib/page-meta.ts';
import { type ParsedSearchUrl, searchUrl } from './search-url.ts';

const nouns = codeTable<string>({ flat: 'Flats', house: 'Houses', studio: 'Studios', room: 'Rooms' });

interface Searched {
  readonly query: SearchQuery;
  readonly place: { readonly name: string } | null;
}

/** "Flats to rent in Leeds". */
export function searchTitle({ query, place }: Searched): string {
  const [type, ...others] = query.propertyType;
  const noun = (others.length === 0 && type && nouns.get(type)) || 'Homes';
  const where = place?.name ?? query.location;
  if (where) return `${noun} to rent in ${where}`;
  return query.box || query.shape.length > 0 || pointOfSearch(query)
    ? `${noun} to rent in this area`
    : `${noun} to rent`;
}

/** Search engines may list pages of places and types; with every combination of filters there would be no end of pages. */
const listed: readonly string[] = ['location', 'propertyType'];

/** What someone made up is no place, and a page about it would be one of endlessly many. */
const isKnownPlace = ({ query, place, unknownPlaces }: Found): boolean =>
  query.location === '' || (place !== null && unknownPlaces.length === 0);

const isListed = (found: Found): boolean =>
  found.cursor === null && Object.keys(found.texts).every((name) => listed.includes(name)) && isKnownPlace(found);

/** A place in other capitals is the same page, under the name of the place. */
export function canonicalUrlOf({ location, propertyType }: SearchTexts, place: Searched['place']): string {
  const name = place && place.name.toLowerCase() === location?.toLowerCase() ? place.name : location;
  return searchUrl({ ...(name && { location: name }), ...(propertyType && { propertyType }) });
}

interface Found extends Searched, Pick<ParsedSearchUrl, 'texts' | 'cursor'> {
  readonly total: number;
  /** Parts of the location that no place is called. */
  readonly unknownPlaces: readonly string[];
}

export function searchMeta(found: Found): PageTexts {
  const title = searchTitle(found);
  const count = found.total > 0 ? ` ${formatCount(found.total)} to choose from.` : '';
  const isFiltered = filterChipsOf(found.query).length > 0;
  const everywhere = 'Search homes to rent across the United Kingdom by postcode or area.';
  const where = found.place || found.query.location ? `${title}.` : everywhere;
  return {
    title,
    description: `${isFiltered ? `${describeSearch(found.query)}.` : where}${count} See rents, photos and the details that matter, with no fees for tenants.`,
    canonicalPath: canonicalUrlOf(found.texts, found.place),
    ...(!isListed(found) && { unlisted: true, sharedPath: searchUrl(found.texts) }),
  };
}
