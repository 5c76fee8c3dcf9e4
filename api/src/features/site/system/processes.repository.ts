import { MAX_PROCESSES, type ProcessStatus } from '@letfair/contract/site/system';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** What a process says of itself. */
export interface Heartbeat extends Pick<ProcessStatus, 'kind' | 'version' | 'host' | 'memoryBytes'> {
  /** Of this run of the process. */
  readonly id: string;
  readonly startedAt: Date;
}

/** One that has not been seen for longer has ended, or cannot reach the database. */
const SHOWN_MINUTES = 5;

/** With the ids of the keys that the process has, by which a new key is known to have arrived everywhere. */
export const recordHeartbeat = (
  db: Db,
  { id, kind, version, host, memoryBytes, startedAt, keyIds }: Heartbeat & { readonly keyIds: readonly string[] },
) =>
  db
    .insertInto('process_heartbeat')
    .values({ id, kind, version, host, memory_bytes: memoryBytes, started_at: startedAt, key_ids: [...keyIds] })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ memory_bytes: memoryBytes, key_ids: [...keyIds], seen_at: sql<Date>`now()` }),
    )
    .execute();

/** A process that stops is not missed. */
export const deleteHeartbeat = (db: Db, id: string) =>
  db.deleteFrom('process_heartbeat').where('id', '=', id).execute();

/** Of the last minutes, in the order of their starts. */
export async function listProcesses(db: Db): Promise<ProcessStatus[]> {
  const rows = await db
    .selectFrom('process_heartbeat')
    .selectAll()
    .select(sql<number>`extract(epoch from now() - seen_at)::float8`.as('seconds'))
    .where('seen_at', '>', sql<Date>`now() - make_interval(mins => ${SHOWN_MINUTES})`)
    .orderBy('started_at')
    .orderBy('id')
    .limit(MAX_PROCESSES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ProcessStatus['kind'],
    version: row.version,
    host: row.host,
    memoryBytes: Number(row.memory_bytes),
    startedAt: row.started_at.toISOString(),
    silentSeconds: Math.max(0, row.seconds),
  }));
}
