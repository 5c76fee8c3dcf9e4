import type { LetfairContract } from '@letfair/contract';
import type { ListingSummary } from '@letfair/contract/search/search';
import type { Client } from '@letfair/contract/wire/client';
import { listingFacts } from '@letfair/domain/homes/listing-facts';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { areaSlug } from '@letfair/domain/search/places/profiles/area-profile';
import { cityEntries } from '@letfair/domain/search/places/suggestions/location-list';
import { loadLiveRents } from '../../search/places/index.ts';

type Api = Pick<Client<LetfairContract>, 'search'>;

export interface TownFigures {
  readonly name: string;
  readonly path: string;
  readonly homes: number;
  /** £ a month; null while there are too few homes. */
  readonly median: number | null;
}

export interface NewHome extends Pick<ListingSummary, 'id' | 'title' | 'price' | 'area' | 'photo'> {
  readonly path: string;
  /** Rooms and type, written on the server, so that the page need not load the words. */
  readonly facts: string;
}

export interface MarketOnHome {
  readonly newest: readonly NewHome[];
  readonly towns: readonly TownFigures[];
}

const MAX_NEWEST = 6;
const MAX_TOWNS = 8;
/** The page is rendered again after every change of a listing, and figures of whole cities hardly change. */
const TOWNS_KEPT_MS = 60_000;

let kept: { readonly until: number; readonly towns: Promise<readonly TownFigures[]> } | undefined;

/** What is on the market, for the end of the home page; empty on an empty marketplace. */
export async function loadMarket(api: Api): Promise<MarketOnHome> {
  if (kept === undefined || kept.until < Date.now())
    kept = { until: Date.now() + TOWNS_KEPT_MS, towns: loadTowns(api) };
  const [newest, towns] = await Promise.all([loadNewest(api), kept.towns]);
  return newest.length === 0 ? { newest, towns: [] } : { newest, towns };
}

async function loadNewest({ search }: Api): Promise<readonly NewHome[]> {
  const answer = await search.find({ query: {} });
  if (!answer.success) return [];
  return answer.data.properties.slice(0, MAX_NEWEST).map((home) => {
    const { id, title, price, area, photo } = home;
    return { id, title, price, area, photo, path: listingPath(home), facts: listingFacts(home) };
  });
}

/** The cities with most homes first. */
async function loadTowns(api: Api): Promise<readonly TownFigures[]> {
  const towns = await Promise.all(
    cityEntries.map(async ({ area: name }) => {
      const rents = await loadLiveRents(api, name);
      return { name, path: `/areas/${areaSlug(name)}`, homes: rents?.homes ?? 0, median: rents?.median ?? null };
    }),
  );
  return towns
    .filter(({ homes }) => homes > 0)
    .sort((one, other) => other.homes - one.homes)
    .slice(0, MAX_TOWNS);
}
