import { cutText, storableText } from '../../cut-text.ts';
import { MAX_CAPTION } from '../../files/photos.ts';
import { MAX_PHOTOS, MAX_REFERENCE } from '../../homes/limits.ts';
import type { ListingStatus } from '../../listings/lifecycle.ts';
import { HIDDEN_CHARACTERS, hasHiddenCharacters } from '../../visible-text.ts';
import { MAX_CLIENT_NAME } from '../clients/clients.ts';
import { MAX_BRANCH_NAME } from '../teams/limits.ts';
import { type ReadCell, readField, readList, writeField, writeList } from './cells.ts';
import { type Column, type ExtraColumn, headerOf, isExtraColumn, portfolioColumns } from './columns.ts';
import {
  type ListingToWrite,
  type PhotoKind,
  type PortableField,
  type PortableListing,
  type PortablePhoto,
  type PortableValues,
  photoKinds,
} from './portable-listing.ts';
import type { CellProblem, ReadListing } from './read-listing.ts';
import { readRentPeriod } from './rent-period.ts';
import { readStatus } from './statuses.ts';

/** The longest piece of a wrong value that a problem repeats. */
const MAX_SHOWN = 100;
export const shownValue = (value: string): string =>
  storableText(value.length > MAX_SHOWN ? `${cutText(value, MAX_SHOWN)}…` : value);

/** One row of a table, with its cells in the order of the columns. */
export function readRow(columns: readonly Column[], cells: readonly string[]): ReadListing {
  const problems: CellProblem[] = [];
  const values: Partial<Record<PortableField, unknown>> = {};
  const extra = new Map<ExtraColumn, string[]>();
  const fields = new Map<PortableField, string[]>();
  for (const [at, { target }] of columns.entries()) {
    if (target === null) continue;
    const cell = withoutFormulaGuard(cells[at] ?? '');
    if (isExtraColumn(target)) extra.set(target, [...(extra.get(target) ?? []), cell]);
    else fields.set(target, [...(fields.get(target) ?? []), cell]);
  }
  for (const [target, parts] of fields) {
    const cell = joinParts(target, parts);
    const read = readField(target, cell);
    if (read.ok && read.value !== undefined) values[target] = read.value;
    if (!read.ok)
      problems.push({ target, column: headerOf(columns, target), value: shownValue(cell), wanted: read.wanted });
  }

  const check = (target: ExtraColumn, read: ReadCell): unknown => {
    if (read.ok) return read.value;
    problems.push({
      target,
      column: headerOf(columns, target),
      value: shownValue((extra.get(target) ?? []).join(' ')),
      wanted: read.wanted,
    });
    return undefined;
  };
  if (extra.has('rent_period') && typeof values.monthlyRent === 'number') {
    const months = check('rent_period', readRentPeriod(extra.get('rent_period')?.join(' ') ?? ''));
    if (typeof months === 'number') values.monthlyRent = Math.round((values.monthlyRent / months) * 100) / 100;
  }
  const cellOf = (target: ExtraColumn): string | undefined => extra.get(target)?.[0];

  const reference = check('reference', readReference(cellOf('reference') ?? ''));
  const status = check('status', readStatus(cellOf('status') ?? ''));
  const nameIn = (target: 'client' | 'branch', most: number): unknown => {
    const cell = cellOf(target);
    return cell === undefined ? undefined : check(target, readName(cell, most));
  };
  const client = nameIn('client', MAX_CLIENT_NAME);
  const branch = nameIn('branch', MAX_BRANCH_NAME);
  const photos = extra.has('photos') ? check('photos', readPhotos(extra)) : undefined;
  const readable: PortableListing = {
    reference: typeof reference === 'string' ? reference : '',
    values: values as Partial<PortableValues>,
    ...(typeof client === 'string' && { client }),
    ...(typeof branch === 'string' && { branch }),
    ...(status !== undefined && { status: status as ListingStatus }),
    ...(photos !== undefined && { photos: photos as readonly PortablePhoto[] }),
  };
  return typeof reference === 'string' ? { listing: readable, problems } : { listing: null, readable, problems };
}

/** A field in several columns: a street takes its number in front, unless it says it itself; lists follow each other. */
function joinParts(target: PortableField, cells: readonly string[]): string {
  const [only = '', ...others] = cells;
  if (others.length === 0) return only;
  if (target === 'features') return writeList(cells.flatMap((cell) => readList(cell.trim())));
  const parts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return parts.filter((part, at) => !parts.slice(at + 1).some((later) => later.startsWith(part))).join(' ');
}

export function readReference(text: string): ReadCell {
  const reference = text.trim();
  if (reference === '') return { ok: false, wanted: 'Your own reference. We use it to find the home again.' };
  if (reference.length > MAX_REFERENCE) return { ok: false, wanted: `At most ${MAX_REFERENCE} characters.` };
  return hasHiddenCharacters(reference) ? { ok: false, wanted: HIDDEN_CHARACTERS } : { ok: true, value: reference };
}

const readName = (text: string, most: number): ReadCell =>
  text.trim().length > most ? { ok: false, wanted: `At most ${most} characters.` } : { ok: true, value: text.trim() };

function readPhotos(extra: ReadonlyMap<ExtraColumn, readonly string[]>): ReadCell {
  const listOf = (target: ExtraColumn) => (extra.get(target) ?? []).flatMap((cell) => readList(cell.trim()));
  // One caption extra each photo keeps its place even where it is empty.
  const captionCells = extra.get('photo_captions') ?? [];
  const captions = captionCells.length > 1 ? captionCells : readList((captionCells[0] ?? '').trim());
  const kinds = listOf('photo_kinds');
  const sources = listOf('photos');
  if (sources.length > MAX_PHOTOS) return { ok: false, wanted: `At most ${MAX_PHOTOS} photos.` };
  return {
    ok: true,
    value: sources.map((source, at) => ({
      source,
      kind: photoKinds.find((kind) => kind === kinds[at]) ?? ('photo' satisfies PhotoKind),
      ...(captionCells.length > 0 && { caption: cutText((captions[at] ?? '').trim(), MAX_CAPTION) }),
    })),
  };
}

/** The cells of a listing in the order of `portfolioColumns`. */
export const writeRow = (listing: ListingToWrite): string[] =>
  portfolioColumns.map((target) => withFormulaGuard(writeCell(listing, target)));

function writeCell(
  { reference, client, branch, status, values, photos }: ListingToWrite,
  target: (typeof portfolioColumns)[number],
): string {
  switch (target) {
    case 'reference':
      return reference;
    case 'client':
      return client;
    case 'branch':
      return branch;
    case 'status':
      return status;
    case 'photos':
      return writeList(photos.map(({ source }) => source));
    case 'photo_kinds':
      return writeList(photos.map(({ kind }) => kind));
    case 'photo_captions':
      return photos.every(({ caption }) => caption === '') ? '' : JSON.stringify(photos.map(({ caption }) => caption));
    default:
      return writeField(target, values[target]);
  }
}

/** Spreadsheets compute cells that begin with these, also behind quotes and in other widths. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?=['=+\-@\t\r＝＋－＠])/;

/** An apostrophe in front makes a spreadsheet show the text as it is; reading takes it off again. */
export const withFormulaGuard = (cell: string): string =>
  FORMULA.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
export const withoutFormulaGuard = (cell: string): string => cell.replace(GUARDED, '');
