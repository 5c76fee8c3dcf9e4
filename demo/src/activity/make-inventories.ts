import type { MarketInventory, MarketListing } from '@letfair/api';
import { isInServiceArea } from '@letfair/domain/listings/inventory/inventory-service';
import { daysFrom, hoursBefore } from '../dates.ts';

/** How many there are of each kind, from the home that was handed in last. */
const [REQUESTED, ARRANGED, COMPLETED, CANCELLED] = [5, 4, 8, 1];
/** Hours after the request. */
const [ARRANGED_AFTER, COMPLETED_AFTER] = [20, 96];
const LEAST_DAYS = { arranged: 1, completed: 5 } as const;

const seen: readonly MarketListing['status'][] = ['pending', 'live', 'let-agreed'];

/** Inventories that landlords and agents asked for when they listed a home, in all states. */
export function makeInventories(now: Date, homes: readonly MarketListing[]): MarketInventory[] {
  const served = homes
    .filter(({ status, form }) => seen.includes(status) && isInServiceArea(form.address))
    .toSorted((one, two) => two.submitted.getTime() - one.submitted.getTime());
  const requested = served.slice(0, REQUESTED);
  const olderThan = (days: number, others: readonly MarketListing[]) =>
    served.filter((home) => daysFrom(home.submitted, now) > days && !others.includes(home));
  const arranged = olderThan(LEAST_DAYS.arranged, requested).slice(0, ARRANGED);
  const done = olderThan(LEAST_DAYS.completed, [...requested, ...arranged]);
  const after = ({ submitted }: MarketListing, hours: number) => hoursBefore(submitted, -hours);
  const arrangedStep = (home: MarketListing) => ({ status: 'arranged', at: after(home, ARRANGED_AFTER) }) as const;
  return [
    ...requested.map((home) => ({ home, steps: [] })),
    ...arranged.map((home) => ({ home, steps: [arrangedStep(home)] })),
    ...done.slice(0, COMPLETED).map((home) => ({
      home,
      steps: [arrangedStep(home), { status: 'completed', at: after(home, COMPLETED_AFTER) } as const],
    })),
    ...done.slice(COMPLETED, COMPLETED + CANCELLED).map((home) => ({
      home,
      steps: [{ status: 'cancelled', at: after(home, ARRANGED_AFTER) } as const],
    })),
  ];
}
