import type { Readable } from 'node:stream';
import yauzl from 'yauzl';

/** Why a file cannot be used, as one sentence for whoever sent it. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}

export interface ZippedFile {
  /** Without folders. */
  readonly name: string;
  readonly bytes: number;
  /** Tells its contents from others without reading them. */
  readonly crc32: number;
  readonly open: () => Promise<Readable>;
}

export interface ZipArchive {
  /** By their names in lower case. */
  readonly files: ReadonlyMap<string, ZippedFile>;
  readonly close: () => void;
}

export interface ZipLimits {
  readonly entries: number;
  /** Of all files, unpacked. */
  readonly bytes: number;
}

/** Text packs to a twentieth at best; what packs better than this is made to fill a disk. */
const MAX_RATIO = 150;
/** Small files of few different bytes pack well without harm. */
const RATIO_COUNTS_FROM = 1_000_000;
const archiveName = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz|zst|jar)$/i;
const ignoredName = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

export const zipSentences = {
  broken: 'The ZIP file is damaged or didn’t upload completely. Create it again and upload the new one.',
  entries: (most: number) => `The ZIP file has more than ${most.toLocaleString('en-GB')} files. Split it.`,
  bomb: 'Once unpacked, this ZIP file would be far too big for a list of homes and their pictures, so we haven’t opened it.',
  encrypted: 'The ZIP file is protected by a password. Create it again without one.',
  nested: (name: string) =>
    `The ZIP file has another archive in it (${shorten(name)}). Add the files themselves instead.`,
  path: 'The ZIP file has names that lead outside its folder, so we haven’t opened it.',
  repeated: (name: string) => `The ZIP file has two files named ${shorten(name)}. Give each its own name.`,
} as const;

const shorten = (name: string): string => (name.length > 60 ? `…${name.slice(-59)}` : name);

/** Reads the list of contents and refuses what is made to harm; the files themselves are read one by one. */
export async function openZipArchive(path: string, packedBytes: number, limits: ZipLimits): Promise<ZipArchive> {
  const zip = await yauzl
    .openPromise(path, { autoClose: false, lazyEntries: true, strictFileNames: true })
    .catch((error: unknown) => {
      throw problemOf(error);
    });
  try {
    if (zip.entryCount > limits.entries) throw new FileProblem(zipSentences.entries(limits.entries));
    return { files: await filesOf(zip, packedBytes, limits), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw problemOf(error);
  }
}

async function filesOf(zip: yauzl.ZipFile, packedBytes: number, limits: ZipLimits) {
  const files = new Map<string, ZippedFile>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/') || ignoredName.test(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new FileProblem(zipSentences.encrypted);
    if (archiveName.test(entry.fileName)) throw new FileProblem(zipSentences.nested(entry.fileName));
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
    // More packed bytes than the file has means that entries share their bytes.
    if (
      unpacked > limits.bytes ||
      packed > packedBytes ||
      (entry.uncompressedSize > RATIO_COUNTS_FROM && ratio > MAX_RATIO)
    )
      throw new FileProblem(zipSentences.bomb);
    const name = entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1);
    const key = name.toLowerCase();
    if (files.has(key)) throw new FileProblem(zipSentences.repeated(name));
    files.set(key, fileOf(zip, slim(entry), name));
  }
  return files;
}

/** A hundred thousand entries need not hold the bytes they were read from. */
function slim(entry: yauzl.Entry): yauzl.Entry {
  const nothing = Buffer.alloc(0);
  return Object.assign(entry, {
    fileNameRaw: nothing,
    extraFieldRaw: nothing,
    fileCommentRaw: nothing,
    extraFields: [],
  });
}

const fileOf = (zip: yauzl.ZipFile, entry: yauzl.Entry, name: string): ZippedFile => ({
  name,
  bytes: entry.uncompressedSize,
  crc32: entry.crc32,
  open: () => zip.openReadStreamPromise(entry),
});

function problemOf(error: unknown): FileProblem {
  if (error instanceof FileProblem) return error;
  const { message } = error as Error;
  if (/absolute path|invalid relative path|invalid characters in fileName/.test(message))
    return new FileProblem(zipSentences.path);
  return new FileProblem(/encrypt/.test(message) ? zipSentences.encrypted : zipSentences.broken);
}
