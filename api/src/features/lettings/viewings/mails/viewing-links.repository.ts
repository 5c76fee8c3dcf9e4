import { ANSWER_DAYS } from '@letfair/domain/lettings/viewings/lifecycle';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';

const lastMoment = sql<Date>`now() - make_interval(days => ${ANSWER_DAYS})`;

/** The token of the links in one mail; it acts for the receiver on this viewing and on nothing else. */
export async function insertViewingLink(tx: Tx, viewing_id: string, account_id: string): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('viewing_link')
    .values({ token_hash: hashToken(token), viewing_id, account_id })
    .execute();
  return token;
}

/** Links end when nobody can say any more whether the viewing happened, and with a suspension or closed account. */
export const findViewingLink = (db: Db, token: string) =>
  db
    .selectFrom('viewing_link')
    .innerJoin('viewing', 'viewing.id', 'viewing_link.viewing_id')
    .innerJoin('account', 'account.id', 'viewing_link.account_id')
    .select(['viewing_link.viewing_id', 'viewing_link.account_id'])
    .where('viewing_link.token_hash', '=', hashToken(token))
    .where('account.hidden_at', 'is', null)
    .where('viewing.ends_at', '>', lastMoment)
    .executeTakeFirst();
