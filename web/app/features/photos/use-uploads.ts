import type { Photo } from '@letfair/contract/photos';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { uploadPhoto } from '../session/index.ts';
import { createUploadQueue, type Upload } from './upload-queue.ts';

type Arrived = (photo: Photo, chosenLater: readonly string[]) => void;

const none: readonly Upload[] = [];

/** The queue of one picker; what was cut off goes out again once the connection is back. */
export function useUploads(onArrived: Arrived) {
  const newest = useRef(onArrived);
  useEffect(() => {
    newest.current = onArrived;
  });
  const [queue] = useState(() =>
    createUploadQueue({ send: uploadPhoto, onArrived: (photo, later) => newest.current(photo, later) }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot, () => none);

  useEffect(() => {
    addEventListener('online', queue.retryLost);
    return () => removeEventListener('online', queue.retryLost);
  }, [queue]);

  return { uploads, queue };
}
