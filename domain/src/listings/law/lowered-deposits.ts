import type { ListingForm } from '../fields.ts';
import { depositCapPence, holdingDepositCapPence } from './caps.ts';
import { isOutsideTenantFees } from './claims.ts';
import type { ListingFacts } from './facts.ts';

/** In pounds; only the deposits that have to come down. */
export type LoweredDeposits = Partial<Pick<ListingForm, 'holdingDeposit' | 'securityDeposit'>>;

const PENCE = 100;

/** Whole pounds, because that is how deposits are asked for. A cap below one pound stays as it is. */
const roundedDown = (capPence: number): number => (capPence < PENCE ? capPence / PENCE : Math.floor(capPence / PENCE));

function lowered(amountPence: number | null, capPence: number | null): number | null {
  // Where none may be taken (a cap of 0, in Scotland) the page says that there is none, whatever is entered.
  if (amountPence === null || !capPence || amountPence <= capPence) return null;
  return roundedDown(capPence);
}

/**
 * What the deposits of a home may be at most, where its rent makes them too high: a deposit that was lawful breaks the
 * cap once the rent is cut.
 */
export function loweredDeposits(facts: ListingFacts): LoweredDeposits {
  if (isOutsideTenantFees(facts)) return {};
  const { nation, rentPence } = facts;
  const holdingDeposit = lowered(facts.holdingDepositPence, holdingDepositCapPence(nation, rentPence));
  const securityDeposit = lowered(facts.securityDepositPence, depositCapPence(nation, rentPence));
  return {
    ...(holdingDeposit !== null && { holdingDeposit }),
    ...(securityDeposit !== null && { securityDeposit }),
  };
}
