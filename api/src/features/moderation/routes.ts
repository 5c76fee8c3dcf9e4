import { LISTINGS_PER_PAGE } from '@letfair/contract/listings';
import type { moderationContract } from '@letfair/contract/moderation';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Db } from '../../platform/db.ts';
import type { Handler, Handlers } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/http/refusals.ts';
import { keysetPage } from '../../platform/keyset-page.ts';
import { findAccountById, findAccountsByIds } from '../accounts/index.ts';
import type { Inventory } from '../inventory/index.ts';
import {
  type ListingRow,
  listingById,
  listingNotFound,
  listingsByIds,
  listingsByStatus,
  revisedListingIds,
  revisionsOf,
  summariesOf,
} from '../listings/index.ts';
import { approve, reject } from './decide-listing.ts';
import { presentLister, reviewedListing } from './present-reviewed-listing.ts';

interface QueuePage {
  readonly status: ListingStatus;
  readonly before: string | null;
  readonly limit: number;
}

/** Listings of a status; among those that wait are also the approved ones whose changes wait. */
async function listingsInQueue(db: Db, { status, before, limit }: QueuePage): Promise<readonly ListingRow[]> {
  const listings = await listingsByStatus(db, { status, before, limit });
  if (status !== 'pending') return listings;
  const revised = await listingsByIds(db, await revisedListingIds(db, { after: before, limit }));
  return [...listings, ...revised].sort((one, two) => (one.id < two.id ? -1 : 1)).slice(0, limit);
}

const listQueue =
  (db: Db): Handler<typeof moderationContract.queue> =>
  async ({ query: { status, cursor } }) => {
    const page = await keysetPage(cursor, LISTINGS_PER_PAGE, (range) => listingsInQueue(db, { status, ...range }));
    if (!page.ok) return page;
    const [summaries, revisions, accounts] = await Promise.all([
      summariesOf(db, page.rows),
      revisionsOf(
        db,
        page.rows.map(({ id }) => id),
      ),
      findAccountsByIds(db, [...new Set(page.rows.map(({ account_id }) => account_id))]),
    ]);
    const properties = page.rows.flatMap((listing) => {
      const account = accounts.get(listing.account_id);
      const summary = summaries.get(listing.id);
      if (!account || !summary) return [];
      const { flags, submitted_at } = revisions.get(listing.id) ?? listing;
      return [
        {
          ...summary,
          lister: presentLister(account),
          flags: flags.map(({ kind, sentence }) => ({ kind, sentence })),
          submittedAt: submitted_at.toISOString(),
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
