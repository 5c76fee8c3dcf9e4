import type { ClientRecord } from '@letfair/contract/clients';
import type { Db } from '../../platform/db.ts';
import { type ClientRow, listingsOfClients } from './clients.repository.ts';

export async function presentClients(db: Db, rows: readonly ClientRow[]): Promise<ClientRecord[]> {
  const listings = await listingsOfClients(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, listings.get(row.id) ?? 0));
}

export async function presentClient(db: Db, row: ClientRow): Promise<ClientRecord> {
  return present(row, (await listingsOfClients(db, [row.id])).get(row.id) ?? 0);
}

const present = (row: ClientRow, listings: number): ClientRecord => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  address: row.address,
  notes: row.notes,
  archived: row.archived_at !== null,
  listings,
  createdAt: row.created_at.toISOString(),
});
