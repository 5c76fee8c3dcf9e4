import { changedRent, type RentChange, rentProblem, rentSentences } from '@letfair/domain/listings/bulk/bulk-changes';
import { factsOfForm } from '@letfair/domain/listings/law/facts';
import { type LoweredDeposits, loweredDeposits } from '@letfair/domain/listings/law/lowered-deposits';
import { publishable } from '@letfair/domain/listings/law/publishable';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { canEdit } from '@letfair/domain/listings/lifecycle';
import { isOftenRefused, REFUSALS_COUNT_DAYS, rentReason } from '@letfair/domain/listings/review/edit-reasons';
import { priceFlag } from '@letfair/domain/listings/review/review-flags';
import { isReadAnyway } from '@letfair/domain/listings/review/revision';
import type { Db } from '../../../../platform/db.ts';
import { rememberedFlagSources } from '../assess-listing.ts';
import { formOfListing } from '../listing-columns.ts';
import type { ListingRow } from '../listings.repository.ts';
import { notPublishable, surroundingsOf, today } from '../publication.ts';
import { notFromHere } from '../refusals.ts';
import { refusedRevisions, revisionsOf } from '../revisions/revisions.repository.ts';

export interface NewRents {
  /** In pence, by the ids of the listings; also of those that are refused. */
  readonly rents: ReadonlyMap<string, number>;
  /** In pounds: what comes down with the rent, where that was wanted. */
  readonly deposits: ReadonlyMap<string, LoweredDeposits>;
  readonly refused: ReadonlyMap<string, string>;
}

/** What a change of rents makes of each listing, and why some have to be changed one by one. */
export async function findNewRents(
  db: Db,
  listings: readonly ListingRow[],
  change: RentChange,
  { lowerDeposits }: { readonly lowerDeposits: boolean },
): Promise<NewRents> {
  const ids = listings.map(({ id }) => id);
  const rents = new Map(listings.map(({ id, rent_pence }) => [id, changedRent(rent_pence, change)]));
  const [revisions, surroundings] = [await revisionsOf(db, ids), await surroundingsOf(db, ids)];
  const day = today();

  const deposits = new Map<string, LoweredDeposits>();

  /** What the law objects to because of the rent: a deposit that was lawful may be too high for a lower one. */
  function newBlockers(listing: ListingRow, rentPence: number): readonly Finding[] {
    const { lister, ...beside } = surroundings.get(listing.id) ?? { lister: 'landlord' as const };
    const form = formOfListing(listing, []);
    const factsAt = (monthlyRent: number, lowered: LoweredDeposits = {}) =>
      factsOfForm({ ...form, monthlyRent, ...lowered }, lister, beside);
    const monthlyRent = rentPence / 100;
    const lowered = lowerDeposits ? loweredDeposits(factsAt(monthlyRent)) : {};
    if (Object.keys(lowered).length > 0) deposits.set(listing.id, lowered);
    const before = new Set(publishable(factsAt(listing.rent_pence / 100), day).reasons.map(({ rule }) => rule));
    return publishable(factsAt(monthlyRent, lowered), day).reasons.filter(({ rule }) => !before.has(rule));
  }

  const refusals = await refusedRevisions(db, ids, REFUSALS_COUNT_DAYS);
  const sources = rememberedFlagSources(db, listings[0]?.account_id ?? '');

  /** Whether a moderator has to read the rent before it is shown. */
  async function isReviewed(listing: ListingRow, rentPence: number): Promise<boolean> {
    const { id, status, postcode, bedrooms, rent_pence, approved_rent_pence } = listing;
    if (isReadAnyway(status)) return false;
    if (status === 'rejected' || isOftenRefused(refusals.get(id) ?? 0)) return true;
    if (rentReason(approved_rent_pence ?? rent_pence, rentPence) !== null) return true;
    return priceFlag(rentPence, await sources.rents(postcode, bedrooms)) !== null;
  }

  async function refusalOf(listing: ListingRow): Promise<string | null> {
    const { id, status, rent_pence } = listing;
    const rentPence = rents.get(id) ?? rent_pence;
    if (!canEdit(status)) return notFromHere(status).message;
    const problem = rentProblem(rent_pence, rentPence);
    if (problem) return problem;
    if (await isReviewed(listing, rentPence)) return rentSentences.needsReview;
    if (revisions.has(id)) return rentSentences.revisionWaits;
    const blockers = newBlockers(listing, rentPence);
    return blockers.length > 0 ? notPublishable(blockers).message : null;
  }

  const refused = new Map<string, string>();
  for (const listing of listings) {
    const reason = await refusalOf(listing);
    if (reason) refused.set(listing.id, reason);
  }
  for (const id of refused.keys()) deposits.delete(id);
  return { rents, deposits, refused };
}
