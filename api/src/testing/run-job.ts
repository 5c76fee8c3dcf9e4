import type pg from 'pg';
import { until } from './until.ts';

/** Has the worker do this job, and waits until nothing is due. */
export async function runJob(pool: pg.Pool, name: string): Promise<void> {
  await pool.query('select graphile_worker.add_job($1)', [name]);
  await jobsDone(pool);
}

/** Some jobs wait for hours; those are not waited for. */
export const jobsDone = (pool: pg.Pool) =>
  until(
    async () => (await pool.query('select from graphile_worker._private_jobs where run_at <= now()')).rowCount === 0,
  );
