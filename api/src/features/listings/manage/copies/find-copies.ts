import type { ListingForm } from '@letfair/domain/listings/fields';
import { type ComparedHome, copyComparer, isOver } from '@letfair/domain/listings/review/copies/compare-homes';
import type { ListingCopy } from '@letfair/domain/listings/review/copies/copy-flag';
import type { ReusedPhoto } from '@letfair/domain/listings/review/review-flags';
import type { Db } from '../../../../platform/db.ts';
import { type ComparedRow, comparedHome, comparedListings, findCopyCandidates } from './fingerprints.repository.ts';

const homeOfForm = (accountId: string, form: ListingForm): ComparedHome => ({
  accountId,
  title: form.title,
  description: form.propertyDescription,
  line1: form.address.line1,
  line2: form.address.line2,
  postcode: form.address.postcode,
  propertyType: form.propertyType,
  isShared: form.isShared,
});

/** What the comparison reads of a form; an edit of anything else makes no home a copy. */
export const comparedParts = (form: ListingForm): readonly unknown[] => Object.values(homeOfForm('', form));

interface HomeToCompare {
  readonly accountId: string;
  readonly form: ListingForm;
  readonly listingId: string | null;
  readonly reused: readonly ReusedPhoto[];
  /** From `findCandidates`, where many homes are looked up at once. */
  readonly candidates?: readonly ComparedRow[] | undefined;
}

/** For each of these new homes of an account the listings that may be of the same home. */
export const findCandidates = (db: Db, accountId: string, forms: readonly ListingForm[]) =>
  findCopyCandidates(db, { accountId, homes: forms.map((form) => homeOfForm(accountId, form)), listingId: null });

/** Other adverts, live or recent, that seem to be of the same home; those of other accounts first. */
export async function findCopies(
  db: Db,
  { accountId, form, listingId, reused, candidates }: HomeToCompare,
): Promise<readonly ListingCopy[]> {
  const home = homeOfForm(accountId, form);
  const known = candidates ?? (await findCopyCandidates(db, { accountId, homes: [home], listingId }))[0] ?? [];
  const withSamePhotos = [...new Set(reused.map(({ otherListingId }) => otherListingId))];
  const others = withSamePhotos.filter((id) => !known.some((row) => row.id === id));
  const rows = [...known, ...(await comparedListings(db, others))];
  if (rows.length === 0) return [];
  const matchesOf = copyComparer(home);
  return rows
    .flatMap((row) => {
      const isOwn = row.account_id === accountId;
      // Somebody who lets a home again lists it again.
      if (isOwn && isOver(row.status)) return [];
      const matches = matchesOf({ other: comparedHome(row), sharesPhotos: withSamePhotos.includes(row.id) });
      return matches.length === 0 ? [] : [{ listingId: row.id, matches, isOwn }];
    })
    .sort((one, two) => Number(one.isOwn) - Number(two.isOwn) || two.matches.length - one.matches.length);
}
