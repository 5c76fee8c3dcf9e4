import type { searchContract } from '@letfair/contract/search';
import { type ComparedRents, comparedWith, typicalRents } from '@letfair/domain/listings/typical-rents';
import { areaOf, outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import { parseSearch } from '@letfair/domain/search/search-query';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
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
