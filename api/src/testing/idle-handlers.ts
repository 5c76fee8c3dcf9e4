import { type JobHandlers, jobNames } from '../platform/jobs/jobs.ts';

/** Handlers that do nothing, for tests of the queue itself. */
export const idleHandlers = Object.fromEntries(
  jobNames.map((name) => [name, async () => undefined]),
) as unknown as JobHandlers;
