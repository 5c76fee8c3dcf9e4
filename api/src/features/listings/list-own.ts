import { LISTINGS_PER_PAGE, type listingsContract } from '@letfair/contract/listings';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { listerType } from './edit-listing.ts';
import { countByStatus, listingsOf } from './listings.repository.ts';
import { presentListingSummary } from './present-listing.ts';
import { coversOf } from './whole-listing.ts';

export const listOwn =
  (db: Db): Handler<typeof listingsContract.mine> =>
  async ({ actor, query }) => {
    const page = await keysetPage(query.cursor, LISTINGS_PER_PAGE, (range) =>
      listingsOf(db, { accountId: actor.id, status: query.status ?? null, ...range }),
    );
    if (!page.ok) return page;
    const [covers, counts] = await Promise.all([coversOf(db, page.rows), countByStatus(db, actor.id)]);
    return {
      ok: true,
      data: {
        properties: page.rows.map((listing) =>
          presentListingSummary(listing, covers.get(listing.id) ?? null, listerType(actor)),
        ),
        counts,
        nextCursor: page.nextCursor,
      },
    };
  };
