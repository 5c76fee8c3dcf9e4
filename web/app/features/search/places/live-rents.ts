import type { LetfairContract } from '@letfair/contract';
import type { PlaceFacts } from '@letfair/contract/search/places';
import type { PlaceRents } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import type { PageTexts } from '../../../lib/page-meta.ts';
import { placeSearchPath } from './place-paths.ts';

/** Place pages render without live figures rather than wait for a slow database. */
export const PATIENCE_MS = 1_000;

/** Null when the search fails or takes too long. */
export async function loadLiveRents(
  { search }: Pick<Client<LetfairContract>, 'search'>,
  location: string,
): Promise<PlaceRents | null> {
  const answer = await orNull(search.rents({ query: { location } }));
  if (!answer?.success) return null;
  const { homes, median, byBedrooms } = answer.data;
  return { homes, median, byBedrooms };
}

/** What is known about a place; null when the API fails or takes too long. */
export async function loadPlaceFacts(
  { places }: Pick<Client<LetfairContract>, 'places'>,
  location: string,
): Promise<PlaceFacts | null> {
  const answer = await orNull(places.facts({ query: { location } }));
  return answer?.success ? answer.data : null;
}

async function orNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const answer = await Promise.race([asked, late]);
  clearTimeout(timer);
  return answer;
}

const hasRealFigure = (facts: PlaceFacts | null): boolean =>
  facts !== null && (facts.median !== null || facts.openData.length > 0);

/**
 * A place whose page has a real figure is one address for search engines: the search of that place. Other pages of
 * places are not for them, but keep a preview of their own.
 */
export const listedAs = (
  path: string,
  place: string,
  facts: PlaceFacts | null,
): Pick<PageTexts, 'unlisted' | 'sharedPath' | 'canonicalPath'> =>
  hasRealFigure(facts) ? { canonicalPath: placeSearchPath(place) } : { unlisted: true, sharedPath: path };

/** Part of the page's meta description. */
export function figuresInWords(facts: PlaceFacts | null): string {
  if (!hasRealFigure(facts)) return 'Example figures only, until we have real ones.';
  return facts?.median ? 'Real median rents for homes on Letfair now.' : 'Real figures from open data.';
}
