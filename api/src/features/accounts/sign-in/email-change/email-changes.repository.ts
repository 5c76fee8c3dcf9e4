import { emailKey } from '@letfair/domain/accounts/contact-details';
import { type Selectable, sql } from 'kysely';
import type { AccessTx, Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { type Account, lockEmail } from '../accounts.repository.ts';

const now = sql<Date>`now()`;
const noPendingEmail = { pending_email: null, pending_email_key: null, pending_since: null } as const;

/** An unverified account gives its email up, as it does at sign-up. */
export const findOtherEmailOwner = (db: Db, key: string, accountId: string): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('email_key', '=', key)
    .where('id', '<>', accountId)
    .where((where) => where.or([where('verified_at', 'is not', null), where('suspended_at', 'is not', null)]))
    .executeTakeFirst();

export const findAccountByPendingEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('account')
    .selectAll()
    .where('pending_email_key', '=', emailKey(email))
    .orderBy('pending_since', 'desc')
    .limit(1)
    .executeTakeFirst();

export const setPendingEmail = (tx: AccessTx, id: string, email: string): Promise<Account> =>
  tx
    .updateTable('account')
    .set({ pending_email: email, pending_email_key: emailKey(email), pending_since: now, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const clearPendingEmail = (tx: Tx, id: string) =>
  tx
    .updateTable('account')
    .set({ ...noPendingEmail, updated_at: now })
    .where('id', '=', id)
    .execute();

/**
 * Sets a verified email, or returns null when it belongs to another account. An unverified account with this email is
 * deleted.
 */
export async function setVerifiedEmail(tx: Tx, id: string, email: string): Promise<Account | null> {
  await lockEmail(tx, emailKey(email));
  const other = await tx
    .selectFrom('account')
    .select(['id', 'verified_at', 'suspended_at'])
    .where('email_key', '=', emailKey(email))
    .where('id', '<>', id)
    .forUpdate()
    .executeTakeFirst();
  if (other?.verified_at || other?.suspended_at) return null;
  if (other) await tx.deleteFrom('account').where('id', '=', other.id).execute();
  return tx
    .updateTable('account')
    .set({
      email,
      email_key: emailKey(email),
      ...noPendingEmail,
      verified_at: sql`coalesce(verified_at, now())`,
      updated_at: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type EmailRevert = Selectable<Tables['email_revert']>;

export const insertEmailRevert = (
  tx: Tx,
  {
    days,
    ...revert
  }: Pick<EmailRevert, 'token_hash' | 'account_id' | 'email' | 'password_mark'> & { readonly days: number },
) =>
  tx
    .insertInto('email_revert')
    .values({ ...revert, expires_at: sql`now() + make_interval(days => ${days})` })
    .execute();

/** They were sent to whoever came after. */
export const deleteEmailRevertsSince = (tx: Tx, accountId: string, since: Date) =>
  tx.deleteFrom('email_revert').where('account_id', '=', accountId).where('created_at', '>=', since).execute();

export const findEmailRevert = (db: Db, tokenHash: Buffer): Promise<EmailRevert | undefined> =>
  db
    .selectFrom('email_revert')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Returns true for one caller only. Later revert links go too: they were mailed to whoever came after. */
export async function consumeEmailRevert(tx: Tx, { token_hash, account_id }: EmailRevert): Promise<boolean> {
  const taken = await tx
    .deleteFrom('email_revert')
    .where('account_id', '=', account_id)
    .where('created_at', '>=', (from) =>
      from
        .selectFrom('email_revert as used')
        .select('used.created_at')
        .where('used.token_hash', '=', token_hash)
        .where('used.expires_at', '>', now),
    )
    .returning('token_hash')
    .execute();
  return taken.some((revert) => revert.token_hash.equals(token_hash));
}
