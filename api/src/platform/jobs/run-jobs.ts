import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { StartTrace } from '../telemetry/activity.ts';
import { maskPersonalData } from '../telemetry/mask.ts';
import { type Meters, noMeters } from '../telemetry/meters.ts';
import { createTaskList, type JobHandlers, slowJobs } from './jobs.ts';

/** Each kind of jobs has its own workers; of slow ones as many run side by side as two processors bear. */
const lanes = [
  { isSlow: false, atOnce: 2 },
  { isSlow: true, atOnce: 2 },
] as const;
type Lane = (typeof lanes)[number];
/** New jobs notify the worker; polling only finds delayed jobs and retries. */
const POLL_MS = 2_000;
const RESTART_MS = 1_000;
const RELEASE_MS = 30_000;
/** At odd minutes, away from the full hour when other programs start their hourly work. */
const CRONTAB = [
  '17 * * * * clean-up ?max=3',
  '57 * * * * erase-accounts ?max=3',
  '7,27,47 * * * * expire-unconfirmed-listings ?max=3',
  '4,14,24,34,44,54 * * * * compute-reply-times ?max=3',
  '37 * * * * close-idle-tickets ?max=3',
  // Every hour, so that a day that begins in UK time and a day with a downtime both have their viewing times.
  '* * * * * remind-viewings ?max=3',
  '12 * * * * extend-viewing-slots ?max=3',
  '* * * * * deliver-webhooks ?max=3',
  // By day, and every hour of it, so that a day with a downtime still sends its reminders.
  '42 7-17 * * * remind-certificates ?max=3',
  // One of these hours of UTC is the first hour of the day in London.
  '3 23,0 * * * reassess-listings ?fill=6h&max=10',
  // Listings of an earlier version have no position yet; without any there is nothing to do.
  '*/5 * * * * place-listings ?max=3',
  '30 6,7 * * * send-digests ?fill=4h&max=3',
].join('\n');

export interface JobsDeps {
  readonly pool: pg.Pool;
  readonly handlers: JobHandlers;
  readonly log: Log;
  readonly meters?: Meters;
  readonly startTrace?: StartTrace | null;
}

/** Runs the job workers until the returned function is called, also across database restarts. */
export async function runJobs({
  pool,
  handlers,
  log,
  meters = noMeters,
  startTrace = null,
}: JobsDeps): Promise<() => Promise<void>> {
  const tasks = Object.entries(createTaskList(handlers, { log, meters, startTrace }));
  const stops: (() => Promise<void>)[] = [];
  await releaseAbandonedJobs(pool);
  try {
    for (const lane of lanes) {
      const taskList = Object.fromEntries(tasks.filter(([name]) => slowJobs.has(name) === lane.isSlow));
      stops.push(await runLane(lane, { pool, log, taskList }));
    }
  } catch (error) {
    await Promise.all(stops.map((stop) => stop()));
    throw error;
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

interface LaneDeps extends Pick<JobsDeps, 'pool' | 'log'> {
  readonly taskList: TaskList;
}

async function runLane({ isSlow, atOnce }: Lane, { pool, log, taskList }: LaneDeps): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter();
  let workerPoolId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerPoolId = workerPool.id;
  });
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      // One of them schedules for all.
      crontab: isSlow ? '' : CRONTAB,
      concurrency: atOnce,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events,
      logger: quietLogger(log),
      // With a batch delay the worker reports finished jobs in the background, and a lost connection at that
      // moment would be an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });

  const stopping = new AbortController();
  let runner: Runner = await start();
  const keeper = keepRunning();
  const releaser = keepReleasing();

  return async () => {
    stopping.abort();
    // A worker that has ended by itself and waits for its restart refuses to stop.
    await runner.stop().catch((error: Error) => log.info({ reason: error.message }, 'Jobs had stopped before'));
    await Promise.all([keeper, releaser]);
  };

  // The worker ends when it cannot record the end of a job, e.g. because the database restarted.
  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: Error) => log.warn({ reason: error.message }, 'Jobs stopped'));
      if (stopping.signal.aborted || !(await pause(RESTART_MS))) return;
      try {
        await releaseJobsOf(pool, workerPoolId);
        runner = await start();
        log.info({}, 'Jobs go on');
        if (stopping.signal.aborted) await runner.stop();
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'Jobs cannot start yet');
      }
    }
  }

  async function keepReleasing(): Promise<void> {
    while (await pause(RELEASE_MS))
      await keepJobsOf(pool, workerPoolId)
        .then(() => releaseAbandonedJobs(pool))
        .catch((error: Error) => log.warn({ reason: error.message }, 'Dead jobs could not be released'));
  }

  /** Resolves to false when stopping interrupts it. */
  function pause(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal: stopping.signal, ref: false }).catch(() => false);
  }
}

/** Logs failures of the worker only; those of its jobs are logged where they happen. */
const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error') log.error({ part: 'jobs' }, maskPersonalData(message));
    else if (level === 'warning') log.warn({ part: 'jobs' }, maskPersonalData(message));
  });

/** Several times as long as a live process needs to say that it still works at its jobs. */
const ABANDONED_SECONDS = 120;

/**
 * A killed process leaves its jobs and their queues locked, and graphile-worker unlocks them after four hours: too late
 * for a mail whose code expires in ten minutes, and for whatever waits in the same queue. Handlers are idempotent.
 */
export async function releaseAbandonedJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with jobs as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where locked_at < now() - make_interval(secs => $1)
     )
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null
     where locked_at < now() - make_interval(secs => $1)`,
    [ABANDONED_SECONDS],
  );
}

/** What a live process works at stays its own, however long it takes. */
export async function keepJobsOf(pool: pg.Pool, workerPoolId: string): Promise<void> {
  await pool.query(
    `with jobs as (update graphile_worker._private_jobs set locked_at = now() where locked_by = $1)
     update graphile_worker._private_job_queues set locked_at = now() where locked_by = $1`,
    [workerPoolId],
  );
}

/** For a worker pool of this process that has ended. */
export async function releaseJobsOf(pool: pg.Pool, workerPoolId: string): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[workerPoolId]]);
}
