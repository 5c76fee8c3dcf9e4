import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { worksFor } from '../http/act-for-team.ts';
import type { Actor } from '../http/handlers.ts';
import { OverloadedError } from '../limits/concurrency-limit.ts';
import type { Log } from '../log.ts';
import { type LiveStream, liveStreams } from './live-streams.ts';
import { type Listening, listenForNotifications } from './notification-listener.ts';
import { LIVE_CHANNEL, type Notice, readNotice } from './notify.ts';

/** Expired sessions are noticed within this time; ended ones immediately. */
const LOOK_AT_SESSIONS_MS = 60_000;
const READY_WITHIN_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;
/** Streams of others last for long, so a place is seldom free sooner. */
const RETRY_WHEN_FULL_SECONDS = 60;

/** Returns the hashes of the valid sessions, as base64, each with the account that its person works for. */
export type StillSignedIn = (sessionHashes: readonly Buffer[]) => Promise<ReadonlyMap<string, string>>;

export interface LiveDeps {
  readonly pool: pg.Pool;
  readonly stillSignedIn: StillSignedIn;
  readonly log: Log;
  /** Open streams of this process. */
  readonly maxStreams?: number;
  readonly onRefused?: () => void;
}

export interface LiveChannel {
  /** Opens an event stream that lasts until the client leaves, signs out or the process stops. */
  readonly open: (actor: Actor) => Promise<LiveStream>;
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

const ownerOf = (actor: Actor) => ({
  accountId: actor.person,
  worksFor: worksFor(actor),
  sessionHash: actor.sessionHash,
});

/** Passes notifications of all processes to the event streams of this process. */
export function liveChannel({ pool, stillSignedIn, log, maxStreams, onRefused }: LiveDeps): LiveChannel {
  const streams = liveStreams(maxStreams);
  let listening: Listening | null = null;
  let closed = false;
  const looking = setInterval(() => void endOver(streams.all()), LOOK_AT_SESSIONS_MS).unref();

  function onNotice({ type, id, to }: Notice): void {
    if (type === 'signed-out') for (const accountId of to) void endOver(streams.of(accountId));
    else streams.send(to, { type, id });
  }

  /** Ends the streams of invalid sessions, and all of them when the check fails, since clients reconnect. */
  async function endOver(open: readonly LiveStream[]): Promise<void> {
    if (open.length === 0) return;
    try {
      const valid = await stillSignedIn(open.map(({ sessionHash }) => sessionHash));
      for (const stream of open) {
        // Joined or left a team: the client asks who it is now, reconnects, and hears of the other account.
        if (valid.get(stream.sessionHash.toString('base64')) !== stream.worksFor) streams.signOut(stream);
      }
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'Sessions of the live channel could not be looked at');
      for (const stream of open) stream.body.destroy();
    }
  }

  // Connects when the first stream is opened.
  const listen = (): Listening =>
    (listening ??= listenForNotifications({
      connectionString: pool.options.connectionString ?? '',
      log,
      channel: LIVE_CHANNEL,
      onNotification: (payload) => {
        const notice = readNotice(payload);
        if (notice) onNotice(notice);
      },
      // Events are lost until the connection is back, so clients have to reconnect and reload.
      onLost: streams.endAll,
    }));

  return {
    open: async (actor) => {
      const ready = listen()
        .ready()
        .then(() => true);
      const inTime = await Promise.race([ready, sleep(READY_WITHIN_MS, false, { ref: false })]);
      if (!inTime || closed) throw new OverloadedError(RETRY_AFTER_SECONDS);
      const stream = streams.open(ownerOf(actor));
      if (!stream) {
        onRefused?.();
        throw new OverloadedError(RETRY_WHEN_FULL_SECONDS);
      }
      // The session may have ended between its lookup and the opening of the stream.
      void endOver([stream]);
      return stream;
    },
    count: streams.count,
    close: async () => {
      closed = true;
      clearInterval(looking);
      streams.stop();
      streams.endAll();
      await listening?.stop();
    },
  };
}
