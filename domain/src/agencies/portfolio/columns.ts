import { listingFields } from '../../listings/fields.ts';
import { type PortableField, portableFields } from './portable-listing.ts';

/** What a column of a table may hold besides the fields of a listing. */
const extraColumns = [
  'reference',
  'client',
  'branch',
  'status',
  'photos',
  'photo_kinds',
  'photo_captions',
  'rent_period',
] as const;
export type ExtraColumn = (typeof extraColumns)[number];
export type ColumnTarget = PortableField | ExtraColumn;
/** What a column of our own files holds, whose rents are per month. */
type PortfolioColumn = Exclude<ColumnTarget, 'rent_period'>;

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
  branch: 'Branch',
  status: 'Status',
  photos: listingFields.images.label,
  photo_kinds: 'Photo types',
  photo_captions: 'Photo captions',
  rent_period: 'How often the rent is paid',
};

/** What people call it: the label of the form. */
export const targetLabel = (target: ColumnTarget): string =>
  isExtraColumn(target) ? extraLabels[target] : listingFields[target].label;

/** The columns of our own files, in their order. */
export const portfolioColumns: readonly PortfolioColumn[] = [
  'reference',
  'client',
  'branch',
  'status',
  ...portableFields,
  'photos',
  'photo_kinds',
  'photo_captions',
];

/** What a column of somebody's file may hold. */
export const importColumns: readonly ColumnTarget[] = [...portfolioColumns, 'rent_period'];

/** What may stand in several columns, whose cells are put together. */
const divisible: readonly ColumnTarget[] = [
  'address.line1',
  'address.postcode',
  'features',
  'photos',
  'photo_captions',
];
export const mayRepeat = (target: ColumnTarget): boolean => divisible.includes(target);

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
