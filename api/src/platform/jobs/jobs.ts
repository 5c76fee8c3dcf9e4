import type { Task, TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db, Tx } from '../db.ts';

/** Every kind of job, with what it carries: ids, never contents. */
export interface Jobs {
  'send-mail': { readonly mailId: string };
  'clean-up': object;
  /** Reminds listers and takes out of the search what nobody confirms. */
  'tend-listings': object;
  /** Finds the saved searches that a new home suits, and tells those who want to know at once. */
  'match-saved-searches': { readonly listingId: string };
  /** Tells everybody else in the morning; comes at two hours of UTC, of which one is the right one in London. */
  'send-digests': { readonly _cron?: { readonly ts: string } };
  /** Tells one side of a conversation by mail that something waits for it. */
  'tell-unread': { readonly conversationId: string; readonly side: 'tenant' | 'lister' };
  /** Makes one file of everything held about somebody who asked for it. */
  'make-export': { readonly exportId: string };
  /** Erases those who asked for it and have not come back. */
  'erase-accounts': object;
  /** Resolves and closes support tickets that nobody comes back to. */
  'tend-tickets': object;
  /** Does nothing; enqueued where doing nothing at once would tell by its speed that there was nothing to do. */
  decoy: object;
}

export type JobName = keyof Jobs;
export type JobHandlers = { readonly [N in JobName]: (payload: Jobs[N]) => Promise<unknown> };

interface Enqueued {
  /** After as many failures the job is given up; the wait between two doubles and more each time. */
  readonly attempts: number;
  /** A second job under the same key replaces the first instead of running beside it. */
  readonly key?: string;
  /** Jobs of one queue run one after the other, so that slow ones cannot take every place. */
  readonly queue?: string;
  /** Runs no sooner than this; a second job under the same key keeps the time of the first. */
  readonly delaySeconds?: number;
}

/** Adds a job in the caller's transaction: it runs right after the commit or its delay, and never after a rollback. */
export const enqueue = <N extends JobName>(
  tx: Tx,
  name: N,
  payload: Jobs[N],
  { attempts, key, queue, delaySeconds = 0 }: Enqueued,
) =>
  sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, max_attempts => ${attempts}::int, job_key => ${key ?? null}::text,
    queue_name => ${queue ?? null}::text,
    run_at => now() + make_interval(secs => ${delaySeconds}::int),
    job_key_mode => ${delaySeconds > 0 ? 'preserve_run_at' : 'replace'}::text
  )`.execute(tx);

const jobNames = Object.keys({
  'send-mail': true,
  'clean-up': true,
  'tend-listings': true,
  'match-saved-searches': true,
  'send-digests': true,
  'tell-unread': true,
  'tend-tickets': true,
  'make-export': true,
  'erase-accounts': true,
  decoy: true,
} satisfies Record<JobName, true>);

/** A job without a handler would wait forever and nobody would notice: better not to start at all. */
export function createTaskList(handlers: JobHandlers): TaskList {
  const named = new Map<string, (payload: never) => Promise<unknown>>(Object.entries(handlers));
  return Object.fromEntries(
    jobNames.map((name) => {
      const handle = named.get(name);
      if (!handle) throw new Error(`There is no handler for the job "${name}".`);
      const task: Task = async (payload) => {
        // What was enqueued under a name is what its handler takes: `enqueue` sees to it.
        await handle(payload as never);
      };
      return [name, task];
    }),
  );
}

/** Deletes what has outlived its use, one kind after the other; what one hour does not finish, the next does. */
export const cleanUp = (db: Db, forgetters: readonly ((db: Db) => Promise<unknown>)[]) => async (): Promise<void> => {
  for (const forget of forgetters) await forget(db);
};
