import { emailKey } from '@letfair/domain/accounts/contact-details';
import { CODE_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { SignUp } from './new-account.ts';

const codeUntil = sql<Date>`now() + make_interval(mins => ${CODE_MINUTES})`;

/** Like an unverified account, of several sign-ups with one email it holds the last. */
export function upsertRepeatedSignUp(tx: Tx, accountId: string, { email, passwordHash }: SignUp) {
  const columns = { account_id: accountId, email, password_hash: passwordHash, code_until: codeUntil };
  return tx
    .insertInto('repeated_sign_up')
    .values({ email_key: emailKey(email), ...columns })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ ...columns, created_at: sql<Date>`now()` }))
    .execute();
}

export interface RepeatedSignUp {
  readonly email: string;
  readonly email_key: string;
  readonly password_hash: string;
  /** Whether the code that a new email would have been sent still worked. */
  readonly has_code: boolean;
}

export const findRepeatedSignUp = (db: Db, email: string): Promise<RepeatedSignUp | undefined> =>
  db
    .selectFrom('repeated_sign_up')
    .select(['email', 'email_key', 'password_hash'])
    .select(sql<boolean>`code_until > now()`.as('has_code'))
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();

/** As if a new code had been mailed. */
export const renewRepeatedSignUp = (tx: Tx, key: string) =>
  tx.updateTable('repeated_sign_up').set({ code_until: codeUntil }).where('email_key', '=', key).execute();
