interface Bill {
  readonly name: string;
  /** Of a home, in pounds a year. */
  readonly yearly: number;
  /** Where the figure comes from, and of when it is. */
  readonly source: string;
}

/** What Band C pays, as a part of Band D (Local Government Finance Act 1992, s. 5). */
const BAND_C = 8 / 9;

/** Someone who lives alone pays a quarter less council tax (Local Government Finance Act 1992, s. 11). */
const SINGLE_PERSON_DISCOUNT = 0.25;

const councilTax: Bill = {
  name: 'Council tax',
  yearly: 2_280 * BAND_C,
  source: 'band C, from the average band D bill in England, 2025 to 2026 (gov.uk, April 2025)',
};

/** Bills that do not depend on how many live there. */
const otherBills: readonly Bill[] = [
  {
    name: 'Gas and electricity',
    yearly: 1_755,
    source: 'a typical home under the price cap, October to December 2025 (Ofgem)',
  },
  { name: 'Water', yearly: 603, source: 'the average bill in England and Wales, 2025 to 2026 (Water UK)' },
  { name: 'Broadband', yearly: 360, source: 'our estimate: £30 a month' },
  { name: 'TV licence', yearly: 174.5, source: 'from April 2025 (TV Licensing)' },
];

/** What a home's bills come to a month, in whole pounds, one by one. */
export const monthlyBills = (people: number): readonly (Omit<Bill, 'yearly'> & { readonly monthly: number })[] => {
  const tax = people === 1 ? councilTax.yearly * (1 - SINGLE_PERSON_DISCOUNT) : councilTax.yearly;
  return [{ ...councilTax, yearly: tax }, ...otherBills].map(({ name, yearly, source }) => ({
    name,
    source,
    monthly: Math.round(yearly / 12),
  }));
};
