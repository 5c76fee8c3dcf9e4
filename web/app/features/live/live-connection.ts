import { reconnectDelay } from './reconnect-delay.ts';

export type LiveState = 'connecting' | 'open' | 'lost' | 'paused';

export interface StreamListener {
  readonly opened: () => void;
  readonly data: (data: string) => void;
  readonly retry: (ms: number) => void;
}

/** Ends when the server closes the stream, or does not know the token; rejects when it breaks. */
export type OpenStream = (signal: AbortSignal, listener: StreamListener) => Promise<'ended' | 'refused'>;

interface ConnectionSetup {
  readonly open: OpenStream;
  readonly onData: (data: string) => void;
  /** Whatever happened before, nobody has heard of. */
  readonly onOpened: () => void;
  readonly onRefused: () => void;
  readonly onState: (state: LiveState) => void;
  readonly random?: () => number;
}

/** A stream that lasted so long worked; one that ends sooner counts as another failure. */
const STEADY_MS = 10_000;

/** Keeps one stream open, and opens it again when it is lost. */
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
