import { ownValue } from '@letfair/domain/code-table';
import { sql } from 'kysely';
import { type Db, type Tx, write } from '../../../../platform/db.ts';
import { placeRows } from '../../places/index.ts';
import { flagPositions } from '../flag-positions.generated.ts';
import { rebuildTotals, regionsWithTotals } from '../live-totals.repository.ts';
import { syncSearchRows } from './sync-search-rows.ts';

export interface ReindexProgress {
  readonly done: number;
  readonly of: number;
}

export interface ReindexOptions {
  /** Called after every batch. */
  readonly onProgress?: (progress: ReindexProgress) => void;
  /** Ends the work after the batch that is under way. */
  readonly signal?: AbortSignal;
  readonly batchSize?: number;
}

/** Small enough that a lister who edits one of these listings waits only for a moment. */
const BATCH_SIZE = 250;

/**
 * Computes every search row and all totals anew, beside a site that serves. Each batch is a transaction of its own that
 * locks its listings, so it can be interrupted at any time and repeated. Answers whether it came to its end.
 */
export async function reindexSearch(db: Db, options: ReindexOptions = {}): Promise<boolean> {
  const { onProgress, signal, batchSize = BATCH_SIZE } = options;
  await registerSearchFlags(db);
  const of = await countLiveListings(db);
  let done = 0;
  for (let after: string | null = null; ; ) {
    if (signal?.aborted) return false;
    const ids = await nextListings(db, after, batchSize);
    await write(db, async (tx) => {
      await placeRows(tx, ids);
      await syncSearchRows(tx, ids);
    });
    done += ids.length;
    onProgress?.({ done, of: Math.max(of, done) });
    after = ids.at(-1) ?? null;
    if (ids.length < batchSize) break;
  }
  for (const region of await regionsWithTotals(db)) {
    if (signal?.aborted) return false;
    await rebuildTotals(db, region);
  }
  await rebuildDistrictBounds(db);
  await db.updateTable('search_flag').set({ is_filled: true }).where('is_filled', '=', false).execute();
  return true;
}

/** To whole kilometres, which tell of no single home. The lock is the one that whoever writes a search row shares, see the trigger `listing_search_widens_bounds`. */
const rebuildDistrictBounds = (db: Db): Promise<void> =>
  write(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(5238171103)`.execute(tx);
    await sql`delete from district_bounds`.execute(tx);
    await sql`
      insert into district_bounds (district, west, south, east, north)
      select district, floor(min(spot[0]) / 1000) * 1000, floor(min(spot[1]) / 1000) * 1000,
        ceil(max(spot[0]) / 1000) * 1000, ceil(max(spot[1]) / 1000) * 1000
      from listing_search where spot is not null group by district
    `.execute(tx);
  });

/** To be called before the site serves: a flag that search rows do not hold yet would hide listings that have it. */
export async function prepareSearch(db: Db, options: ReindexOptions = {}): Promise<void> {
  await registerSearchFlags(db);
  const unfilled = await db.selectFrom('search_flag').select('name').where('is_filled', '=', false).executeTakeFirst();
  if (unfilled) await reindexSearch(db, options);
}

async function countLiveListings(db: Db): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select count(*)::int as listings from listing where status = 'live'
  `.execute(db);
  return rows[0]?.listings ?? 0;
}

/** Listings that should have a search row, and those that have one, in the order of their ids. */
async function nextListings(db: Db, after: string | null, limit: number): Promise<string[]> {
  const from = after ?? '00000000-0000-0000-0000-000000000000';
  const { rows } = await sql<{ id: string }>`
    (select id from listing where status = 'live' and id > ${from}::uuid order by id limit ${limit}::int)
    union
    (select listing_id from listing_search where listing_id > ${from}::uuid order by listing_id limit ${limit}::int)
    order by id limit ${limit}::int
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Tells the database the names of new flags, which its totals are counted by. */
export const registerSearchFlags = (db: Db): Promise<void> =>
  write(db, async (tx) => {
    const known = await positionsOf(tx);
    const missing = Object.entries(flagPositions).filter(([name]) => !known.has(name));
    if (missing.length > 0)
      await tx
        .insertInto('search_flag')
        .values(missing.map(([name, position]) => ({ name, position })))
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
    for (const [name, position] of missing.length > 0 ? await positionsOf(tx) : known)
      if (Object.hasOwn(flagPositions, name) && ownValue(flagPositions, name) !== position)
        throw new Error(
          `The search flag ${name} is stored at position ${position}, where this version does not expect it: ` +
            'start the version that the database was last used with.',
        );
  });

async function positionsOf(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('search_flag').select(['name', 'position']).execute();
  return new Map(rows.map(({ name, position }) => [name, position]));
}
