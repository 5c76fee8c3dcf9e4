import { LISTINGS_PER_PAGE } from '@letfair/contract/listings/listings';
import type { moderationContract } from '@letfair/contract/trust/admin/moderation';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { ListingTab } from '@letfair/domain/trust/moderation/review';
import type { Db } from '../../../platform/db.ts';
import type { Handler, Handlers } from '../../../platform/http/handlers.ts';
import { conflict, listingNotFound, notFound } from '../../../platform/http/refusals.ts';
import { type KeysetRange, keysetPage } from '../../../platform/keyset-page.ts';
import { findAccountById, findAccountsByIds } from '../../accounts/sign-in/index.ts';
import { certificatesInQueue } from '../../listings/certificates/index.ts';
import type { Inventory } from '../../listings/inventory/index.ts';
import {
  type ListingRow,
  listingById,
  listingsByIds,
  listingsByStatus,
  revisionsInQueue,
  revisionsOf,
  summariesOf,
} from '../../listings/manage/index.ts';
import { addPhotoPasses } from '../../listings/photos/index.ts';
import { confirmRedress } from './confirm-redress.ts';
import { approve, reject } from './decide-listing.ts';
import { presentLister, reviewedListing } from './present-reviewed-listing.ts';
import { listWordingDecisions } from './wording-decisions.ts';

interface QueueEntry {
  /** Of the revision where one waits: a change that was handed in later waits behind what was there before. */
  readonly id: string;
  readonly listing: ListingRow;
}

type Queue = KeysetRange & { readonly status: ListingStatus; readonly only: ListingTab | undefined };

/** Listings of a status; among those that wait are also the approved ones whose changes wait. */
async function entriesInQueue(db: Db, { status, only, ...range }: Queue): Promise<readonly QueueEntry[]> {
  if (only === 'changes') return changesInQueue(db, range);
  if (only === 'certificates') return entriesOf(db, await certificatesInQueue(db, range));
  const entries = (await listingsByStatus(db, { status, ...range })).map((listing) => ({ id: listing.id, listing }));
  if (status !== 'pending' || only === 'homes') return entries;
  const changed = await changesInQueue(db, range);
  return [...entries, ...changed].sort((one, two) => (one.id < two.id ? -1 : 1)).slice(0, range.limit);
}

const changesInQueue = async (db: Db, range: KeysetRange) => entriesOf(db, await revisionsInQueue(db, range));

async function entriesOf(
  db: Db,
  waiting: readonly { readonly id: string; readonly listing_id: string }[],
): Promise<QueueEntry[]> {
  const listings = await listingsByIds(
    db,
    waiting.map(({ listing_id }) => listing_id),
  );
  return waiting.flatMap(({ id, listing_id }) => {
    const listing = listings.find((row) => row.id === listing_id);
    return listing ? [{ id, listing }] : [];
  });
}

const listQueue =
  (db: Db): Handler<typeof moderationContract.queue> =>
  async ({ query: { status, only, cursor } }) => {
    const page = await keysetPage(cursor, LISTINGS_PER_PAGE, (range) => entriesInQueue(db, { status, only, ...range }));
    if (!page.ok) return page;
    const listings = page.rows.map(({ listing }) => listing);
    const [summaries, revisions, accounts] = await Promise.all([
      summariesOf(db, listings),
      revisionsOf(
        db,
        listings.map(({ id }) => id),
      ),
      findAccountsByIds(db, [...new Set(listings.map(({ account_id }) => account_id))]),
    ]);
    const properties = listings.flatMap((listing) => {
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

const noSuchBooking = notFound('We couldn’t find this booking.');
const bookingMovedOn = conflict('Someone has updated this booking since you opened it. Reload to see the latest.');

export const moderationRoutes = (
  db: Db,
  { publicUrl, inventory }: { readonly publicUrl: string; readonly inventory: Inventory },
): Handlers<typeof moderationContract> => ({
  queue: listQueue(db),
  listing: async ({ actor, params }) => {
    const listing = await listingById(db, params.id);
    const account = listing && (await findAccountById(db, listing.account_id));
    if (!listing || !account) return listingNotFound();
    const data = addPhotoPasses(await reviewedListing(db, listing, account), actor);
    return { ok: true, data, version: listing.version };
  },
  approve: approve(publicUrl),
  reject: reject(publicUrl),
  wordingDecisions: listWordingDecisions(db),
  confirmRedress,
  setBooking: ({ actor, params, body: { status }, write }) =>
    write(async (tx) => {
      const moved = await inventory.move(tx, params.id, status, actor.id);
      if (!moved.ok) return moved.reason === 'missing' ? noSuchBooking : bookingMovedOn;
      return { ok: true, data: { id: params.id, status } };
    }),
});
