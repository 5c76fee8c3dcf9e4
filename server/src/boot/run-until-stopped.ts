import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../http/logger.ts';
import { printLine, StartError } from './start-error.ts';

/** Registers how a step of the start is undone; steps are undone in reverse order. */
export type OnStop = (undo: () => Promise<unknown> | unknown) => void;

const WHOLE_STOP_MS = 30_000;
/** Ctrl+C reaches npm and this process, and npm forwards it, so two signals at once count as one. */
const SAME_SIGNAL_MS = 300;

/** For every line that says why a process stops. */
export const uptime = (): { readonly uptimeSeconds: number } => ({ uptimeSeconds: Math.round(process.uptime()) });

/** Photos, certificates, attachments and exports are nobody else's business, whatever the umask of the operator is. */
export const closeNewFiles = (): void => {
  process.umask(0o077);
};

type Start = (onStop: OnStop, stopping: AbortSignal) => Promise<void>;

/**
 * Runs the start, then waits for a signal. Before the process exits, on a signal or an error, everything that was
 * started is stopped; a second signal exits at once.
 */
export function runUntilStopped(log: Log, start: Start, drainSeconds = 0): void {
  const undos: Parameters<OnStop>[0][] = [];
  let stopping = false;
  const stopStarting = new AbortController();

  async function stop(exitCode: number, reason: string): Promise<void> {
    const undoAll = async () => {
      for (const undo of undos.toReversed())
        try {
          await undo();
        } catch (error) {
          log.logger.error({ err: error }, 'something did not stop properly');
        }
      return true;
    };
    const inTime = await Promise.race([undoAll(), pause(WHOLE_STOP_MS + drainSeconds * 1_000, false, { ref: false })]);
    if (!inTime) log.logger.error('not everything stopped in time');
    const ended = inTime ? exitCode : 1;
    try {
      log.logger[ended === 0 ? 'info' : 'fatal']({ reason, exitCode: ended, ...uptime() }, 'the process has stopped');
      log.flush();
    } finally {
      // Also when nobody reads the log any more.
      process.exit(ended);
    }
  }

  function fail(error: unknown, reason: string): void {
    if (stopStarting.signal.aborted && error === stopStarting.signal.reason) return;
    if (error instanceof StartError) {
      printLine(error.message);
      log.logger.fatal({ reason: error.message, ...uptime() }, 'the process stops');
    } else {
      log.logger.fatal({ err: error, reason, ...uptime() }, 'the process stops because of a fault');
      printLine('Something went wrong and Letfair has to stop. See the end of its log.');
    }
    if (stopping) return;
    stopping = true;
    void stop(1, error instanceof StartError ? error.message : reason);
  }

  // Whoever read the messages may have gone, and a message about that would fail as well.
  process.stderr.on('error', () => {});
  const started = start((undo) => undos.push(undo), stopStarting.signal);
  started.catch((error: unknown) => fail(error, 'startup failed'));
  process.on('uncaughtException', (error) => fail(error, 'uncaught error'));
  process.on('unhandledRejection', (error) => fail(error, 'unhandled rejection'));

  let signalledAt = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping && Date.now() - signalledAt > SAME_SIGNAL_MS) {
      // Not in the log, because writing it may wait for a reader who has gone.
      printLine(`A second ${signal} stopped Letfair immediately.`);
      process.exit(1);
    }
    if (stopping) return;
    stopping = true;
    signalledAt = Date.now();
    log.logger.info({ reason: signal, ...uptime() }, 'the process stops: it finishes what it has begun');
    // A running start finishes first or ends where it can be interrupted, so that it leaves nothing behind.
    stopStarting.abort();
    void started.catch(() => undefined).then(() => stop(0, signal));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
