import { codeTable } from '../../../code-table.ts';
import type { accessibilityItems, Floor, PropertyType, utilities } from '../../../homes/vocabulary.ts';
import type { ListingStatus } from '../../../listings/lifecycle.ts';
import { propertyTypeOfCode } from '../blm/blm-codes.ts';

/** Types that files of the trade do not have; park homes are no homes that are listed here. */
const furtherTypes = codeTable<PropertyType>({ '512': 'room' });

export const typeOfCode = (code: string): PropertyType | null => furtherTypes.get(code) ?? propertyTypeOfCode(code);

/** Statuses 2 and 3 are those of a sale. */
export const statusByCode = codeTable<ListingStatus>({
  '1': 'live',
  '4': 'let-agreed',
  '5': 'let-agreed',
  '6': 'let-agreed',
});

/** How often a rent is paid in a year. */
export const paymentsAYear: readonly number[] = [1, 4, 12, 52, 365];

export const floorByCode = codeTable<Floor>({ '1': 'basement', '2': 'ground', '3': '1st', '4': '2nd' });

/** Codes of kinds of parking; others say that there is none, or what is not known here. */
export const isParkingCode = (code: number): boolean => code >= 13 && code <= 24;

export const accessibilityByCode = codeTable<(typeof accessibilityItems)[number]>({
  '37': 'Step-free Access',
  '40': 'Accessible Bathroom',
  '43': 'Step-free Access',
  '44': 'Accessible Bathroom',
});

export const utilityByFlag = {
  water_bill_inc: 'Water',
  gas_bill_inc: 'Gas',
  electricity_bill_inc: 'Electricity',
  internet_bill_inc: 'Internet',
  tv_licence_inc: 'TV License',
  council_tax_inc: 'Council Tax',
} as const satisfies Readonly<Record<string, (typeof utilities)[number]>>;

export const leaseByMonths = codeTable<string>({
  '6': '6-month',
  '12': '12-month',
  '18': '18-month',
  '24': '24-month',
});

export const photoKindByCode = codeTable({ '1': 'photo', '2': 'floor-plan', '6': 'epc', '7': 'epc' } as const);

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
export const rtdfWarnings = { ignored: 'LF_WRN_001', law: 'LF_WRN_002', note: 'LF_WRN_003' } as const;
