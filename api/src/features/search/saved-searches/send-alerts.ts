import { digestsDue, MAX_HOMES_A_MAIL, MAX_INSTANT_MAILS_A_DAY } from '@letfair/domain/search/saved-searches';
import { type Db, type Tx, write } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import { presentCards } from '../results/index.ts';
import {
  forgetWaiting,
  instantAlertsToday,
  markTold,
  searchesWaiting,
  waitingInstantAlerts,
  waitingListings,
} from './alerts.repository.ts';
import { foundListingsMail } from './mails.ts';
import { canBeFound, recordMatches } from './matches.repository.ts';
import { insertUnsubscribeToken, type SavedSearchRow, savedSearchById } from './saved-searches.repository.ts';

const BATCH = 100;

async function* inBatches<Row>(
  load: (page: { readonly after: string | null; readonly limit: number }) => Promise<readonly Row[]>,
  keyOf: (last: Row) => string,
): AsyncGenerator<Row> {
  let after: string | null = null;
  for (;;) {
    const rows = await load({ after, limit: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = keyOf(last);
  }
}

/**
 * Handles the job `match-saved-searches`. Matches are recorded first, so that a second run finds nothing new, and every
 * account gets its mail in a transaction of its own.
 */
export const sendInstantAlerts =
  (db: Db, publicUrl: string) =>
  async ({ listingId, rentId }: Jobs['match-saved-searches']): Promise<void> => {
    await write(db, (tx) => recordMatches(tx, listingId, rentId));
    for await (const found of inBatches(
      (page) => waitingInstantAlerts(db, listingId, page),
      (last) => last.account_id,
    ))
      await write(db, (tx) => sendInstantAlert(tx, publicUrl, { ...found, listingId }));
  };

interface InstantAlert {
  readonly account_id: string;
  readonly search_id: string;
  readonly listingId: string;
}

/** Locks the account, so that two listings at once cannot exceed its daily limit. */
async function sendInstantAlert(
  tx: Tx,
  publicUrl: string,
  { account_id, search_id, listingId }: InstantAlert,
): Promise<void> {
  const account = await lockAccount(tx, account_id);
  const search = await savedSearchById(tx, search_id);
  if (!account?.verified_at || account.hidden_at || search?.frequency !== 'instant') return;
  if (!(await canBeFound(tx, listingId))) return;
  if ((await instantAlertsToday(tx, account_id)) >= MAX_INSTANT_MAILS_A_DAY) return;
  const [told] = await markTold(tx, search_id, [listingId], 'instant');
  if (!told) return;
  const found = { ids: [listingId], total: 1, cuts: told.isCut ? 1 : 0 };
  await sendFoundListings(tx, publicUrl, { email: account.email, search, ...found });
}

/** Handles the job `send-digests`. A sent alert waits no longer, so a second run sends nothing. */
export const sendDigests =
  (db: Db, publicUrl: string) =>
  async ({ _cron }: Jobs['send-digests']): Promise<void> => {
    const before = new Date();
    const frequencies = digestsDue(_cron ? new Date(_cron.ts) : before);
    if (frequencies.length === 0) return;
    for await (const waiting of inBatches(
      (page) => searchesWaiting(db, { frequencies, before, ...page }),
      (last) => last.search_id,
    ))
      await write(db, (tx) => sendDigest(tx, publicUrl, { ...waiting, before }));
  };

interface WaitingSearch {
  readonly account_id: string;
  readonly search_id: string;
  readonly before: Date;
}

/** Listings beyond those in the mail are behind its link to the search, and are not sent again. */
async function sendDigest(tx: Tx, publicUrl: string, { account_id, search_id, before }: WaitingSearch): Promise<void> {
  const account = await lockAccount(tx, account_id);
  const search = await savedSearchById(tx, search_id);
  if (account?.verified_at && !account.hidden_at && search && search.frequency !== 'none') {
    const found = await waitingListings(tx, search_id, { before, limit: MAX_HOMES_A_MAIL });
    const told = await markTold(tx, search_id, found.ids, 'digest');
    if (told.length > 0) await sendFoundListings(tx, publicUrl, { email: account.email, search, ...found });
  }
  await forgetWaiting(tx, search_id, before);
}

interface FoundListings {
  readonly email: string;
  readonly search: SavedSearchRow;
  readonly ids: readonly string[];
  readonly total: number;
  /** How many of them cost too much before. */
  readonly cuts: number;
}

async function sendFoundListings(
  tx: Tx,
  publicUrl: string,
  { email, search, ids, total, cuts }: FoundListings,
): Promise<void> {
  const token = newToken();
  await insertUnsubscribeToken(tx, search.id, hashToken(token));
  const mail = foundListingsMail({
    searchName: search.name,
    homes: await presentCards(tx, ids),
    total,
    cuts,
    publicUrl,
    links: {
      search: `${publicUrl}/properties${search.search === '' ? '' : `?${search.search}`}`,
      unsubscribe: `${publicUrl}/unsubscribe?token=${token}`,
    },
  });
  await enqueueMail(tx, email, mail);
}
