import { listingFields } from '../../listings/fields.ts';
import { trimEndOf } from '../../text-edges.ts';
import { type PortableField, portableFields } from './portable-listing.ts';

/** What a column of a table may hold besides the fields of a listing. */
export const extraColumns = ['reference', 'client', 'status', 'photos', 'photo_kinds', 'photo_captions'] as const;
export type ExtraColumn = (typeof extraColumns)[number];
export type ColumnTarget = PortableField | ExtraColumn;

/** "addressLine1" is written "address_line_1", "monthlyRent" "monthly_rent". */
const snakeCase = (name: string): string =>
  name
    .replace(/\./g, '_')
    .replace(/([a-z])([A-Z\d])/g, '$1_$2')
    .toLowerCase();

export const isExtraColumn = (target: ColumnTarget): target is ExtraColumn =>
  (extraColumns as readonly string[]).includes(target);

/** The name of the column that holds it in our own files. */
export const columnName = (target: ColumnTarget): string => (isExtraColumn(target) ? target : snakeCase(target));

const extraLabels: Readonly<Record<ExtraColumn, string>> = {
  reference: listingFields.reference.label,
  client: 'Client landlord',
  status: 'Status',
  photos: listingFields.images.label,
  photo_kinds: 'Photo types',
  photo_captions: 'Photo captions',
};

/** What people call it: the label of the form. */
export const targetLabel = (target: ColumnTarget): string =>
  isExtraColumn(target) ? extraLabels[target] : listingFields[target].label;

/** The columns of our own files, in their order. */
export const portfolioColumns: readonly ColumnTarget[] = [
  'reference',
  'client',
  'status',
  ...portableFields,
  'photos',
  'photo_kinds',
  'photo_captions',
];

/**
 * How other programs call the columns besides the fields. Spaces, case and punctuation do not matter; a number at the
 * end of a photo column does not either.
 */
const spellings: Readonly<Record<ExtraColumn, readonly string[]>> = {
  reference: [
    ...['ref', 'our ref', 'your ref', 'agent ref', 'agents ref', 'office ref', 'property ref', 'listing ref'],
    ...['our reference', 'your reference', 'agent reference', 'property reference', 'listing reference'],
    ...['reference number', 'reference no', 'ref number', 'ref no', 'internal ref', 'external ref', 'unique ref'],
    ...['id', 'property id', 'listing id', 'unique id', 'property code', 'listing code'],
  ],
  client: [
    ...['landlord', 'landlords', 'landlord name', 'client name', 'client landlord', 'owner', 'owner name', 'vendor'],
  ],
  status: ['state', 'availability', 'property status', 'let status', 'letting status', 'listing status'],
  photos: ['photo', 'image', 'images', 'picture', 'pictures', 'photo url', 'image url', 'media image', 'main image'],
  photo_kinds: ['photo kind', 'image type'],
  photo_captions: ['photo caption', 'image caption', 'caption', 'media image text'],
};
const spellingsOf = (target: ColumnTarget): readonly string[] =>
  (isExtraColumn(target) ? spellings[target] : listingFields[target].spellings) ?? [];

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z\d]+/g, '');

const bySpelling: ReadonlyMap<string, ColumnTarget> = new Map(
  // Names come last, because they win over what another column may be called as well.
  [
    ...portfolioColumns.flatMap((target) => spellingsOf(target).map((said) => [plain(said), target] as const)),
    ...portableFields.map((name) => [plain(listingFields[name].label), name] as const),
    ...portfolioColumns.map((target) => [plain(columnName(target)), target] as const),
  ],
);

/** Photos may stand in several columns. */
export const mayRepeat = (target: ColumnTarget): boolean => target === 'photos' || target === 'photo_captions';

export interface Column {
  /** As the file calls it, for problems. */
  readonly header: string;
  /** Null for a column that is not read. */
  readonly target: ColumnTarget | null;
}

/** What a table calls a field: its heading, or the label of the form where none or several columns hold it. */
export function headerOf(columns: readonly Column[], target: ColumnTarget): string {
  const [column, other] = columns.filter((candidate) => candidate.target === target);
  return (!other && column?.header) || targetLabel(target);
}

/** What a column of somebody's file probably holds, by its header; null where nothing is like it. */
export function guessColumn(header: string): ColumnTarget | null {
  const said = plain(header);
  const found = bySpelling.get(said);
  if (found) return found;
  const numbered = bySpelling.get(trimEndOf(said, '0123456789'));
  return numbered && mayRepeat(numbered) ? numbered : null;
}

/** The same for a whole header: each field takes the first column that is like it. */
export function guessColumns(headers: readonly string[]): (ColumnTarget | null)[] {
  const taken = new Set<ColumnTarget>();
  return headers.map((header) => {
    const target = guessColumn(header);
    if (target === null || (taken.has(target) && !mayRepeat(target))) return null;
    taken.add(target);
    return target;
  });
}
