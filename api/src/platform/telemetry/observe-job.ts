import type { Task } from 'graphile-worker';
import type { Log } from '../log.ts';
import { type JobOrigin, runInActivity, type StartTrace } from './activity.ts';
import { describeSafely, type SafeError } from './mask.ts';
import type { Meters } from './meters.ts';

/** The field of a payload that holds its origin; handlers do not see it. */
export const ORIGIN = '_origin';

export interface JobTelemetry {
  readonly log: Log;
  readonly meters: Meters;
  /** Null while traces are off. */
  readonly startTrace: StartTrace | null;
}

/** A task that is counted, logged with the id of the request that caused it, and part of the trace of that request. */
export const observeJob =
  ({ log, meters, startTrace }: JobTelemetry) =>
  (name: string, handle: (payload: never) => Promise<unknown>): Task =>
  async (sent, { job }) => {
    const { [ORIGIN]: origin = {}, ...payload } = (sent ?? {}) as { readonly [ORIGIN]?: JobOrigin };
    const { requestId = null, traceparent } = origin;
    const attributes = { 'messaging.system': 'graphile-worker', 'messaging.destination.name': name };
    const span = startTrace?.(`job ${name}`, 'consumer', attributes, traceparent) ?? null;
    const startedAt = performance.now();
    try {
      // `enqueue` types the payload by the name of the job.
      await runInActivity({ requestId, span }, () => handle(payload as never));
      meters.countJob(name, 'done', secondsSince(startedAt));
      span?.end(false);
    } catch (thrown) {
      meters.countJob(name, 'failed', secondsSince(startedAt));
      span?.end(true);
      const failure = describeSafely(thrown instanceof Error ? thrown : new Error(String(thrown)));
      const { id: jobId, attempts, max_attempts: maxAttempts } = job;
      log.error({ part: 'jobs', job: name, jobId, attempts, maxAttempts, requestId, failure }, 'A job failed');
      // The queue stores this message, and admins read it.
      throw new Error(sentenceOf(failure));
    }
  };

const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1_000;

const sentenceOf = ({ type, code, message }: SafeError): string =>
  [type === 'Error' ? '' : type, code ?? '', message].filter((part) => part !== '').join(': ');
