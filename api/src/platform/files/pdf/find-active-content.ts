import { inflateSync } from 'node:zlib';
import {
  isDictionary,
  isName,
  isReference,
  type PdfDictionary,
  type PdfValue,
  type ReadingBudget,
  readPdfValue,
  UnreadablePdfError,
} from './read-pdf-value.ts';

/** `locked`: encrypted, so that it may hide something; `unreadable`: more than an honest file needs, or damaged. */
export type PdfFinding = 'clean' | 'active' | 'locked' | 'unreadable';

/** Ten times the largest file that is accepted; it takes about a second. */
const MOST_READ_BYTES = 100_000_000;
const MOST_VALUES = 3_000_000;
/** Objects are packed to a fifth; only a bomb unpacks to more. */
const MOST_UNPACKED_BYTES = 50_000_000;

/** Actions, annotations and files that do something by themselves, wherever they stand. */
const activeNames = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'RichMedia',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'Rendition',
  'XFA',
]);
/** Too short for any place but that of a key. */
const activeKeys = new Set(['JS', 'EF', 'XFA']);
/** Everyday words, active only as a kind of annotation or action. */
const activeKinds = new Set(['Movie', 'Sound', 'Screen', '3D']);
/** "AA" may also be what a page calls one of its fonts; a dictionary with one of these is no list of resources. */
const nonActionKeys = ['Type', 'Subtype', 'FT', 'T', 'Parent', 'Kids', 'Pages', 'MediaBox', 'Rect', 'Contents'];
/** What a document may do when it is opened: go to a page, or a command of the reader such as printing. */
const harmlessActions = new Set(['GoTo', 'Named']);

/**
 * Looks for scripts, attachments and other active content. Reads whatever a reader could take for an object: wherever
 * "obj" stands, in every revision, and what is packed in streams of objects. It follows no table of contents and no
 * reference, so that a table that lies, or a circle, changes nothing.
 */
export function findActiveContent(file: Uint8Array): PdfFinding {
  const scan: Scan = {
    bytes: Buffer.from(file.buffer, file.byteOffset, file.length),
    budget: { bytes: MOST_READ_BYTES, values: MOST_VALUES },
    unpacked: 0,
    isEncrypted: false,
    packed: [],
    opened: new Set(),
    actions: new Set(),
  };
  try {
    if (hasActiveObject(scan)) return 'active';
    // Texts and streams are encrypted, names are not, unless they are packed in a stream.
    if (scan.isEncrypted && scan.packed.length > 0) return 'locked';
    if (scan.packed.some((stream) => hasActivePackedObject(scan, stream))) return 'active';
  } catch (error) {
    if (error instanceof UnreadablePdfError) return 'unreadable';
    throw error;
  }
  return [...scan.opened].some((object) => scan.actions.has(object)) ? 'active' : 'clean';
}

interface Scan {
  readonly bytes: Buffer;
  readonly budget: ReadingBudget;
  unpacked: number;
  isEncrypted: boolean;
  /** Streams of objects, which are opened once it is known whether the file is encrypted. */
  readonly packed: { readonly dictionary: PdfDictionary; readonly start: number; readonly first: number }[];
  /** Objects that happen when the document is opened. */
  readonly opened: Set<number>;
  /** Objects that are actions which must not happen by themselves. */
  readonly actions: Set<number>;
}

const LETTER_D = 'd'.charCodeAt(0);

function hasActiveObject(scan: Scan): boolean {
  const { bytes, budget } = scan;
  for (const keyword of ['trailer', 'obj']) {
    for (let at = bytes.indexOf(keyword); at !== -1; at = bytes.indexOf(keyword, at + 1)) {
      // Of "endobj".
      if (keyword === 'obj' && bytes[at - 1] === LETTER_D) continue;
      const { value, end } = readPdfValue(bytes, at + keyword.length, budget);
      if (isDictionary(value) && isRiskyAction(value)) scan.actions.add(objectNumberBefore(bytes, at));
      if (isActive(scan, value)) return true;
      if (isDictionary(value) && holdsObjects(value)) notePacked(scan, value, end);
    }
  }
  return false;
}

/** Of "12 0 obj"; NaN for anything else. */
function objectNumberBefore(bytes: Buffer, at: number): number {
  const words = bytes
    .toString('latin1', Math.max(0, at - 40), at)
    .trimEnd()
    .split(/\s+/);
  return Number(words.at(-2));
}

