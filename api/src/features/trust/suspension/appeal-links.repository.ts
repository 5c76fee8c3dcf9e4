import { APPEAL_LINK_DAYS } from '@letfair/domain/trust/moderation/appeals';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Tables } from '../../../platform/tables.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';

type AppealLink = Selectable<Tables['appeal_link']>;

/** The address for the mail about a decision. */
export async function createAppealLink(
  tx: Tx,
  link: Pick<AppealLink, 'account_id' | 'decision_id'>,
  publicUrl: string,
): Promise<string> {
  const token = newToken();
  const expires_at = sql<Date>`now() + make_interval(days => ${APPEAL_LINK_DAYS})`;
  await tx
    .insertInto('appeal_link')
    .values({ ...link, token_hash: hashToken(token), expires_at })
    .execute();
  return `${publicUrl}/appeal?token=${encodeURIComponent(token)}`;
}

/** A newer suspension replaces the link of an older one. */
export const deleteSuspensionLinks = (tx: Tx, accountId: string) =>
  tx
    .deleteFrom('appeal_link')
    .using('audit_entry')
    .whereRef('audit_entry.id', '=', 'appeal_link.decision_id')
    .where('audit_entry.action', '=', 'suspend')
    .where('appeal_link.account_id', '=', accountId)
    .execute();

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
