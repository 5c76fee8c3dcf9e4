interface Band {
  /** Of a year's pay, in pounds. */
  readonly above: number;
  readonly rate: number;
}

/**
 * Income Tax on earnings in England, Wales and Northern Ireland, 2026 to 2027: thresholds are frozen until April 2031
 * (Budget of November 2025). In Scotland other bands apply.
 */
const PERSONAL_ALLOWANCE = 12_570;
const taxBands: readonly Band[] = [
  { above: 0, rate: 0.2 },
  { above: 37_700, rate: 0.4 },
  { above: 125_140, rate: 0.45 },
];
/** Above it the allowance shrinks by £1 for every £2. */
const ALLOWANCE_SHRINKS_ABOVE = 100_000;

/** Class 1 National Insurance of employees, category A, 2026 to 2027. */
const insuranceBands: readonly Band[] = [
  { above: 12_570, rate: 0.08 },
  { above: 50_270, rate: 0.02 },
];

const inBands = (amount: number, bands: readonly Band[]): number =>
  bands.reduce((sum, { above, rate }, at) => {
    const end = bands[at + 1]?.above ?? Number.POSITIVE_INFINITY;
    return sum + Math.max(0, Math.min(amount, end) - above) * rate;
  }, 0);

function allowanceOf(yearly: number): number {
  return Math.max(0, PERSONAL_ALLOWANCE - Math.max(0, yearly - ALLOWANCE_SHRINKS_ABOVE) / 2);
}

/** About what an employee without pension or student loan is paid out of a year's gross pay. */
export const takeHomeOf = (yearly: number): number =>
  yearly - inBands(yearly - Math.min(yearly, allowanceOf(yearly)), taxBands) - inBands(yearly, insuranceBands);
