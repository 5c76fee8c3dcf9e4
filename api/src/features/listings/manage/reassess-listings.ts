import { setTimeout as sleep } from 'node:timers/promises';
import { cutText } from '@letfair/domain/cut-text';
import { heldUntil } from '@letfair/domain/lettings/consequences/steps';
import type { Finding } from '@letfair/domain/listings/law/rule';
import type { ListingAction } from '@letfair/domain/listings/lifecycle';
import { ukTime } from '@letfair/domain/uk-time';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import { enqueue, type Jobs } from '../../../platform/jobs/jobs.ts';
import { findAccountById } from '../../accounts/sign-in/index.ts';
import { findOwnHomeCard, restoreAccountListings } from '../../search/results/index.ts';
import { countComingViewings, type ListingRow, listingsToAssess, lockListing } from './listings.repository.ts';
import { listingLinks, restoredMail, withheldMail } from './mails/listing-mails.ts';
import { tellLister } from './mails/tell-lister.ts';
import { moveListing, publishListing } from './move-listing.ts';
import { noteBlocked } from './own-list/standings.ts';
import { blockersOf, blockersOfListings } from './publication.ts';

const BATCH_SIZE = 100;
/** Assessed at a stretch, in about 4 ms; then requests that this process has to answer get their turn. */
const SLICE_SIZE = 20;
const REST_MS = 2;
/** After this time the job hands over to a new one, so that a killed process loses little and other jobs get their turn. */
const RUN_MS = 20_000;
const ATTEMPTS = 10;
/** London's midnight is at 23:00 UTC in summer; the job is scheduled for both hours. */
const FIRST_HOUR = '00';

interface Reassessed {
  readonly listing: ListingRow;
  readonly blockers: readonly Finding[];
  readonly outcome: 'unchanged' | 'withheld' | 'restored';
}

/**
 * Pauses a locked live listing that may no longer be public, and shows a withheld one again that may. Of one that waits
 * for approval it notes whether the law keeps it from going live.
 */
export async function reassessListing(tx: Tx, listing: ListingRow): Promise<Reassessed> {
  const isWithheld = listing.withheld_at !== null;
  if (listing.status === 'pending') await noteBlocked(tx, [listing]);
  if (listing.status !== 'live' && !isWithheld) return { listing, blockers: [], outcome: 'unchanged' };
  const blockers = await blockersOf(tx, listing);
  if (blockers.length > 0 === isWithheld) return { listing, blockers, outcome: 'unchanged' };
  const step = { by: 'clock', actorId: null, note: noteOf(blockers) } as const;
  const moved = isWithheld
    ? await publishListing(tx, listing, { action: 'restore', ...step })
    : await moveListing(tx, listing, { action: 'withhold', ...step });
  return moved.ok
    ? { listing: moved.listing, blockers, outcome: isWithheld ? 'restored' : 'withheld' }
    : { listing, blockers, outcome: 'unchanged' };
}

const MAX_NOTE = 500;
const noteOf = (blockers: readonly Finding[]): string =>
  cutText(blockers.map(({ sentence }) => sentence).join(' '), MAX_NOTE);

/** Emails whoever looks after a home that has just been withheld what to change, and until when its viewings are kept. */
export const tellWithheld =
  (publicUrl: string) =>
  async (tx: Tx, listing: ListingRow, action: ListingAction): Promise<void> => {
    if (action !== 'withhold') return;
    const lister = await findAccountById(tx, listing.account_id);
    if (!lister || lister.hidden_at) return;
    const mail = withheldMail({
      title: listing.title,
      blockers: await blockersOf(tx, listing),
      viewings: await countComingViewings(tx, listing.id),
      keptUntil: heldUntil(listing.withheld_at ?? new Date()),
      link: listingLinks(publicUrl).edit(listing.id),
      home: await findOwnHomeCard(tx, listing.id, publicUrl),
    });
    await tellLister(tx, listing, mail);
  };

/** The same, and tells the lister that a home is shown again. */
export async function reassessAndTell(tx: Tx, listing: ListingRow, publicUrl: string): Promise<void> {
  const { outcome } = await reassessListing(tx, listing);
  // Why it is withheld is told wherever that happens.
  if (outcome !== 'restored') return;
  const lister = await findAccountById(tx, listing.account_id);
  if (!lister || lister.hidden_at) return;
  const home = await findOwnHomeCard(tx, listing.id, publicUrl);
  await tellLister(tx, listing, restoredMail({ title: listing.title, link: listingLinks(publicUrl).manage, home }));
}

/** Shows the listings of an account that is no longer hidden again, except those that may no longer be public. */
export async function restoreListings(tx: Tx, accountId: string, publicUrl: string): Promise<void> {
  for await (const { listing, isDue } of assessed(tx, { accountId }))
    if (isDue) await reassessAndTell(tx, listing, publicUrl);
  await restoreAccountListings(tx, accountId);
}

/**
 * Holds every listing that is public, was withheld or waits for approval to the law of the day: each night after UK midnight, when rules
 * start and certificates expire, and for one account after its details have changed.
 */
export const reassessListings =
  (db: Db, publicUrl: string) =>
  async ({ _cron, ...scope }: Jobs['reassess-listings']): Promise<void> => {
    if (_cron && !ukTime(new Date(_cron.ts)).startsWith(FIRST_HOUR)) return;
    const handOverAt = Date.now() + RUN_MS;
    for await (const { listing, isDue } of assessed(db, scope)) {
      if (isDue)
        await write(db, async (tx) => {
          const locked = await lockListing(tx, listing.id);
          if (locked) await reassessAndTell(tx, locked, publicUrl);
        });
      if (Date.now() < handOverAt) continue;
      await write(db, (tx) =>
        enqueue(tx, 'reassess-listings', { ...scope, after: listing.id }, { attempts: ATTEMPTS }),
      );
      return;
    }
  };

const isHeldBack = ({ status, is_blocked, withheld_at }: ListingRow): boolean =>
  status === 'pending' ? is_blocked : withheld_at !== null;

/** Reads in batches, in the order of ids; due is what has to be paused, shown again or noted as blocked. */
async function* assessed(
  db: Db,
  { after, ...scope }: Omit<Jobs['reassess-listings'], '_cron'>,
): AsyncGenerator<{ readonly listing: ListingRow; readonly isDue: boolean }> {
  let last = after;
  for (;;) {
    const listings = await listingsToAssess(db, { ...scope, after: last, limit: BATCH_SIZE });
    for (let first = 0; first < listings.length; first += SLICE_SIZE) {
      const slice = listings.slice(first, first + SLICE_SIZE);
      const blockers = await blockersOfListings(db, slice);
      for (const listing of slice)
        yield { listing, isDue: (blockers.get(listing.id) ?? []).length > 0 !== isHeldBack(listing) };
      await sleep(REST_MS);
    }
    last = listings.at(-1)?.id;
    if (listings.length < BATCH_SIZE) return;
  }
}
