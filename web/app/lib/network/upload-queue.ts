import type { UploadOptions } from './file-upload.ts';
import { newKey } from './idempotency-key.ts';

export const UPLOADS_AT_ONCE = 3;

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly idempotencyKey: string;
  /** `lost` is tried again as soon as the connection is back, `unusable` never. */
  readonly state: 'waiting' | 'sending' | 'lost' | 'refused' | 'unusable';
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem: string;
}

type Answered<Kept> =
  | { readonly success: true; readonly data: Kept }
  | { readonly success: false; readonly message: string };

interface QueueSetup<Kept> {
  readonly send: (file: File, options: UploadOptions) => Promise<Answered<Kept>>;
  /** What is wrong with a file before it is sent, or null. */
  readonly problemOf: (file: File) => string | null;
  /** Called with the ids of files that were chosen later and arrived earlier. */
  readonly onArrived: (kept: Kept, chosenLater: readonly string[]) => void;
}

export const LOST = 'The connection was lost.';
const REFUSED = 'We couldn’t save the file.';

/** Uploads a few files at a time, also while what chose them is not shown. */
export function createUploadQueue<Kept extends { readonly id: string }>({
  send,
  problemOf,
  onArrived,
}: QueueSetup<Kept>) {
  let uploads: readonly Upload[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const underWay = new Map<number, AbortController>();
  const arrived = new Map<string, number>();

  function set(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }
  const change = (key: number, changed: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
  const drop = (key: number) => set(uploads.filter((upload) => upload.key !== key));

  function startNext(): void {
    const free = UPLOADS_AT_ONCE - underWay.size;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0)))
      void start(upload);
  }

  async function start({ key, file, idempotencyKey }: Upload): Promise<void> {
    const abort = new AbortController();
    underWay.set(key, abort);
    change(key, { state: 'sending', progress: 0, problem: '' });
    const onProgress = (progress: number) => change(key, { progress });
    const answer = await send(file, { onProgress, signal: abort.signal, idempotencyKey }).catch(() => null);
    underWay.delete(key);
    if (answer) applyAnswer(key, answer);
    else change(key, { state: 'lost', problem: LOST });
    startNext();
  }

  function applyAnswer(key: number, answer: Answered<Kept>): void {
    // The file was removed during its upload, so it is not added.
    if (!uploads.some((upload) => upload.key === key)) return;
    if (!answer.success) {
      change(key, { state: 'refused', problem: answer.message || REFUSED });
      return;
    }
    const later = [...arrived].filter(([, other]) => other > key).map(([id]) => id);
    arrived.set(answer.data.id, key);
    drop(key);
    onArrived(answer.data, later);
  }

  function retry(wanted: (upload: Upload) => boolean): void {
    set(uploads.map((upload) => (wanted(upload) ? { ...upload, state: 'waiting', progress: 0, problem: '' } : upload)));
    startNext();
  }

  return {
    snapshot: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const problem = problemOf(file);
        lastKey += 1;
        return {
          key: lastKey,
          file,
          idempotencyKey: newKey(),
          state: problem ? 'unusable' : 'waiting',
          progress: 0,
          problem: problem ?? '',
        };
      });
      set([...uploads, ...added]);
      startNext();
    },
    retry: (key: number) =>
      retry((upload) => upload.key === key && (upload.state === 'lost' || upload.state === 'refused')),
    retryLost: () => retry(({ state }) => state === 'lost'),
    remove(key: number) {
      drop(key);
      underWay.get(key)?.abort();
    },
    /** What was moved by hand keeps its place when others arrive. */
    placedByHand: (id: string) => void arrived.delete(id),
  };
}
