import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { importSentences, MAX_IMPORT_COLUMNS } from '@letfair/domain/imports/imports';
import { type CsvError, parse } from 'csv-parse';
import { FileProblem } from '../../../platform/files/zip-archive.ts';

/** Longer than every field of a home together. */
export const MAX_ROW_LENGTH = 500_000;
const MAX_HEADER = 200;
const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

const sentences = {
  noTable:
    'This is no list of homes that Letfair knows: use a CSV file whose first row names its columns, a BLM file, or the JSON of a Letfair export.',
  noRows: 'The file has the names of columns but no row with a home.',
  repeated: (name: string) => `Two columns are named “${name}”. Give each column a name of its own.`,
  header: 'The first row does not name the columns: one of its cells is longer than a name.',
  quote: (row: number) => `A quotation mark in row ${row} is never closed, so the rest of the file cannot be read.`,
  long: (row: number) => `Row ${row} is longer than ${MAX_ROW_LENGTH.toLocaleString('en-GB')} characters.`,
  broken: (row: number) =>
    `Row ${row} cannot be read as CSV. Save the file again as CSV with quotation marks around texts.`,
} as const;

/** Spreadsheets can say it in a line of its own. */
const saidSeparator = /^sep=([,;\t|])\r?\n/i;

/** The separator that the first row has most of; null for a text without columns. */
export function findSeparator(text: string): Separator | null {
  const said = saidSeparator.exec(text)?.[1];
  if (said) return said as Separator;
  const counts = separators.map((separator) => countColumns(text, separator) - 1);
  const most = Math.max(...counts);
  return most > 0 ? separators[counts.indexOf(most)]! : null;
}

/** Separators between quotation marks are part of a name. */
function countColumns(text: string, separator: Separator): number {
  let columns = 1;
  for (let at = 0; at < text.length && text[at] !== '\r' && text[at] !== '\n'; at += 1) {
    if (text[at] === separator) columns += 1;
    if (text[at] !== '"') continue;
    at = text.indexOf('"', at + 1);
    if (at === -1) break;
  }
  return columns;
}

/** All rows of a CSV file as their cells; the first names the columns. */
export async function* csvRows(text: AsyncIterable<string>, head: string): AsyncGenerator<string[]> {
  const delimiter = findSeparator(head);
  if (delimiter === null) throw new FileProblem(sentences.noTable);
  // Looked at before it is parsed, because a million columns would take seconds.
  if (countColumns(head.replace(saidSeparator, ''), delimiter) > MAX_IMPORT_COLUMNS)
    throw new FileProblem(importSentences.tooManyColumns);
  if (!/[\r\n]/.test(head) && head.length > (MAX_IMPORT_COLUMNS * MAX_HEADER) / 2)
    throw new FileProblem(sentences.header);
  const parser = parse({
    delimiter,
    from_line: saidSeparator.test(head) ? 2 : 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_LENGTH,
  });
  const piped = pipeline(Readable.from(text), parser).catch(() => undefined);
  let rows = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (++rows === 1) checkColumns(cells);
      yield cells;
    }
  } catch (error) {
    throw problemOf(error, rows + 1);
  } finally {
    parser.destroy();
    await piped;
  }
  if (rows === 1) throw new FileProblem(sentences.noRows);
}

function problemOf(error: unknown, row: number): unknown {
  switch ((error as CsvError).code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FileProblem(sentences.quote(row));
    case 'CSV_MAX_RECORD_SIZE':
      return new FileProblem(row === 1 ? sentences.header : sentences.long(row));
    default:
      return String((error as CsvError).code).startsWith('CSV_') ? new FileProblem(sentences.broken(row)) : error;
  }
}

function checkColumns(names: readonly string[]): void {
  if (names.length > MAX_IMPORT_COLUMNS) throw new FileProblem(importSentences.tooManyColumns);
  if (names.filter((name) => name.trim() !== '').length < 2) throw new FileProblem(sentences.noTable);
  if (names.some((name) => name.length > MAX_HEADER)) throw new FileProblem(sentences.header);
  const seen = new Set<string>();
  for (const name of names.map((cell) => cell.trim())) {
    const key = name.toLowerCase();
    if (key !== '' && seen.has(key)) throw new FileProblem(sentences.repeated(name));
    seen.add(key);
  }
}
