import { Readable } from 'node:stream';
import type { LiveEvent } from '@letfair/contract/lettings/conversations/conversations';

/** Open tabs per account; one more ends the oldest stream. */
export const STREAMS_PER_ACCOUNT = 5;
/** Of a process, unless it is configured; protects its memory. */
const MAX_STREAMS = 20_000;
/** Proxies close connections that are silent for longer. */
const HEARTBEAT_MS = 20_000;
/** Buffered for a client that does not read; holds dozens of events, and 20,000 such clients take 160 MB. */
const MAX_BUFFERED_BYTES = 8_192;
/** Random delays, so that clients do not all reconnect at once after a restart. */
const RETRY_MS = { least: 1_000, most: 4_000 };
/** Without a long delay, six tabs would keep ending each other's streams. */
const RETRY_OF_THE_OLDEST_MS = 60_000;

interface Owner {
  readonly accountId: string;
  /** The account of their team, whose events they hear as well; else their own. */
  readonly worksFor: string;
  readonly sessionHash: Buffer;
}

export interface LiveStream extends Owner {
  readonly body: Readable;
}

export interface LiveStreams {
  /** Null when the process has too many streams. */
  readonly open: (owner: Owner) => LiveStream | null;
  readonly send: (accountIds: readonly string[], event: LiveEvent) => void;
  /** Sends the event `signed-out` and ends the stream. */
  readonly signOut: (stream: LiveStream) => void;
  /** Ends the stream; the client reconnects. */
  readonly end: (stream: LiveStream) => void;
  /** Those of this person. */
  readonly of: (accountId: string) => readonly LiveStream[];
  readonly all: () => readonly LiveStream[];
  readonly count: () => number;
  /** Ends all streams; clients reconnect and reload. */
  readonly endAll: () => void;
  readonly stop: () => void;
}

const asText = ({ type, id }: LiveEvent): string => `data: ${JSON.stringify({ type, id })}\n\n`;

/** The open event streams of this process, by account. */
export function liveStreams(maxStreams = MAX_STREAMS): LiveStreams {
  const byAccount = new Map<string, Set<LiveStream>>();
  const byTeam = new Map<string, Set<LiveStream>>();
  let count = 0;

  const of = (accountId: string): readonly LiveStream[] => [...(byAccount.get(accountId) ?? [])];
  const all = (): readonly LiveStream[] => [...byAccount.values()].flatMap((streams) => [...streams]);
  const heartbeat = setInterval(() => {
    for (const stream of all()) write(stream, ':\n\n');
  }, HEARTBEAT_MS).unref();

  /** False when the stream had ended before. */
  function forget(stream: LiveStream): boolean {
    const streams = byAccount.get(stream.accountId);
    if (!streams?.delete(stream)) return false;
    count -= 1;
    if (streams.size === 0) byAccount.delete(stream.accountId);
    const team = byTeam.get(stream.worksFor);
    team?.delete(stream);
    if (team?.size === 0) byTeam.delete(stream.worksFor);
    return true;
  }

  function end(stream: LiveStream, lastWords = ''): void {
    if (!forget(stream)) return;
    if (lastWords) stream.body.push(lastWords);
    stream.body.push(null);
  }

  return {
    open: (owner) => {
      if (count >= maxStreams) return null;
      const stream: LiveStream = { ...owner, body: new Readable({ read: () => undefined }) };
      const streams = byAccount.get(owner.accountId) ?? new Set();
      byAccount.set(owner.accountId, streams.add(stream));
      if (owner.worksFor !== owner.accountId)
        byTeam.set(owner.worksFor, (byTeam.get(owner.worksFor) ?? new Set()).add(stream));
      count += 1;
      stream.body.once('close', () => forget(stream));
      // A set iterates in insertion order.
      const [oldest] = streams;
      if (oldest && streams.size > STREAMS_PER_ACCOUNT) end(oldest, `retry: ${RETRY_OF_THE_OLDEST_MS}\n\n`);
      write(stream, `retry: ${Math.round(RETRY_MS.least + Math.random() * (RETRY_MS.most - RETRY_MS.least))}\n\n`);
      return stream;
    },
    send: (accountIds, event) => {
      const text = asText(event);
      for (const accountId of accountIds)
        for (const stream of [...of(accountId), ...(byTeam.get(accountId) ?? [])]) write(stream, text);
    },
    end,
    signOut: (stream) => end(stream, asText({ type: 'signed-out', id: stream.accountId })),
    of,
    all,
    count: () => count,
    endAll: () => {
      for (const stream of all()) end(stream);
    },
    stop: () => clearInterval(heartbeat),
  };
}

function write({ body }: LiveStream, text: string): void {
  body.push(text);
  // A client that does not read is disconnected; it reloads when it reconnects, so nothing is lost.
  if (body.readableLength > MAX_BUFFERED_BYTES) body.destroy();
}
