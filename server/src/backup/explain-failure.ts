import { faultKindOf } from '@letfair/api/faults';
import { codeTable } from '@letfair/domain/code-table';
import { isDatabaseRefusal } from '../boot/database/database-refusal.ts';
import { StartError } from '../boot/start-error.ts';

/** Reasons of the operating system why a file cannot be written. */
export const writeFailures = codeTable<string>({
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  EFBIG: 'its disk doesn’t allow files of that size',
  EACCES:
    'this user isn’t allowed to write there; with "-" the backup goes to standard output, which another user can write',
  EPERM: 'this user isn’t allowed to write there',
  EROFS: 'its disk is read-only',
  ENOENT: 'there’s no folder with this name',
  ENOTDIR: 'part of its path isn’t a folder',
  EPIPE: 'the program that was reading it has ended',
  EIO: 'its disk has a fault',
});

const DISK_FULL = '53100';

/** One sentence for what the operator can mend; a bug of ours is answered as it is. `then` says what to do next. */
export function explainFailure(error: unknown, then: string): unknown {
  if (error instanceof StartError || !(error instanceof Error)) return error;
  const { code = '', message, path } = error as NodeJS.ErrnoException;
  const explained = (what: string) => new StartError(`${what}. ${then}`, { cause: error });
  if (code === DISK_FULL) return explained(`The database’s disk is full (${message})`);
  if (isDatabaseRefusal(error)) return explained(`The database refused our connection (${message})`);
  switch (faultKindOf(error)) {
    case 'database-away':
      return explained(`The database isn’t responding (${message || code})`);
    case 'storage-away':
      return explained(message);
  }
  const reason = writeFailures.get(code);
  if (reason) return explained(`We can’t write to ${path ?? 'the storage'}: ${reason}`);
  return faultKindOf(error) === 'storage-full' ? explained(message) : error;
}
