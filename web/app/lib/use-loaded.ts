import { useCallback, useEffect, useState } from 'react';

type Answered<T> = { readonly success: true; readonly data: T } | { readonly success: false };
type Load<T> = (signal: AbortSignal) => Promise<Answered<T>>;

interface Loaded<T> {
  /** What came last; it stays while it is loaded again. */
  readonly data: T | undefined;
  readonly status: 'loading' | 'ready' | 'failed';
}

/** Loads in the browser what only a signed-in user may see. `load` comes from useCallback; a new one loads anew. */
export function useLoaded<T>(load: Load<T>): Loaded<T> & { readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ data: undefined, status: 'loading' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same load
  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Loaded<T> | ((before: Loaded<T>) => Loaded<T>)) => abort.signal.aborted || setLoaded(next);
    settle((before) => ({ ...before, status: 'loading' }));
    load(abort.signal).then(
      (answer) =>
        settle((before) =>
          answer.success ? { data: answer.data, status: 'ready' } : { data: before.data, status: 'failed' },
        ),
      () => settle((before) => ({ ...before, status: 'failed' })),
    );
    return () => abort.abort();
  }, [load, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const failed = loaded.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    // Whoever lost the connection need not press anything when it is back.
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [failed, reload]);

  return { ...loaded, reload };
}
