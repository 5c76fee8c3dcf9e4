import type { PublicListing } from '@letfair/contract/listings/listing-page';
import type { searchContract } from '@letfair/contract/search/search';
import {
  type ComparedRents,
  comparedWith,
  type PlaceRents,
  typicalRents,
} from '@letfair/domain/listings/typical-rents';
import { areaOf, outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { parseSearch } from '@letfair/domain/search/search-query';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { presentPlaces } from '../find-listings.ts';
import { invalidSearch, noPlaceAsked } from '../refusals.ts';
import { areaOfSearch } from '../search-area.ts';
import { rentsWithin } from './rents.repository.ts';

export const showRents =
  (db: Db): Handler<typeof searchContract.rents> =>
  async ({ query: texts }) => {
    const { query, problems } = parseSearch(texts);
    const refusal = invalidSearch(problems);
    if (refusal) return refusal;
    // Rents of the whole country are typical of no place.
    if (query.location === '') return noPlaceAsked;
    const area = areaOfSearch(query);
    const rents = typicalRents(await rentsWithin(db, query, area));
    return { ok: true, data: { place: presentPlaces(area.places), ...rents } };
  };

interface ComparedHome {
  readonly outcode: string;
  readonly bedrooms: number;
}

const KEPT_MS = 60_000;
const MOST_KEPT = 3_000;

/** By the first executor's rents of each outcode, which are kept for a minute: every page of a home asks for them. */
const kept = new WeakMap<Db, Map<string, { readonly until: number; readonly rents: Promise<PlaceRents> }>>();

function rentsOfOutcode(db: Db, outcode: string): Promise<PlaceRents> {
  const known = kept.get(db) ?? new Map();
  kept.set(db, known);
  const before = known.get(outcode);
  if (before && before.until > Date.now()) return before.rents;
  if (known.size >= MOST_KEPT) known.clear();
  const { query } = parseSearch({ location: outcode });
  const rents = rentsWithin(db, query, areaOfSearch(query));
  known.set(outcode, { until: Date.now() + KEPT_MS, rents });
  rents.catch(() => known.delete(outcode));
  return rents;
}

/** The middle rent of live homes with as many bedrooms in the outcode; null while they are too few. */
export async function compareInOutcode(
  db: Db,
  { outcode, bedrooms }: ComparedHome,
): Promise<PublicListing['rentComparison']> {
  if (outcode === '') return null;
  const found = comparedWith(bedrooms, [{ place: outcode, rents: await rentsOfOutcode(db, outcode) }]);
  return found && { homes: found.homes, median: Math.round(found.medianPence / 100), outcode };
}

/** What homes with as many bedrooms cost in the outcode of a postcode or, where they are too few, in its area. */
export async function compareRents(db: Db, postcode: string, bedrooms: number): Promise<ComparedRents | null> {
  const [outcode, area] = [outcodeOf(postcode), areaOf(postcode)];
  if (!outcode || !area) return null;
  const rentsOf = async (location: string, place: string) => {
    const { query } = parseSearch({ location });
    return { place, rents: await rentsWithin(db, query, areaOfSearch(query)) };
  };
  const near = await rentsOf(outcode, outcode);
  return (
    comparedWith(bedrooms, [near]) ??
    comparedWith(bedrooms, [await rentsOf(area.letters, `the ${area.letters} postcode area (${area.name})`)])
  );
}
