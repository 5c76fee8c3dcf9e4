import { CHALLENGE_MINUTES, SECOND_STEP_TRIES } from '@letfair/domain/accounts/second-step';
import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { hashToken } from '../../../../platform/tokens.ts';

type NewChallenge = Pick<Insertable<Tables['sign_in_challenge']>, 'kind' | 'account_id' | 'remember_me'>;

export const insertChallenge = (tx: Tx, token: string, challenge: NewChallenge) =>
  tx
    .insertInto('sign_in_challenge')
    .values({
      ...challenge,
      token_hash: hashToken(token),
      expires_at: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();

/** Counts one try before the code is checked, so that parallel tries cannot slip through. */
export const countChallengeTry = (db: Db, token: string) =>
  db
    .updateTable('sign_in_challenge')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'second-step')
    .where('tries', '<', SECOND_STEP_TRIES)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'remember_me'])
    .executeTakeFirst();

/** Uses a challenge up; undefined when it is unknown, over or used. */
export const takeChallenge = (db: Db, token: string, kind: NewChallenge['kind']) =>
  db
    .deleteFrom('sign_in_challenge')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'remember_me'])
    .executeTakeFirst();

export const deleteAccountChallenges = (tx: Tx, accountId: string) =>
  tx.deleteFrom('sign_in_challenge').where('account_id', '=', accountId).execute();
