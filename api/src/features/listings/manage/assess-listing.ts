import { ownValue } from '@letfair/domain/code-table';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { assessListing } from '@letfair/domain/listings/law/assess';
import { factsOfForm, type ListingFacts, type OutsideForm } from '@letfair/domain/listings/law/facts';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { advertFlags } from '@letfair/domain/listings/review/advert-flags';
import { copyFlag } from '@letfair/domain/listings/review/copies/copy-flag';
import { placeFindings, placeFlag } from '@letfair/domain/listings/review/place-flag';
import {
  claimFlags,
  newAccountFlag,
  type OwnText,
  priceFlag,
  type ReviewFlag,
  reusedPhotoFlag,
  wordingFlag,
} from '@letfair/domain/listings/review/review-flags';
import { unlawfulWordingFlag } from '@letfair/domain/listings/review/unlawful-wording';
import { outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import type { Db } from '../../../platform/db.ts';
import { compareRents } from '../../search/results/index.ts';
import { findReusedPhotos, photosOf } from '../photos/index.ts';
import { findCopies } from './copies/find-copies.ts';
import { findLister, type ListingRow } from './listings.repository.ts';
import { factsOfListings, today } from './publication.ts';

type ListerType = 'landlord' | 'agent';

/** What the law of today says of a form, and what in its address contradicts itself. */
export const assessForm = (
  form: ListingForm,
  lister: ListerType,
  outside: Pick<OutsideForm, 'hasFeesLink'> = {},
): readonly Finding[] => [
  ...assessListing(factsOfForm(form, lister, outside), today()),
  ...placeFindings(form.address),
];

/** The same of stored listings, by their ids. */
export async function assessListings(
  db: Db,
  listings: readonly ListingRow[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const facts = await factsOfListings(db, listings);
  return new Map(
    listings.flatMap((listing) => {
      const known = facts.get(listing.id);
      return known ? [[listing.id, [...assessListing(known, today()), ...placeFindings(listing)]] as const] : [];
    }),
  );
}

export const blocking = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'block');

/** What flags look at that many listings of one account share. */
export interface FlagSources {
  readonly lister: () => ReturnType<typeof findLister>;
  readonly rents: (postcode: string, bedrooms: number) => ReturnType<typeof compareRents>;
}

const flagSources = (db: Db, accountId: string): FlagSources => ({
  lister: () => findLister(db, accountId),
  rents: (postcode, bedrooms) => compareRents(db, postcode, bedrooms),
});

/** Asks the database once for what it is asked again and again while many listings are saved. */
export function rememberedFlagSources(db: Db, accountId: string): FlagSources {
  const { lister, rents } = flagSources(db, accountId);
  const answers = new Map<string, unknown>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const known = (answers.get(key) as Promise<T> | undefined) ?? ask();
    answers.set(key, known);
    return known;
  };
  return {
    lister: () => once('lister', lister),
    rents: (postcode, bedrooms) => once(`${outcodeOf(postcode)} ${bedrooms}`, () => rents(postcode, bedrooms)),
  };
}

interface FlaggedHome {
  readonly form: ListingForm;
  readonly captions?: Readonly<Record<string, string>>;
  /** Of a home that is listed already, which is no copy of itself. */
  readonly listingId?: string | null;
  /** What was found of a home whose address and text have not changed since. */
  readonly knownCopy?: ReviewFlag | null | undefined;
  /** What it is compared with, where many homes are looked up at once. */
  readonly candidates?: Parameters<typeof findCopies>[1]['candidates'];
}

/** What a moderator should look at in a listing of this account; none of it keeps it from going live. */
export async function findFlags(
  db: Db,
  accountId: string,
  { form, captions = {}, listingId = null, knownCopy, candidates }: FlaggedHome,
  sources: FlagSources = flagSources(db, accountId),
): Promise<ReviewFlag[]> {
  const lister = await sources.lister();
  const publishedBefore = lister?.has_published ?? false;
  const [reused, compared, photos] = [
    await findReusedPhotos(db, { photoIds: form.images, accountId }),
    await sources.rents(form.address.postcode, form.bedrooms ?? 0),
    await photosOf(db, accountId, form.images),
  ];
  const rentPence = Math.round((form.monthlyRent ?? 0) * 100);
  const facts = factsOfForm(form, 'landlord', {
    captions: photos.map(({ id, caption }) => ownValue(captions, id) ?? caption),
  });
  const texts = ownTextsIn(facts);
  const outside = wordingFlag(texts, {
    pictureDetails: photos.map(({ contact_details }) => contact_details),
    isFirstHome: !publishedBefore,
  });
  return [
    reusedPhotoFlag(reused),
    knownCopy === undefined
      ? copyFlag(await findCopies(db, { accountId, form, listingId, reused, candidates }))
      : knownCopy,
    placeFlag(form.address),
    ...advertFlags(form),
    priceFlag(rentPence, compared),
    lister ? newAccountFlag(lister.created_at, new Date(), publishedBefore ? 1 : 0) : null,
    ...claimFlags(facts),
    outside,
    unlawfulWordingFlag(texts, outside?.words),
  ].filter((flag) => flag !== null);
}

/** The same texts that the law's wording check reads. */
export const ownTextsIn = ({ wording }: ListingFacts): readonly OwnText[] =>
  Object.entries(wording).flatMap(([field, texts]) => texts.map((text, item) => ({ field, item, text })));
