import { type AlertFrequency, MAX_SAVED_SEARCHES } from '@letfair/domain/search/saved-searches';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { deleteOwnRow } from '../../../platform/retention/own-rows.ts';
import type { Tables } from '../../../platform/tables.ts';

const shown = ['id', 'account_id', 'name', 'search', 'frequency', 'created_at'] as const;
export type SavedSearchRow = Pick<Selectable<Tables['saved_search']>, (typeof shown)[number]>;

/** Newest first: ids are in order of time. */
export const savedSearchesOf = (db: Db, accountId: string): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_search')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(MAX_SAVED_SEARCHES)
    .execute();

export const savedSearchById = (db: Db, id: string): Promise<SavedSearchRow | undefined> =>
  db.selectFrom('saved_search').select(shown).where('id', '=', id).executeTakeFirst();

export const findSavedSearch = (tx: Tx, accountId: string, search: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('saved_search')
    .select('id')
    .where('account_id', '=', accountId)
    .where('search', '=', search)
    .executeTakeFirst();

export async function countSavedSearches(tx: Tx, accountId: string): Promise<number> {
  const { searches } = await tx
    .selectFrom('saved_search')
    .select(sql<number>`count(*)::int`.as('searches'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return searches;
}

type KeyColumns = Omit<Insertable<Tables['saved_search_key']>, 'key' | 'search_id' | 'account_id' | 'writes'>;

export async function insertSavedSearch(
  tx: Tx,
  search: Insertable<Tables['saved_search']>,
  { keys, columns }: { readonly keys: readonly string[]; readonly columns: KeyColumns },
): Promise<SavedSearchRow> {
  const { id: search_id, account_id, frequency } = search;
  const saved = await tx.insertInto('saved_search').values(search).returning(shown).executeTakeFirstOrThrow();
  if (keys.length > 0)
    await tx
      .insertInto('saved_search_key')
      .values(keys.map((key) => ({ key, search_id, account_id, writes: frequency !== 'none', ...columns })))
      .execute();
  return saved;
}

const setWrites = (tx: Tx, { id, frequency }: SavedSearchRow) =>
  tx
    .updateTable('saved_search_key')
    .set({ writes: frequency !== 'none' })
    .where('search_id', '=', id)
    .execute();

/** Undefined when it is not there, or not theirs. */
export async function updateSavedSearch(
  tx: Tx,
  { accountId, id, ...changes }: { accountId: string; id: string; name: string; frequency: AlertFrequency },
): Promise<SavedSearchRow | undefined> {
  const changed = await tx
    .updateTable('saved_search')
    .set(changes)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
  if (changed) await setWrites(tx, changed);
  return changed;
}

/** Says whether there was one. */
export const deleteSavedSearch = (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  deleteOwnRow(tx, 'saved_search', accountId, id);

export const insertUnsubscribeToken = (tx: Tx, search_id: string, token_hash: Buffer) =>
  tx.insertInto('unsubscribe_token').values({ search_id, token_hash }).execute();

/** Stops the mails of the search this token came with; undefined for a token that is none of ours. */
export async function stopByToken(tx: Tx, tokenHash: Buffer): Promise<SavedSearchRow | undefined> {
  const stopped = await tx
    .updateTable('saved_search')
    .set({ frequency: 'none' })
    .where('id', '=', (where) =>
      where.selectFrom('unsubscribe_token').select('search_id').where('token_hash', '=', tokenHash),
    )
    .returning(shown)
    .executeTakeFirst();
  if (stopped) await setWrites(tx, stopped);
  return stopped;
}
