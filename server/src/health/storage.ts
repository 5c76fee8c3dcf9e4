import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log in files of this size, and stops when it cannot make one. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;
/** A write that found no room speaks for this long; a later one would find out anew. */
const FULL_FOR_MS = 10_000;

export interface StorageWatch {
  /** A write found no room, here or in the database. */
  readonly noteFull: () => void;
  readonly isFull: () => Promise<boolean>;
  /** Infinity where it cannot be told. */
  readonly freeBytes: () => Promise<number>;
}

/** Knows from failed writes and from the free space of the data folder whether anything can be stored. */
export function watchStorage(
  folder: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
  now: () => number = Date.now,
): StorageWatch {
  let fullUntil = 0;
  return {
    noteFull: () => {
      fullUntil = now() + FULL_FOR_MS;
    },
    freeBytes: () => freeBytes(folder),
    isFull: async () => now() < fullUntil || (await freeBytes(folder)) < LEAST_FREE_BYTES,
  };
}

/** A folder that cannot be asked says nothing about its disk. */
const freeBytesOf = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  );
