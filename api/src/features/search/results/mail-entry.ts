import type { ListingSummary } from '@letfair/contract/search/search';
import { sharePictureUrl } from '@letfair/domain/files/photos';
import { propertyTypeLabels } from '@letfair/domain/homes/vocabulary';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { formatPounds } from '@letfair/domain/money';
import type { Db } from '../../../platform/db.ts';
import type { MailEntry } from '../../../platform/mail/layout.ts';
import { presentCards } from './present-cards.ts';

const bedroomsOf = ({ bedrooms }: ListingSummary): string => {
  if (bedrooms === 0) return 'no separate bedroom';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
};

const lineOf = (home: ListingSummary): string => {
  const rent = `${formatPounds(home.price)} a month`;
  const rentOrCut = home.reducedFrom === null ? rent : `Reduced from ${formatPounds(home.reducedFrom)} to ${rent}`;
  return [rentOrCut, bedroomsOf(home), propertyTypeLabels[home.propertyType], home.area].join(' · ');
};

/** A home in a mail: its photo, its title as a link, and a line about it. */
export function mailEntry(home: ListingSummary, publicUrl: string): MailEntry {
  const largest = home.photo?.sources.at(-1);
  return {
    label: home.title,
    link: publicUrl + listingPath(home),
    line: lineOf(home),
    photo: largest ? publicUrl + sharePictureUrl(largest.url) : null,
  };
}

/** The home that a mail to somebody else than its lister is about. */
export const findMailEntries = async (db: Db, listingId: string, publicUrl: string): Promise<readonly MailEntry[]> =>
  (await presentCards(db, [listingId])).map((home) => mailEntry(home, publicUrl));

/** Homes in a mail to their lister, who knows them by address; what is not live has no page but the one to manage it. */
export async function findOwnMailEntries(
  db: Db,
  listingIds: readonly string[],
  publicUrl: string,
): Promise<readonly MailEntry[]> {
  const homes = await presentCards(db, listingIds);
  if (homes.length === 0) return [];
  const rows = await db
    .selectFrom('listing')
    .select(['id', 'line1', 'city', 'postcode'])
    .where('id', 'in', listingIds)
    .execute();
  const addresses = new Map(rows.map(({ id, line1, city, postcode }) => [id, [line1, city, postcode]]));
  return homes.map((home) => ({
    ...mailEntry(home, publicUrl),
    line: (addresses.get(home.id) ?? []).filter((part) => part !== '').join(', '),
    ...(home.status !== 'live' && { link: `${publicUrl}/properties/manage` }),
  }));
}
