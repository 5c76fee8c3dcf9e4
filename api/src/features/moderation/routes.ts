import { LISTINGS_PER_PAGE } from '@letfair/contract/listings';
import type { moderationContract } from '@letfair/contract/moderation';
import type { Db } from '../../platform/db.ts';
import type { Handler, Handlers } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/http/refusals.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { findAccountById, findAccountsByIds } from '../accounts/index.ts';
import type { Inventory } from '../inventory/index.ts';
import { listingById, listingNotFound, listingsByStatus, summariesOf } from '../listings/index.ts';
import { approve, reject } from './decide-listing.ts';
import { presentLister, reviewedListing } from './present-reviewed-listing.ts';

const listQueue =
  (db: Db): Handler<typeof moderationContract.queue> =>
  async ({ query: { status, cursor } }) => {
    const page = await keysetPage(cursor, LISTINGS_PER_PAGE, (range) => listingsByStatus(db, { status, ...range }));
    if (!page.ok) return page;
    const [summaries, accounts] = await Promise.all([
      summariesOf(db, page.rows),
      findAccountsByIds(db, [...new Set(page.rows.map(({ account_id }) => account_id))]),
    ]);
    const properties = page.rows.flatMap((listing) => {
      const account = accounts.get(listing.account_id);
      const summary = summaries.get(listing.id);
      if (!account || !summary) return [];
      return [
        {
          ...summary,
          lister: presentLister(account),
          flags: listing.flags.map(({ kind, sentence }) => ({ kind, sentence })),
          submittedAt: listing.submitted_at.toISOString(),
        },
      ];
    });
    return { ok: true, data: { properties, nextCursor: page.nextCursor } };
  };

const noSuchBooking = notFound('There is no such booking.');
const bookingMovedOn = conflict('This booking has moved on meanwhile.');

export const moderationRoutes = (
  db: Db,
  { publicUrl, inventory }: { readonly publicUrl: string; readonly inventory: Inventory },
): Handlers<typeof moderationContract> => ({
  queue: listQueue(db),
  listing: async ({ params }) => {
    const listing = await listingById(db, params.id);
    const account = listing && (await findAccountById(db, listing.account_id));
    if (!listing || !account) return listingNotFound();
    return { ok: true, data: await reviewedListing(db, listing, account), version: listing.version };
  },
  approve: approve(publicUrl),
  reject: reject(publicUrl),
  setBooking: ({ actor, params, body: { status }, write }) =>
    write(async (tx) => {
      const moved = await inventory.move(tx, params.id, status, actor.id);
      if (!moved.ok) return moved.reason === 'missing' ? noSuchBooking : bookingMovedOn;
      return { ok: true, data: { id: params.id, status } };
    }),
});
