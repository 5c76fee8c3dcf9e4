import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db.ts';
import { flagMask } from '../search-flags.ts';
import { type SearchedListing, type SearchRow, searchRowOf, searchTextOf } from '../search-row.ts';

/** The most rows that one statement writes. */
const BATCH_SIZE = 200;

/** Call it in the transaction that changed a listing: afterwards the listing has a search row exactly if it may be found. */
export async function syncSearchRow(tx: Tx, listing: SearchedListing): Promise<void> {
  if (listing.status !== 'live') return void (await deleteSearchRows(tx, [listing.id]));
  // The lock keeps the account from being suspended between the check and the write.
  const owner = await tx
    .selectFrom('account')
    .select('hidden_at')
    .where('id', '=', listing.account_id)
    .forShare()
    .executeTakeFirst();
  await writeSearchRows(tx, [{ ...listing, hidden_at: owner ? owner.hidden_at : new Date() }]);
}

/** The same for listings that may be out of step; locks them and their accounts. */
export async function syncSearchRows(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const listings = await tx
    .selectFrom('listing')
    .innerJoin('account', 'account.id', 'listing.account_id')
    .selectAll('listing')
    .select('account.hidden_at')
    .where((where) => where('listing.id', '=', where.fn.any(where.val([...ids]))))
    .orderBy('listing.id')
    .forShare()
    .execute();
  await writeSearchRows(tx, listings);
}

async function writeSearchRows(
  tx: Tx,
  listings: readonly (SearchedListing & { readonly hidden_at: Date | null })[],
): Promise<void> {
  const findable = listings.filter(({ status, hidden_at }) => status === 'live' && hidden_at === null);
  const written = new Set(await upsertSearchRows(tx, findable));
  const others = listings.filter(({ id }) => !written.has(id)).map(({ id }) => id);
  if (others.length > 0) await deleteSearchRows(tx, others);
}

const deleteSearchRows = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('listing_search').where('listing_id', 'in', ids).execute();

/** Removes the search rows and reply times of an account that is suspended or closed. Call it with the account locked. */
export async function hideAccountListings(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('lister_replies')
    .set({ rate: null, median_minutes: null, answers_within_day: false })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .deleteFrom('listing_search')
    .using('listing')
    .whereRef('listing.id', '=', 'listing_search.listing_id')
    .where('listing.account_id', '=', accountId)
    .execute();
}

/** Restores the search rows of live listings, unless the account is still hidden for another reason. Call it with the account locked. */
export async function restoreAccountListings(tx: Tx, accountId: string): Promise<void> {
  const owner = await tx.selectFrom('account').select('hidden_at').where('id', '=', accountId).executeTakeFirst();
  if (owner?.hidden_at !== null) return;
  await tx.updateTable('lister_replies').set({ due_at: sql`now()` }).where('account_id', '=', accountId).execute();
  let after: string | null = null;
  for (;;) {
    let query = tx.selectFrom('listing').selectAll().where('account_id', '=', accountId).where('status', '=', 'live');
    if (after !== null) query = query.where('id', '>', after);
    const listings: SearchedListing[] = await query.orderBy('id').limit(BATCH_SIZE).execute();
    await upsertSearchRows(tx, listings);
    after = listings.at(-1)?.id ?? null;
    if (listings.length < BATCH_SIZE) return;
  }
}

/** For live listings of accounts that are not hidden; answers which of them have a place in the search. */
export async function upsertSearchRows(tx: Tx, listings: readonly SearchedListing[]): Promise<readonly string[]> {
  const prompt = await lockPromptListers(tx, listings);
  const found = listings.flatMap((listing) => {
    const row = searchRowOf({ ...listing, answersWithinDay: prompt.has(listing.account_id) });
    return row ? [{ row, text: searchTextOf(listing) }] : [];
  });
  const ids = found.map(({ row }) => row.listing_id);
  if (ids.length === 0) return ids;
  const columns = (Object.keys(found[0]!.row) as (keyof SearchRow)[]).filter((name) => name !== 'listing_id');
  // A point has no equality to be compared by, and follows from the coordinates.
  const compared = columns.filter((name) => name !== 'spot');
  // Equal rows are not written again, because index-only scans have to visit every new row version until it is vacuumed.
  await tx
    .insertInto('listing_search')
    .values(found.map(({ row }) => row))
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet((set) => Object.fromEntries(columns.map((name) => [name, set.ref(`excluded.${name}`)])))
        .where(
          sql<boolean>`(${sql.join(compared.map((name) => sql.ref(`listing_search.${name}`)))})
            is distinct from (${sql.join(compared.map((name) => sql.ref(`excluded.${name}`)))})`,
        ),
    )
    .execute();
  await sql`
    insert into listing_words (listing_id, words)
    select id, to_tsvector('english', text)
    from unnest(${ids}::uuid[], ${found.map(({ text }) => text)}::text[]) as given (id, text)
    on conflict (listing_id) do update set words = excluded.words
    where listing_words.words is distinct from excluded.words
  `.execute(tx);
  return ids;
}

/** Those who answer within a day; locked, so that a change of it comes after the rows that are written now. */
async function lockPromptListers(tx: Tx, listings: readonly SearchedListing[]): Promise<ReadonlySet<string>> {
  const accountIds = [...new Set(listings.map(({ account_id }) => account_id))];
  const rows = await tx
    .selectFrom('lister_replies')
    .select(['account_id', 'answers_within_day'])
    .where((where) => where('account_id', '=', where.fn.any(where.val(accountIds))))
    .orderBy('account_id')
    .forShare()
    .execute();
  return new Set(rows.flatMap(({ account_id, answers_within_day }) => (answers_within_day ? [account_id] : [])));
}

const answersWithinDay = sql`${flagMask(['answers-within-day'])}::bigint`;

/** Call it with the reply times of the lister locked. */
export const markListerAnswersWithinDay = (tx: Tx, listerId: string, withinDay: boolean) =>
  sql`
  update listing_search set flags = ${withinDay ? sql`flags | ${answersWithinDay}` : sql`flags & ~${answersWithinDay}`}
  where listing_id in (select id from listing where account_id = ${listerId})
    and (flags & ${answersWithinDay} <> 0) <> ${withinDay}
`.execute(tx);
