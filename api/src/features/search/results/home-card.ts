import type { ListingSummary } from '@letfair/contract/search/search';
import { sharePictureUrl } from '@letfair/domain/files/photos';
import { propertyTypeLabels } from '@letfair/domain/homes/vocabulary';
import { listingPath } from '@letfair/domain/listings/listing-path';
import { formatPounds } from '@letfair/domain/money';
import type { Db } from '../../../platform/db.ts';
import type { HomeCard } from '../../../platform/mail/letter.ts';
import { presentCards } from './cards/present-cards.ts';

const bedroomsOf = ({ bedrooms }: ListingSummary): string => {
  if (bedrooms === 0) return 'No separate bedroom';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
};

function rentOf({ price, reducedFrom }: ListingSummary): string {
  const rent = `${formatPounds(price)} a month`;
  return reducedFrom === null ? rent : `Reduced from ${formatPounds(reducedFrom)} to ${rent}`;
}

const factsOf = (home: ListingSummary): readonly string[] => [bedroomsOf(home), propertyTypeLabels[home.propertyType]];

const inARow = (facts: readonly string[]): string => facts.filter((fact) => fact !== '').join(' · ');

/** Above homes like one that has ended. */
export const SIMILAR_HOMES = 'Here are some similar homes you can still rent:';

/** A home in an email: its photo, its title as a link, its rent and what it is. */
export function homeCard(home: ListingSummary, publicUrl: string): HomeCard {
  const largest = home.photo?.sources.at(-1);
  return {
    title: home.title,
    link: publicUrl + listingPath(home),
    lead: rentOf(home),
    facts: inARow([...factsOf(home), home.area]),
    photo: largest ? publicUrl + sharePictureUrl(largest.url) : null,
  };
}

/** The home that an email to anybody but its landlord or agent is about. */
export async function findHomeCard(db: Db, listingId: string, publicUrl: string): Promise<HomeCard | null> {
  const [home] = await presentCards(db, [listingId]);
  return home ? homeCard(home, publicUrl) : null;
}

/**
 * Homes in an email to their landlord or agent, who know them by address; what is not live has no page but the one to
 * manage it.
 */
export async function findOwnHomeCards(
  db: Db,
  listingIds: readonly string[],
  publicUrl: string,
): Promise<readonly HomeCard[]> {
  const homes = await presentCards(db, listingIds);
  if (homes.length === 0) return [];
  const rows = await db
    .selectFrom('listing')
    .select(['id', 'line1', 'city', 'postcode'])
    .where('id', 'in', listingIds)
    .execute();
  const addresses = new Map(rows.map(({ id, line1, city, postcode }) => [id, [line1, city, postcode]]));
  return homes.map((home) => ({
    ...homeCard(home, publicUrl),
    lead: (addresses.get(home.id) ?? []).filter((part) => part !== '').join(', '),
    facts: inARow([rentOf(home), ...factsOf(home)]),
    ...(home.status !== 'live' && { link: `${publicUrl}/properties/manage` }),
  }));
}

export async function findOwnHomeCard(db: Db, listingId: string, publicUrl: string): Promise<HomeCard | null> {
  const [home] = await findOwnHomeCards(db, [listingId], publicUrl);
  return home ?? null;
}
