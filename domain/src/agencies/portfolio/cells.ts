import { type Field, listingFields } from '../../listings/fields.ts';
import { hasWholePence, isCount } from '../../listings/form/listing-checks.ts';
import { formatCount } from '../../money.ts';
import { isPlainDate } from '../../plain-date.ts';
import type { PortableField } from './portable-listing.ts';

/** What a cell says, `undefined` where it says nothing, or what would be accepted instead. */
export type ReadCell = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly wanted: string };

const said = (value: unknown): ReadCell => ({ ok: true, value });
const wanted = (sentence: string): ReadCell => ({ ok: false, wanted: sentence });

export const readField = (name: PortableField, cell: string): ReadCell => {
  const field = listingFields[name];
  const text = cell.replace(/\r\n?/g, '\n').trim();
  if (text === '') return said(emptyCell(field));
  if (field.kind === 'choice') return readChoice(field, choiceSpellings[name] ?? {}, text);
  return readKind(field, text);
};

/** A flag or count that cannot be empty is left as it is. */
function emptyCell(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return undefined;
    case 'amount':
    case 'count':
      return null;
    case 'items':
    case 'texts':
      return [];
    default:
      return '';
  }
}

function readKind(field: Exclude<Field, { readonly kind: 'choice' }>, text: string): ReadCell {
  switch (field.kind) {
    case 'text':
    case 'link':
      return text.length > field.max ? wanted(`At most ${formatCount(field.max)} characters.`) : said(text);
    case 'point':
      return said(text);
    case 'day':
      return readDay(text);
    case 'flag':
      return readFlag(text);
    case 'amount':
      return readAmount(text, field.max);
    case 'count':
      return readCount(text, field);
    case 'items':
      return readItems(text, field.options);
    case 'texts':
    case 'photos': {
      const items = readList(text);
      if (items.length > field.maxItems) return wanted(`At most ${field.maxItems} entries.`);
      if (field.kind === 'texts' && items.some((item) => item.length > field.max))
        return wanted(`Entries of at most ${field.max} characters.`);
      return said(items);
    }
  }
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

type Choice = Extract<Field, { readonly kind: 'choice' }>;

function readChoice({ options }: Choice, otherWords: Readonly<Record<string, string>>, text: string): ReadCell {
  const word = plain(text);
  const found = Object.keys(options).find((value) => plain(value) === word || plain(options[value] ?? '') === word);
  if (found !== undefined) return said(found);
  return Object.hasOwn(otherWords, word) ? said(otherWords[word]) : wanted(oneOf(Object.values(options)));
}

const oneOf = (options: readonly string[]): string => `One of: ${options.join(', ')}.`;

/** Other words of the trade for a choice, in lower case and without spaces. */
const choiceSpellings: { readonly [Name in PortableField]?: Readonly<Record<string, string>> } = {
  propertyType: {
    apartment: 'flat',
    penthouse: 'flat',
    groundflat: 'flat',
    groundfloorflat: 'flat',
    duplex: 'maisonette',
    groundmaisonette: 'maisonette',
    endofterrace: 'terraced',
    endterrace: 'terraced',
    midterrace: 'terraced',
    terrace: 'terraced',
    terracedhouse: 'terraced',
    townhouse: 'house',
    cottage: 'house',
    mews: 'house',
    semi: 'semi-detached',
    semidetachedhouse: 'semi-detached',
    detachedhouse: 'detached',
    linkdetached: 'detached',
    houseshare: 'room',
    flatshare: 'room',
    roomtorent: 'room',
    studioflat: 'studio',
  },
  furnishing: {
    yes: 'furnished',
    no: 'unfurnished',
    part: 'part-furnished',
    partly: 'part-furnished',
    partlyfurnished: 'part-furnished',
    fullyfurnished: 'furnished',
    either: '',
    flexible: '',
    furnishedorunfurnished: '',
  },
  leaseLength: {
    '6months': '6-month',
    '6': '6-month',
    '12months': '12-month',
    '12': '12-month',
    '18months': '18-month',
    '18': '18-month',
    '24months': '24-month',
    '24': '24-month',
    periodic: 'rolling',
    monthly: 'rolling',
    rollingtenancy: 'rolling',
  },
};

const flags: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  x: true,
  no: false,
  n: false,
  false: false,
  '0': false,
};

