import { useEffect, useRef, useState } from 'react';
import { useNear } from '../../../../lib/use-near.ts';
import { fetchAttachment } from './attachment-calls.ts';

/** Loads a picture when its frame comes near the part of the page that is seen. */
export function useAttachmentUrl(id: string, what: 'download' | 'thumbnail') {
  const frame = useRef<HTMLButtonElement & HTMLDivElement>(null);
  const isNear = useNear(frame, '300px');
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    let made: string | null = null;
    void fetchAttachment(id, what, leaving.signal).then((picture) => {
      if (leaving.signal.aborted) return;
      made = picture && URL.createObjectURL(picture);
      setUrl(made);
      setHasFailed(made === null);
    });
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, what, isNear]);

  return { frame, url, hasFailed };
}
