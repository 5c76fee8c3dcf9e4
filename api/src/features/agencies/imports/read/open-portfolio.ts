import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  type ImportFormat,
  importSentences,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
} from '@letfair/domain/agencies/imports/imports';
import { cellsProblem, shapeProblem, shapeSentence } from '@letfair/domain/agencies/imports/row-shape';
import { type BlmRecord, isBlm, readBlm } from '@letfair/domain/agencies/portfolio/blm/blm-file';
import { FileProblem, openZipArchive, type ZippedFile } from '../../../../platform/files/zip-archive.ts';
import { nullIfMissing } from '../../../../platform/folders.ts';
import { csvRows } from './csv-rows.ts';
import { chunksOf, decodeText, detectEncoding, type TextSource } from './decode-text.ts';
import { jsonElements } from './json-elements.ts';

/** A row of a table as its cells, a record of a BLM file, an element of a JSON document, or what is wrong with it. */
type RowContents =
  | { readonly cells: readonly string[] }
  | { readonly record: BlmRecord }
  | { readonly value: unknown }
  | { readonly broken: string };
export type FileRow = RowContents & {
  /** As a spreadsheet counts them, for a table; records and elements are counted from 1. */
  readonly row: number;
};

export interface Portfolio {
  readonly format: ImportFormat;
  /** Of a CSV file; empty for others. */
  readonly columns: readonly string[];
  /** The rows, which are read as they are asked for; `onShare` hears how much of the file was read, from 0 to 1. */
  readonly rows: (onShare?: (share: number) => void) => AsyncGenerator<FileRow>;
  /** By their names in lower case. */
  readonly pictures: ReadonlyMap<string, ZippedFile>;
  readonly close: () => void;
}

/** Texts of 50,000 homes; what is larger is no list. */
const MAX_TEXT_BYTES = 400_000_000;
const MAX_ZIP_FILES = 100_000;
const MAX_UNPACKED_BYTES = 2 * MAX_IMPORT_BYTES;
const HEAD_LENGTH = 64_000;
/** How much of the end of a BLM file is looked at. */
const END_LENGTH = 10_000;
const listName = /\.(csv|blm|json|txt|tsv)$/i;
const pictureName = /\.(jpe?g|png|webp|gif|bmp|tiff?|heic)$/i;

const sentences = {
  workbook: 'This is an Excel workbook. Open it, choose “Save as” and then CSV UTF-8, and upload that file.',
  notText: 'This isn’t a list of homes. Upload a CSV, BLM or JSON file, or a ZIP with one of them.',
  page: 'This is a web page or XML. Upload a CSV, BLM or JSON file, or a ZIP with one of them.',
  blm: 'We can’t read this BLM file.',
  cutOff: 'It was cut off: #END# is missing. Export it again.',
  noList: 'There’s no CSV, BLM or JSON file with homes in this ZIP.',
  lists: 'There’s more than one list of homes in this ZIP. Upload them one at a time.',
  tooLong: 'The list is larger than 400 MB without its pictures. Split it into several files.',
} as const;

/** Recognises a file by its contents; throws a FileProblem for anything that is no list of homes. */
export async function openPortfolio(path: string | null): Promise<Portfolio> {
  const file = path === null ? null : await stat(path).catch(nullIfMissing);
  if (path === null || !file?.isFile()) throw new FileProblem(importSentences.fileGone);
  if (file.size === 0) throw new FileProblem(importSentences.empty);
  if (file.size > MAX_IMPORT_BYTES) throw new FileProblem(importSentences.tooLarge);
  const source = { bytes: file.size, open: async () => createReadStream(path) };
  const start = await firstBytes(source, 8);
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return openZip(path, file.size);
  return openList(source, new Map(), () => undefined);
}