function readFlag(text: string): ReadCell {
  const word = text.toLowerCase();
  return Object.hasOwn(flags, word) ? said(flags[word]) : wanted('Yes or no.');
}

/** "£1,250.00", "1250", "£1,250 pcm"; a rent per week is another column of the trade, so it is not guessed at. */
function readAmount(text: string, max: number): ReadCell {
  const figure = text
    .replace(/^(?:£|GBP)\s*/i, '')
    .replace(/(?:pcm|p\.c\.m\.|per (?:calendar )?month|GBP)$/i, '')
    .trimEnd();
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(figure))
    return wanted('An amount in pounds, such as 1250 or 276.92.');
  const pounds = Number(figure.replace(/,/g, ''));
  if (pounds > max) return wanted(`At most £${formatCount(max)}.`);
  return hasWholePence(pounds) ? said(pounds) : wanted('Pounds and pence, such as 276.92.');
}

function readCount(text: string, field: Extract<Field, { readonly kind: 'count' }>): ReadCell {
  const count = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (isCount(count, field)) return said(count);
  return wanted(
    `A ${field.step < 1 ? '' : 'whole '}number from ${field.min} to ${field.max}${field.step < 1 ? `, in steps of ${field.step}` : ''}.`,
  );
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 2026-12-03 (also with a time), 3/12/2026, 03.12.26, 3 December 2026: days come first, as in the United Kingdom. */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[T ][\d:.]+Z?)?$/.exec(text)?.[1];
  if (iso) return isPlainDate(iso) ? iso : null;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[T ][\d:.]+)?$/.exec(text) ??
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3})[a-z]*,?[ -](\d{4}|\d{2})$/i.exec(text) ??
    [];
  const number = /^\d+$/.test(month) ? Number(month) : months.indexOf(month.toLowerCase()) + 1;
  const written = `${year.length === 2 ? `20${year}` : year}-${pad(number)}-${pad(Number(day))}`;
  return isPlainDate(written) ? written : null;
}

const pad = (number: number): string => String(number).padStart(2, '0');

function readDay(text: string): ReadCell {
  const day = parseDay(text);
  return day === null ? wanted('A day such as 2026-12-03 or 3/12/2026.') : said(day);
}

/** Entries on lines of their own, or with semicolons or bars between them; a JSON list where they hold these themselves. */
export function readList(text: string): string[] {
  const listed = text.startsWith('[') ? parseJsonList(text) : null;
  return (
    listed ??
    text
      .split(/[\n;|]/)
      .map((item) => item.trim())
      .filter((item) => item !== '')
  );
}

function parseJsonList(text: string): string[] | null {
  try {
    const listed: unknown = JSON.parse(text);
    return Array.isArray(listed) && listed.every((item) => typeof item === 'string') ? listed : null;
  } catch {
    return null;
  }
}

export const writeList = (items: readonly string[]): string => {
  const written = items.join('; ');
  const readAgain = readList(written);
  const isSame = readAgain.length === items.length && readAgain.every((item, at) => item === items[at]);
  return isSame ? written : JSON.stringify(items);
};

/** Chosen items hold no commas, so commas separate them as well. */
function readItems(text: string, options: readonly string[]): ReadCell {
  const named = readList(text)
    .flatMap((item) => item.split(','))
    .map(plain);
  const chosen = options.filter((option) => named.includes(plain(option)));
  return named.every((item) => options.some((option) => plain(option) === item))
    ? said(chosen)
    : wanted(`One or more of: ${options.join(', ')}.`);
}

/** The value as it stands in a cell; `readField` reads it back. */
export function writeField(name: PortableField, value: unknown): string {
  const field = listingFields[name];
  switch (field.kind) {
    case 'flag':
      return value ? 'yes' : 'no';
    case 'items':
    case 'texts':
    case 'photos':
      return writeList(value as readonly string[]);
    case 'amount':
    case 'count':
      return value === null ? '' : String(value);
    default:
      return String(value);
  }
}
