import { openPool, openReplicas, poolSettings, type Replicas } from '@letfair/api';
import type pg from 'pg';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../http/logger.ts';
import type { OnStop } from '../run-until-stopped.ts';

export interface Pools {
  /** For calls that write, and for everything that one short statement answers. */
  readonly pool: pg.Pool;
  readonly readPool: pg.Pool;
  /** Reaches PostgreSQL itself, also where the others go through a pooler. */
  readonly directPool: pg.Pool;
  readonly replicas?: Replicas;
  readonly replicaPools: readonly pg.Pool[];
}

/** The connections of a process; none is opened before it is needed. */
export function openPools({ database }: Pick<Config, 'database'>, url: string, log: Log, onStop: OnStop): Pools {
  const { directUrl, connections, readConnections, prepare } = database;
  const { writes, reads, jobs } = poolSettings;
  const onIdleError = (error: Error) => {
    // While stopping, the database closes connections that the pool has already released.
    if (!pool.ending) log.logger.warn({ err: error }, 'a connection to the database broke');
  };
  // A pooler refuses parameters that it does not know, and has to set the timeouts itself.
  const hasPooler = directUrl !== null;
  const openReadPool = (connectionString: string) =>
    openPool({
      connectionString,
      limits: { ...reads.limits, connections: readConnections },
      timeouts: hasPooler ? null : reads.timeouts,
      prepare,
      onIdleError,
    });
  const pool = openPool({
    connectionString: url,
    limits: { ...writes.limits, connections },
    timeouts: hasPooler ? null : writes.timeouts,
    prepare,
    onIdleError,
  });
  const readPool = openReadPool(url);
  const directPool = openPool({
    connectionString: directUrl ?? url,
    ...jobs,
    onIdleError,
  });
  onStop(() => Promise.all([pool, readPool, directPool].map((one) => one.end())));
  if (database.readUrls.length === 0) return { pool, readPool, directPool, replicaPools: [] };
  const replicaPools = database.readUrls.map((readUrl) => openReadPool(readUrl));
  const replicas = openReplicas({
    primary: directPool,
    pools: replicaPools,
    maxLagMs: database.maxLagSeconds * 1_000,
    log: log.logger,
  });
  onStop(replicas.stop);
  return { pool, readPool, directPool, replicas, replicaPools };
}

/** Warns the operator of what makes a database dangerous or a hanging statement endless. */
export async function warnOfDatabase(pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await pool.query<{ rolsuper: boolean; timeout: string }>(
    `select rolsuper, current_setting('statement_timeout') as timeout from pg_roles where rolname = current_user`,
  );
  // A mistake in a statement could reach the files and programs of the database's machine.
  if (rows[0]?.rolsuper)
    log.logger.warn(
      'DATABASE_URL names a superuser of PostgreSQL. Give Letfair a role of its own that owns its database, without superuser.',
    );
  if (rows[0]?.timeout === '0')
    log.logger.warn(
      `DATABASE_URL leads through a pooler without a statement_timeout: add connect_query='set statement_timeout = 30000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 60000' to its database in pgbouncer.ini.`,
    );
}

/** The same for replicas. One that is away is left out for now, and nobody should wait for it. */
export async function warnOfReplicas(replicaPools: readonly pg.Pool[], log: Log): Promise<void> {
  const ofReplicas = await Promise.allSettled(
    replicaPools.map((one) => one.query<{ timeout: string }>(`select current_setting('statement_timeout') as timeout`)),
  );
  if (ofReplicas.some((asked) => asked.status === 'fulfilled' && asked.value.rows[0]?.timeout === '0'))
    log.logger.warn(
      'DATABASE_READ_URLS names a replica without a statement_timeout, which Letfair does not set where DATABASE_DIRECT_URL is set: add statement_timeout = 10s to its postgresql.conf, or a connect_query to its pooler.',
    );
}