async function openZip(path: string, bytes: number): Promise<Portfolio> {
  const zip = await openZipArchive(path, bytes, { entries: MAX_ZIP_FILES, bytes: MAX_UNPACKED_BYTES });
  try {
    if (zip.files.has('[content_types].xml')) throw new FileProblem(sentences.workbook);
    const lists = [...zip.files.values()].filter(({ name }) => listName.test(name) && !/^readme/i.test(name));
    // A README or other notes may lie beside the list.
    const [list, other] = lists.length > 1 ? lists.filter(({ name }) => !/\.txt$/i.test(name)) : lists;
    if (!list) throw new FileProblem(lists.length > 1 ? sentences.lists : sentences.noList);
    if (other) throw new FileProblem(sentences.lists);
    const pictures = new Map([...zip.files].filter(([name]) => pictureName.test(name)));
    return await openList(list, pictures, zip.close);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openList(source: TextSource, pictures: Portfolio['pictures'], close: () => void): Promise<Portfolio> {
  if (source.bytes > MAX_TEXT_BYTES) throw new FileProblem(sentences.tooLong);
  refuseOtherKinds(await firstBytes(source, 16));
  const encoding = await detectEncoding(source);
  const head = await firstCharacters(decodeText(source, encoding));
  const format = formatOf(head);
  const open = (onBytes?: (bytes: number) => void) => decodeText(source, encoding, onBytes);
  const columns = format === 'csv' ? ((await first(csvRows(open(), head)))?.cells ?? []) : [];
  async function* rows(onShare?: (share: number) => void): AsyncGenerator<FileRow> {
    let [read, number] = [0, 0];
    const text = open((bytes) => {
      read += bytes;
      onShare?.(Math.min(1, read / source.bytes));
    });
    for await (const row of readers[format](text, head)) {
      number++;
      if (number > MAX_IMPORT_ROWS) throw new FileProblem(importSentences.tooManyRows);
      const problem = 'cells' in row ? cellsProblem(row.cells, columns) : shapeProblem(contentsOf(row));
      const counted = { row: number, ...row };
      if (problem) throw new FileProblem(shapeSentence(counted.row, problem));
      yield counted;
    }
  }
  return { format, columns, rows, pictures, close };
}

const contentsOf = (row: Exclude<RowContents, { readonly cells: unknown }>): unknown =>
  'record' in row ? row.record : 'value' in row ? row.value : null;

type Reader = (text: AsyncIterable<string>, head: string) => AsyncGenerator<RowContents & { readonly row?: number }>;

const readers: Record<ImportFormat, Reader> = {
  csv: async function* (text, head) {
    let isHeader = true;
    for await (const row of csvRows(text, head)) {
      if (!isHeader) yield row;
      isHeader = false;
    }
  },
  blm: async function* (text) {
    let end = '';
    async function* watched() {
      for await (const piece of text) {
        end = `${end}${piece}`.slice(-END_LENGTH);
        yield piece;
      }
    }
    for await (const part of readBlm(watched())) {
      if (part.kind === 'refused') throw new FileProblem(`${sentences.blm} ${part.reason}`);
      if (part.kind === 'record') yield { record: part.record };
      if (part.kind === 'broken') yield { broken: `${part.fields} fields` };
    }
    // A file that was cut off would look like one that leaves homes out.
    if (!end.includes('#END#')) throw new FileProblem(`${sentences.blm} ${sentences.cutOff}`);
  },
  json: async function* (text) {
    for await (const value of jsonElements(text)) yield { value };
  },
};

function formatOf(head: string): ImportFormat {
  const text = head.trimStart();
  if (isBlm(text)) return 'blm';
  if (/^[[{]/.test(text)) return 'json';
  if (/^<(\?xml|!doctype|html|[a-z]+[\s>])/i.test(text)) throw new FileProblem(sentences.page);
  return 'csv';
}

/** Their first bytes, whatever the files are called. */
const otherKinds: readonly (readonly [start: string, sentence: string])[] = [
  ['\u00d0\u00cf\u0011\u00e0', sentences.workbook],
  ['%PDF-', sentences.notText],
  ['\u00ff\u00d8\u00ff', sentences.notText],
  ['\u0089PNG', sentences.notText],
  ['GIF8', sentences.notText],
  ['RIFF', sentences.notText],
  ['\u001f\u008b', sentences.notText],
  ['Rar!', sentences.notText],
  ['7z\u00bc\u00af', sentences.notText],
  ['SQLite format 3', sentences.notText],
  ['\u007fELF', sentences.notText],
  ['MZ\u0090', sentences.notText],
];

function refuseOtherKinds(start: string): void {
  for (const [mark, sentence] of otherKinds) if (start.startsWith(mark)) throw new FileProblem(sentence);
}

async function firstBytes(source: TextSource, count: number): Promise<string> {
  for await (const chunk of chunksOf(source)) return chunk.toString('latin1', 0, count);
  return '';
}

async function firstCharacters(text: AsyncIterable<string>): Promise<string> {
  let head = '';
  for await (const chunk of text) {
    head += chunk;
    if (head.length >= HEAD_LENGTH) break;
  }
  if (head.trim() === '') throw new FileProblem(importSentences.empty);
  return head.slice(0, HEAD_LENGTH);
}

async function first<T>(of: AsyncGenerator<T>): Promise<T | undefined> {
  for await (const value of of) return value;
  return undefined;
}
