import type { AuthenticateKey } from '../platform/http/handlers.ts';
import { type JobHandlers, jobNames } from '../platform/jobs/jobs.ts';

/** Handlers that do nothing, for tests of the queue itself. */
export const idleHandlers = Object.fromEntries(
  jobNames.map((name) => [name, async () => undefined]),
) as unknown as JobHandlers;

/** For tests whose calls take no API keys. */
export const noKeys: AuthenticateKey = async () => ({ ok: false, code: 'unauthenticated', message: 'No keys here.' });
