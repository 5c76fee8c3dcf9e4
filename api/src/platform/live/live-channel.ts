import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { OverloadedError } from '../concurrency-limit.ts';
import type { Actor } from '../http/handlers.ts';
import type { Log } from '../log.ts';
import { type LiveStream, liveStreams } from './live-streams.ts';
import { type Listening, listenForNotifications } from './notification-listener.ts';
import type { Notice } from './notify.ts';

/** A session that runs out is noticed within this time; one that is ended, at once. */
const LOOK_AT_SESSIONS_MS = 60_000;
const READY_WITHIN_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;

/** Of these sessions, those that still sign somebody in, as base64. */
export type StillSignedIn = (sessionHashes: readonly Buffer[]) => Promise<ReadonlySet<string>>;

export interface LiveDeps {
  readonly pool: pg.Pool;
  readonly stillSignedIn: StillSignedIn;
  readonly log: Log;
}

export interface LiveChannel {
  /** A stream of what happens to somebody, until they leave, sign out or the process stops. */
  readonly open: (actor: Actor) => Promise<LiveStream>;
  readonly close: () => Promise<void>;
}

/** Events of all processes, as PostgreSQL passes them on, to the streams that are open here. */
export function liveChannel({ pool, stillSignedIn, log }: LiveDeps): LiveChannel {
  const streams = liveStreams();
  let listening: Listening | null = null;
  let closed = false;
  const looking = setInterval(() => void endOver(streams.all()), LOOK_AT_SESSIONS_MS).unref();

  function onNotice({ type, id, to }: Notice): void {
    if (type === 'signed-out') for (const accountId of to) void endOver(streams.of(accountId));
    else streams.send(to, { type, id });
  }

  /** Ends the streams whose sessions are over, and all of them when nobody can tell: they may come back and prove it. */
  async function endOver(open: readonly LiveStream[]): Promise<void> {
    if (open.length === 0) return;
    try {
      const valid = await stillSignedIn(open.map(({ sessionHash }) => sessionHash));
      for (const stream of open) if (!valid.has(stream.sessionHash.toString('base64'))) streams.signOut(stream);
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Sessions of the live channel could not be looked at');
      for (const stream of open) stream.body.destroy();
    }
  }

  // The connection is made for the first who wants to hear something.
  const listen = (): Listening =>
    (listening ??= listenForNotifications({
      connectionString: pool.options.connectionString ?? '',
      log,
      onNotice,
      // Whatever happens until it is made again is missed here: all come back, wait for it, and load anew.
      onLost: streams.endAll,
    }));

  return {
    open: async ({ id, sessionHash }) => {
      const ready = listen()
        .ready()
        .then(() => true);
      const inTime = await Promise.race([ready, sleep(READY_WITHIN_MS, false, { ref: false })]);
      const stream = inTime && !closed ? streams.open({ accountId: id, sessionHash }) : null;
      if (!stream) throw new OverloadedError(RETRY_AFTER_SECONDS);
      // The session may have ended after it was looked up and before the stream could be told.
      void endOver([stream]);
      return stream;
    },
    close: async () => {
      closed = true;
      clearInterval(looking);
      streams.stop();
      streams.endAll();
      await listening?.stop();
    },
  };
}
