import type { Worker } from 'node:worker_threads';
import { importSentences } from '@letfair/domain/imports/imports';
import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { findImport } from './imports.repository.ts';
import { refuseImport } from './run-import.ts';

export type ToThread = Jobs['import-listings'] | 'stop';
export type FromThread =
  | { readonly ended: string; readonly problem: string | null }
  | { readonly level: keyof Log; readonly details: object; readonly message: string };

interface ThreadDeps {
  readonly db: Db;
  readonly log: Log;
  /** Aborted when the process stops. */
  readonly stopping: AbortSignal;
  readonly start: () => Worker;
}

/** Starting it takes two seconds of work, so it is there for the next step and the next file. */
const IDLE_MS = 300_000;

/** Runs imports in a thread with connections of its own, because planning homes would keep requests waiting. */
export function runInThread({ db, log, stopping, start }: ThreadDeps) {
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = async (): Promise<void> => {
    const closed = thread;
    thread = null;
    await closed?.terminate();
  };
  const open = (): Worker => {
    const opened = start();
    opened.on('message', (message: FromThread) => {
      if ('level' in message) log[message.level](message.details, message.message);
    });
    // Whoever waits for the thread hears of its end; without a listener an error would end the process.
    opened.on('error', ({ message: reason }: Error) => log.error({ reason }, 'The thread of imports ended'));
    opened.on('exit', () => {
      if (thread === opened) thread = null;
    });
    opened.unref();
    return opened;
  };
  stopping.addEventListener('abort', () => thread?.postMessage('stop' satisfies ToThread));

  return async ({ importId }: Jobs['import-listings']): Promise<void> => {
    clearTimeout(idle);
    thread ??= open();
    try {
      await runOn(thread, importId);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      const row = await findImport(db, importId);
      if (row) await refuseImport(db, row, importSentences.failed);
    } finally {
      if (stopping.aborted) await close();
      else idle = setTimeout(() => void close(), IDLE_MS).unref();
    }
  };
}

const runOn = (thread: Worker, importId: string): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const onMessage = (message: FromThread) => {
      if (!('ended' in message) || message.ended !== importId) return;
      settle();
      if (message.problem === null) resolve();
      else reject(new Error(message.problem));
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    const onExit = () => onError(new Error('The thread of imports was stopped.'));
    const settle = () => thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage({ importId } satisfies ToThread);
  });
