import { randomBytes } from 'node:crypto';

/** Unique over restarts by its first part and cheap by its second. */
export function requestIds(): () => string {
  const run = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${run}-${(++count).toString(36)}`;
}
