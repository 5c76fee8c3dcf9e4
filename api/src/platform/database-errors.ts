const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/**
 * Connection failures, too many connections, shutting down, crashed, starting up, read-only after a failover, deadlock,
 * serialization failure; and a statement, a wait for a lock or a transaction that took too long.
 */
const sqlStates = /^(08...|53300|57P0[123]|25006|40P01|40001|57014|55P03|25P0[34])$/;
// The driver gives these errors no code.
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Node's error for a request whose connection broke before its end; errors of other connections name a system call. */
export function isClientAbort(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || (code === 'ECONNRESET' && !syscall && error.message === 'aborted');
}

/** True for an error that says nothing about the request and passes when the database is back. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseUnavailable);
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (isClientAbort(error)) return false;
  return (
    networkCodes.has(code) ||
    sqlStates.test(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    driverMessages.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
