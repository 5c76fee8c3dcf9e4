import { ensureWebBuild } from '../assets/web-build.ts';
import type { Config } from '../config/config.ts';
import { openLog } from '../http/logger.ts';
import { leaveRoot } from './leave-root.ts';
import { printLine, StartError } from './start-error.ts';

/**
 * Builds the web app and leaves root, in this order, because the other user may not write where the sources are.
 * False when the start is over.
 */
export async function prepareStart(config: Config): Promise<boolean> {
  const log = openLog(config.logLevel, { sync: true });
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  process.on('SIGTERM', stop).on('SIGINT', stop);
  try {
    if (config.process !== 'worker') await ensureWebBuild(printLine);
    await leaveRoot(config, {
      warn: (message) => {
        log.logger.warn(message);
        log.flush();
      },
      mayLeave: () => !stopped.signal.aborted,
    });
    return !stopped.signal.aborted;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    printLine(error.message);
    process.exitCode = 1;
    return false;
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop);
  }
}
