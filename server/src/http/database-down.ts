/** PostgreSQL's codes for "not now": connection failures (08…), too many connections, shutting down, starting up. */
const codes = /^(08...|53300|57P0[123])$/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True for an error that says nothing about the request and will pass when the database is back. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === 'string' && (codes.test(code) || networkCodes.has(code))) return true;
  return messages.test(error.message) || isDatabaseDown(error.cause);
}
