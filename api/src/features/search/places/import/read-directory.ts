import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import { type DirectoryFormatName, DirectoryProblem, directoryFormats, type LineReader } from './directory-formats.ts';

/** A plain file, or one file inside a ZIP. */
export interface TextFile {
  readonly name: string;
  readonly bytes: number;
  readonly isPacked: boolean;
  readonly open: () => Promise<Readable>;
}

interface RecognisedFile extends TextFile {
  readonly format: DirectoryFormatName;
  readonly read: LineReader;
}

export interface Directory {
  readonly format: DirectoryFormatName;
  readonly files: readonly RecognisedFile[];
  /** Of all files, unpacked. */
  readonly bytes: number;
  readonly close: () => void;
}

/** The largest directory, of the ONS, has about 1.5 GB. */
const MAX_UNPACKED_BYTES = 4_000_000_000;
const MAX_ZIP_ENTRIES = 5_000;
/** Lines of the ONS have about 500 characters. */
const MAX_LINE = 20_000;

const unknownFormat =
  'Letfair doesn’t recognise this postcode directory. Use the ONS Postcode Directory, the NSPL, OS Code-Point Open or GB_full from GeoNames.';
const brokenZip = 'The ZIP file is damaged or didn’t download completely. Download it again.';

/** Recognises a directory by its contents; throws a DirectoryProblem for anything else. */
export async function openDirectory(path: string): Promise<Directory> {
  const { files, close } = await openTextFiles(path);
  try {
    return await directoryOf(files, close);
  } catch (error) {
    close();
    throw error;
  }
}

export interface OpenedFiles {
  readonly files: readonly TextFile[];
  readonly close: () => void;
}

/** A plain file, or the texts in a ZIP; throws a DirectoryProblem for what cannot be read. */
export async function openTextFiles(path: string): Promise<OpenedFiles> {
  const { bytes, isZip } = await inspect(path);
  if (bytes === 0) throw new DirectoryProblem('The file is empty.');
  if (isZip) return openZip(path);
  const file = { name: '', bytes, isPacked: false, open: async () => createReadStream(path) };
  return { files: [file], close: () => undefined };
}

async function inspect(path: string): Promise<{ readonly bytes: number; readonly isZip: boolean }> {
  try {
    await using file = await open(path, 'r');
    const stats = await file.stat();
    if (!stats.isFile()) throw new DirectoryProblem(`${path} isn’t a file.`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return { bytes: stats.size, isZip: bytesRead === 2 && buffer.toString('latin1') === 'PK' };
  } catch (error) {
    if (error instanceof DirectoryProblem) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new DirectoryProblem(`There’s no file at ${path}.`);
    throw new DirectoryProblem(
      `${path} can’t be read (${code}); the user that runs Letfair needs permission to read it.`,
    );
  }
}

async function openZip(path: string): Promise<OpenedFiles> {
  const zip = await yauzl.openPromise(path, { autoClose: false, lazyEntries: true }).catch(() => {
    throw new DirectoryProblem(brokenZip);
  });
  try {
    if (zip.entryCount > MAX_ZIP_ENTRIES)
      throw new DirectoryProblem('The ZIP file has too many files in it to be a postcode directory.');
    const files: TextFile[] = [];
    for await (const entry of zip.eachEntry())
      if (/\.(csv|txt)$/i.test(entry.fileName) && !entry.fileName.startsWith('__MACOSX/'))
        files.push({
          name: entry.fileName,
          bytes: entry.uncompressedSize,
          isPacked: true,
          open: () => zip.openReadStreamPromise(entry),
        });
    return { files, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof DirectoryProblem ? error : new DirectoryProblem(brokenZip);
  }
}

async function directoryOf(files: readonly TextFile[], close: () => void): Promise<Directory> {
  const { recognised, problem } = await recogniseAll(files);
  const format = (Object.keys(directoryFormats) as DirectoryFormatName[]).find((name) =>
    recognised.some((file) => file.format === name),
  );
  if (format === undefined) throw problem ?? new DirectoryProblem(unknownFormat);
  const all = recognised.filter((file) => file.format === format);
  // The ONS packs the same rows twice: as one file, and as one for each area.
  const whole = all.filter(({ name }) => !name.includes('multi_csv/'));
  const used = whole.length > 0 ? whole : all;
  const bytes = used.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX_UNPACKED_BYTES)
    throw new DirectoryProblem('The file is too big to be a postcode directory. We read up to 4 GB.');
  return { format, files: used, bytes, close };
}

async function recogniseAll(files: readonly TextFile[]) {
  const recognised: RecognisedFile[] = [];
  let problem: DirectoryProblem | undefined;
  for (const file of files)
    try {
      const line = await firstLineOf(file);
      for (const format of Object.keys(directoryFormats) as DirectoryFormatName[]) {
        const read = line === null ? null : directoryFormats[format].readerFor(line);
        if (read) recognised.push({ ...file, format, read });
      }
    } catch (error) {
      if (!(error instanceof DirectoryProblem)) throw error;
      problem ??= error;
    }
  return { recognised, problem };
}

/** Null where the file is not made of lines. */
async function firstLineOf(file: TextFile): Promise<string | null> {
  try {
    for await (const lines of linesOf(file)) for (const line of lines) if (line.trim() !== '') return line;
  } catch (error) {
    if (!(error instanceof LineTooLong)) throw error;
  }
  return null;
}

class LineTooLong extends DirectoryProblem {}

/** The lines of a file, as many at a time as were read at once. */
export async function* linesOf(file: TextFile, onBytes?: (bytes: number) => void): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of (await file.open()) as AsyncIterable<Buffer>) {
      onBytes?.(chunk.length);
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > MAX_LINE) throw new LineTooLong(unknownFormat);
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    throw file.isPacked && !(error instanceof DirectoryProblem) ? new DirectoryProblem(brokenZip) : error;
  }
  rest += decoder.decode();
  if (rest !== '') yield [rest];
}
