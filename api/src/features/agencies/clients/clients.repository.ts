import { pastStatuses } from '@letfair/domain/agencies/clients/clients';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ClientRow = Selectable<Tables['client']>;
export type ClientDetails = Pick<ClientRow, 'name' | 'email' | 'phone' | 'address' | 'notes'>;

interface ClientQuery {
  readonly accountId: string;
  readonly search: string;
  readonly archived: boolean;
}

/** Search scans all clients of the agent, at most MAX_CLIENTS. */
function filterClients(db: Db, { accountId, search, archived }: ClientQuery) {
  const query = db
    .selectFrom('client')
    .where('account_id', '=', accountId)
    .where('archived_at', archived ? 'is not' : 'is', null);
  return search
    ? query.where(sql<boolean>`position(lower(${search}::text collate "und-x-icu") in search_text) > 0`)
    : query;
}

export function listClients(
  db: Db,
  { after, limit, ...wanted }: ClientQuery & { readonly after: string | null; readonly limit: number },
): Promise<ClientRow[]> {
  let query = filterClients(db, wanted).selectAll();
  if (after)
    query = query.where(
      sql<boolean>`(name_key, id) > (select c.name_key, c.id from client c where c.id = ${after} and c.account_id = ${wanted.accountId})`,
    );
  return query.orderBy('name_key').orderBy('id').limit(limit).execute();
}

export const countClients = (db: Db, wanted: ClientQuery): Promise<number> => countRows(filterClients(db, wanted));

export const countAllClients = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('client').where('account_id', '=', accountId));

export const findClient = (db: Db, accountId: string, id: string): Promise<ClientRow | undefined> =>
  db.selectFrom('client').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();

export const insertClient = (tx: Tx, account_id: string, details: ClientDetails): Promise<ClientRow> =>
  tx
    .insertInto('client')
    .values({ id: newId(), account_id, ...details })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Archiving again keeps the first date. */
export const updateClient = (
  tx: Tx,
  { accountId, id, archived, details }: { accountId: string; id: string; archived: boolean; details: ClientDetails },
): Promise<ClientRow | undefined> =>
  tx
    .updateTable('client')
    .set({ ...details, archived_at: archived ? sql<Date>`coalesce(archived_at, now())` : null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();

export async function countListingsByClient(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing')
    .select(['client_id', sql<number>`count(*)::int`.as('listings')])
    .where('client_id', 'in', ids)
    .where('status', 'not in', pastStatuses)
    .groupBy('client_id')
    .execute();
  return new Map(rows.map(({ client_id, listings }) => [client_id ?? '', listings]));
}

export async function clientNamesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('client').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everybody who may get a home, at most MAX_CLIENTS. */
export const activeClientsOf = (db: Db, accountId: string): Promise<Pick<ClientRow, 'id' | 'name'>[]> =>
  db
    .selectFrom('client')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('archived_at', 'is', null)
    .orderBy('name_key')
    .orderBy('id')
    .execute();

/** Returns false when the agent has no such listing. The client is not public, so the listing's version stays. */
export async function assignListingToClient(
  tx: Tx,
  { accountId, listingId, clientId }: { accountId: string; listingId: string; clientId: string | null },
): Promise<boolean> {
  const assigned = await tx
    .updateTable('listing')
    .set({ client_id: clientId })
    .where('id', '=', listingId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return assigned !== undefined;
}
