import type { Worker } from 'node:worker_threads';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { failedSentence, type ImportDeps, type Rows } from './import-step.ts';
import { attemptsOf, findImport, type ImportRecord } from './imports.repository.ts';
import { refuseImport } from './run-import.ts';

export type ToThread = Jobs['import-listings'] | 'stop';
export type FromThread =
  | { readonly ended: string; readonly problem: string | null }
  /** It begins with a file, or with these rows of it, and has worked for so long before. */
  | { readonly begun: Rows | null; readonly cpuMs: number }
  | { readonly level: keyof ImportDeps['log']; readonly details: object; readonly message: string };

interface ThreadDeps extends Pick<ImportDeps, 'db' | 'log' | 'publicUrl' | 'stopping'> {
  readonly start: () => Worker;
  /** How long a thread may work at one batch of rows, not counting what it waits for. */
  readonly mostCpuMs?: number;
}

/** Starting one takes two seconds of work, so it is there for the next step and the next file. */
const IDLE_MS = 300_000;
const MOST_CPU_MS = 60_000;
/** How often a thread is looked at while it works. */
const LOOKS_A_LIMIT = 20;

/** A thread that cannot begin, or dies of a file, is started so often; each time might have been bad luck. */
const MOST_THREADS = 3;

/** The thread has ended without saying why it could not go on. */
class ThreadEnded extends Error {}

/** The thread has worked too long at these rows; null before it began with any. */
class TookTooLong extends Error {
  readonly rows: Rows | null;

  constructor(rows: Rows | null) {
    super('An import took too long.');
    this.rows = rows;
  }
}

/**
 * Runs imports in threads with connections of their own, because planning homes would keep requests waiting: one thread
 * for each import that is under way, as many as the jobs run at once. An import that keeps its thread busy with one
 * batch for too long is ended, and its thread with it; others do not notice.
 */
export function runInThread({ db, log, publicUrl, stopping, start, mostCpuMs = MOST_CPU_MS }: ThreadDeps) {
  const threads = new Set<Worker>();
  const idle = new Map<Worker, NodeJS.Timeout>();

  const open = (): Worker => {
    const opened = start();
    threads.add(opened);
    opened.on('message', (message: FromThread) => {
      if ('level' in message) log[message.level](message.details, message.message);
    });
    // Whoever waits for the thread hears of its end; without a listener an error would end the process.
    opened.on('error', ({ message: reason }: Error) => log.error({ reason }, 'A thread of imports ended'));
    opened.on('exit', () => {
      threads.delete(opened);
      clearTimeout(idle.get(opened));
      idle.delete(opened);
    });
    opened.unref();
    return opened;
  };
  const take = (): Worker => {
    const [thread] = idle.keys();
    if (!thread) return open();
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    return thread;
  };
  const giveBack = async (thread: Worker): Promise<void> => {
    if (!threads.has(thread)) return;
    if (stopping.aborted) await thread.terminate();
    else idle.set(thread, setTimeout(() => void thread.terminate(), IDLE_MS).unref());
  };
  stopping.addEventListener('abort', () => {
    for (const thread of threads) thread.postMessage('stop' satisfies ToThread);
    for (const thread of idle.keys()) void thread.terminate();
  });

  return async ({ importId }: Jobs['import-listings']): Promise<void> => {
    const thread = take();
    try {
      await runOn(thread, importId, mostCpuMs);
    } catch (error) {
      const row = stopping.aborted ? undefined : await findImport(db, importId);
      const sentence = row ? await sentenceFor(db, row, error) : null;
      if (!row || sentence === null) throw error;
      log.warn({ importId, reason: (error as Error).message }, 'An import was ended');
      await refuseImport({ db, publicUrl }, row, sentence);
    } finally {
      await giveBack(thread);
    }
  };
}

/** Null for an end after which the import is tried again. */
async function sentenceFor(db: ImportDeps['db'], row: ImportRecord, error: unknown): Promise<string | null> {
  const failed = failedSentence(row);
  if (error instanceof TookTooLong && row.state !== 'undoing') return importSentences.tookTooLong(error.rows);
  if (error instanceof TookTooLong || isOutOfMemory(error)) return failed;
  const { attempts, most } = await attemptsOf(db, row.id);
  return attempts >= (error instanceof ThreadEnded ? MOST_THREADS : most) ? failed : null;
}

const isOutOfMemory = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';

const runOn = (thread: Worker, importId: string, mostCpuMs: number): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    let rows: Rows | null = null;
    // Starting the thread is not the work of a file.
    let cpuMsBefore = Number.POSITIVE_INFINITY;
    const stopWatching = () => {
      clearInterval(watchdog);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    const finish = (error?: Error) => {
      stopWatching();
      if (error) reject(error);
      else resolve();
    };
    const onMessage = (message: FromThread) => {
      if ('begun' in message) {
        rows = message.begun;
        cpuMsBefore = message.cpuMs;
      } else if ('ended' in message && message.ended === importId)
        finish(message.problem === null ? undefined : new Error(message.problem));
    };
    const onError = (error: Error) => finish(isOutOfMemory(error) ? error : new ThreadEnded(error.message));
    const onExit = () => finish(new ThreadEnded('The import thread was stopped.'));

    const look = async (): Promise<void> => {
      const { user, system } = await thread.cpuUsage();
      if ((user + system) / 1_000 - cpuMsBefore <= mostCpuMs) return;
      stopWatching();
      // Before anybody hears of it, so that the thread is not taken for the next import.
      await thread.terminate();
      reject(new TookTooLong(rows));
    };
    // A thread that has ended meanwhile is not asked, and whoever waits for it hears of that.
    const watchdog = setInterval(() => void look().catch(() => undefined), mostCpuMs / LOOKS_A_LIMIT).unref();
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage({ importId } satisfies ToThread);
  });
