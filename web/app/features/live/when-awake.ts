/** A browser allows few connections to one server: a tab that nobody looks at gives its own back after this time. */
const HIDDEN_MS = 60_000;

/** Follows whether it makes sense to be connected: with a network, and with somebody looking. */
export function followAwake(onChange: (awake: boolean) => void): () => void {
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
  // A page with an open connection could not be kept for the way back.
  addEventListener('pagehide', () => onChange(false), { signal });
  addEventListener('pageshow', update, { signal });
  onChange(navigator.onLine && !isHidden());
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