/** Looks at a value and everything in it, without recursion. */
function isActive(scan: Scan, value: PdfValue): boolean {
  const left: PdfValue[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (isName(next) && activeNames.has(next.name)) return true;
    if (Array.isArray(next)) for (const item of next) left.push(item);
    if (!isDictionary(next)) continue;
    if (next.has('Encrypt')) scan.isEncrypted = true;
    if (isActiveDictionary(scan, next)) return true;
    for (const [key, item] of next) {
      if (activeNames.has(key) || activeKeys.has(key)) return true;
      left.push(item);
    }
  }
  return false;
}

function isActiveDictionary(scan: Scan, dictionary: PdfDictionary): boolean {
  const kinds = [...each(dictionary.get('S')), ...each(dictionary.get('Subtype'))];
  if (kinds.some((kind) => isName(kind) && activeKinds.has(kind.name))) return true;
  if (dictionary.has('AA') && nonActionKeys.some((key) => dictionary.has(key))) return true;
  const opened = each(dictionary.get('OpenAction'));
  // A list is a place in the document, or what two equal keys hold.
  for (const value of opened) if (isReference(value)) scan.opened.add(value.object);
  return opened.some((value) => isDictionary(value) && isRiskyAction(value));
}

const each = (value: PdfValue | undefined): readonly PdfValue[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.flat(2) : [value];
};

function isRiskyAction(dictionary: PdfDictionary): boolean {
  const kind = dictionary.get('S');
  if (kind === undefined) return false;
  return !isName(kind) || !harmlessActions.has(kind.name) || dictionary.has('Next');
}

/** Readers look for the numbers and not always for the type. */
const holdsObjects = (dictionary: PdfDictionary): boolean => {
  const type = dictionary.get('Type');
  return (isName(type) && type.name === 'ObjStm') || (dictionary.has('N') && dictionary.has('First'));
};

/** Longer than the table of any stream; programs pack some hundred objects in one. */
const MOST_TABLE = 200_000;

function notePacked(scan: Scan, dictionary: PdfDictionary, afterDictionary: number): void {
  const { bytes, packed } = scan;
  const found = /^\s*stream(?:\r\n|\n|\r)/.exec(bytes.toString('latin1', afterDictionary, afterDictionary + 40));
  if (!found) return;
  const first = dictionary.get('First');
  if (typeof first !== 'number' || first > MOST_TABLE) throw new UnreadablePdfError('no offset for the first object');
  packed.push({ dictionary, start: afterDictionary + found[0].length, first });
}

/** Looks at each object from where the table says that it begins, wherever the one before ends. */
function hasActivePackedObject(scan: Scan, { dictionary, start, first }: Scan['packed'][number]): boolean {
  const unpacked = unpack(scan, dictionary, start);
  const table = unpacked.toString('latin1', 0, first).match(/\d{1,10}/g) ?? [];
  for (let entry = 0; entry + 1 < table.length; entry += 2) {
    const { value } = readPdfValue(unpacked, first + Number(table[entry + 1]), scan.budget);
    if (isDictionary(value) && isRiskyAction(value)) scan.actions.add(Number(table[entry]));
    if (isActive(scan, value)) return true;
  }
  return false;
}

const flate = new Set(['FlateDecode', 'Fl']);

/** No program packs objects in another way than this, and each further way would be another to hide them. */
function unpack(scan: Scan, dictionary: PdfDictionary, start: number): Buffer {
  const filter = dictionary.get('Filter');
  const filters = Array.isArray(filter) ? filter : filter === undefined ? [] : [filter];
  const contents = scan.bytes.subarray(start);
  if (filters.length === 0) return contents;
  const parameters = dictionary.get('DecodeParms');
  const isPlain = parameters === undefined || (isDictionary(parameters) && !parameters.has('Predictor'));
  if (filters.length > 1 || !isName(filters[0]) || !flate.has(filters[0].name) || !isPlain)
    throw new UnreadablePdfError('objects packed in an unusual way');
  try {
    const unpacked = inflateSync(contents, { maxOutputLength: MOST_UNPACKED_BYTES - scan.unpacked + 1 });
    scan.unpacked += unpacked.length;
    return unpacked;
  } catch (error) {
    throw new UnreadablePdfError('objects that cannot be unpacked', { cause: error });
  }
}
