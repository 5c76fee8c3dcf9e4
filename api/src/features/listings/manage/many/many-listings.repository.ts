import { sql, type Updateable } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import type { Tables } from '../../../../platform/tables.ts';
import { refreshManyRentFacts } from '../../../search/rents/index.ts';
import { syncSearchRows } from '../../../search/results/index.ts';
import type { ListingRow } from '../listings.repository.ts';

/** Always in the order of ids, so that two changes of the same homes wait for each other. */
export const lockListingsOf = (tx: Tx, accountId: string, ids: readonly string[]): Promise<ListingRow[]> =>
  tx
    .selectFrom('listing')
    .selectAll()
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const written = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/** The same change of many listings; the caller has locked them. */
export async function updateListings(
  tx: Tx,
  ids: readonly string[],
  changes: Updateable<Tables['listing']>,
): Promise<void> {
  const rows = await tx
    .updateTable('listing')
    .set({ ...changes, ...written })
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .returningAll()
    .execute();
  await refreshAfterWrites(tx, rows);
}

/** Another rent for each, with the deposits that come down with it, which a moderator need not read; the caller has locked the listings. */
export async function updateRents(
  tx: Tx,
  rents: ReadonlyMap<string, number>,
  deposits: ReadonlyMap<string, object>,
): Promise<void> {
  const lowered = [...rents.keys()].map((id) => JSON.stringify(deposits.get(id) ?? {}));
  await sql`
    update listing set
      rent_pence = given.rent_pence,
      approved_rent_pence = coalesce(approved_rent_pence, listing.rent_pence),
      material_information = material_information || given.lowered::jsonb,
      version = version + 1, updated_at = now()
    from unnest(${[...rents.keys()]}::uuid[], ${[...rents.values()]}::int[], ${lowered}::text[]) as given (id, rent_pence, lowered)
    where listing.id = given.id
  `.execute(tx);
  const rows = await tx
    .selectFrom('listing')
    .selectAll()
    .where((where) => where('id', '=', where.fn.any(where.val([...rents.keys()]))))
    .execute();
  await refreshAfterWrites(tx, rows);
}

/** As many search rows as one statement can write with all their columns. */
const SLICE = 500;

/** What follows from listings that were written. */
export async function refreshAfterWrites(tx: Tx, listings: readonly ListingRow[]): Promise<void> {
  await refreshManyRentFacts(tx, listings);
  for (let first = 0; first < listings.length; first += SLICE)
    await syncSearchRows(
      tx,
      listings.slice(first, first + SLICE).map(({ id }) => id),
    );
}
