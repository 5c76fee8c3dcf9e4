import type { listingsContract } from '@letfair/contract/listings/listings';
import { placeFindings } from '@letfair/domain/listings/review/place-flag';
import { placeDoubts } from '@letfair/domain/search/places/place-doubts';
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
  async ({ query: { postcode, city = '', county = '' } }) => {
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
        findings: [...placeFindings({ postcode, city, county })],
      },
    };
  };

/** The town of the district, for a whole postcode that can exist; no directory of ours knows streets. */
function townOf(postcode: string, outcode: string | null) {
  const town = outcode !== null && checkPostcode(postcode).ok ? (outcodeInfo(outcode)?.town ?? null) : null;
  const county = town === null ? '' : (findTown(town)?.county ?? '');
  // The towns know one Newport, which is in Gwent, and not those in Shropshire and on the Isle of Wight.
  const isNear = county !== '' && placeDoubts({ postcode, city: '', county }).length === 0;
  return { town, county: isNear ? county : null };
}
