import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { type SearchedListing, searchRowOf, wordsOf } from './search-row.ts';

/** What one statement writes at most when a whole account comes back. */
const A_BATCH = 200;

/** To be called in the transaction that changed a listing: afterwards it can be found if it may be, and only then. */
export async function syncSearchRow(tx: Tx, listing: SearchedListing): Promise<void> {
  // The lock keeps a suspension from passing by between looking and writing.
  const owner = await tx
    .selectFrom('account')
    .select('hidden_at')
    .where('id', '=', listing.account_id)
    .forShare()
    .executeTakeFirst();
  const isLive = listing.status === 'live' && owner?.hidden_at === null;
  if (!isLive || !(await upsertSearchRows(tx, [listing])))
    await tx.deleteFrom('listing_search').where('listing_id', '=', listing.id).execute();
}

/** Whoever is suspended has nothing to let. To be called with the account locked. */
export const hideAccountListings = (tx: Tx, accountId: string) =>
  tx
    .deleteFrom('listing_search')
    .using('listing')
    .whereRef('listing.id', '=', 'listing_search.listing_id')
    .where('listing.account_id', '=', accountId)
    .execute();

/** What is still live of an account that is no longer hidden, whatever hid it. To be called with the account locked. */
export async function restoreAccountListings(tx: Tx, accountId: string): Promise<void> {
  const owner = await tx.selectFrom('account').select('hidden_at').where('id', '=', accountId).executeTakeFirst();
  if (owner?.hidden_at !== null) return;
  let after: string | null = null;
  for (;;) {
    let query = tx.selectFrom('listing').selectAll().where('account_id', '=', accountId).where('status', '=', 'live');
    if (after !== null) query = query.where('id', '>', after);
    const listings: SearchedListing[] = await query.orderBy('id').limit(A_BATCH).execute();
    await upsertSearchRows(tx, listings);
    after = listings.at(-1)?.id ?? null;
    if (listings.length < A_BATCH) return;
  }
}

/** Live homes of accounts that are not suspended; answers how many of them have a place in the search. */
export async function upsertSearchRows(tx: Tx, listings: readonly SearchedListing[]): Promise<number> {
  const found = listings.flatMap((listing) => {
    const row = searchRowOf(listing);
    return row ? [{ row, words: wordsOf(listing) }] : [];
  });
  if (found.length === 0) return 0;
  const rows = found.map(({ row }) => row);
  // A row that says the same as before is left alone: each one written anew has to be vacuumed before an index can
  // answer for it again.
  await tx
    .insertInto('listing_search')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet((set) => Object.fromEntries(changeable.map((name) => [name, set.ref(`excluded.${name}`)])))
        .where(
          sql<boolean>`(${sql.join(changeable.map((name) => sql.ref(`listing_search.${name}`)))})
            is distinct from (${sql.join(changeable.map((name) => sql.ref(`excluded.${name}`)))})`,
        ),
    )
    .execute();
  await sql`
    insert into listing_words (listing_id, words)
    select id, to_tsvector('english', text)
    from unnest(${rows.map((row) => row.listing_id)}::uuid[], ${found.map(({ words }) => words)}::text[]) as given (id, text)
    on conflict (listing_id) do update set words = excluded.words
    where listing_words.words is distinct from excluded.words
  `.execute(tx);
  return found.length;
}

/** The place on the flat map follows from the other two and has no order to be compared by. */
const changeable = [
  'published_at',
  'lat',
  'lng',
  'rent_pence',
  'marks',
  'available_date',
  'bedrooms',
  'bath_halves',
  'epc',
  'district',
  'outcode',
  'region',
] as const;
