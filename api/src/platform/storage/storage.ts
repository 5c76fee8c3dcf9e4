import type { Readable } from 'node:stream';

/** Everything that is kept outside of the database lies below one of these. */
export const storageAreas = ['photos', 'certificates', 'attachments', 'exports', 'imports'] as const;
export type StorageArea = (typeof storageAreas)[number];

/** Holds the id of the database that the storage belongs to. */
export const INSTALLATION_KEY = 'installation-id';
export type StorageKey = `${StorageArea}/${string}` | typeof INSTALLATION_KEY;

const segment = '[A-Za-z0-9][A-Za-z0-9._-]{0,200}';
const keyForm = new RegExp(`^(?:${storageAreas.join('|')})(?:/${segment}){1,5}$`);

/** A key has no segment that leads elsewhere, so that a foreign bucket cannot name files outside of a folder. */
export const isStorageKey = (key: string): key is StorageKey => key === INSTALLATION_KEY || keyForm.test(key);

export interface StoredObject {
  readonly key: StorageKey;
  readonly bytes: number;
  readonly changedAt: Date;
}

export interface OpenedObject {
  /** Of the whole object, also where a part of it was asked for. */
  readonly bytes: number;
  readonly stream: Readable;
}

/** The first and the last byte, from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A file of this machine may be linked instead of copied where nobody changes it any more. */
type LocalFile = { readonly file: string; readonly mayLink?: boolean };
export type PutSource = Buffer | Readable | LocalFile;

interface PutOptions {
  /** False is returned, and nothing is changed, when there is such an object. */
  readonly onlyIfAbsent?: boolean;
  /** Does not wait for the disk: for what can be made again. */
  readonly mayBeLost?: boolean;
}

interface SignedDownload {
  readonly seconds: number;
  readonly type: string;
  /** The whole Content-Disposition header. */
  readonly disposition: string;
}

/** Where files are kept: a folder of this machine, or a bucket of an S3-compatible server. */
export interface Storage {
  /** What it is called in messages, and the variable that names it. */
  readonly words: { readonly noun: string; readonly setting: string };
  /** Where an object lies, for messages; without secrets. */
  readonly locate: (key: string) => string;
  /** Stored whole when it resolves; until then, and after a failure, nobody sees a part of it. */
  readonly put: (key: StorageKey, source: PutSource, options?: PutOptions) => Promise<boolean>;
  /** Null for an object that does not exist. */
  readonly get: (key: StorageKey, range?: ByteRange) => Promise<OpenedObject | null>;
  readonly head: (key: StorageKey) => Promise<StoredObject | null>;
  /** SHA-256 in hex; null for an object that does not exist. */
  readonly checksum: (key: StorageKey) => Promise<string | null>;
  /** An object that does not exist is no error. */
  readonly delete: (key: StorageKey) => Promise<void>;
  /** Replaces what lies at `to`; false when there is nothing to move. */
  readonly move: (from: StorageKey, to: StorageKey) => Promise<boolean>;
  /** All objects whose key begins with the prefix, which ends with a slash or within a name. */
  readonly list: (prefix: `${StorageArea}/${string}`) => AsyncIterable<StoredObject>;
  /** An address that gives the object to whoever has it, for a short time; null where browsers cannot reach the storage. */
  readonly signedUrl: (key: StorageKey, download: SignedDownload) => Promise<string | null>;
  /** A path of this machine for a file that is not stored yet; leftovers are deleted later. */
  readonly newLocalFile: (name?: string) => Promise<string>;
  /** Deletes local files and unfinished uploads from before that time. */
  readonly deleteUnfinished: (before: Date) => Promise<void>;
  readonly close: () => void;
}

/** The storage does not answer, or refuses us; answered as 503 with Retry-After. */
export class StorageError extends Error {
  readonly problem: 'away' | 'denied' | 'full';
  constructor(problem: StorageError['problem'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.problem = problem;
  }
}
