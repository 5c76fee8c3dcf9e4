/** A value of a PDF as far as its safety depends on it; texts and numbers with a fraction are `null`. */
export type PdfValue = null | number | PdfName | PdfReference | readonly PdfValue[] | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
export interface PdfName {
  readonly name: string;
}
export interface PdfReference {
  readonly object: number;
}

/** The file asks for more than any honest one needs, or says what we do not understand. */
export class UnreadablePdfError extends Error {}

/** Counted over all values of a file, so that a file whose values overlap costs no more than any other. */
export interface ReadingBudget {
  bytes: number;
  values: number;
}

const MOST_DEPTH = 100;

const isSpace = (byte: number | undefined): boolean =>
  byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0;
const code = (letter: string): number => letter.charCodeAt(0);
const SLASH = code('/');
const PERCENT = code('%');
const LESS = code('<');
const GREATER = code('>');
const OPEN = code('[');
const CLOSE = code(']');
const LEFT = code('(');
const RIGHT = code(')');
const ESCAPE = code('\\');
/** By byte: whether it belongs to a word. */
const regular = Uint8Array.from({ length: 256 }, (_, byte) =>
  isSpace(byte) || '/%<>[](){}'.includes(String.fromCharCode(byte)) ? 0 : 1,
);

interface Container {
  /** Of a dictionary the keys and values, one after the other. */
  readonly items: PdfValue[];
  readonly isDictionary: boolean;
}

/** Reads one value, without recursion; `end` is where it ends. Nothing there reads as null. */
export function readPdfValue(
  bytes: Buffer,
  start: number,
  budget: ReadingBudget,
): { readonly value: PdfValue; readonly end: number } {
  const open: Container[] = [];
  let at = start;
  for (;;) {
    const from = at;
    at = skipSpace(bytes, at);
    const byte = bytes[at];
    let value: PdfValue = null;
    let isEnd = byte === undefined;
    if (byte === SLASH) {
      const end = endOfRegular(bytes, at + 1);
      value = { name: decodeName(bytes, at + 1, end) };
      at = end;
    } else if (byte === LEFT) at = endOfText(bytes, at + 1);
    else if (byte === OPEN || (byte === LESS && bytes[at + 1] === LESS)) {
      if (open.length === MOST_DEPTH) throw new UnreadablePdfError('nested too deeply');
      open.push({ items: [], isDictionary: byte === LESS });
      at += byte === LESS ? 2 : 1;
      spend(budget, at - from);
      continue;
    } else if (byte === LESS) {
      const close = bytes.indexOf(GREATER, at);
      at = close === -1 ? bytes.length : close + 1;
    } else if (byte === CLOSE || byte === GREATER) {
      const container = open.pop();
      isEnd = container === undefined;
      if (container) {
        value = container.isDictionary ? dictionaryOf(container.items) : container.items;
        at += container.isDictionary && bytes[at + 1] === GREATER ? 2 : 1;
      }
    } else if (byte !== undefined) {
      const end = Math.max(at + 1, endOfRegular(bytes, at));
      const word = readWord(bytes, at, end);
      // A value that was never closed ends where its object does.
      isEnd = word === 'endobj' || word === 'stream' || word === 'endstream';
      if (!isEnd) at = end;
      if (typeof word === 'number') value = word;
      else if (word === 'R' && open.length > 0) {
        turnIntoReference(open.at(-1)?.items);
        spend(budget, at - from);
        continue;
      }
    }
    spend(budget, at - from);
    const inside = open.at(-1);
    if (isEnd || !inside) return { value: isEnd ? closeAll(open) : withReference(bytes, value, at), end: at };
    inside.items.push(value);
  }
}

function spend(budget: ReadingBudget, bytes: number): void {
  budget.bytes -= bytes;
  budget.values -= 1;
  if (budget.bytes < 0 || budget.values < 0) throw new UnreadablePdfError('too long to read');
}

function skipSpace(bytes: Buffer, start: number): number {
  let at = start;
  for (;;) {
    while (isSpace(bytes[at])) at++;
    if (bytes[at] !== PERCENT) return at;
    while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
  }
}

function endOfRegular(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && regular[bytes[at]!] === 1) at++;
  return at;
}

const [ZERO, NINE] = [code('0'), code('9')];
/** Longer than any number of an object, and than any keyword. */
const MOST_WORD = 10;

/** A whole number, or a keyword; null for anything longer. */
function readWord(bytes: Buffer, start: number, end: number): number | string | null {
  if (end - start > MOST_WORD) return null;
  let number = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte < ZERO || byte > NINE) return bytes.toString('latin1', start, end);
    number = number * 10 + byte - ZERO;
  }
  return number;
}

/** Parentheses nest; a backslash takes the next character with it. */
function endOfText(bytes: Buffer, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < bytes.length && depth > 0; at++) {
    if (bytes[at] === ESCAPE) at++;
    else if (bytes[at] === LEFT) depth++;
    else if (bytes[at] === RIGHT) depth--;
  }
  return Math.min(at, bytes.length);
}

/** Longer than any name that matters, also if each of its letters is written as #xx. */
const MOST_NAME = 200;

function decodeName(bytes: Buffer, start: number, end: number): string {
  const raw = bytes.toString('latin1', start, Math.min(end, start + MOST_NAME));
  return raw.includes('#')
    ? raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw;
}

function dictionaryOf(items: readonly PdfValue[]): PdfDictionary {
  const entries = new Map<string, PdfValue>();
  let key: string | null = null;
  for (const item of items) {
    if (key === null) {
      key = isName(item) ? item.name : null;
      continue;
    }
    // Readers differ in which of two equal keys counts, so both have to be harmless.
    const before = entries.get(key);
    entries.set(key, before === undefined ? item : [before, item]);
    key = null;
  }
  return entries;
}

function turnIntoReference(items: PdfValue[] | undefined): void {
  const generation = items?.pop();
  const object = items?.pop();
  if (typeof object === 'number' && typeof generation === 'number') items?.push({ object });
  else items?.push(null);
}

/** "5 0 R" as a whole object. */
function withReference(bytes: Buffer, value: PdfValue, at: number): PdfValue {
  if (typeof value !== 'number') return value;
  const next = bytes.toString('latin1', at, Math.min(at + 30, bytes.length));
  return /^\s+\d{1,10}\s+R/.test(next) ? { object: value } : value;
}

/** What was never closed counts as closed. */
function closeAll(open: readonly Container[]): PdfValue {
  return open.reduceRight<PdfValue>((inner, { items, isDictionary }) => {
    const whole = inner === null ? items : [...items, inner];
    return isDictionary ? dictionaryOf(whole) : whole;
  }, null);
}

export const isName = (value: PdfValue | undefined): value is PdfName =>
  value !== null && typeof value === 'object' && 'name' in value;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  value !== null && typeof value === 'object' && 'object' in value;
export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
