import type { ApiKeyScope } from '@letfair/domain/agencies/feed/api-keys';
import { type Selectable, sql } from 'kysely';
import { holderMayAct } from '../../../platform/access/access-holder.ts';
import { countRows } from '../../../platform/count-rows.ts';
import type { AccessTx, Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ApiKeyRow = Selectable<Tables['api_key']>;

const creator = sql<string | null>`
  (select person.first_name || ' ' || person.last_name from account person where person.id = api_key.created_by)`;
const mayAct = holderMayAct({ person: sql`api_key.created_by`, account: sql`api_key.account_id` });

export type ListedApiKey = ApiKeyRow & { readonly creator: string | null; readonly may_act: boolean };

export const listApiKeys = (db: Db, accountId: string): Promise<ListedApiKey[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .select([creator.as('creator'), mayAct.as('may_act')])
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

export const insertApiKey = (tx: AccessTx, key: NewApiKey): Promise<ListedApiKey> =>
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
    .returning([creator.as('creator'), sql<boolean>`true`.as('may_act')])
    .executeTakeFirstOrThrow();

/** Deleted rather than marked: a call that looks for the key afterwards finds nothing, in every process. */
export const deleteApiKey = (tx: Tx, accountId: string, id: string): Promise<ApiKeyRow | undefined> =>
  tx.deleteFrom('api_key').where('id', '=', id).where('account_id', '=', accountId).returningAll().executeTakeFirst();

/** Made by this person, or belonging to their own account. */
const heldBy = (personId: string) => sql<boolean>`(account_id = ${personId} or created_by = ${personId})`;

export const listHeldKeys = (db: Db, personId: string) =>
  db.selectFrom('api_key').selectAll().select(creator.as('creator')).where(heldBy(personId)).orderBy('id').execute();

export const deleteHeldKey = (tx: Tx, personId: string, id: string): Promise<ApiKeyRow | undefined> =>
  tx.deleteFrom('api_key').where('id', '=', id).where(heldBy(personId)).returningAll().executeTakeFirst();

/** Those that this person made; a key without its maker belongs to the account. */
export const deleteKeysSince = (tx: Tx, personId: string, since: Date): Promise<ApiKeyRow[]> =>
  tx
    .deleteFrom('api_key')
    .where(heldBy(personId))
    .where(sql<string>`coalesce(created_by, account_id)`, '=', personId)
    .where('created_at', '>=', since)
    .returningAll()
    .execute();

/** Those of an account, or those that a person has made for it. */
export function deleteKeys(tx: Tx, accountId: string, personId?: string): Promise<ApiKeyRow[]> {
  const keys = tx.deleteFrom('api_key').where('account_id', '=', accountId).returningAll();
  return (personId ? keys.where('created_by', '=', personId) : keys).execute();
}

/** Joins the account and whoever made the key, so that what happens to either takes effect once it is committed. */
export const findKeyAccount = (db: Db, secretHash: Buffer) =>
  db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .innerJoin('account as holder', (join) =>
      join.on('holder.id', '=', sql<string>`coalesce(api_key.created_by, api_key.account_id)`),
    )
    .select(['api_key.id as key_id', 'api_key.scopes'])
    .select(['account.id', 'account.user_type'])
    .select(
      sql<boolean>`
        num_nonnulls(account.limited_at, account.homes_hidden_at, holder.limited_at, holder.homes_hidden_at) > 0`.as(
        'is_limited',
      ),
    )
    .select(
      sql<boolean>`coalesce(api_key.last_used_at < now() - interval '1 minute', true)`.as('used_before_this_minute'),
    )
    .where('api_key.secret_hash', '=', secretHash)
    .where(mayAct)
    .where('account.verified_at', 'is not', null)
    .where('account.pending_email', 'is', null)
    .executeTakeFirst();

export const touchApiKey = (tx: Tx, id: string) =>
  tx.updateTable('api_key').set({ last_used_at: sql`now()` }).where('id', '=', id).execute();
