import type { Photo } from '@letfair/contract/photos';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../session/index.ts';

type Known = ReadonlyMap<string, Photo | null>;

/** What is known of the photos with these ids; null is one that the server no longer has. */
export function useKnownPhotos(ids: readonly string[]) {
  const [known, setKnown] = useState<Known>(new Map());
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const missing = ids.filter((id) => !known.has(id)).join(',');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round repeats the same load
  useEffect(() => {
    if (missing === '') return;
    const abort = new AbortController();
    setFailed(false);
    api.photos.list({ query: { ids: missing } }, { signal: abort.signal }).then(
      (answer) => {
        if (abort.signal.aborted) return;
        if (!answer.success) return setFailed(true);
        const found = new Map(answer.data.photos.map((photo) => [photo.id, photo]));
        setKnown(
          (before) => new Map([...before, ...missing.split(',').map((id) => [id, found.get(id) ?? null] as const)]),
        );
      },
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
  }, [missing, round]);

  return {
    known,
    failed: failed && missing !== '',
    reload: () => setRound((count) => count + 1),
    learn: useCallback((photo: Photo) => setKnown((before) => new Map([...before, [photo.id, photo]])), []),
  };
}
