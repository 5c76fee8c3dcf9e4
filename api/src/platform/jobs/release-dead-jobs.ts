import type pg from 'pg';

/** No job runs as long as this: the longest waits for a mail server, and that has shorter time limits. */
const LONGEST_JOB_SECONDS = 120;

/**
 * A process that was killed leaves its jobs locked, and the worker's own patience is four hours: too long for a mail
 * whose code lives ten minutes. Handlers are idempotent, so a job taken from a process that still lives does no harm.
 */
export async function releaseDeadJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1)`,
    [LONGEST_JOB_SECONDS],
  );
}

/** For a worker pool of which this process knows that it has ended. */
export async function releaseJobsOf(pool: pg.Pool, workerPoolId: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[workerPoolId]]);
}
