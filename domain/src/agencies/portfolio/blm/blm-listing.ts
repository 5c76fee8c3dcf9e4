import { ownValue } from '../../../code-table.ts';
import { cutText } from '../../../cut-text.ts';
import { MAX_CAPTION } from '../../../files/photos.ts';
import { MAX_PHOTOS, MAX_TITLE } from '../../../homes/limits.ts';
import { bedsText } from '../../../homes/listing-facts.ts';
import { type PropertyType, propertyTypeLabels } from '../../../homes/vocabulary.ts';
import { videoTourOf } from '../../../listings/video-tour.ts';
import { parseDay, type ReadCell, readField } from '../cells.ts';
import type { ColumnTarget } from '../columns.ts';
import { holdsMarkup } from '../holds-markup.ts';
import {
  type PortableField,
  type PortableListing,
  type PortablePhoto,
  type PortableValues,
  plainFieldsIn,
} from '../portable-listing.ts';
import type { CellProblem, ReadListing } from '../read-listing.ts';
import { isRatingField, readRatings } from '../read-ratings.ts';
import { readReference, shownValue } from '../rows.ts';
import { furnishingOfCode, letTypeOfCode, monthsOfFrequency, propertyTypeOfCode, statusOfCodes } from './blm-codes.ts';
import type { BlmRecord } from './blm-file.ts';

/** Makes plain text of the HTML that descriptions hold. */
export type PlainText = (html: string) => string;

