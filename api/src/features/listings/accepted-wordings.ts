import { type AcceptedWording, disputedExcerpt } from '@letfair/domain/moderation/accepted-wording';
import type { Db } from '../../platform/db.ts';
import type { ListingRow } from './listings.repository.ts';
import { blockersOf, factsOfListings } from './publication.ts';

interface DisputableWording extends AcceptedWording {
  /** What the rule says of it. */
  readonly sentence: string;
}

/** What the wording check objects to in a listing, as the lister can appeal it. */
export async function disputableWordings(db: Db, listing: ListingRow): Promise<DisputableWording[]> {
  const facts = (await factsOfListings(db, [listing])).get(listing.id);
  if (!facts) return [];
  return (await blockersOf(db, listing)).flatMap((finding) => {
    const excerpt = disputedExcerpt(finding, facts.wording);
    const { rule, field, sentence } = finding;
    return excerpt === null ? [] : [{ rule, field, excerpt, sentence }];
  });
}
