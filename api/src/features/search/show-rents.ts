import type { searchContract } from '@letfair/contract/search';
import { typicalRents } from '@letfair/domain/listings/typical-rents';
import { parseSearch } from '@letfair/domain/search/search-query';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentPlace } from './find-listings.ts';
import { invalidSearch, noPlaceAsked } from './refusals.ts';
import { rentsWithin } from './rents.repository.ts';
import { areaOfSearch } from './search-area.ts';

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
    return { ok: true, data: { place: area.place && presentPlace(area.place), ...rents } };
  };
