import { emailKey } from '@letfair/domain/accounts/email-address';
import type { Db } from '../../platform/db.ts';
import { hit, type Limit, tooMany } from '../../platform/throttle.ts';

const HOUR = 3_600;
/** Each ticket mails a confirmation to the address it names, so they are counted by that address and by account. */
const ticketsByEmail: Limit = { bucket: 'ticket-email', hits: 5, seconds: HOUR };
const ticketsByAccount: Limit = { bucket: 'ticket-account', hits: 10, seconds: HOUR };
const repliesByAccount: Limit = { bucket: 'ticket-reply', hits: 20, seconds: HOUR };

/** Counts a new ticket, whatever its kind. */
export async function ticketFlood(db: Db, accountId: string | undefined, email: string) {
  const wait =
    (accountId && (await hit(db, ticketsByAccount, accountId))) || (await hit(db, ticketsByEmail, emailKey(email)));
  return wait ? tooMany(wait) : null;
}

export async function replyFlood(db: Db, accountId: string) {
  const wait = await hit(db, repliesByAccount, accountId);
  return wait ? tooMany(wait) : null;
}
