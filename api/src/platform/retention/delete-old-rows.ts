import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { throwCollected } from '../jobs/run-chores.ts';
import { before, type Expiring } from './table-rule.ts';
import { tableRules } from './table-rules.ts';

/** Small enough that nobody waits for the rows of one statement. */
const A_BATCH = 5_000;

/** A step that is short however much there is to do, and is repeated until nothing is left. */
export interface Batch {
  readonly name: string;
  /** A step that did less has found the last rows. */
  readonly rows: number;
  readonly run: (db: Db) => Promise<number>;
}

export interface Bounds {
  /** What is left after this time waits for the next run. Shorter than the lock of a job lasts. */
  readonly seconds: number;
  /** Between batches, for others and for the vacuum. */
  readonly pauseMs: number;
  readonly stopping?: AbortSignal;
  readonly now?: () => number;
}

const usualBounds: Bounds = { seconds: 60, pauseMs: 20 };

/** By their places in the table, which cannot change while the rows are locked. Rows that others hold wait. */
export function batchOf(table: string, { column, keep, where, isDay, batch = A_BATCH }: Expiring): Batch {
  const isOld = column === null ? [] : [`${column} < ${before(keep, isDay)}`];
  const found = `select ctid from ${table} where ${[...isOld, ...(where ? [where] : [])].join(' and ')}
    ${column === null ? '' : `order by ${column} `}limit ${batch} for update skip locked`;
  const statement = sql.raw(`delete from ${table} where ctid = any (array(${found}))`);
  return {
    name: table,
    rows: batch,
    run: async (db) => Number((await statement.execute(db)).numAffectedRows ?? 0),
  };
}

const oldRows: readonly Batch[] = Object.entries(tableRules).flatMap(([table, { keep }]) =>
  'kept' in keep ? [] : (keep as readonly Expiring[]).map((expiring) => batchOf(table, expiring)),
);

/** Deletes what every table has kept long enough. */
export const deleteOldRows = (db: Db, bounds: Partial<Bounds> = {}) => runInBatches(db, oldRows, bounds);

/**
 * In turn, so that a table with much to do keeps no other waiting. One that fails is left out, and its error is thrown
 * at the end. Returns how many rows each one dealt with.
 */
export async function runInBatches(
  db: Db,
  batches: readonly Batch[],
  bounds: Partial<Bounds> = {},
): Promise<ReadonlyMap<string, number>> {
  const { seconds, pauseMs, stopping, now = performance.now.bind(performance) } = { ...usualBounds, ...bounds };
  const end = now() + seconds * 1_000;
  const done = new Map<string, number>();
  const errors: unknown[] = [];
  const left = [...batches];
  for (let batch = left.shift(); batch && !stopping?.aborted && now() < end; batch = left.shift())
    try {
      const rows = await batch.run(db);
      done.set(batch.name, (done.get(batch.name) ?? 0) + rows);
      if (rows < batch.rows) continue;
      left.push(batch);
      await sleep(pauseMs);
    } catch (error) {
      errors.push(error);
    }
  throwCollected(errors);
  return done;
}
