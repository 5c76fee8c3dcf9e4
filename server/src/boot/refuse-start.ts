import { openLog } from '../http/logger.ts';
import { uptime } from './run-until-stopped.ts';
import { printLine } from './start-error.ts';

type LogSettings = Parameters<typeof openLog>[1] & { readonly level?: string };

/** Says why a process ends before it has opened its log: to the operator, and in the log. */
export function refuseStart(reason: string, settings: LogSettings = {}): void {
  printLine(reason);
  logEarlyStop('fatal', reason, settings);
  process.exitCode = 1;
}

export function logEarlyStop(kind: 'info' | 'fatal', reason: string, { level = 'info', format = 'json' }: LogSettings) {
  const log = openLog(level, { format, sync: true });
  log.logger[kind]({ reason, ...uptime() }, 'the process stops');
  log.flush();
}
