import type { LetfairContract } from '@letfair/contract';
import type { PlaceFacts } from '@letfair/contract/search/places';
import type { PlaceRents } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';

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

/** Only pages with a real figure are for search engines. */
export const hasRealFigure = (facts: PlaceFacts | null): boolean =>
  facts !== null && (facts.median !== null || facts.openData.length > 0);

/** Part of the page's meta description. */
export function figuresInWords(facts: PlaceFacts | null): string {
  if (!hasRealFigure(facts)) return 'Example figures only, until we have real ones.';
  return facts?.median ? 'Real median rents from live homes.' : 'Real figures from open data.';
}
