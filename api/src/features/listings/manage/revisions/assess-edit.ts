import { ownValue } from '@letfair/domain/code-table';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { factsOfForm, type ListingFacts } from '@letfair/domain/listings/law/facts';
import { publishable } from '@letfair/domain/listings/law/publishable';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { needsReview, type Reviewed } from '@letfair/domain/listings/review/review';
import {
  isReadAnyway,
  outcomeOfEdit,
  type RevisionReason,
  revisionReasons,
} from '@letfair/domain/listings/review/revision';
import type { Db } from '../../../../platform/db.ts';
import { photosByIds } from '../../photos/index.ts';
import { ownTextsIn } from '../assess-listing.ts';
import type { ListingRow } from '../listings.repository.ts';
import { surroundingsOf, today } from '../publication.ts';

/** What a lister wants a listing to be. */
export interface ListingEdit {
  readonly form: ListingForm;
  /** By the ids of their photos, where they are to differ from those that are stored. */
  readonly captions: Readonly<Record<string, string>>;
}

/** Everything the law looks at in a listing that has been edited so. */
export async function factsOfEdit(
  db: Db,
  listing: ListingRow,
  { form, captions }: ListingEdit,
  surroundings: ReturnType<typeof surroundingsOf> = surroundingsOf(db, [listing.id]),
): Promise<ListingFacts> {
  const { lister, ...beside } = (await surroundings).get(listing.id) ?? { lister: 'landlord' as const };
  const photos = await photosByIds(db, form.images);
  const texts = photos.map(({ id, caption }) => ownValue(captions, id) ?? caption);
  return factsOfForm(form, lister, { ...beside, captions: texts.filter((text) => text !== '') });
}

export const blockersOfEdit = async (db: Db, listing: ListingRow, edit: ListingEdit): Promise<readonly Finding[]> =>
  publishable(await factsOfEdit(db, listing, edit), today()).reasons;

interface AssessedEdit {
  readonly outcome: ReturnType<typeof outcomeOfEdit>;
  readonly reasons: readonly RevisionReason[];
}

/** What becomes of an edit of a listing that says `before` now, and why. */
export async function assessEdit(
  db: Db,
  listing: ListingRow,
  before: ListingForm,
  edit: ListingEdit,
): Promise<AssessedEdit> {
  if (isReadAnyway(listing.status)) return { outcome: 'apply', reasons: [] };
  const surroundings = surroundingsOf(db, [listing.id]);
  const old = await factsOfEdit(db, listing, { form: before, captions: {} }, surroundings);
  const now = await factsOfEdit(db, listing, edit, surroundings);
  const blockers = publishable(now, today()).reasons;
  const factsBreakLaw = blockers.length > 0 && !publishable({ ...now, wording: old.wording }, today()).isPublishable;
  const reasons = revisionReasons(
    { texts: ownTextsIn(old), images: before.images },
    { texts: ownTextsIn(now), images: edit.form.images },
    { unlawful: factsBreakLaw ? [] : blockers, approved: listing.approved_wording },
  );
  const { status } = listing;
  const isReviewed = needsReview(status, reviewed(before), reviewed(edit.form));
  return { outcome: outcomeOfEdit({ status, needsReview: isReviewed, factsBreakLaw, reasons }), reasons };
}

const reviewed = (form: ListingForm): Reviewed => ({
  rentPence: Math.round((form.monthlyRent ?? 0) * 100),
  address: form.address,
});
