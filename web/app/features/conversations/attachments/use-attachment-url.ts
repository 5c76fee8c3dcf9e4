import { useEffect, useRef, useState } from 'react';
import { fetchAttachment } from './attachment-calls.ts';

/** Loads a picture when its frame comes near the part of the page that is seen. */
export function useAttachmentUrl(id: string, what: 'download' | 'thumbnail') {
  const frame = useRef<HTMLButtonElement & HTMLDivElement>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    let made: string | null = null;
    async function load() {
      const picture = await fetchAttachment(id, what, leaving.signal);
      if (leaving.signal.aborted) return;
      made = picture && URL.createObjectURL(picture);
      setUrl(made);
      setHasFailed(made === null);
    }
    const stop = whenNear(frame.current, () => void load());
    return () => {
      stop();
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, what]);

  return { frame, url, hasFailed };
}

function whenNear(element: Element | null, act: () => void): () => void {
  if (!element || !('IntersectionObserver' in globalThis)) {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
