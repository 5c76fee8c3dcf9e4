import { APPEAL_LINK_DAYS } from '@letfair/domain/moderation/appeals';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import type { Tables } from '../../platform/tables.ts';

type AppealLink = Selectable<Tables['appeal_link']>;

/** A newer suspension replaces the link of an older one. */
export async function replaceAppealLink(
  tx: Tx,
  { account_id, ...link }: Pick<AppealLink, 'token_hash' | 'account_id' | 'decision_id'>,
): Promise<void> {
  await tx.deleteFrom('appeal_link').where('account_id', '=', account_id).execute();
  const expires_at = sql<Date>`now() + make_interval(days => ${APPEAL_LINK_DAYS})`;
  await tx
    .insertInto('appeal_link')
    .values({ ...link, account_id, expires_at })
    .execute();
}

const selectLink = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('appeal_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`);

/** A used link still tells what became of the appeal. */
export const findAppealLink = (db: Db, tokenHash: Buffer): Promise<AppealLink | undefined> =>
  selectLink(db, tokenHash).executeTakeFirst();

export const lockAppealLink = (tx: Tx, tokenHash: Buffer): Promise<AppealLink | undefined> =>
  selectLink(tx, tokenHash).forNoKeyUpdate().executeTakeFirst();

export const useAppealLink = (tx: Tx, tokenHash: Buffer) =>
  tx.updateTable('appeal_link').set({ used_at: sql<Date>`now()` }).where('token_hash', '=', tokenHash).execute();

export const deleteExpiredAppealLinks = (db: Db) =>
  db.deleteFrom('appeal_link').where('expires_at', '<', sql<Date>`now()`).execute();
