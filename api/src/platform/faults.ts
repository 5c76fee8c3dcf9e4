import { isClientAbort, isDatabaseUnavailable } from './database-errors.ts';
import { OverloadedError } from './limits/concurrency-limit.ts';
import type { Log } from './log.ts';
import { StorageError } from './storage/storage.ts';

/** What something that was thrown is about; only `bug` is a mistake of ours. */
export type FaultKind = 'overloaded' | 'aborted' | 'storage-full' | 'storage-away' | 'database-away' | 'bug';

export function faultKindOf(error: unknown): FaultKind {
  if (error instanceof OverloadedError) return 'overloaded';
  if (isClientAbort(error)) return 'aborted';
  if (error instanceof StorageError) return error.problem === 'full' ? 'storage-full' : 'storage-away';
  if (isStorageFull(error)) return 'storage-full';
  return isDatabaseUnavailable(error) ? 'database-away' : 'bug';
}

/** Of a file system without space or beyond a quota, and PostgreSQL's disk_full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && (fullCodes.has(String((error as { code?: unknown }).code)) || isStorageFull(error.cause));

const messages: Readonly<Record<FaultKind, string>> = {
  overloaded: 'Requests are being refused because the server is too busy',
  aborted: 'A client disconnected before its whole request had arrived',
  'storage-full': 'There’s no space left on the disk or in the bucket',
  'storage-away': 'The object storage isn’t responding, or is refusing our connection',
  'database-away': 'The database isn’t responding',
  bug: 'A call failed',
};
/** These come by the thousand, and one line a second says as much. */
const LOG_EVERY_MS = 1_000;
const isLoggedOften: ReadonlySet<FaultKind> = new Set(['overloaded', 'storage-full', 'storage-away', 'database-away']);

export type LogFault = (log: Log, error: unknown, details: object) => FaultKind;

/** Logs faults as what they are; returns the kind. `describe` says what of an error may be logged. */
export function createFaultLog(describe: (error: unknown) => object, now: () => number = Date.now): LogFault {
  const unlogged = new Map<FaultKind, { count: number; quietUntil: number }>();
  return (log, error, details) => {
    const kind = faultKindOf(error);
    const state = unlogged.get(kind) ?? { count: 0, quietUntil: 0 };
    unlogged.set(kind, state);
    state.count += 1;
    if (isLoggedOften.has(kind) && now() < state.quietUntil) return kind;
    const line = {
      ...details,
      ...(kind !== 'aborted' && kind !== 'overloaded' && describe(error)),
      ...(state.count > 1 && { count: state.count }),
    };
    state.count = 0;
    state.quietUntil = now() + LOG_EVERY_MS;
    if (kind === 'bug') log.error(line, messages[kind]);
    else if (kind === 'aborted') log.info(line, messages[kind]);
    else log.warn(line, messages[kind]);
    return kind;
  };
}