/** A record of a BLM file. What the format has no column for is absent. */
export function readBlmRecord(record: BlmRecord, plainText: PlainText): ReadListing {
  const problems: CellProblem[] = [];
  const refuse = (target: ColumnTarget | null, column: string, wanted: string): undefined => {
    problems.push({ target, column, value: shownValue(ownValue(record, column) ?? ''), wanted });
  };
  const take = (target: ColumnTarget, column: string, read: ReadCell): unknown =>
    read.ok ? read.value : refuse(target, column, read.wanted);
  const text = (column: string): string => {
    const raw = ownValue(record, column) ?? '';
    return (holdsMarkup(raw) ? plainText(raw) : raw).trim();
  };

  const isForSale = (record.TRANS_TYPE_ID ?? '2') !== '2';
  if (isForSale) refuse(null, 'TRANS_TYPE_ID', '2 (to let). Letfair doesn’t list homes for sale.');
  const reference = take('reference', 'AGENT_REF', readReference(referenceIn(record)));
  const status = statusOfCodes(record.STATUS_ID ?? '0', record.PUBLISHED_FLAG ?? '1');
  if (status === null) refuse('status', 'STATUS_ID', '0 (available), 3, 4 or 5 (let agreed) or 7 (let).');

  const values: Partial<Record<PortableField, unknown>> = {};
  const field = (name: PortableField, column: string, cell = text(column)): void => {
    if (!Object.hasOwn(record, column)) return;
    const value = take(name, column, readField(name, cell));
    if (value !== undefined) values[name] = value;
  };
  const [line1, line2] = addressLines(['ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'ADDRESS_4'].map(text));
  field('address.line1', 'ADDRESS_1', line1);
  field('address.line2', 'ADDRESS_1', line2);
  for (const [name, column] of plainFieldsIn('blm')) field(name, column);
  field('address.postcode', 'POSTCODE1', `${text('POSTCODE1')} ${text('POSTCODE2')}`);
  if (text('BATHROOMS') !== '' && text('BATHROOMS') !== '0') field('bathrooms', 'BATHROOMS');
  field('availableDate', 'LET_DATE_AVAILABLE', parseDay(text('LET_DATE_AVAILABLE')) ?? text('LET_DATE_AVAILABLE'));
  field(
    'councilTaxBand',
    'COUNCIL_TAX_BAND',
    text('COUNCIL_TAX_BAND').replace(/^(?:band\s+|TBC$|Exempt$|Ask Agent$)/i, ''),
  );
  if ('FEATURE1' in record) values.features = featuresIn(record, text);

  const type = propertyTypeOfCode(record.PROP_SUB_ID ?? '0');
  if (type !== null) values.propertyType = type;
  const furnishing = furnishingOfCode(record.LET_FURN_ID ?? '3');
  if (furnishing !== null) values.furnishing = furnishing;
  Object.assign(values, letTypeOfCode(record.LET_TYPE_ID ?? '0'));
  const tours = Object.keys(record)
    .filter((name) => TOUR_COLUMN.test(name))
    .sort();
  if (tours.length > 0) values.videoTour = tours.flatMap((name) => videoTourOf(text(name))?.url ?? [])[0] ?? '';
  const rent = monthlyRent(record);
  if (rent === undefined)
    refuse('monthlyRent', 'PRICE', 'A rent in pounds with a LET_RENT_FREQUENCY of 0, 1, 2, 3 or 5.');
  else if (rent !== null) values.monthlyRent = rent;

  if (isForSale) return { listing: null, problems };
  const photos = photosIn(record, text);
  const read = readRatings({
    features: featuresIn(record, text),
    captions: photos.flatMap(({ kind, caption }) => (kind === 'epc' && caption) || []),
    extra: Object.fromEntries(
      Object.keys(record)
        .filter(isRatingField)
        .map((name) => [name, text(name)]),
    ),
    postcode: text('POSTCODE1'),
  });
  const branch = text('BRANCH_ID');
  const listing: PortableListing = {
    reference: typeof reference === 'string' ? reference : '',
    ...(branch !== '' && branch !== NO_BRANCH && { branch, branchIsCode: true }),
    ...(status !== null && { status }),
    values: values as Partial<PortableValues>,
    ifNew: { title: titleFor(text('SUMMARY'), values) },
    ...(Object.keys(read).length > 0 && { ifUnsaid: read }),
    ...(hasPictureColumn(record) && { photos }),
    ...((values.features as string[] | undefined)?.length === MAX_BLM_FEATURES && { featuresMayBeCut: true }),
  };
  return typeof reference === 'string' && status !== null
    ? { listing, problems }
    : { listing: null, readable: listing, problems };
}

/** What a file says of a home without a branch, where another number would be that of one. */
export const NO_BRANCH = '0';

/** "<branch>_<reference>"; the branch is the agency's own number and says nothing about the home. */
function referenceIn(record: BlmRecord): string {
  const [whole, branch] = [record.AGENT_REF ?? '', record.BRANCH_ID ?? ''];
  return branch !== '' && whole.startsWith(`${branch}_`) ? whole.slice(branch.length + 1) : whole;
}

const BARE_NUMBER = /^\d+\s?[a-z]?$/i;

/** The first column often holds the number alone. */
export function addressLines([first = '', second = '', ...others]: readonly string[]): [string, string] {
  const join = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
  if (first === '') return [second, join(others)];
  if (BARE_NUMBER.test(first) && second !== '') return [`${first} ${second}`, join(others)];
  return [first, join([second, ...others])];
}

/** The columns from which an address is read back as it is. */
export const addressColumns = (line1: string, line2: string): BlmRecord =>
  BARE_NUMBER.test(line1) && line2 !== ''
    ? { ADDRESS_1: '', ADDRESS_2: line1, ADDRESS_3: line2 }
    : { ADDRESS_1: line1, ADDRESS_2: line2 };

export const MAX_BLM_FEATURES = 10;
export const featureColumns = Array.from({ length: MAX_BLM_FEATURES }, (_, at) => `FEATURE${at + 1}`);

const featuresIn = (record: BlmRecord, text: (column: string) => string): string[] =>
  featureColumns
    .filter((column) => Object.hasOwn(record, column))
    .map(text)
    .filter((feature) => feature !== '');

/** Null where there is no price, undefined where it cannot be read. */
function monthlyRent(record: BlmRecord): number | null | undefined {
  const price = (record.PRICE ?? '').replace(/[£,\s]/g, '');
  if (price === '') return null;
  const months = monthsOfFrequency(record.LET_RENT_FREQUENCY || '1');
  const pounds = Number(price);
  if (months === null || !(pounds >= 0)) return undefined;
  return Math.round((pounds / months) * 100) / 100;
}

/** The format has no title. A short summary serves as one, or what the home is. */
function titleFor(summary: string, values: Partial<Record<PortableField, unknown>>): string {
  if (summary !== '' && summary.length <= MAX_TITLE && !summary.includes('\n')) return summary;
  const type = propertyTypeLabels[values.propertyType as PropertyType] ?? 'Home';
  const beds = typeof values.bedrooms === 'number' && values.bedrooms > 0 ? `, ${bedsText(values.bedrooms)}` : '';
  const town = String(values['address.city'] ?? '');
  return cutText(`${type}${beds}${town === '' ? '' : `, ${town}`}`, MAX_TITLE);
}

const media = [
  { columns: /^MEDIA_IMAGE_(?!60$|61$)(\d+)$/, kind: 'photo' },
  { columns: /^MEDIA_FLOOR_PLAN_(\d+)$/, kind: 'floor-plan' },
  { columns: /^MEDIA_IMAGE_(60|61)$/, kind: 'epc' },
] as const;

/** Links elsewhere are left out, so that a tour on the agent's own site doesn't keep the home out. */
const TOUR_COLUMN = /^MEDIA_VIRTUAL_TOUR_\d+$/;

/** A file without any leaves the pictures of its homes alone. */
const hasPictureColumn = (record: BlmRecord): boolean =>
  Object.keys(record).some((name) => media.some(({ columns }) => columns.test(name)));

function photosIn(record: BlmRecord, text: (column: string) => string): PortablePhoto[] {
  const names = Object.keys(record);
  const photos = media.flatMap(({ columns, kind }) =>
    names
      .filter((name) => columns.test(name) && text(name) !== '')
      .sort()
      .map((name) => {
        const caption = name.replace(/^(MEDIA_(?:IMAGE|FLOOR_PLAN))_/, '$1_TEXT_');
        return {
          kind,
          source: text(name),
          ...(Object.hasOwn(record, caption) && { caption: cutText(text(caption), MAX_CAPTION) }),
        };
      }),
  );
  return photos.slice(0, MAX_PHOTOS);
}
