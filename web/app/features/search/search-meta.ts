import { formatCount } from '@letfair/domain/money';
import { pointOfSearch, type SearchQuery } from '@letfair/domain/search/search-query';
import type { PageTexts } from '../../lib/page-meta.ts';
import { addressOf, type SearchTexts } from './search-url.ts';

const nouns: Readonly<Record<string, string>> = { flat: 'Flats', house: 'Houses', studio: 'Studios', room: 'Rooms' };

interface Searched {
  readonly query: SearchQuery;
  readonly place: { readonly name: string } | null;
}

/** "Flats to rent in Leeds". */
export function searchTitle({ query, place }: Searched): string {
  const [type, ...others] = query.propertyType;
  const noun = (others.length === 0 && type && nouns[type]) || 'Homes';
  const where = place?.name ?? query.location;
  if (where) return `${noun} to rent in ${where}`;
  return query.box || pointOfSearch(query) ? `${noun} to rent in this area` : `${noun} to rent`;
}

/** What a search engine may list: places and kinds. Every other combination would be a page without end. */
const listed: readonly string[] = ['location', 'propertyType'];

const isListed = (texts: SearchTexts, cursor: string | null): boolean =>
  cursor === null && Object.keys(texts).every((name) => listed.includes(name));

export const canonicalOf = ({ location, propertyType }: SearchTexts): string =>
  addressOf({ ...(location && { location }), ...(propertyType && { propertyType }) });

interface Found extends Searched {
  readonly texts: SearchTexts;
  readonly cursor: string | null;
  readonly total: number;
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
    description: `${where}${count} Rents, photos and the facts that matter; no fees for tenants.`,
    ...(!isListed(found.texts, found.cursor) && { unlisted: true }),
  };
}
