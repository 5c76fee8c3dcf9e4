import { ownValue } from '../../../code-table.ts';

/** The separators of a BLM file are whatever its header says. */
export interface BlmHeader {
  readonly version: string;
  readonly endOfField: string;
  readonly endOfRecord: string;
  /** What the file says of itself; null where it says nothing. */
  readonly count: number | null;
}

/** The values of a record by the names of their columns. */
export type BlmRecord = Readonly<Record<string, string>>;

export type BlmPart =
  | { readonly kind: 'header'; readonly header: BlmHeader; readonly columns: readonly string[] }
  | { readonly kind: 'record'; readonly record: BlmRecord; readonly number: number }
  /** A record with another number of fields than columns. */
  | { readonly kind: 'broken'; readonly number: number; readonly fields: number }
  | { readonly kind: 'refused'; readonly reason: string };

const sections = { header: '#HEADER#', definition: '#DEFINITION#', data: '#DATA#', end: '#END#' } as const;
/** Header and definition are a page of text; a file without them must not be collected in memory. */
const MAX_PREAMBLE = 200_000;
/** A longer record is no home. */
const MAX_RECORD = 2_000_000;
const MAX_COLUMNS = 1_000;

export const isBlm = (start: string): boolean =>
  start
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith(sections.header);

/** Reads a file in pieces of any size, keeping no more than one record of it. Ends after a refusal. */
export async function* readBlm(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<BlmPart> {
  let held = '';
  let preamble: Preamble | null = null;
  let number = 0;
  for await (const piece of pieces) {
    held += piece;
    if (!preamble) {
      const data = held.indexOf(sections.data);
      if (data === -1) {
        if (held.length > MAX_PREAMBLE) return yield refused('There is no #DATA# in this file.');
        continue;
      }
      const read = readPreamble(held.slice(0, data));
      if ('reason' in read) return yield refused(read.reason);
      preamble = read;
      held = held.slice(data + sections.data.length);
      yield { kind: 'header', ...preamble };
    }
    const { columns, header } = preamble;
    const records = held.split(header.endOfRecord);
    held = records.pop() ?? '';
    if (held.length > MAX_RECORD) return yield refused('A record in this file is too long.');
    for (const record of records) {
      const text = record.replace(/^\s+/, '');
      if (text.startsWith(sections.end)) return;
      if (text === '') continue;
      number += 1;
      yield readRecord(text, { columns, header, number });
    }
  }
  if (!preamble) return yield refused('There is no #DATA# in this file.');
  const rest = held.trim();
  if (rest !== '' && !rest.startsWith(sections.end)) yield { kind: 'broken', number: number + 1, fields: 0 };
}

const refused = (reason: string): BlmPart => ({ kind: 'refused', reason });

interface Preamble {
  readonly header: BlmHeader;
  readonly columns: readonly string[];
}

function readPreamble(text: string): Preamble | { readonly reason: string } {
  const at = text.indexOf(sections.definition);
  if (!isBlm(text) || at === -1) return { reason: 'This file has no #HEADER# and #DEFINITION#.' };
  const said = new Map(
    text
      .slice(0, at)
      .split(/\r?\n/)
      .flatMap((line) => {
        const colon = line.indexOf(':');
        const name = line.slice(0, Math.max(0, colon)).trim();
        return name === '' ? [] : [[name.toLowerCase(), unquoted(line.slice(colon + 1).trim())] as const];
      }),
  );
  const header: BlmHeader = {
    version: said.get('version') ?? '',
    endOfField: said.get('eof') || '^',
    endOfRecord: said.get('eor') || '~',
    count: /^\d+$/.test(said.get('property count') ?? '') ? Number(said.get('property count')) : null,
  };
  if (!/^[23]/.test(header.version)) return { reason: 'This isn’t a version 3 BLM file.' };
  if (header.endOfField === header.endOfRecord) return { reason: 'EOF and EOR are the same in this file.' };
  const defined = text.slice(at + sections.definition.length).trim();
  const columns = defined
    .slice(0, defined.lastIndexOf(header.endOfRecord))
    .split(header.endOfField)
    .map((name) => name.trim().toUpperCase());
  if (columns.at(-1) === '') columns.pop();
  if (columns.length === 0 || columns.length > MAX_COLUMNS)
    return { reason: 'We can’t read the columns of this file.' };
  const twice = columns.find((name, index) => columns.indexOf(name) !== index);
  if (twice !== undefined) return { reason: `The column ${twice} appears twice.` };
  return { header, columns };
}

const unquoted = (value: string): string =>
  value.length > 1 && /^['"]/.test(value) && value.endsWith(value[0]!) ? value.slice(1, -1) : value;

function readRecord(text: string, { columns, header, number }: Preamble & { readonly number: number }): BlmPart {
  const fields = text.split(header.endOfField);
  if (fields.length === columns.length + 1 && fields.at(-1)?.trim() === '') fields.pop();
  if (fields.length !== columns.length) return { kind: 'broken', number, fields: fields.length };
  const record = Object.fromEntries(columns.map((name, at) => [name, (fields[at] ?? '').trim()]));
  return { kind: 'record', record, number };
}

/** What stands in front of the records of a file that we write. */
export const blmStart = (
  columns: readonly string[],
  { count, generated }: { count: number; generated: Date },
): string =>
  [
    sections.header,
    'Version : 3',
    "EOF : '^'",
    "EOR : '~'",
    `Property Count : ${count}`,
    `Generated Date : ${blmTime(generated)}`,
    '',
    sections.definition,
    `${columns.map((name) => `${name}^`).join('')}~`,
    '',
    sections.data,
    '',
  ].join('\r\n');

export const blmRecord = (columns: readonly string[], record: BlmRecord): string =>
  `${columns.map((name) => `${ownValue(record, name) ?? ''}^`).join('')}~\r\n`;

export const BLM_END = `${sections.end}\r\n`;

/** "2026-11-16 18:20:00" in UTC. */
export const blmTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
