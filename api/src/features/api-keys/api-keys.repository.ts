import type { ApiKeyScope } from '@letfair/domain/feed/api-keys';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../platform/count-rows.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';

export type ApiKeyRow = Selectable<Tables['api_key']>;

const creator = sql<string | null>`
  (select person.first_name || ' ' || person.last_name from account person where person.id = api_key.created_by)`;
export type ListedApiKey = ApiKeyRow & { readonly creator: string | null };

export const listApiKeys = (db: Db, accountId: string): Promise<ListedApiKey[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .select(creator.as('creator'))
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

export const countApiKeys = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('api_key').where('account_id', '=', accountId));

interface NewApiKey {
  readonly accountId: string;
  readonly createdBy: string;
  readonly name: string;
  readonly secretHash: Buffer;
  readonly hint: string;
  readonly scopes: readonly ApiKeyScope[];
}

export const insertApiKey = (tx: Tx, key: NewApiKey): Promise<ListedApiKey> =>
  tx
    .insertInto('api_key')
    .values({
      id: newId(),
      account_id: key.accountId,
      created_by: key.createdBy,
      name: key.name,
      secret_hash: key.secretHash,
      hint: key.hint,
      scopes: [...key.scopes],
    })
    .returningAll()
    .returning(creator.as('creator'))
    .executeTakeFirstOrThrow();

/** Deleted rather than marked: a call that looks for the key afterwards finds nothing, in every process. */
export const deleteApiKey = (tx: Tx, accountId: string, id: string): Promise<ApiKeyRow | undefined> =>
  tx.deleteFrom('api_key').where('id', '=', id).where('account_id', '=', accountId).returningAll().executeTakeFirst();

/** Those that a person has made for an account. */
export const deleteKeysBy = (tx: Tx, accountId: string, personId: string): Promise<ApiKeyRow[]> =>
  tx
    .deleteFrom('api_key')
    .where('account_id', '=', accountId)
    .where('created_by', '=', personId)
    .returningAll()
    .execute();

/** Joins the account, so that a suspension takes effect once it is committed. */
export const findKeyAccount = (db: Db, secretHash: Buffer) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(['api_key.id as key_id', 'api_key.scopes'])
    .select(['account.id', 'account.user_type', 'account.closed_at', 'account.limited_at', 'account.homes_hidden_at'])
    .select(
      sql<boolean>`coalesce(api_key.last_used_at < now() - interval '1 minute', true)`.as('used_before_this_minute'),
    )
    .where('api_key.secret_hash', '=', secretHash)
    .where('account.suspended_at', 'is', null)
    .where('account.verified_at', 'is not', null)
    .where('account.pending_email', 'is', null)
    .executeTakeFirst();

export const touchApiKey = (tx: Tx, id: string) =>
  tx.updateTable('api_key').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();
