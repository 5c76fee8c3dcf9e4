import type { listingsContract } from '@letfair/contract/listings/listings';
import { outcodeInfo } from '@letfair/domain/search/places/postcodes/outcodes';
import { checkPostcode, outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { findTown } from '@letfair/domain/search/places/towns';
import type { Db } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { positionsOf } from '../../search/places/index.ts';
import { pointOf, pointSourceOf } from '../../search/results/index.ts';

/** Where a lister's pin starts: the point as it is known, because nobody else sees it. */
export const showPosition =
  (db: Db): Handler<typeof listingsContract.position> =>
  async ({ query: { postcode } }) => {
    const outcode = outcodeOf(postcode);
    const [position] = outcode
      ? await positionsOf(db, [{ postcode, outcode, information: { shareAddress: true } }])
      : [];
    return {
      ok: true,
      data: {
        point: position ? pointOf(position) : null,
        source: position ? pointSourceOf(position) : null,
        ...townOf(postcode, outcode),
      },
    };
  };

/** The town of the district, for a whole postcode that can exist; no directory of ours knows streets. */
function townOf(postcode: string, outcode: string | null) {
  const town = outcode !== null && checkPostcode(postcode).ok ? (outcodeInfo(outcode)?.town ?? null) : null;
  return { town, county: town === null ? null : (findTown(town)?.county ?? null) };
}
