import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type Task, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { JobHandlers, JobName } from './jobs.ts';
import { releaseDeadJobs, releaseJobsOf } from './release-dead-jobs.ts';

const AT_ONCE = 2;
/** New jobs announce themselves; polling finds only those whose time to be tried again has come. */
const POLL_MS = 2_000;
const RESTART_MS = 1_000;
const RELEASE_MS = 30_000;
/** Every hour, at a minute when nobody else's hourly work starts. */
const CRONTAB = '17 * * * * clean-up ?max=3';

export interface JobsDeps {
  readonly pool: pg.Pool;
  readonly handlers: JobHandlers;
  readonly log: Log;
}

/** Works on jobs until the returned function is called, whatever happens to the database in between. */
export async function runJobs({ pool, handlers, log }: JobsDeps): Promise<() => Promise<void>> {
  const taskList = taskListOf(handlers);
  const events: WorkerEvents = new EventEmitter();
  let workerPoolId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerPoolId = workerPool.id;
  });
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      crontab: CRONTAB,
      concurrency: AT_ONCE,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      events,
      logger: quietLogger(log),
      // Without a batch the worker does not wait for the note that a job is done, and a lost connection at that
      // moment would be an unhandled rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });

  const stopping = new AbortController();
  await releaseDeadJobs(pool);
  let runner: Runner = await start();
  const keeper = keepRunning();
  const releaser = keepReleasing();

  return async () => {
    stopping.abort();
    await runner.stop().catch(() => undefined);
    await Promise.all([keeper, releaser]);
  };

  // The worker gives up when it cannot note the end of a job, e.g. because the database restarted.
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
      await releaseDeadJobs(pool).catch((error: Error) =>
        log.warn({ reason: error.message }, 'Dead jobs could not be released'),
      );
  }

  /** False when it was cut short by the stop. */
  function pause(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal: stopping.signal, ref: false }).catch(() => false);
  }
}

const jobNames = Object.keys({ 'send-mail': true, 'clean-up': true, decoy: true } satisfies Record<JobName, true>);

/** A job without a handler would wait forever and nobody would notice: better not to start at all. */
export function taskListOf(handlers: JobHandlers): TaskList {
  const named = new Map<string, (payload: never) => Promise<unknown>>(Object.entries(handlers));
  return Object.fromEntries(
    jobNames.map((name) => {
      const handle = named.get(name);
      if (!handle) throw new Error(`There is no handler for the job "${name}".`);
      const task: Task = async (payload) => {
        await handle(payload as never);
      };
      return [name, task];
    }),
  );
}

/** Failed jobs are worth a line; that a job was found or done is not. Job errors carry no address and no content. */
const quietLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error({ part: 'jobs' }, message);
    else if (level === 'warning') log.warn({ part: 'jobs' }, message);
  });
