import { compactPostcode } from '../../../search/places/postcodes/postcodes.ts';

interface PostalAddress {
  readonly line1: string;
  readonly line2: string;
  readonly postcode: string;
}

const unitWords = new Set(['flat', 'flt', 'apartment', 'apt', 'unit', 'studio', 'suite', 'maisonette', 'penthouse']);
const blockWords = new Set(['block', 'tower', 'wing', 'building', 'phase']);
/** How a flat without a number is told from the others of its building. */
const positions = new Set(
  'basement lower ground garden raised first second third fourth fifth sixth top upper front rear back left right middle attic'.split(
    ' ',
  ),
);
const ordinals: ReadonlyMap<string, string> = new Map(
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((word, at) => [
    `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`,
    word,
  ]),
);
const streetWords = new Set(
  'street st road rd avenue ave lane ln close cl drive dr way place pl court ct crescent cres terrace gardens grove square sq hill row mews walk parade park green quay wharf view rise gate bank wynd loan brae vennel mount yard'.split(
    ' ',
  ),
);

const isNumber = (word: string): boolean => /^\d+[a-z]?$/.test(word);
/** "3", "3b", "b", "b3", "2f1". */
const isUnitId = (word: string): boolean => /^(?:\d+[a-z]?|[a-z]\d{0,3}|\d[a-z]\d)$/.test(word);

interface Parsed {
  /** "2", "room 3", "ground"; '' for a home that has the number to itself. */
  unit: string;
  /** '' until one is found. */
  number: string;
  /** The words that are left of each part between commas. */
  readonly parts: string[][];
}

/**
 * The same text for every way to write one address: "Flat 2, 12 Lock Street", "12 Lock Street, Flat 2" and "2/12 Lock
 * St". Flats of one building have keys of their own. Null where the lines name neither a number nor a house.
 */
export function addressKey({ line1, line2, postcode }: PostalAddress): string | null {
  const parsed: Parsed = { unit: '', number: '', parts: [] };
  for (const part of `${line1},${line2}`
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[,;\n]/)) {
    const words = part.split(/[^a-z0-9/]+/).filter((word) => word !== '');
    if (words.length > 0) parsed.parts.push(readPart(parsed, words));
  }
  const building = parsed.number || houseName(parsed.parts);
  if (building === null) return null;
  return [compactPostcode(postcode), building, parsed.unit].filter((word) => word !== '').join(' ');
}

/** Takes unit and number out of the words, and answers the others. */
function readPart(parsed: Parsed, words: readonly string[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next = ''] = [words[at]!, words[at + 1] ?? ''];
    if (unitWords.has(word) || word === 'room' || word === 'no') {
      if (!isUnitId(next) || word === 'no') continue;
      addUnit(parsed, word === 'room' ? `room ${next}` : next);
      at += 1;
    } else if (blockWords.has(word) && isUnitId(next)) {
      addUnit(parsed, next);
      at += 1;
    } else if (isPosition(words, at)) {
      addUnit(parsed, ordinals.get(word) ?? word);
      if (next === 'floor') at += 1;
    } else if (word.includes('/')) {
      const [unit = '', number = ''] = word.split('/');
      addUnit(parsed, unit);
      addNumber(parsed, number);
    } else if (isNumber(word)) {
      // "12 A Lock Street"
      const isLetter = /^[a-z]$/.test(next);
      addNumber(parsed, isLetter ? `${word}${next}` : word);
      if (isLetter) at += 1;
    } else if (/^\d[a-z]\d$/.test(word)) addUnit(parsed, word);
    else if (word !== 'floor') left.push(word);
  }
  return left;
}

/** "First floor", "garden flat", but not "First Avenue" nor "Garden Lane". */
function isPosition(words: readonly string[], at: number): boolean {
  const word = words[at]!;
  if (!positions.has(ordinals.get(word) ?? word)) return false;
  const behind = words.slice(at + 1, at + 4);
  const end = behind.findIndex((next) => next === 'floor' || unitWords.has(next));
  return end >= 0 && behind.slice(0, end).every((next) => positions.has(next));
}

function addUnit(parsed: Parsed, unit: string): void {
  if (unit !== '') parsed.unit = [parsed.unit, unit].filter((part) => part !== '').join(' ');
}

/** Of two numbers without a word for the first, the first is the flat. The letter of "12a" tells flats apart as well. */
function addNumber(parsed: Parsed, text: string): void {
  const digits = text.replace(/[a-z]$/, '').replace(/^0+(?=\d)/, '');
  if (digits === '') return;
  if (parsed.number !== '') {
    if (parsed.unit !== '') return;
    parsed.unit = parsed.number;
  }
  parsed.number = digits;
  addUnit(parsed, text.slice(text.replace(/[a-z]$/, '').length));
}

/** "Rose Cottage" before its lane. A street alone may have many homes. */
function houseName(parts: readonly (readonly string[])[]): string | null {
  const [first] = parts.filter((words) => words.length > 0);
  if (!first || streetWords.has(first.at(-1)!)) return null;
  return first.join('-');
}
