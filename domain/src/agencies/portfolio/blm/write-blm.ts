import { MAX_PHOTOS } from '../../../homes/limits.ts';
import { listingFields } from '../../../listings/fields.ts';
import { writeField } from '../cells.ts';
import {
  type ListingToWrite,
  type PhotoKind,
  type PortableField,
  type PortablePhoto,
  plainFieldsIn,
} from '../portable-listing.ts';
import { codeOfFurnishing, codeOfLetType, codeOfPropertyType, codesOfStatus } from './blm-codes.ts';
import { type BlmRecord, blmTime } from './blm-file.ts';
import { addressColumns, featureColumns, MAX_BLM_FEATURES } from './blm-listing.ts';

/** Where a field stands in a BLM file; null where the format has no column for it. */
export const blmColumnOf = (name: PortableField): string | null => {
  const place = listingFields[name].blm ?? null;
  return typeof place === 'object' ? (place?.coded ?? null) : place;
};
const plainColumns = plainFieldsIn('blm');

/** What a BLM file cannot say of a home that can be listed here, beside fields without a column. */
export const blmLosses = [
  'Which client a home belongs to, if you’re an agent.',
  `Any features after the first ${MAX_BLM_FEATURES}.`,
  'Whether students are welcome in a short let.',
  'Whether a home that’s off the market is paused, has expired or has been rejected. Withdrawn homes are left out.',
] as const;

const mediaColumns: {
  readonly [Kind in PhotoKind]: { readonly image: string; readonly text: string; readonly file: string };
} = {
  photo: { image: 'MEDIA_IMAGE', text: 'MEDIA_IMAGE_TEXT', file: 'IMG' },
  'floor-plan': { image: 'MEDIA_FLOOR_PLAN', text: 'MEDIA_FLOOR_PLAN_TEXT', file: 'FLP' },
  epc: { image: 'MEDIA_IMAGE', text: 'MEDIA_IMAGE_TEXT', file: 'IMG' },
};
/** The format gives energy certificates these numbers among the images. */
const EPC_NUMBERS = [60, 61];
const FLOOR_PLANS = 10;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const numbers = (count: number): string[] => Array.from({ length: count }, (_, at) => twoDigits(at));
const pairs = (image: string, text: string, chosen: readonly string[]): string[] =>
  chosen.flatMap((number) => [`${image}_${number}`, `${text}_${number}`]);

/** The columns of the files that we write. */
export const blmColumns: readonly string[] = [
  'AGENT_REF',
  'ADDRESS_1',
  'ADDRESS_2',
  'ADDRESS_3',
  'ADDRESS_4',
  'POSTCODE1',
  'POSTCODE2',
  ...featureColumns,
  'SUMMARY',
  'BRANCH_ID',
  'STATUS_ID',
  'BATHROOMS',
  'PRICE',
  'PROP_SUB_ID',
  'CREATE_DATE',
  'UPDATE_DATE',
  'DISPLAY_ADDRESS',
  'PUBLISHED_FLAG',
  'LET_DATE_AVAILABLE',
  'LET_TYPE_ID',
  'LET_FURN_ID',
  'LET_RENT_FREQUENCY',
  'TRANS_TYPE_ID',
  'COUNCIL_TAX_BAND',
  ...plainColumns.map(([, column]) => column),
  ...pairs('MEDIA_IMAGE', 'MEDIA_IMAGE_TEXT', numbers(MAX_PHOTOS)),
  ...pairs('MEDIA_FLOOR_PLAN', 'MEDIA_FLOOR_PLAN_TEXT', numbers(FLOOR_PLANS)),
  ...pairs('MEDIA_IMAGE', 'MEDIA_IMAGE_TEXT', EPC_NUMBERS.map(String)),
  'MEDIA_VIRTUAL_TOUR_00',
];

export interface BlmContext {
  readonly branch: string;
  readonly created: Date;
  readonly updated: Date;
}

/** Null for a withdrawn home, which the format does not know. Photos are named by `blmFileNames`. */
export function writeBlmRecord(listing: ListingToWrite, { branch, created, updated }: BlmContext): BlmRecord | null {
  const { reference, status, values } = listing;
  if (status === 'withdrawn') return null;
  const [statusId, published] = codesOfStatus[status];
  const [outward = '', inward = ''] = values['address.postcode'].split(' ');
  const figure = (amount: number | null): string => (amount === null ? '' : String(amount));
  const texts: BlmRecord = {
    AGENT_REF: `${branch}_${reference}`,
    BRANCH_ID: branch,
    ...addressColumns(values['address.line1'], values['address.line2']),
    ...Object.fromEntries(plainColumns.map(([name, column]) => [column, writeField(name, values[name])])),
    ...Object.fromEntries(featureColumns.map((column, at) => [column, values.features[at] ?? ''])),
    SUMMARY: values.title,
    DISPLAY_ADDRESS: [values['address.line1'], values['address.city']].filter((part) => part !== '').join(', '),
    MEDIA_VIRTUAL_TOUR_00: values.videoTour,
    ...mediaOf(listing),
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, escapeHtml(text)])),
    POSTCODE1: outward,
    POSTCODE2: inward,
    STATUS_ID: statusId,
    BATHROOMS: figure(values.bathrooms),
    PRICE: figure(values.monthlyRent),
    PROP_SUB_ID: values.propertyType === '' ? '0' : codeOfPropertyType(values.propertyType),
    CREATE_DATE: blmTime(created),
    UPDATE_DATE: blmTime(updated),
    PUBLISHED_FLAG: published,
    LET_DATE_AVAILABLE: values.availableDate === '' ? '' : `${values.availableDate} 00:00:00`,
    LET_TYPE_ID: codeOfLetType(values.shortLet, values.studentsWelcome),
    LET_FURN_ID: codeOfFurnishing(values.furnishing),
    LET_RENT_FREQUENCY: '1',
    TRANS_TYPE_ID: '2',
    COUNCIL_TAX_BAND: values.councilTaxBand,
  };
}

/** Texts are HTML in this format, which also keeps its separators out of them. */
const escapeHtml = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[&<>^~\t]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replace(/\n/g, '<br />');

interface PlacedPhoto {
  readonly photo: PortablePhoto;
  readonly number: string;
}

/** Each photo with its number among those of its kind; those beyond what the format holds are left out. */
function placePhotos(photos: readonly PortablePhoto[]): PlacedPhoto[] {
  const used = { photo: 0, 'floor-plan': 0, epc: 0 };
  return photos.flatMap((photo) => {
    const at = used[photo.kind]++;
    const number = photo.kind === 'epc' ? EPC_NUMBERS[at] : at;
    const isKept = number !== undefined && (photo.kind !== 'floor-plan' || at < FLOOR_PLANS);
    return isKept ? [{ photo, number: twoDigits(number) }] : [];
  });
}

const mediaOf = ({ photos }: ListingToWrite): BlmRecord =>
  Object.fromEntries(
    placePhotos(photos).flatMap(({ photo, number }) => {
      const { image, text } = mediaColumns[photo.kind];
      return [
        [`${image}_${number}`, photo.source],
        [`${text}_${number}`, photo.caption ?? ''],
      ];
    }),
  );

/** "17_A-1_IMG_00.jpg" for each of the photos that a BLM file holds, by their sources. */
export const blmFileNames = (agentRef: string, photos: readonly PortablePhoto[]): ReadonlyMap<PortablePhoto, string> =>
  new Map(
    placePhotos(photos).map(({ photo, number }) => [
      photo,
      `${agentRef.replace(/[^\w.-]+/g, '-')}_${mediaColumns[photo.kind].file}_${number}.jpg`,
    ]),
  );
