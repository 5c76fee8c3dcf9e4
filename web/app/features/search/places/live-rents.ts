import type { LetfairContract } from '@letfair/contract';
import type { PlaceRents } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';

/** Place pages render without live figures rather than wait for a slow database. */
export const PATIENCE_MS = 1_000;

/** Null when the search fails or takes too long. */
export async function loadLiveRents(
  { search }: Pick<Client<LetfairContract>, 'search'>,
  location: string,
): Promise<PlaceRents | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  const answer = await Promise.race([search.rents({ query: { location } }), late]);
  clearTimeout(timer);
  if (!answer?.success) return null;
  const { homes, median, byBedrooms } = answer.data;
  return { homes, median, byBedrooms };
}

/** Part of the page's meta description. */
export const figuresInWords = (rents: PlaceRents | null): string =>
  rents === null || rents.median === null
    ? 'Illustrative figures.'
    : 'Illustrative figures, and real median rents from live listings.';
