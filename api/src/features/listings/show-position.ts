import type { listingsContract } from '@letfair/contract/listings';
import { outcodeOf } from '@letfair/domain/places/postcodes/postcodes';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { positionsOf } from '../positions/index.ts';
import { pointOf, pointSourceOf } from '../search/index.ts';

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
      data: { point: position ? pointOf(position) : null, source: position ? pointSourceOf(position) : null },
    };
  };
