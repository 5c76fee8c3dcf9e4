import type { LiveEvent } from '@letfair/contract/lettings/conversations/conversations';

export type LiveState = 'connecting' | 'open' | 'lost' | 'paused';

export interface StreamListener {
  readonly opened: () => void;
  readonly data: (data: string) => void;
  readonly retry: (ms: number) => void;
}

/** Resolves when the server closes the stream or refuses the token, rejects when the connection breaks. */
export type OpenStream = (signal: AbortSignal, listener: StreamListener) => Promise<'ended' | 'refused'>;

interface ConnectionSetup {
  readonly open: OpenStream;
  readonly onData: (data: string) => void;
  /** Events before this moment were not received. */
  readonly onOpened: () => void;
  readonly onRefused: () => void;
  readonly onState: (state: LiveState) => void;
  readonly random?: () => number;
}

/** A stream that ends sooner counts as another failure. */
const STEADY_MS = 10_000;

export function createLiveConnection(setup: ConnectionSetup) {
  const { open, onData, onOpened, onRefused, onState, random = Math.random } = setup;
  let current: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function start(): void {
    if (current) return;
    onState('connecting');
    void connect();
  }

  async function connect(): Promise<void> {
    const mine = new AbortController();
    current = mine;
    let openedAt: number | null = null;
    let leaveAloneMs = 0;
    const end = await open(mine.signal, {
      opened: () => {
        if (mine.signal.aborted) return;
        openedAt = Date.now();
        onState('open');
        onOpened();
      },
      data: (data) => mine.signal.aborted || onData(data),
      retry: (ms) => {
        leaveAloneMs = ms;
      },
    }).catch(() => 'ended' as const);
    if (mine.signal.aborted) return;
    const wasSteady = openedAt !== null && Date.now() - openedAt >= STEADY_MS;
    failures = wasSteady ? 1 : failures + 1;
    onState('lost');
    timer = setTimeout(() => void connect(), Math.max(leaveAloneMs, reconnectDelay(failures, random())));
    if (end === 'refused') onRefused();
  }

  function pause(): void {
    if (!current) return;
    current.abort();
    current = null;
    clearTimeout(timer);
    failures = 0;
    onState('paused');
  }

  return { start, pause };
}

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Exponential backoff with jitter, so that clients do not all reconnect at once after a restart.
 */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(longest * (0.5 + random / 2));
}

export type LiveEventType = LiveEvent['type'];

const isType: Readonly<Record<LiveEventType, true>> = {
  message: true,
  read: true,
  application: true,
  viewing: true,
  ticket: true,
  'signed-out': true,
};

/** Null for event types that only a newer server knows. */
export function parseLiveEvent(data: string): LiveEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    const { type, id } = value as Partial<LiveEvent>;
    return typeof type === 'string' && Object.hasOwn(isType, type) && typeof id === 'string' ? { type, id } : null;
  } catch {
    // Not JSON, so not an event of ours.
    return null;
  }
}
