import { emailKey } from '@letfair/domain/accounts/contact-details';
import type { UserType } from '@letfair/domain/accounts/user-types';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import { nameAgencyPage } from '../page-names/index.ts';
import { deleteAccountChallenges } from './sign-in/challenges.repository.ts';
import type { RoleDetails, SignUp } from './sign-up/new-account.ts';

export type Account = Selectable<Tables['account']>;

/** Held until the end of the transaction, so that two accounts cannot get the same email. */
export async function lockEmail(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('address ' || ${key}, 0))`.execute(tx);
}

const now = sql<Date>`now()`;

export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

export const findAccountById = (db: Db, id: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

/** A measure keeps it from starting anything new. */
export const isLimited = (account: Pick<Account, 'limited_at' | 'homes_hidden_at'>): boolean =>
  account.limited_at !== null || account.homes_hidden_at !== null;

/** Every write about an account locks its row first, so that two writes cannot deadlock. */
export const lockAccount = (tx: Tx, id: string): Promise<Account | undefined> =>
  tx.selectFrom('account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

type Person = Omit<SignUp, 'userType' | 'details'> & { readonly userType: UserType };

const personColumns = ({ email, firstName, lastName, phone, userType, passwordHash }: Person) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  phone,
  user_type: userType,
  password_hash: passwordHash,
  password_changed_at: now,
});

/**
 * Inserts the account or replaces an unverified one, whose email nobody has proved to own. A suspension stays.
 * Returns null when the email belongs to a verified account.
 */
export async function upsertUnverifiedAccount(tx: Tx, person: Person) {
  const key = emailKey(person.email);
  await lockEmail(tx, key);
  const columns = personColumns(person);
  const saved = await tx
    .insertInto('account')
    .values({ id: newId(), email_key: key, ...columns })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ ...columns, is_demo: false, sign_ups: sql`account.sign_ups + 1`, updated_at: now })
        .where('account.verified_at', 'is', null),
    )
    .returning(['id', 'sign_ups'])
    .executeTakeFirst();
  return saved ?? null;
}

/** Of several sign-ups with one email, the verified one is what the account keeps. */
export async function applySignUp(tx: Tx, id: string, signUp: SignUp): Promise<void> {
  await tx.updateTable('account').set(personColumns(signUp)).where('id', '=', id).execute();
  await replaceRoleDetails(tx, id, signUp.details);
}

/** Signing up again may change the role, so the details of the former role go. */
export async function replaceRoleDetails(tx: Tx, account_id: string, { table, values }: RoleDetails): Promise<void> {
  const [one, other] = roleTables.filter((each) => each !== table) as [RoleTable, RoleTable];
  await tx
    .with('one', (db) => db.deleteFrom(one).where('account_id', '=', account_id).returning('account_id'))
    .with('other', (db) => db.deleteFrom(other).where('account_id', '=', account_id).returning('account_id'))
    .insertInto(table)
    .values({ account_id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

const roleTables = ['tenant_preference', 'agency', 'landlord'] as const;
type RoleTable = (typeof roleTables)[number];

export async function upsertRoleDetails(tx: Tx, account_id: string, { table, values }: RoleDetails): Promise<void> {
  await tx
    .insertInto(table)
    .values({ account_id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function markVerified(tx: Tx, id: string): Promise<Account> {
  const account = await tx
    .updateTable('account')
    .set({ verified_at: sql`coalesce(verified_at, now())`, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (account.user_type === 'agent') await nameAgencyPage(tx, id);
  return account;
}

/** A sign-in that waits for its second step has given the former password, so it ends. */
export async function setPassword(tx: Tx, id: string, password_hash: string): Promise<void> {
  await deleteAccountChallenges(tx, id);
  await tx
    .updateTable('account')
    .set({ password_hash, password_changed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function findAccountsByIds(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Account>> {
  if (ids.length === 0) return new Map();
  const accounts = await db.selectFrom('account').selectAll().where('id', 'in', ids).execute();
  return new Map(accounts.map((account) => [account.id, account]));
}

export const listAdmins = (db: Db, limit: number) =>
  db
    .selectFrom('account')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('user_type', '=', 'admin')
    .where('erased_at', 'is', null)
    .orderBy('name')
    .limit(limit)
    .execute();

/** Locks in id order, so that two admins acting on each other wait instead of deadlocking. */
export const lockAccountAndAdmins = (tx: Tx, id: string): Promise<Account[]> =>
  tx
    .selectFrom('account')
    .selectAll()
    .where((where) => where.or([where('user_type', '=', 'admin'), where('id', '=', id)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const suspendAccount = (tx: Tx, id: string, reason: string): Promise<Account> =>
  tx
    .updateTable('account')
    .set({
      suspended_at: sql`coalesce(suspended_at, now())`,
      suspension_reason: reason.trim() || null,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const unsuspendAccount = (tx: Tx, id: string): Promise<Account> =>
  tx
    .updateTable('account')
    .set({ suspended_at: null, suspension_reason: null, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function findDemoEmailKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom('account')
    .select('email_key')
    .where('is_demo', '=', true)
    .where('email_key', 'in', keys)
    .execute();
  return found.map(({ email_key }) => email_key);
}
