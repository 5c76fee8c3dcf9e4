import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { parseWalPosition, type WalPosition } from './wal-position.ts';

/** Twice a second, with a short wait for the answer, so that a server that hangs is noticed within two seconds. */
const CHECK_EVERY_MS = 400;
const ANSWER_WITHIN_MS = 1_000;

export interface WatchDeps {
  readonly connectionString: string;
  /** Selects `position`, null where the server has none. */
  readonly statement: string;
  readonly onPosition: (position: WalPosition | null) => void;
  readonly onLost: (error: Error) => void;
}

export interface PositionWatch {
  /** Asks at once, and not only when the next check is due. */
  readonly askNow: () => void;
  readonly stop: () => Promise<void>;
}

/** Asks a server for its position on a connection of its own, which no query can keep busy. */
export function watchPosition({ connectionString, statement, onPosition, onLost }: WatchDeps): PositionWatch {
  const stopping = new AbortController();
  let waking = new AbortController();

  async function keepAsking(): Promise<void> {
    while (!stopping.signal.aborted) {
      await askUntilBroken().catch((error: Error) => onLost(error));
      await pause(CHECK_EVERY_MS);
    }
  }

  async function askUntilBroken(): Promise<void> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      application_name: 'letfair_position',
    });
    // A broken connection fails the next query as well.
    client.on('error', () => undefined);
    try {
      await client.connect();
      while (!stopping.signal.aborted) {
        const { rows } = await client.query<{ position: string | null }>(statement);
        const position = rows[0]?.position ?? null;
        onPosition(position === null ? null : parseWalPosition(position));
        await pause(CHECK_EVERY_MS);
      }
    } finally {
      // A server that hangs does not answer the good-bye.
      void client.end().catch(() => undefined);
    }
  }

  const pause = async (ms: number): Promise<void> => {
    waking = new AbortController();
    const signal = AbortSignal.any([stopping.signal, waking.signal]);
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  };

  const asking = keepAsking();
  return {
    askNow: () => waking.abort(),
    stop: () => {
      stopping.abort();
      return asking;
    },
  };
}
