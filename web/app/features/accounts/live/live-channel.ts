import { retryWhenOnline } from '../../../lib/network/retry-when-online.ts';
import { refreshUser } from '../session/index.ts';
import { createLiveConnection, type LiveEventType, type LiveState, parseLiveEvent } from './live-connection.ts';

/** Null means that events may have been missed, so everything shown has to be loaded again. */
type Hear = (id: string | null) => void;

/** The stream waits for the page's own requests; connecting reloads whatever changed meanwhile. */
const PAGE_FIRST_MS = 1_500;

const hearers = new Map<symbol, { readonly type: LiveEventType; readonly hear: Hear }>();
const stateListeners = new Set<() => void>();
let state: LiveState = 'paused';
let channel: { readonly token: string; users: number; readonly close: () => void } | null = null;

export const liveState = (): LiveState => state;

export function subscribeToLiveState(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

/** All listeners of a tab share one stream. */
export function listenLive(token: string, type: LiveEventType, hear: Hear): () => void {
  const key = Symbol(type);
  hearers.set(key, { type, hear });
  if (channel?.token !== token) {
    channel?.close();
    channel = { token, users: 0, close: openChannel(token) };
  }
  const mine = channel;
  mine.users += 1;
  return () => {
    hearers.delete(key);
    mine.users -= 1;
    if (mine.users > 0 || channel !== mine) return;
    channel = null;
    mine.close();
  };
}

/** Loaded when it is first needed, to keep the reader of streams out of the first load of pages. */
const loadStream = retryWhenOnline(async () => (await import('./open-stream.ts')).openStream);

function openChannel(token: string): () => void {
  const connection = createLiveConnection({
    open: async (...stream) => (await loadStream())(token)(...stream),
    onData,
    onOpened: () => {
      // The user may have left a team since the page was loaded, like anything else that is shown.
      void refreshUser();
      for (const { hear } of hearers.values()) hear(null);
    },
    onRefused: () => void refreshUser(),
    onState: (next) => {
      state = next;
      for (const listener of stateListeners) listener();
    },
  });
  let stop: (() => void) | undefined;
  const timer = setTimeout(() => {
    stop = followAwake((awake) => (awake ? connection.start() : connection.pause()));
  }, PAGE_FIRST_MS);
  return () => {
    clearTimeout(timer);
    stop?.();
    connection.pause();
  };
}

function onData(data: string): void {
  const event = parseLiveEvent(data);
  // The session has ended, or its user has joined or left a team.
  if (event?.type === 'signed-out') void refreshUser();
  for (const { type, hear } of hearers.values()) if (type === event?.type) hear(event.id);
}

/** Browsers allow six connections per host over HTTP/1.1, so hidden tabs give theirs back. */
const HIDDEN_MS = 60_000;

/** Reports whether a connection is useful: online, and visible or hidden only briefly. */
function followAwake(onChange: (awake: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHidden = () => document.visibilityState === 'hidden';
  const stop = new AbortController();
  const { signal } = stop;

  function update(): void {
    clearTimeout(timer);
    if (!navigator.onLine) onChange(false);
    else if (!isHidden()) onChange(true);
    else timer = setTimeout(() => onChange(false), HIDDEN_MS);
  }

  addEventListener('online', update, { signal });
  addEventListener('offline', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  // A page with an open connection cannot enter the back/forward cache.
  addEventListener('pagehide', () => onChange(false), { signal });
  addEventListener('pageshow', update, { signal });
  onChange(navigator.onLine && !isHidden());
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
