import type { LetfairContract } from '@letfair/contract';
import type { Client } from '@letfair/contract/client';
import type { PlaceRents } from '@letfair/contract/search';

/** Longer than the search of any place takes; whoever opens a page about a place does not wait for a database in trouble. */
export const PATIENCE_MS = 1_000;

/** What the live homes of a place cost; null when that cannot be said right now. */
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

/** What kind of figures a page shows, for those who find it elsewhere. */
export const figuresInWords = (rents: PlaceRents | null): string =>
  rents === null || rents.median === null
    ? 'Illustrative figures.'
    : 'Illustrative figures, and real median rents from live listings.';
