import { reductionOf } from '@letfair/domain/listings/rents/reductions';
import { isSameHome } from '@letfair/domain/listings/rents/rent-history';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Tables } from '../../../platform/tables.ts';
import {
  listingsEndedBefore,
  type OwnRent,
  rentsOfEarlierListings,
  rentsOfListing,
  setRentState,
} from './rents.repository.ts';

type ListingRow = Selectable<Tables['listing']>;

const MATCH_ATTEMPTS = 10;

/**
 * Call it in the transaction that wrote a listing. The database has kept its rent; this finds which earlier listing a
 * live one continues and whether it is reduced, and tells the saved searches of a cut.
 */
export async function refreshRentFacts(tx: Tx, listing: ListingRow): Promise<ListingRow> {
  if (listing.status !== 'live') return listing;
  const own = await rentsOfListing(tx, listing.id);
  const [before, latest] = own.slice(-2);
  if (before && latest?.isNew && latest.rentPence < before.rentPence)
    await enqueue(
      tx,
      'match-saved-searches',
      { listingId: listing.id, rentId: latest.id },
      { attempts: MATCH_ATTEMPTS },
    );
  const continues_id = await findEarlierListing(tx, listing, own);
  const reduction = reductionOf([...(await rentsOfEarlierListings(tx, continues_id)), ...own], new Date());
  const isUpToDate =
    listing.continues_id === continues_id &&
    listing.reduced_from_pence === (reduction?.fromPence ?? null) &&
    listing.reduced_until?.getTime() === reduction?.until.getTime();
  if (isUpToDate) return listing;
  return setRentState(tx, listing.id, {
    continues_id,
    reduced_from_pence: reduction?.fromPence ?? null,
    reduced_until: reduction?.until ?? null,
  });
}

const homeOf = ({
  property_type: propertyType,
  ...address
}: Pick<ListingRow, 'title' | 'line1' | 'line2' | 'postcode' | 'property_type'>) => ({ ...address, propertyType });

/** The last listing of the same home by the same account that was over before this one went live. */
async function findEarlierListing(tx: Tx, listing: ListingRow, own: readonly OwnRent[]): Promise<string | null> {
  const [first] = own;
  const ended = first ? await listingsEndedBefore(tx, listing, first.since) : [];
  return ended.find((other) => isSameHome(homeOf(other), homeOf(listing)))?.id ?? null;
}
