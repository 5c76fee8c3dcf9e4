import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Polls for the result of another process or a job. */
export async function waitUntil<T>(look: () => Promise<T | undefined | false>, timeoutMs = 30_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`Nothing came within ${timeoutMs} ms.`);
    await sleep(20);
  }
}

export async function runJob(pool: pg.Pool, name: string): Promise<void> {
  await pool.query('select graphile_worker.add_job($1)', [name]);
  await waitForJobs(pool);
}

/** Jobs scheduled for later are not waited for. */
export const waitForJobs = (pool: pg.Pool) =>
  waitUntil(async () => {
    const { rowCount } = await pool.query('select from graphile_worker._private_jobs where run_at <= now()');
    if (rowCount !== 0) await wakeWorker(pool);
    return rowCount === 0;
  });

/** Lets a worker look for jobs now: one whose time a test has moved would wait up to two seconds for the next poll. */
export const wakeWorker = (pool: pg.Pool) => pool.query(`select pg_notify('jobs:insert', '{"count": 1}')`);
