import type { Nation } from '../../search/places/nations.ts';

const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;
export const WEEKS_A_MONTH = WEEKS_A_YEAR / MONTHS_A_YEAR;
/** Tenant Fees Act 2019, Sch. 1, para. 2: from this yearly rent on the deposit may be six weeks' rent instead of five. */
export const HIGH_RENT_A_YEAR_PENCE = 5_000_000;
const ENGLAND_DEPOSIT_WEEKS = 5;
const ENGLAND_HIGH_RENT_DEPOSIT_WEEKS = 6;
const SCOTLAND_DEPOSIT_MONTHS = 2;
const NORTHERN_IRELAND_DEPOSIT_MONTHS = 1;
export const ENGLAND_MONTHS_IN_ADVANCE = 1;
export const SCOTLAND_MONTHS_IN_ADVANCE = 6;

export const yearlyRentPence = (rentPence: number): number => rentPence * MONTHS_A_YEAR;

/** Rounded down once, at the end, so that a cap neither grows nor shrinks twice by rounding. */
const weeksOfRent = (rentPence: number, weeks: number): number =>
  Math.floor((yearlyRentPence(rentPence) * weeks) / WEEKS_A_YEAR);

export const isHighRent = (rentPence: number): boolean => yearlyRentPence(rentPence) >= HIGH_RENT_A_YEAR_PENCE;

/** The security deposit in weeks of rent; null where the nation has no cap. */
export function depositCapWeeks(nation: Nation, rentPence: number | null): number | null {
  if (nation === 'england') return isHighRent(rentPence ?? 0) ? ENGLAND_HIGH_RENT_DEPOSIT_WEEKS : ENGLAND_DEPOSIT_WEEKS;
  if (nation === 'wales') return null;
  const months = nation === 'scotland' ? SCOTLAND_DEPOSIT_MONTHS : NORTHERN_IRELAND_DEPOSIT_MONTHS;
  return months * WEEKS_A_MONTH;
}

type Cap = (rentPence: number) => number | null;

const securityDepositCaps: Readonly<Record<Nation, Cap>> = {
  england: (rent) => weeksOfRent(rent, isHighRent(rent) ? ENGLAND_HIGH_RENT_DEPOSIT_WEEKS : ENGLAND_DEPOSIT_WEEKS),
  wales: () => null,
  scotland: (rent) => rent * SCOTLAND_DEPOSIT_MONTHS,
  'northern-ireland': (rent) => rent * NORTHERN_IRELAND_DEPOSIT_MONTHS,
};

const holdingDepositCaps: Readonly<Record<Nation, Cap>> = {
  england: (rent) => weeksOfRent(rent, 1),
  wales: (rent) => weeksOfRent(rent, 1),
  scotland: () => 0,
  'northern-ireland': () => null,
};

const capOf = (caps: Readonly<Record<Nation, Cap>>, nation: Nation | null, rentPence: number | null): number | null =>
  nation === null || rentPence === null || !(rentPence > 0) ? null : caps[nation](rentPence);

/** Null where the nation has no cap, or without a rent to compute it from. */
export const depositCapPence = (nation: Nation | null, rentPence: number | null): number | null =>
  capOf(securityDepositCaps, nation, rentPence);

/** 0 in Scotland, where none may be taken; null where the nation has no cap, or without a rent. */
export const holdingDepositCapPence = (nation: Nation | null, rentPence: number | null): number | null =>
  capOf(holdingDepositCaps, nation, rentPence);

/** Null where the nation has no limit, or without a rent. */
export function rentInAdvanceCapPence(nation: Nation | null, rentPence: number | null): number | null {
  if (rentPence === null || !(rentPence > 0)) return null;
  if (nation === 'england') return rentPence * ENGLAND_MONTHS_IN_ADVANCE;
  return nation === 'scotland' ? rentPence * SCOTLAND_MONTHS_IN_ADVANCE : null;
}
