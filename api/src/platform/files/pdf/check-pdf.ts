import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../../limits/concurrency-limit.ts';
import type { PdfFinding } from './find-active-content.ts';

/** What is read is limited to about a second; on a busy machine that second may take a while. */
const MOST_MS = 30_000;
/** A file that needs more is refused, and the process that answers people goes on. */
const MOST_HEAP_MB = 256;

const enter = limitConcurrency({ atOnce: 1, waiting: 60, retryAfterSeconds: 10 });

/** Says whether a PDF has active content, on a thread of its own: a hostile file must hold up nobody else. */
export const checkPdf = (path: string): Promise<PdfFinding> => enter(() => checkInThread(path));

const checkInThread = (path: string): Promise<PdfFinding> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      name: 'pdf',
      workerData: path,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    const giveUp = setTimeout(() => thread.terminate(), MOST_MS);
    thread.once('message', resolve);
    // A file that no check gets to the end of is refused like one that is damaged.
    thread.once('error', () => resolve('unreadable'));
    thread.once('exit', () => {
      clearTimeout(giveUp);
      resolve('unreadable');
    });
  });
