import { codeTable } from '../../../code-table.ts';
import type { Furnishing, PropertyType } from '../../../homes/vocabulary.ts';
import type { ListingStatus } from '../../../listings/lifecycle.ts';

/** PROP_SUB_ID by our types; the first code of each is the one that is written. The real-time feed has the same codes. */
const propertyCodes: { readonly [Type in PropertyType]: readonly [number, ...number[]] } = {
  terraced: [1, 2],
  'semi-detached': [3],
  detached: [4, 21],
  house: [26, 5, 6, 22, 23],
  flat: [8, 7, 28, 29, 44],
  studio: [9],
  maisonette: [11, 10, 56],
  bungalow: [12, 13, 14, 15],
  room: [48, 49],
};

const typeByCode = new Map(
  Object.entries(propertyCodes).flatMap(([type, codes]) => codes.map((code) => [String(code), type as PropertyType])),
) as ReadonlyMap<string, PropertyType>;

/** Null for "not specified" and for what is no home we list. */
export const propertyTypeOfCode = (code: string): PropertyType | null => typeByCode.get(code.trim()) ?? null;
export const codeOfPropertyType = (type: PropertyType): string => String(propertyCodes[type][0]);

const furnishingCodes = codeTable<Furnishing | ''>({
  '0': 'furnished',
  '1': 'part-furnished',
  '2': 'unfurnished',
  '4': '',
});

/** '' for "either"; null where it is not specified. */
export const furnishingOfCode = (code: string): Furnishing | '' | null => furnishingCodes.get(code.trim()) ?? null;
export const codeOfFurnishing = (furnishing: Furnishing | ''): string =>
  [...furnishingCodes].find(([, said]) => said === furnishing)?.[0] ?? '4';

/** LET_RENT_FREQUENCY: for how many months the price is. A year has 52 weeks. */
const months = codeTable<number>({ '0': 12 / 52, '1': 1, '2': 3, '3': 12, '5': 12 / 52 });
export const monthsOfFrequency = (code: string): number | null => months.get(code.trim()) ?? null;

interface LetType {
  readonly shortLet: boolean;
  readonly studentsWelcome?: true;
}

/** LET_TYPE_ID: a code for a long or short let says nothing about students. */
const letTypes = codeTable<LetType>({
  '1': { shortLet: false },
  '2': { shortLet: true },
  '3': { shortLet: false, studentsWelcome: true },
});
export const letTypeOfCode = (code: string): LetType | null => letTypes.get(code.trim()) ?? null;
export const codeOfLetType = (shortLet: boolean, studentsWelcome: boolean): string =>
  shortLet ? '2' : studentsWelcome ? '3' : '1';

const statuses = codeTable<ListingStatus>({
  '0': 'live',
  '3': 'let-agreed',
  '4': 'let-agreed',
  '5': 'let-agreed',
  '7': 'let',
});

/** Null for the statuses of a sale. A home that is not published rests. */
export function statusOfCodes(status: string, published: string): ListingStatus | null {
  const found = statuses.get(status.trim()) ?? null;
  return found === 'live' && published.trim() === '0' ? 'paused' : found;
}

/** The format has no withdrawn homes: they are left out of the file. */
export const codesOfStatus: { readonly [Status in Exclude<ListingStatus, 'withdrawn'>]: readonly [string, string] } = {
  live: ['0', '1'],
  pending: ['0', '1'],
  paused: ['0', '0'],
  rejected: ['0', '0'],
  expired: ['0', '0'],
  'let-agreed': ['5', '1'],
  let: ['7', '1'],
};
