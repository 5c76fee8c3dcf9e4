import { LISTINGS_PER_PAGE } from '@letfair/contract/listings';
import type { moderationContract } from '@letfair/contract/moderation';
import type { Db } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { findAccountsByIds } from '../accounts/index.ts';
import { coversOf, listingsByStatus, presentListingSummary } from '../listings/index.ts';
import { presentLister } from './present-lister.ts';

export const listQueue =
  (db: Db): Handler<typeof moderationContract.queue> =>
  async ({ query: { status, cursor } }) => {
    const page = await keysetPage(cursor, LISTINGS_PER_PAGE, (range) => listingsByStatus(db, { status, ...range }));
    if (!page.ok) return page;
    const [covers, accounts] = await Promise.all([
      coversOf(db, page.rows),
      findAccountsByIds(db, [...new Set(page.rows.map(({ account_id }) => account_id))]),
    ]);
    const properties = page.rows.flatMap((listing) => {
      const account = accounts.get(listing.account_id);
      if (!account) return [];
      const lister = presentLister(account);
      return [
        {
          ...presentListingSummary(listing, covers.get(listing.id) ?? null, lister.userType),
          lister,
          flags: [...listing.flags],
          submittedAt: listing.submitted_at.toISOString(),
        },
      ];
    });
    return { ok: true, data: { properties, nextCursor: page.nextCursor } };
  };
