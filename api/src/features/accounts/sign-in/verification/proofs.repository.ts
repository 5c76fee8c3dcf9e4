import { emailKey } from '@letfair/domain/accounts/contact-details';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';

const now = sql<Date>`now()`;
const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

interface ProofHashes {
  readonly email_key: string;
  readonly code_hash: Buffer;
  readonly token_hash: Buffer;
}

/** Replaces all former proofs of the account. Writes nothing for an id that no account has, in the same time. */
export const replaceVerifications = (tx: Tx, accountId: string, proof: ProofHashes, minutes: number) =>
  tx
    .with('replaced', (db) =>
      db
        .deleteFrom('email_verification')
        .where('account_id', '=', accountId)
        .where('sign_up', 'is not', null)
        .returning('token_hash'),
    )
    .insertInto('email_verification')
    .columns(['account_id', 'email_key', 'code_hash', 'token_hash', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select((select) => [
          'account.id',
          select.val(proof.email_key).as('email_key'),
          select.val(proof.code_hash).as('code_hash'),
          select.val(proof.token_hash).as('token_hash'),
          inMinutes(minutes).as('expires_at'),
        ])
        .where('account.id', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .where('sign_up', 'is', null)
        .doUpdateSet({ ...proof, expires_at: inMinutes(minutes) }),
    )
    .execute();

/** Several accounts and sign-ups may wait for one email; more than this would make codes easier to guess. */
const MAX_VERIFICATIONS_PER_EMAIL = 3;

/** The code of a sign-up verifies this one only; of several sign-ups the last ones wait. */
export const insertSignUpVerification = (
  tx: Tx,
  accountId: string,
  proof: ProofHashes & { readonly sign_up: string },
  minutes: number,
) =>
  tx
    .with('outdated', (db) =>
      db
        .deleteFrom('email_verification')
        .where('token_hash', 'in', (from) =>
          from
            .selectFrom('email_verification')
            .select('token_hash')
            .where('account_id', '=', accountId)
            .where('sign_up', 'is not', null)
            .orderBy('expires_at', 'desc')
            .offset(MAX_VERIFICATIONS_PER_EMAIL - 1),
        )
        .returning('token_hash'),
    )
    .insertInto('email_verification')
    .values({ account_id: accountId, ...proof, expires_at: inMinutes(minutes) })
    .execute();

const liveVerifications = (db: Db) =>
  db
    .selectFrom('email_verification')
    .select(['account_id', 'email_key', 'code_hash', 'token_hash', 'sign_up'])
    .where('expires_at', '>', now);

export const findVerificationsByEmail = (db: Db, email: string) =>
  liveVerifications(db)
    .where('email_key', '=', emailKey(email))
    .orderBy('expires_at', 'desc')
    .limit(MAX_VERIFICATIONS_PER_EMAIL)
    .execute();

export const findVerification = (db: Db, accountId: string) =>
  liveVerifications(db).where('account_id', '=', accountId).executeTakeFirst();

export const findVerificationByToken = (db: Db, tokenHash: Buffer) =>
  liveVerifications(db).where('token_hash', '=', tokenHash).executeTakeFirst();

/** Returns true for one caller only. */
const consumeProof = (tx: Tx, table: 'email_verification' | 'password_reset', tokenHash: Buffer): Promise<boolean> =>
  tx
    .deleteFrom(table as 'password_reset')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
    .then((taken) => taken !== undefined);

export const consumeVerification = (tx: Tx, tokenHash: Buffer) => consumeProof(tx, 'email_verification', tokenHash);

export const deleteVerification = (tx: Tx, accountId: string) =>
  tx.deleteFrom('email_verification').where('account_id', '=', accountId).execute();

/** Writes nothing for an id that no account has, in the same time. */
export const upsertPasswordReset = (tx: Tx, accountId: string, token_hash: Buffer, minutes: number) =>
  tx
    .insertInto('password_reset')
    .columns(['account_id', 'token_hash', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select((select) => [
          'account.id',
          select.val(token_hash).as('token_hash'),
          inMinutes(minutes).as('expires_at'),
        ])
        .where('account.id', '=', accountId),
    )
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ token_hash, expires_at: inMinutes(minutes) }))
    .execute();

export const findPasswordReset = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('password_reset')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const consumePasswordReset = (tx: Tx, tokenHash: Buffer) => consumeProof(tx, 'password_reset', tokenHash);

export const deletePasswordReset = (tx: Tx, accountId: string) =>
  tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
