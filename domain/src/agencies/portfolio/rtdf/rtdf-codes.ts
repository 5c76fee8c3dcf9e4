import { codeTable } from '../../../code-table.ts';
import type { PhotoKind } from '../../../files/photos.ts';
import type { accessibilityItems, Floor, LeaseLength, PropertyType, utilities } from '../../../homes/vocabulary.ts';
import { keysOf } from '../../../keys-of.ts';
import type { ListingStatus } from '../../../listings/lifecycle.ts';
import { propertyTypeOfCode } from '../blm/blm-codes.ts';

/** Types that files of the trade do not have; park homes are no homes that are listed here. */
const furtherTypes = codeTable<PropertyType>({ '512': 'room' });

export const typeOfCode = (code: string): PropertyType | null => furtherTypes.get(code) ?? propertyTypeOfCode(code);

/** For values of ours that the feed has no code for. */
const NOT_SENT = [] as const;
/** Reads codes of the feed. A value of ours without its codes does not compile. */
const byCode = <Value extends string>(codes: Readonly<Record<Value, readonly (number | string)[]>>) =>
  new Map(keysOf(codes).flatMap((value) => codes[value].map((code) => [String(code), value] as const))) as ReadonlyMap<
    string,
    Value
  >;

/** Statuses 2 and 3 are those of a sale. */
export const statusByCode = byCode<ListingStatus>({
  pending: NOT_SENT,
  live: [1],
  paused: NOT_SENT,
  'let-agreed': [4, 5, 6],
  let: NOT_SENT,
  withdrawn: NOT_SENT,
  rejected: NOT_SENT,
  expired: NOT_SENT,
});

/** How often a rent is paid in a year. */
export const paymentsAYear: readonly number[] = [1, 4, 12, 52, 365];

export const floorByCode = byCode<Floor>({
  basement: [1],
  ground: [2],
  '1st': [3],
  '2nd': [4],
  '3rd': NOT_SENT,
  '4th': NOT_SENT,
  '5th': NOT_SENT,
  '6th-to-9th': NOT_SENT,
  '10th-or-above': NOT_SENT,
  top: NOT_SENT,
});

/** Codes of kinds of parking; others say that there is none, or what is not known here. */
export const isParkingCode = (code: number): boolean => code >= 13 && code <= 24;

export const accessibilityByCode = byCode<(typeof accessibilityItems)[number]>({
  'Step-free Access': [37, 43],
  'Wheelchair Accessible': NOT_SENT,
  'Accessible Bathroom': [40, 44],
  'Accessible Kitchen': NOT_SENT,
  'Accessible Parking': NOT_SENT,
  'Hearing Loop': NOT_SENT,
});

/** Flags among the details. */
export const utilityByFlag = byCode<(typeof utilities)[number]>({
  Gas: ['gas_bill_inc'],
  Electricity: ['electricity_bill_inc'],
  Water: ['water_bill_inc'],
  'Council Tax': ['council_tax_inc'],
  Internet: ['internet_bill_inc'],
  'TV License': ['tv_licence_inc'],
  'Contents Insurance': NOT_SENT,
});

export const leaseByMonths = byCode<LeaseLength>({
  '6-month': [6],
  '12-month': [12],
  '18-month': [18],
  '24-month': [24],
  rolling: NOT_SENT,
  other: NOT_SENT,
});

/** By `let_type`; where it is not specified the feed says nothing. */
export const shortLetByType = codeTable<boolean>({ '1': false, '2': true });

/** Among the media, beside the pictures. */
export const VIDEO_TOUR_CODE = '4';

export const photoKindByCode = byCode<PhotoKind>({ photo: [1], 'floor-plan': [2], epc: [6, 7] });

/** An object of a stranger may say how it becomes a number, and throw; no figure is one. */
export const numberOf = (value: unknown): number => (typeof value === 'object' ? Number.NaN : Number(value));

/** Removal reason 12 is "let by us"; all others take the home off the market. */
export const removalStatus = (reason: unknown): 'let' | 'withdrawn' => (numberOf(reason) === 12 ? 'let' : 'withdrawn');

export const LETTINGS_CHANNEL = 2 as const;

/** What is wrong with a request, as software of the trade reads it. */
export const rtdfErrors = {
  malformed: 'LF_ERR_001',
  missing: 'LF_ERR_002',
  value: 'LF_ERR_003',
  channel: 'LF_ERR_004',
  key: 'LF_ERR_005',
  limit: 'LF_ERR_006',
  notFound: 'LF_ERR_007',
  account: 'LF_ERR_008',
  server: 'LF_ERR_009',
  branch: 'LF_ERR_010',
} as const;
export type RtdfErrorName = keyof typeof rtdfErrors;

/** What was accepted, but not as it was said. */
export const rtdfWarnings = {
  ignored: 'LF_WRN_001',
  law: 'LF_WRN_002',
  note: 'LF_WRN_003',
  picture: 'LF_WRN_004',
} as const;
