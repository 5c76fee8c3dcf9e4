import { type ListingForm, MAX_COUNT, MAX_DEPOSIT, MAX_RENT } from '@letfair/domain/listings/listing-form';
import { formatCount } from '@letfair/domain/money';

const amounts = { monthlyRent: MAX_RENT, holdingDeposit: MAX_DEPOSIT, securityDeposit: MAX_DEPOSIT } as const;
const counts = ['rentInAdvanceMonths', 'occupants', 'households', 'storeys'] as const;

type Figure = keyof typeof amounts | (typeof counts)[number];

/** Figures that the server would refuse, told where they were typed instead of at the end of the way. */
export function figureProblems(form: ListingForm): Readonly<Partial<Record<Figure, string>>> {
  const problems: Partial<Record<Figure, string>> = {};
  for (const [name, max] of Object.entries(amounts) as [keyof typeof amounts, number][]) {
    const amount = form[name];
    if (amount === null) continue;
    if (amount > max) problems[name] = `Enter at most £${formatCount(max)}.`;
    else if (!hasPenceAtMost(amount)) problems[name] = 'Enter pounds and pence, such as 276.92.';
  }
  for (const name of counts) {
    const count = form[name];
    if (count !== null && !(Number.isInteger(count) && count >= 1 && count <= MAX_COUNT))
      problems[name] = `Enter a whole number from 1 to ${MAX_COUNT}, or leave it empty.`;
  }
  return problems;
}

/** The same rounding as on the wire: what a browser makes of 0.1 + 0.2 is still 30 pence. */
const hasPenceAtMost = (amount: number): boolean => Number.isInteger(Math.round(amount * 1e6) / 1e4);
