import type { Task, TaskList } from 'graphile-worker';
import type { JobHandlers, JobName } from './jobs.ts';

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
export function taskListOf(handlers: JobHandlers): TaskList {
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
