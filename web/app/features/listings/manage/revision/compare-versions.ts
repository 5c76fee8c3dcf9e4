import type { ListingContent } from '@letfair/contract/listings/listings';
import type { ListingToRead } from '@letfair/domain/listings/fields';
import { formOfValues } from '@letfair/domain/listings/form/listing-payload';
import { type Fact, partTitles, reviewFacts } from '@letfair/domain/listings/form/read-listing';
import { ukDay } from '@letfair/domain/uk-time';

/** The parts of a listing that a moderator reads, in the order of the screen. */
export const reviewParts = [
  { part: 'home', title: 'The home' },
  { part: 'A', title: partTitles.A },
  { part: 'B', title: partTitles.B },
  { part: 'C', title: partTitles.C },
] as const;

/** A version of a listing as the table of fields reads it. */
export function versionToRead(version: ListingContent, lister: ListingToRead['lister']): ListingToRead {
  const form = formOfValues({ ...version, features: version.ownFeatures, images: [] });
  return { ...form, nation: version.nation, lister, today: ukDay(new Date()) };
}

export interface ListingChange {
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** What two versions of a listing say differently, in the words of the screen. */
export function changedFacts(
  before: ListingContent,
  after: ListingContent,
  lister: ListingToRead['lister'],
): readonly ListingChange[] {
  const [old, now] = [readFacts(before, lister), readFacts(after, lister)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((term) => {
    const change = { term, before: old.get(term) ?? NOT_SAID, after: now.get(term) ?? NOT_SAID };
    return change.before === change.after ? [] : [change];
  });
}

export const NOT_SAID = 'Not given';

function readFacts(version: ListingContent, lister: ListingToRead['lister']): ReadonlyMap<string, string> {
  const facts: readonly Fact[] = [
    { term: 'Title', value: version.title },
    { term: 'Description', value: version.description },
    ...reviewParts.flatMap(({ part }) => reviewFacts(versionToRead(version, lister), part)),
  ];
  return new Map(facts.map(({ term, value }) => [term, value]));
}

const photoText = ({ photos }: ListingContent): string => photos.map(({ id, caption }) => `${id} ${caption}`).join();
export const haveSamePhotos = (one: ListingContent, two: ListingContent): boolean => photoText(one) === photoText(two);
