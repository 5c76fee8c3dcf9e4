import { codeTable } from '@letfair/domain/code-table';
import { formatCount } from '@letfair/domain/money';
import { pointOfSearch, type SearchQuery, type SearchTexts } from '@letfair/domain/search/search-query';
import type { PageTexts } from '../../../lib/page-meta.ts';
import { type ParsedSearchUrl, searchUrl } from './search-url.ts';

const nouns = codeTable<string>({ flat: 'Flats', house: 'Houses', studio: 'Studios', room: 'Rooms' });

export const countText = (total: number): string => `Showing ${formatCount(total)} properties`;

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
  return query.box || pointOfSearch(query) ? `${noun} to rent in this area` : `${noun} to rent`;
}

/** Search engines may list pages of places and types; with every combination of filters there would be no end of pages. */
const listed: readonly string[] = ['location', 'propertyType'];

/** What someone made up is no place, and a page about it would be one of endlessly many. */
const isKnownPlace = ({ query, place, unknownPlaces }: Found): boolean =>
  query.location === '' || (place !== null && unknownPlaces.length === 0);

const isListed = (found: Found): boolean =>
  found.cursor === null && Object.keys(found.texts).every((name) => listed.includes(name)) && isKnownPlace(found);

export const canonicalUrlOf = ({ location, propertyType }: SearchTexts): string =>
  searchUrl({ ...(location && { location }), ...(propertyType && { propertyType }) });

interface Found extends Searched, Pick<ParsedSearchUrl, 'texts' | 'cursor'> {
  readonly total: number;
  /** Parts of the location that no place is called. */
  readonly unknownPlaces: readonly string[];
}

export function searchMeta(found: Found): PageTexts {
  const title = searchTitle(found);
  const count = found.total > 0 ? ` ${formatCount(found.total)} to choose from.` : '';
  const where =
    found.place || found.query.location
      ? `${title}.`
      : 'Search homes to rent across the United Kingdom by postcode or area.';
  return {
    title,
    description: `${where}${count} See rents, photos and the details that matter, with no fees for tenants.`,
    ...(!isListed(found) && { unlisted: true }),
  };
}
