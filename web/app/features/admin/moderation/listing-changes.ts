import type { ReviewedListing } from '@letfair/contract/moderation';
import type { ListingToRead } from '@letfair/domain/listings/fields';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';
import { type Fact, reviewFacts } from '@letfair/domain/listings/form/read-listing';
import { listingStatusLabels } from '@letfair/domain/listings/lifecycle';
import { ukDay } from '@letfair/domain/uk-time';

/** The parts of a listing that a moderator reads, in the order of the screen. */
export const reviewParts = [
  { part: 'home', title: 'The home' },
  { part: 'A', title: 'Part A: costs' },
  { part: 'B', title: 'Part B: what every home has' },
  { part: 'C', title: 'Part C: what this home has' },
] as const;

/** The listing as the table of fields reads it. */
export function listingToRead(listing: ReviewedListing): ListingToRead {
  const form = formOfValues({ ...listing, features: listing.ownFeatures, images: [] });
  return { ...form, nation: listing.nation, lister: listing.lister.userType, today: ukDay(new Date()) };
}

export interface ListingChange {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions of a listing, in the words of the screen. */
export function listingChanges(before: ReviewedListing, after: ReviewedListing): readonly ListingChange[] {
  const old = new Map(readFacts(before).map(({ term, value }) => [term, value]));
  const changed = readFacts(after).flatMap(({ term, value }) => {
    const was = old.get(term) ?? 'Not said';
    return was === value ? [] : [{ term, before: was, after: value }];
  });
  return samePhotos(before, after) ? changed : [...changed, { term: 'Photos', ...photoCounts(before, after) }];
}

const readFacts = (listing: ReviewedListing): readonly Fact[] => {
  const facts: Fact[] = [
    { term: 'Status', value: listingStatusLabels[listing.status] },
    { term: 'Title', value: listing.title },
    { term: 'Description', value: listing.description },
    ...reviewParts.flatMap(({ part }) => reviewFacts(listingToRead(listing), part)),
  ];
  return [...new Map(facts.map((fact) => [fact.term, fact])).values()];
};

const photoText = ({ photos }: ReviewedListing): string => photos.map(({ id, caption }) => `${id} ${caption}`).join();
const samePhotos = (one: ReviewedListing, two: ReviewedListing): boolean => photoText(one) === photoText(two);

const photoCounts = (before: ReviewedListing, after: ReviewedListing) => {
  const isAsMany = before.photos.length === after.photos.length;
  return {
    before: `${before.photos.length} photos`,
    after: isAsMany ? 'other pictures, captions or order' : `${after.photos.length} photos`,
  };
};
