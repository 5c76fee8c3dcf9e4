import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Waits for something that another process or job does in its own time. */
export async function until<T>(look: () => Promise<T | undefined | false>, timeoutMs = 10_000): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const seen = await look();
    if (seen !== undefined && seen !== false) return seen;
    if (performance.now() > deadline) throw new Error(`Nothing came within ${timeoutMs} ms.`);
    await sleep(20);
  }
}

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
