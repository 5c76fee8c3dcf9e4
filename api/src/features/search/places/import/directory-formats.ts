import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { ukBounds } from '@letfair/domain/search/places/map/uk-bounds';
import { compactPostcode, outcodeOf, POSTCODE_FORMAT } from '@letfair/domain/search/places/postcodes/postcodes';
import { gridToDegrees } from './national-grid.ts';

/** Why a file cannot be imported, as one sentence for the operator. */
export class DirectoryProblem extends Error {
  override readonly name = 'DirectoryProblem';
}

/** A row of the table `postcode_point`, in millionths of a degree. */
interface PostcodePoint {
  readonly postcode: string;
  readonly lat: number;
  readonly lng: number;
  /** Codes of the statistics offices for the areas that the postcode lies in. */
  readonly areas?: readonly string[];
}

/** Null for a postcode that has ended or has no position; a text says what is wrong with the line. */
export type LineReader = (line: string) => PostcodePoint | null | string;

interface DirectoryFormat {
  readonly label: string;
  /** The words that the licence asks for. */
  readonly attribution: (year: number) => string;
  readonly hasHeader: boolean;
  /** Null for the first line of another kind of file; throws a DirectoryProblem for columns that are missing. */
  readonly readerFor: (firstLine: string) => LineReader | null;
}

const crownCopyright = (year: number): string =>
  `Contains OS data © Crown copyright and database right ${year}. ` +
  `Contains Royal Mail data © Royal Mail copyright and database right ${year}. ` +
  `Contains National Statistics data © Crown copyright and database right ${year}.`;

export const directoryFormats = {
  ons: {
    label: 'ONS Postcode Directory or National Statistics Postcode Lookup',
    attribution: (year) => `${crownCopyright(year)} Licensed under the Open Government Licence v3.0.`,
    hasHeader: true,
    readerFor: onsReader,
  },
  'code-point-open': {
    label: 'OS Code-Point Open',
    attribution: (year) => `${crownCopyright(year)} Licensed under the Open Government Licence v3.0.`,
    hasHeader: false,
    readerFor: codePointReader,
  },
  geonames: {
    label: 'GeoNames',
    attribution: (year) =>
      `Postcodes by GeoNames (www.geonames.org), licensed under CC BY 4.0. ${crownCopyright(year)}`,
    hasHeader: false,
    readerFor: geoNamesReader,
  },
} as const satisfies Record<string, DirectoryFormat>;
export type DirectoryFormatName = keyof typeof directoryFormats;

/** Columns that hold the whole postcode, in all editions; the best first. */
const onsPostcodeColumns = ['pcds', 'pcd8', 'pcd7', 'pcd', 'pcd2'];
const ONS_NO_POSITION = 99;
/** Output area, ward and local authority, as all editions call them. */
const ONS_AREA_COLUMN = /^(oa21|oa21cd|oa|osward|ward|wd\d\dcd|oslaua|laua|lad\d\dcd)$/;

function onsReader(firstLine: string): LineReader | null {
  const names = fieldsOf(firstLine, ',').map((name) => unquote(name).toLowerCase());
  const postcodeName = onsPostcodeColumns.find((name) => names.includes(name));
  if (postcodeName === undefined) return null;
  const missing = ['doterm', 'lat', 'long'].filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new DirectoryProblem(
      `This looks like an ONS directory, but it’s missing the column${missing.length > 1 ? 's' : ''} ${missing.join(' and ')}.`,
    );
  const [postcodeAt, endedAt, latAt, lngAt] = [postcodeName, 'doterm', 'lat', 'long'].map((name) =>
    names.indexOf(name),
  ) as [number, number, number, number];
  const areasAt = names.flatMap((name, at) => (ONS_AREA_COLUMN.test(name) ? [at] : []));
  return (line) => {
    const fields = fieldsOf(line, ',', names.length);
    if (fields.length !== names.length) return wrongColumns(fields.length, names.length);
    const [lat, lng] = [unquote(fields[latAt]!), unquote(fields[lngAt]!)];
    if (unquote(fields[endedAt]!) !== '' || Number(lat) > ONS_NO_POSITION || (lat === '' && lng === '')) return null;
    return point(
      unquote(fields[postcodeAt]!),
      degrees(lat),
      degrees(lng),
      areasAt.map((at) => unquote(fields[at]!)),
    );
  };
}

