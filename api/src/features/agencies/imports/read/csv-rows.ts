import { importSentences, MAX_IMPORT_COLUMNS } from '@letfair/domain/agencies/imports/imports';
import { FileProblem } from '../../../../platform/files/zip-archive.ts';

/** Longer than every field of a home together. */
export const MAX_ROW_LENGTH = 500_000;
const MAX_HEADER = 200;
const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

const sentences = {
  noTable:
    'We can’t read this as a list of homes. Use a CSV file with column names in its first row, a BLM file, or the JSON file from a Letfair export.',
  noRows: 'The file has column names but no homes.',
  repeated: (name: string) => `Two columns are named “${name}”. Give each column its own name.`,
  header: 'The first row should have the column names, but one of its cells is too long for a name.',
  quote: (row: number) => `A quotation mark in row ${row} is never closed, so we can’t read the rest of the file.`,
  long: (row: number) => `Row ${row} is longer than ${MAX_ROW_LENGTH.toLocaleString('en-GB')} characters.`,
} as const;

/** Spreadsheets can say it in a line of its own. */
const saidSeparator = /^sep=([,;\t|])\r?\n/i;

const emptyRowsAhead = /^[\r\n]+/;

/** The separator that the first row has most of; null for a text without columns. */
export function findSeparator(text: string): Separator | null {
  const said = saidSeparator.exec(text)?.[1];
  if (said) return said as Separator;
  const table = text.replace(emptyRowsAhead, '');
  const counts = separators.map((separator) => countColumns(table, separator) - 1);
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

export interface CsvRow {
  readonly cells: readonly string[];
  /** As a spreadsheet counts rows: the names of the columns and empty rows included. */
  readonly row: number;
}

/** The rows of a CSV file that say something; the first names the columns. */
export async function* csvRows(text: AsyncIterable<string>, head: string): AsyncGenerator<CsvRow> {
  const delimiter = findSeparator(head);
  if (delimiter === null) throw new FileProblem(sentences.noTable);
  // Looked at before it is parsed, because a million columns would take seconds.
  if (countColumns(head.replace(saidSeparator, '').replace(emptyRowsAhead, ''), delimiter) > MAX_IMPORT_COLUMNS)
    throw new FileProblem(importSentences.tooManyColumns);
  if (!/[\r\n]/.test(head) && head.length > (MAX_IMPORT_COLUMNS * MAX_HEADER) / 2)
    throw new FileProblem(sentences.header);
  const cutter = new RowCutter(delimiter);
  // A spreadsheet does not show the line that only says how cells are separated.
  const linesAhead = saidSeparator.test(head) ? 1 : 0;
  let rows = -linesAhead;
  const pieces = async function* () {
    yield* text;
    if (cutter.isInQuotes) throw new FileProblem(sentences.quote(cutter.row + 1 - linesAhead));
    yield '\n';
  };
  for await (const piece of pieces()) {
    for (const cells of cutter.cut(piece)) {
      const row = cutter.row - linesAhead;
      if (lengthOf(cells) > MAX_ROW_LENGTH) throw tooLong(rows + 1, row);
      if (rows > 0 && cells.every((cell) => cell.trim() === '')) continue;
      rows += 1;
      if (rows === 1) checkColumns(cells);
      if (rows > 0) yield { cells, row };
    }
    if (cutter.waiting > MAX_ROW_LENGTH) throw tooLong(rows + 1, cutter.row + 1 - linesAhead);
  }
  if (rows === 1) throw new FileProblem(sentences.noRows);
}

const lengthOf = (cells: readonly string[]): number => cells.reduce((length, cell) => length + cell.length + 1, 0);

const tooLong = (rows: number, row: number): FileProblem =>
  new FileProblem(rows <= 1 ? sentences.header : sentences.long(row));

/**
 * Cuts CSV into rows as the pieces of a file arrive. Rows may have any number of cells: `csv-parse` makes an error
 * with a stack for each row that is shorter than the first, 30 µs each, which a file of empty rows turns into minutes.
 */
class RowCutter {
  readonly #separator: Separator;
  #cells: string[] = [];
  #cell = '';
  #state: 'start' | 'plain' | 'quoted' | 'quoted-quote' = 'start';
  #endsWithReturn = false;
  /** Rows that have ended, empty ones included. */
  row = 0;

  constructor(separator: Separator) {
    this.#separator = separator;
  }

  get isInQuotes(): boolean {
    return this.#state === 'quoted';
  }

  /** Characters of the row that has begun. */
  get waiting(): number {
    return lengthOf(this.#cells) + this.#cell.length;
  }

  *cut(piece: string): Generator<string[]> {
    let at = 0;
    while (at < piece.length) {
      if (this.#state === 'quoted') {
        at = this.#takeUntil(piece, at, piece.indexOf('"', at));
        if (at < piece.length) this.#state = 'quoted-quote';
        at += 1;
        continue;
      }
      const character = piece[at]!;
      if (character !== '\n') this.#endsWithReturn = false;
      if (character === this.#separator) this.#endCell();
      else if (character === '\n' && this.#endsWithReturn) this.#endsWithReturn = false;
      else if (character === '\n' || character === '\r') {
        const cells = this.#endRow();
        this.row += 1;
        if (cells) yield cells;
        this.#endsWithReturn = character === '\r';
        at += 1;
        continue;
      } else if (character === '"' && this.#state === 'quoted-quote') this.#continueQuoted();
      else if (character === '"' && this.#state === 'start') this.#state = 'quoted';
      else {
        // Quotation marks around a part of a cell only belong to its text.
        if (this.#state === 'quoted-quote') this.#cell = `"${this.#cell}"`;
        this.#state = 'plain';
        at = this.#takeUntil(piece, at, this.#endOfPlain(piece, at));
        continue;
      }
      at += 1;
    }
  }

  #takeUntil(piece: string, from: number, end: number): number {
    const until = end === -1 ? piece.length : end;
    this.#cell += piece.slice(from, until);
    return until;
  }

  #endOfPlain(piece: string, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      const character = piece[at];
      if (character === this.#separator || character === '\n' || character === '\r') return at;
    }
    return -1;
  }

  #continueQuoted(): void {
    this.#cell += '"';
    this.#state = 'quoted';
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'start';
  }

  /** The cells of the row; null for a line with nothing in it. */
  #endRow(): string[] | null {
    if (this.#cells.length === 0 && this.#state === 'start') return null;
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    return cells;
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
