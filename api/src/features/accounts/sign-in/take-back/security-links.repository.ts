import { ACCESS_REVIEW_MINUTES, NOT_ME_DAYS } from '@letfair/domain/accounts/access';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';

type SecurityLink = Selectable<Tables['security_link']>;

const lifeOf = {
  'not-me': sql`make_interval(days => ${NOT_ME_DAYS})`,
  review: sql`make_interval(mins => ${ACCESS_REVIEW_MINUTES})`,
} satisfies Record<SecurityLink['purpose'], unknown>;

/** Returns the token. `created_at` is the moment of the transaction, and so of what the email is about. */
export async function insertSecurityLink(
  tx: Tx,
  link: Pick<SecurityLink, 'account_id' | 'purpose' | 'email'>,
): Promise<string> {
  const token = newToken();
  const expires_at = sql<Date>`now() + ${lifeOf[link.purpose]}`;
  await tx
    .insertInto('security_link')
    .values({ ...link, token_hash: hashToken(token), expires_at })
    .execute();
  return token;
}

export const findSecurityLink = (
  db: Db,
  token: string,
  purpose: SecurityLink['purpose'],
): Promise<SecurityLink | undefined> =>
  db
    .selectFrom('security_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** Returns true for one caller only. */
export async function consumeSecurityLink(tx: Tx, { token_hash }: SecurityLink): Promise<boolean> {
  const taken = await tx
    .deleteFrom('security_link')
    .where('token_hash', '=', token_hash)
    .returning('token_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Later links may have been sent to whoever changed the address. */
export const deleteSecurityLinksSince = (tx: Tx, accountId: string, since: Date) =>
  tx.deleteFrom('security_link').where('account_id', '=', accountId).where('created_at', '>=', since).execute();

/** From the next sign-in on, its owner is shown what can still reach the account. */
export const startAccessReview = (tx: Tx, accountId: string) =>
  tx.updateTable('account').set({ access_review_at: sql<Date>`now()` }).where('id', '=', accountId).execute();

export const endAccessReview = (tx: Tx, accountId: string) =>
  tx.updateTable('account').set({ access_review_at: null }).where('id', '=', accountId).execute();