const CODE_POINT_COLUMNS = 10;
/** Local authority and ward are the last two columns. */
const CODE_POINT_AREAS = 8;
const CODE_POINT_NO_POSITION = '90';

function codePointReader(firstLine: string): LineReader | null {
  const read: LineReader = (line) => {
    const fields = fieldsOf(line, ',', CODE_POINT_COLUMNS);
    if (fields.length !== CODE_POINT_COLUMNS) return wrongColumns(fields.length, CODE_POINT_COLUMNS);
    const [postcode, quality, eastings, northings] = fields.slice(0, 4).map(unquote) as [
      string,
      string,
      string,
      string,
    ];
    if (!/^\d\d$/.test(quality)) return 'the quality isn’t a two-digit number';
    if (quality === CODE_POINT_NO_POSITION) return isPostcode(postcode) ? null : notAPostcode(postcode);
    if (!/^\d{1,7}$/.test(eastings) || !/^\d{1,7}$/.test(northings)) return 'eastings or northings are not numbers';
    const { lat, lng } = gridToDegrees(Number(eastings), Number(northings));
    return point(postcode, lat, lng, fields.slice(CODE_POINT_AREAS).map(unquote));
  };
  // The first line may be wrong in its position, but has to look like the others.
  const [postcode = '', quality = ''] = fieldsOf(firstLine, ',', CODE_POINT_COLUMNS).map(unquote);
  const looksRight = isPostcode(postcode) && /^\d\d$/.test(quality);
  return looksRight && fieldsOf(firstLine, ',').length === CODE_POINT_COLUMNS ? read : null;
}

const GEONAMES_COLUMNS = 12;
/** The code of the local authority, where there is one. */
const GEONAMES_AUTHORITY = 8;
const GEONAMES_LAT = 9;
const GEONAMES_LNG = 10;

function geoNamesReader(firstLine: string): LineReader | null {
  const [country, postcode = '', ...rest] = firstLine.split('\t');
  if (country !== 'GB' || rest.length < GEONAMES_LAT) return null;
  if (!isPostcode(postcode) && outcodeOf(postcode) !== null)
    throw new DirectoryProblem(
      'This GeoNames file only has districts. Use the one with full postcodes, GB_full.csv.zip.',
    );
  return (line) => {
    const fields = line.split('\t');
    if (fields.length !== GEONAMES_COLUMNS) return wrongColumns(fields.length, GEONAMES_COLUMNS);
    return point(fields[1]!, degrees(fields[GEONAMES_LAT]!), degrees(fields[GEONAMES_LNG]!), [
      fields[GEONAMES_AUTHORITY]!,
    ]);
  };
}

function point(text: string, lat: number, lng: number, areas: readonly string[] = []): PostcodePoint | string {
  const postcode = compactPostcode(text);
  if (!isPostcode(postcode)) return notAPostcode(text);
  if (Number.isNaN(lat) || Number.isNaN(lng)) return 'latitude or longitude is not a number';
  const { west, south, east, north } = ukBounds;
  if (lat < south || lat > north || lng < west || lng > east) return 'the point lies outside the United Kingdom';
  return { postcode, lat: Math.round(lat * MILLIONTHS), lng: Math.round(lng * MILLIONTHS), areas };
}

const isPostcode = (text: string): boolean => POSTCODE_FORMAT.test(compactPostcode(text));
const notAPostcode = (text: string): string => `"${text.slice(0, 20)}" is not a postcode`;
const wrongColumns = (found: number, expected: number): string => `it has ${found} columns instead of ${expected}`;
const degrees = (text: string): number => (/^\s*-?\d{1,3}(\.\d+)?\s*$/.test(text) ? Number(text) : Number.NaN);

/** Splitting at every separator is right, and fast, where the columns come out as expected. */
export function fieldsOf(line: string, separator: string, expected?: number): string[] {
  const fields = line.split(separator);
  if (fields.length === expected || !line.includes('"')) return fields;
  return line.match(/(?<=^|,)("(?:[^"]|"")*"|[^,]*)(?=,|$)/g) ?? [];
}

export function unquote(field: string): string {
  const text = field.trim();
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).trim() : text;
}
