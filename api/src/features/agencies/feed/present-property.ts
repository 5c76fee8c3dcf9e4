import type { FeedProperty, FeedRemark } from '@letfair/contract/agencies/feed/feed';
import type { Finding } from '@letfair/domain/listings/law/rule';
import type { Db } from '../../../platform/db.ts';
import { blockersOf, type ListingRow, listingLinks } from '../../listings/manage/index.ts';
import { type FeedPropertyRow, findFeedProperties } from './feed-properties.repository.ts';

export const remarksOn = (findings: readonly Finding[]): FeedRemark[] =>
  findings.map(({ field, sentence }) => ({ field, message: sentence }));

export async function presentProperties(
  db: Db,
  accountId: string,
  listings: readonly ListingRow[],
  publicUrl: string,
): Promise<FeedProperty[]> {
  const fed = await findFeedProperties(
    db,
    accountId,
    listings.map(({ reference }) => reference),
  );
  const shown: FeedProperty[] = [];
  for (const listing of listings)
    shown.push({
      reference: listing.reference,
      id: listing.id,
      status: listing.status,
      url: listingLinks(publicUrl).advert(listing.id),
      updatedAt: listing.updated_at.toISOString(),
      media: fed.get(listing.reference)?.media ?? 'none',
      problems: await problemsOf(db, listing, fed.get(listing.reference)),
    });
  return shown;
}

/** What keeps it from being public, and pictures that are missing. */
async function problemsOf(db: Db, listing: ListingRow, fed: FeedPropertyRow | undefined): Promise<FeedRemark[]> {
  const { status, rejection_reason, withheld_at } = listing;
  const isWithheld = withheld_at !== null || status === 'pending';
  return [
    ...(status === 'rejected' && rejection_reason ? [{ field: 'status', message: rejection_reason }] : []),
    ...(isWithheld ? remarksOn(await blockersOf(db, listing)) : []),
    ...(fed?.media_problems ?? []).map(({ source, wanted }) => ({
      field: 'photos',
      message: `${source}: ${wanted}`,
    })),
  ];
}
