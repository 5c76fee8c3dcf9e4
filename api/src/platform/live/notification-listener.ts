import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5_000;
const CONNECT_MS = 5_000;
/** Regular queries detect a connection that died silently. */
const ASK_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 10_000;
const GOODBYE_MS = 1_000;

export interface ListenDeps {
  readonly connectionString: string;
  readonly log: Log;
  readonly channel: string;
  readonly onNotification: (payload: string | undefined) => void;
  /** Called each time the connection begins to listen. */
  readonly onListening?: () => void;
  /** Notifications sent from now until it listens again are lost. */
  readonly onLost: () => void;
}

export interface Listening {
  /** Resolves once the connection listens. */
  readonly ready: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** One dedicated connection that listens, and reconnects whenever it breaks. */
export function listenForNotifications({
  connectionString,
  log,
  channel,
  onNotification,
  onListening,
  onLost,
}: ListenDeps): Listening {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let heard = Promise.withResolvers<void>();
  const listening = keepListening();
  return {
    ready: () => heard.promise,
    stop: () => {
      stopping.abort();
      return listening;
    },
  };

  async function keepListening(): Promise<void> {
    let wait = FIRST_WAIT_MS;
    while (!stopping.signal.aborted) {
      const began = await listenOnce();
      if (stopping.signal.aborted) return;
      wait = began ? FIRST_WAIT_MS : Math.min(wait * 2, MAX_WAIT_MS);
      await pause(wait * (0.5 + Math.random() / 2));
    }
  }

  /** Resolves when the connection breaks; false when it was never established. */
  async function listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
      application_name: channel,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const broken = new Promise<void>((resolve) => client.on('error', () => resolve()));
    client.on('notification', ({ payload }) => onNotification(payload));
    let began = false;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      began = true;
      heard.resolve();
      onListening?.();
      await Promise.race([ended, broken, stopped, untilSilent(client)]);
    } catch (error) {
      log.warn({ channel, reason: (error as Error).message }, 'The database does not send notifications yet');
    }
    if (began) {
      heard = Promise.withResolvers();
      if (!stopping.signal.aborted) log.warn({ channel }, 'The connection for notifications was lost');
      onLost();
    }
    // A dead connection does not answer the good-bye either, so this does not wait for it.
    void client.end().catch(() => undefined);
    await Promise.race([ended, sleep(GOODBYE_MS, undefined, { ref: false })]);
    return began;
  }

  async function untilSilent(client: pg.Client): Promise<void> {
    while (await pause(ASK_EVERY_MS))
      try {
        await client.query('select 1');
      } catch {
        return;
      }
  }

  /** Resolves to false when stopping interrupts it. */
  function pause(ms: number): Promise<boolean> {
    return sleep(ms, true, { signal: stopping.signal, ref: false }).catch(() => false);
  }
}
