import { homeEventOf, isNews, type NewsEvent, newsDelaySeconds } from '@letfair/domain/lettings/consequences/homes';
import { endedViewings } from '@letfair/domain/lettings/consequences/steps';
import type { ListerAction, ListingAction, ListingStatus } from '@letfair/domain/listings/lifecycle';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueueAll, type Jobs } from '../../../platform/jobs/jobs.ts';
import type { ListingRow } from '../../listings/manage/index.ts';
import { findRentBefore } from '../../search/rents/index.ts';
import { forgetUntold, insertNews, listAccountsToldBy, listHomesToldGone, wasAway } from './home-news.repository.ts';

const ATTEMPTS = 10;

/** Comes before what ends viewings and applications, because it notes who has one. */
export async function recordHomeNews(
  tx: Tx,
  listing: ListingRow,
  action: ListingAction,
  from: ListingStatus,
): Promise<void> {
  const event = homeEventOf(action, from);
  // What was about to be told no longer holds.
  if (action === 'unlet' || event === 'back') await forgetUntold(tx, listing.id);
  if (!event || !isNews(event)) return;
  // Every edit that is reviewed takes a home off the market; only a long one is noticed.
  if (action === 'approve' && !(await wasAway(tx, listing.id))) return;
  await queue(tx, event, await insertNews(tx, { event, listingIds: [listing.id], ...sparedBy(action) }));
}

const sparedBy = (action: ListingAction) => ({ sparesAccepted: endedViewings(action)?.sparesAccepted ?? false });

/** Whom a step of a landlord or agent will have emailed as home news, before it is taken. */
export async function findPeopleToTell(
  db: Db,
  listings: readonly Pick<ListingRow, 'id' | 'status'>[],
  action: ListerAction,
): Promise<readonly string[]> {
  const byEvent = Map.groupBy(listings, ({ status }) => homeEventOf(action, status));
  const people: string[] = [];
  for (const [event, homes] of byEvent)
    if (event && isNews(event)) {
      const listingIds = homes.map(({ id }) => id);
      people.push(...(await listAccountsToldBy(db, { event, listingIds, ...sparedBy(action) })));
    }
  return people;
}

/** Homes whose landlord or agent could be reached until now. */
const KNOWN: readonly ListingStatus[] = ['live', 'paused', 'let-agreed', 'expired'];

/** The account of a landlord or agent was closed, suspended or hidden: nobody can rent their homes for now. */
export async function recordListerGone(
  tx: Tx,
  accountId: string,
  event: 'lister-gone' | 'lister-closed',
): Promise<void> {
  const listings = await tx
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', KNOWN)
    .execute();
  const listingIds = listings.map(({ id }) => id);
  if (listingIds.length > 0) await queue(tx, event, await insertNews(tx, { event, listingIds }));
}

/** The account is open again: those who saved one of its homes and were told that it was gone hear that it is back. */
export async function recordListerBack(tx: Tx, accountId: string): Promise<void> {
  const listingIds = await listHomesToldGone(tx, accountId);
  if (listingIds.length > 0) await queue(tx, 'back', await insertNews(tx, { event: 'back', listingIds }));
}

/**
 * Handles the job `match-saved-searches` as well: it comes with every lower rent that is public, and for a change of
 * many homes once that can no longer be undone.
 */
export const recordRentCut =
  (db: Db) =>
  async ({ listingId, rentId }: Jobs['match-saved-searches']): Promise<void> => {
    if (rentId === undefined) return;
    await write(db, async (tx) => {
      const previousPence = await findRentBefore(tx, listingId, rentId);
      if (previousPence === undefined) return;
      const cut = { rentId, previousPence };
      await queue(tx, 'rent-cut', await insertNews(tx, { event: 'rent-cut', listingIds: [listingId], cut }));
    });
  };

async function queue(tx: Tx, event: NewsEvent, listingIds: readonly string[]): Promise<void> {
  const jobs = listingIds.map((listingId) => ({ listingId }));
  await enqueueAll(tx, 'tell-home-news', jobs, { attempts: ATTEMPTS, delaySeconds: newsDelaySeconds(event) });
}
