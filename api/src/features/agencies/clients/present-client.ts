import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import type { Db } from '../../../platform/db.ts';
import { notFound } from '../../../platform/http/refusals.ts';
import { findAccess } from './access/access.repository.ts';
import { presentPeople } from './access/present-access.ts';
import { type ClientRow, countListingsByClient } from './clients.repository.ts';

export const clientNotFound = notFound('We couldn’t find this client.');

export async function presentClients(db: Db, rows: readonly ClientRow[]): Promise<ClientRecord[]> {
  const ids = rows.map(({ id }) => id);
  const listings = await countListingsByClient(db, ids);
  const accesses = await findAccess(db, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    notes: row.notes,
    archived: row.archived_at !== null,
    listings: listings.get(row.id) ?? 0,
    createdAt: row.created_at.toISOString(),
    people: presentPeople(accesses.get(row.id) ?? { invitations: [], accesses: [] }),
  }));
}

export async function presentClient(db: Db, row: ClientRow): Promise<ClientRecord> {
  const [client] = await presentClients(db, [row]);
  return client!;
}
