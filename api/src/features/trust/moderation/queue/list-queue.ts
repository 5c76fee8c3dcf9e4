import { LISTINGS_PER_PAGE } from '@letfair/contract/listings/listings';
import type { moderationContract } from '@letfair/contract/trust/admin/moderation';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { type KeysetRange, keysetPage, noSuchPage, pageOf } from '../../../../platform/keyset-page.ts';
import { findCompanyNames } from '../../../accounts/profile/index.ts';
import { findAccountsByIds } from '../../../accounts/sign-in/index.ts';
import {
  listingsByIds,
  listingsByStatus,
  revisionsInQueue,
  revisionsOf,
  summariesOf,
} from '../../../listings/manage/index.ts';
import { presentLister } from '../present-reviewed-listing.ts';
import { listWaiting, positionIn, readPosition } from './review-queue.repository.ts';

interface QueueEntry {
  /** Of the revision where one waits: a change that was handed in later waits behind what was there before. */
  readonly id: string;
  readonly listing_id: string;
  /** Null: since the listing or its changes were handed in. */
  readonly since: Date | null;
}

/** Listings of a status; among those that wait are also the approved ones whose changes wait. */
async function entriesByStatus(db: Db, status: ListingStatus, range: KeysetRange): Promise<readonly QueueEntry[]> {
  const listings = await listingsByStatus(db, { status, ...range });
  const entries = listings.map(({ id }) => ({ id, listing_id: id, since: null }));
  if (status !== 'pending') return entries;
  const changed = (await revisionsInQueue(db, range)).map((entry) => ({ ...entry, since: null }));
  return [...entries, ...changed].sort((one, two) => (one.id < two.id ? -1 : 1)).slice(0, range.limit);
}

type Query = Parameters<Handler<typeof moderationContract.queue>>[0]['query'];

async function loadPage(db: Db, { status, only, lister, cursor }: Query) {
  if (!only) return keysetPage(cursor, LISTINGS_PER_PAGE, (range) => entriesByStatus(db, status, range));
  const after = cursor === undefined ? null : readPosition(cursor);
  if (cursor !== undefined && !after) return noSuchPage;
  const found = await listWaiting(db, only, { lister: lister ?? null, after, limit: LISTINGS_PER_PAGE + 1 });
  return { ok: true, ...pageOf(found, LISTINGS_PER_PAGE, positionIn) } as const;
}

export const listQueue =
  (db: Db): Handler<typeof moderationContract.queue> =>
  async ({ query }) => {
    const page = await loadPage(db, query);
    if (!page.ok) return page;
    const entries: readonly QueueEntry[] = page.rows;
    const ids = entries.map(({ listing_id }) => listing_id);
    const listings = new Map((await listingsByIds(db, ids)).map((listing) => [listing.id, listing]));
    const listerIds = [...new Set([...listings.values()].map(({ account_id }) => account_id))];
    const [summaries, revisions, accounts, companies] = await Promise.all([
      summariesOf(db, [...listings.values()]),
      revisionsOf(db, ids),
      findAccountsByIds(db, listerIds),
      findCompanyNames(db, listerIds),
    ]);
    const properties = entries.flatMap(({ listing_id, since }) => {
      const listing = listings.get(listing_id);
      const account = listing && accounts.get(listing.account_id);
      const summary = summaries.get(listing_id);
      if (!account || !summary) return [];
      const { flags, submitted_at } = revisions.get(listing_id) ?? listing;
      return [
        {
          ...summary,
          lister: presentLister(account, companies.get(account.id)),
          flags: flags.map(({ kind, sentence }) => ({ kind, sentence })),
          submittedAt: submitted_at.toISOString(),
          waitingSince: (since ?? submitted_at).toISOString(),
        },
      ];
    });
    return { ok: true, data: { properties, nextCursor: page.nextCursor } };
  };
