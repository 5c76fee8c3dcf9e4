import type { APIRequestContext } from '@playwright/test';
import { newAccount, reviewer } from './new-account.ts';
import { type aListing, approveListing, submitListing } from './new-listing.ts';

type Changes = Parameters<typeof aListing>[0];

/** Lawful whatever the rent. */
const lowDeposits = { holdingDeposit: 50, securityDeposit: 100 };

/**
 * Homes that everybody can find, all in one outcode, oldest first. Tests run side by side on one marketplace: each looks in
 * an outcode of its own.
 */
export async function liveHomes(
  request: APIRequestContext,
  outcode: string,
  homes: readonly Changes[],
): Promise<readonly string[]> {
  const [lister, admin] = [await newAccount(request, 'landlord'), await reviewer(request)];
  const inOutcode = { line2: '', city: 'Quayside', postcode: `${outcode} 0AA`, county: 'Cumbria' };
  const ids: string[] = [];
  for (const [at, home] of homes.entries()) {
    const address = { line1: `${at + 1} Quay Row`, ...inOutcode };
    const id = await submitListing(request, lister, { materialInformation: lowDeposits, ...home, address });
    await approveListing(request, admin, id);
    ids.push(id);
  }
  return ids;
}
