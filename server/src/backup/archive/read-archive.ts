import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { faultKindOf } from '@letfair/api/faults';
import { extract as createExtract } from 'tar-stream';
import { StartError } from '../../boot/start-error.ts';
import {
  type BackupHeader,
  type BackupManifest,
  brokenArchive,
  type EntryKind,
  HEADER,
  kindOf,
  parseHeader,
  parseManifest,
} from './format.ts';
import { unseal } from './seal.ts';

export type ReadEntry = Extract<EntryKind, { kind: 'table' | 'object' | 'key' }> & {
  readonly name: string;
  readonly bytes: number;
  readonly body: AsyncIterable<Buffer>;
};

export interface ArchiveReader {
  readonly onHeader: (header: BackupHeader) => Promise<void>;
  /** Reads the whole body or nothing of it; it is checked either way. */
  readonly onEntry: (entry: ReadEntry) => Promise<void>;
}

/** Lists of checksums and the manifest are read into memory; an archive of ours has smaller ones. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;

/**
 * Reads an archive once from begin to end, checks all that it says of itself, and answers its manifest. An entry is
 * handed on before its checksum is known.
 */
export async function readArchive(
  source: Readable,
  { onHeader, onEntry }: ArchiveReader,
): Promise<{ readonly header: BackupHeader; readonly manifest: BackupManifest }> {
  const extract = createExtract();
  const fed = pipeline(source, unseal(), extract).catch((error: Error) => {
    throw asBroken(error);
  });
  // It is awaited below, unless an entry fails first.
  fed.catch(() => undefined);
  const checks = new Checks();
  let header: BackupHeader | null = null;
  let manifest: BackupManifest | null = null;
  let refusal: unknown = null;
  try {
    for await (const entry of extract) {
      const { name, size: bytes = 0, type } = entry.header;
      const isFirst = header === null;
      if (type !== 'file' || (isFirst && name !== HEADER)) throw notABackup();
      if (manifest) throw brokenArchive(`it goes on with ${name} after its end`);
      const kind = kindOf(name);
      const hash = createHash('sha256');
      const body = hashedBody(entry as AsyncIterable<Buffer>, hash);
      if (kind.kind === 'table' || kind.kind === 'object' || kind.kind === 'key') {
        await onEntry({ ...kind, name, bytes, body });
        for await (const _ of body);
        checks.add(name, hash.digest('hex'));
        continue;
      }
      const text = await textOf(body, bytes, name);
      if (kind.kind === 'header') {
        if (!isFirst) throw brokenArchive('it has two headers');
        header = parseHeader(text);
        checks.add(name, hash.digest('hex'));
        await onHeader(header).catch((error: unknown) => {
          refusal = error;
          throw error;
        });
      } else if (kind.kind === 'checksums') checks.compare(name, text, hash.digest('hex'));
      else manifest = parseManifest(text);
    }
    await fed;
  } catch (error) {
    extract.destroy();
    if (error === refusal || error instanceof StartError || isOfReceiver(error)) throw error;
    // Where the archive itself fails, the failure of who reads it follows from that.
    await fed;
    throw asBroken(error as Error);
  }
  if (!header) throw notABackup();
  if (!manifest) throw brokenArchive('its end is missing');
  checks.finish(header, manifest);
  return { header, manifest };
}

/** Errors of PostgreSQL, except wrong values and rows that do not fit each other, which come from the archive. */
const sqlStates = /^(?!2[23])(?=.*\d)[\dA-Z]{5}$/;

/** A full disk, or a database or a storage that is away or refuses us, says nothing about the archive. */
const isOfReceiver = (error: unknown): boolean => {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    ['storage-full', 'storage-away', 'database-away'].includes(faultKindOf(error)) ||
    syscall !== undefined ||
    sqlStates.test(code)
  );
};

const notABackup = (): StartError =>
  new StartError('This is no backup of Letfair: npm run backup -- FILE makes one (encrypted ones need their key).');

const asBroken = (error: NodeJS.ErrnoException): Error =>
  /tar header|unexpected end|premature close|writable stream closed/i.test(error.message) ||
  error.code?.startsWith('Z_')
    ? brokenArchive('it is cut off or was changed', error)
    : error;

/** Read entries wait for the list that names them. */
class Checks {
  readonly #waiting: string[] = [];
  readonly #lists: { readonly name: string; readonly sha256: string }[] = [];

  add(name: string, sha256: string): void {
    this.#waiting.push(`${sha256}  ${name}\n`);
  }

  compare(name: string, text: string, sha256: string): void {
    if (this.#waiting.join('') !== text) throw brokenArchive(`the checksums of ${name} do not fit`);
    this.#waiting.length = 0;
    this.#lists.push({ name, sha256 });
  }

  finish(header: BackupHeader, manifest: BackupManifest): void {
    if (this.#waiting.length > 0) throw brokenArchive('it holds entries without checksums');
    if (JSON.stringify(this.#lists) !== JSON.stringify(manifest.checksums))
      throw brokenArchive('its lists of checksums do not fit its manifest');
    if (header.id !== manifest.id) throw brokenArchive('its header and its end belong to different backups');
  }
}

async function* hashedBody(entry: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  for await (const chunk of entry) {
    hash.update(chunk);
    yield chunk;
  }
}

async function textOf(body: AsyncIterable<Buffer>, bytes: number, name: string): Promise<string> {
  if (bytes > MOST_TEXT_BYTES) throw brokenArchive(`${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
