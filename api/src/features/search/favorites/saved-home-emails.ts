import type { Db, Tx } from '../../../platform/db.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';

/** Whether somebody is emailed when their saved homes cost less, are back or end. */
export async function wantsSavedHomeEmails(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('saved_home_emails')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return account?.saved_home_emails ?? false;
}

export const setSavedHomeEmails = (tx: Tx, accountId: string, saved_home_emails: boolean) =>
  tx.updateTable('account').set({ saved_home_emails }).where('id', '=', accountId).execute();

/** The token of the link in one email, which stops them all. */
export async function insertSavedHomesLink(tx: Tx, account_id: string): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('saved_homes_link')
    .values({ token_hash: hashToken(token), account_id })
    .execute();
  return token;
}

/** False for a token that is none of ours. */
export async function stopSavedHomeEmails(tx: Tx, token: string): Promise<boolean> {
  const link = await tx
    .selectFrom('saved_homes_link')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (link) await setSavedHomeEmails(tx, link.account_id, false);
  return link !== undefined;
}
