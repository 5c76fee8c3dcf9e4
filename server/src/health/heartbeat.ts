import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Api } from '@letfair/api';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/logger.ts';

const EVERY_MS = 15_000;

interface HeartbeatDeps {
  readonly api: Pick<Api, 'recordHeartbeat' | 'deleteHeartbeat'>;
  readonly kind: Config['process'];
  readonly version: string;
  readonly log: Log;
  readonly everyMs?: number;
}

/** The first part of the machine's name; domains and unusual characters say more than admins need. */
export const shortHostName = (name: string): string => (name.split('.')[0] ?? '').replace(/[^\w-]/g, '').slice(0, 63);

/** Tells admins that this process runs, until the returned function is called. */
export async function startHeartbeat({ api, kind, version, log, everyMs = EVERY_MS }: HeartbeatDeps) {
  const [id, startedAt, host] = [randomUUID(), new Date(), shortHostName(hostname())];
  let isTold = false;
  const beat = () =>
    api.recordHeartbeat({ id, kind, version, host, memoryBytes: process.memoryUsage.rss(), startedAt }).then(
      () => {
        isTold = false;
      },
      (error: Error) => {
        if (!isTold) log.logger.warn({ reason: error.message }, 'this process could not say that it runs');
        isTold = true;
      },
    );
  await beat();
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = beat();
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await last;
    await api.deleteHeartbeat(id).catch(() => undefined);
  };
}
