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
  /** Reads the whole body or nothing of it. */
  readonly onEntry: (entry: ReadEntry) => Promise<void>;
}

/** Header and manifest are read into memory; an archive of ours has smaller ones. */
const MOST_TEXT_BYTES = 64 * 1024 * 1024;

/**
 * Reads an archive once from begin to end, checks all that it says of itself, and answers its manifest. Entries
 * are handed on before the seal, which comes last, is compared.
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
  let header: BackupHeader | null = null;
  let manifest: BackupManifest | null = null;
  let refusal: unknown = null;
  try {
    for await (const entry of extract) {
      const { name, size: bytes = 0, type } = entry.header;
      const isFirst = header === null;
      if (type !== 'file' || (isFirst && name !== HEADER)) throw notABackup();
      if (manifest) throw brokenArchive(`there’s more after its end: ${name}`);
      const kind = kindOf(name);
      const body = entry as AsyncIterable<Buffer>;
      if (kind.kind === 'header') {
        if (!isFirst) throw brokenArchive('it has two headers');
        header = parseHeader(await textOf(body, bytes, name));
        await onHeader(header).catch((error: unknown) => {
          refusal = error;
          throw error;
        });
      } else if (kind.kind === 'manifest') manifest = parseManifest(await textOf(body, bytes, name));
      else if (kind.kind !== 'checksums') await onEntry({ ...kind, name, bytes, body });
      // What nobody has read.
      for await (const _ of body);
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
  if (header.id !== manifest.id) throw brokenArchive('its header and its end belong to different backups');
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
  new StartError(
    'This isn’t a Letfair backup. To make one, run npm run backup -- FILE. If it’s encrypted, give its key.',
  );

const asBroken = (error: NodeJS.ErrnoException): Error =>
  /tar header|unexpected end|premature close|writable stream closed/i.test(error.message) ||
  error.code?.startsWith('Z_')
    ? brokenArchive('it has been cut off or changed', error)
    : error;

async function textOf(body: AsyncIterable<Buffer>, bytes: number, name: string): Promise<string> {
  if (bytes > MOST_TEXT_BYTES) throw brokenArchive(`${name} is too large`);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
