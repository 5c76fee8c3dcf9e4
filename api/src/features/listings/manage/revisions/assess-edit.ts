import { ownValue } from '@letfair/domain/code-table';
import type { ListingForm } from '@letfair/domain/listings/fields';
import { factsOfForm, type ListingFacts } from '@letfair/domain/listings/law/facts';
import { publishable } from '@letfair/domain/listings/law/publishable';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { type EditedHome, REFUSALS_COUNT_DAYS, revisionReasons } from '@letfair/domain/listings/review/edit-reasons';
import type { ReviewFlag } from '@letfair/domain/listings/review/review-flags';
import { isReadAnyway, outcomeOfEdit, type RevisionReason } from '@letfair/domain/listings/review/revision';
import type { Db } from '../../../../platform/db.ts';
import { photosByIds } from '../../photos/index.ts';
import { type FlagSources, findFlags, ownTextsIn } from '../assess-listing.ts';
import { comparedParts } from '../copies/find-copies.ts';
import { formOfListing } from '../listing-columns.ts';
import { photoIdsOf } from '../listing-photos.repository.ts';
import type { ListingRow } from '../listings.repository.ts';
import { surroundingsOf, today } from '../publication.ts';
import { refusedRevisions } from './revisions.repository.ts';

/** What a lister wants a listing to be. */
export interface ListingEdit {
  readonly form: ListingForm;
  /** By the ids of their photos, where they are to differ from those that are stored. */
  readonly captions: Readonly<Record<string, string>>;
}

/** A listing that has been edited so, and everything the law looks at in it. */
async function homeOf(
  db: Db,
  listing: ListingRow,
  { form, captions }: ListingEdit,
  surroundings: ReturnType<typeof surroundingsOf> = surroundingsOf(db, [listing.id]),
): Promise<EditedHome & { readonly facts: ListingFacts }> {
  const { lister, ...beside } = (await surroundings).get(listing.id) ?? { lister: 'landlord' as const };
  const photos = await photosByIds(db, form.images);
  const captioned = photos.map(({ id, caption }) => [id, ownValue(captions, id) ?? caption] as const);
  const texts = captioned.map(([, text]) => text).filter((text) => text !== '');
  const facts = factsOfForm(form, lister, { ...beside, captions: texts });
  return { form, facts, texts: ownTextsIn(facts), captions: Object.fromEntries(captioned) };
}

export const factsOfEdit = async (db: Db, listing: ListingRow, edit: ListingEdit): Promise<ListingFacts> =>
  (await homeOf(db, listing, edit)).facts;

export const blockersOfEdit = async (db: Db, listing: ListingRow, edit: ListingEdit): Promise<readonly Finding[]> =>
  publishable(await factsOfEdit(db, listing, edit), today()).reasons;

/** What an edit of a live home breaks, where that takes it down; unlawful words wait for a moderator instead. */
export async function takeDownFindings(db: Db, listing: ListingRow, edit: ListingEdit): Promise<readonly Finding[]> {
  if (listing.status !== 'live') return [];
  const surroundings = surroundingsOf(db, [listing.id]);
  const now = await homeOf(db, listing, edit, surroundings);
  const blockers = publishable(now.facts, today()).reasons;
  if (blockers.length === 0) return [];
  const form = formOfListing(listing, await photoIdsOf(db, listing.id));
  const old = await homeOf(db, listing, { form, captions: {} }, surroundings);
  return breaksLawByFacts(blockers, old.facts, now.facts) ? blockers : [];
}

const breaksLawByFacts = (blockers: readonly Finding[], old: ListingFacts, now: ListingFacts): boolean =>
  blockers.length > 0 && !publishable({ ...now, wording: old.wording }, today()).isPublishable;

interface AssessedEdit {
  readonly outcome: ReturnType<typeof outcomeOfEdit>;
  readonly reasons: readonly RevisionReason[];
  /** What a moderator should look at in the listing as it would be. */
  readonly flags: readonly ReviewFlag[];
}

/** Most edits change neither address nor text, and need not be compared with all homes again. */
export const knownCopyOf = ({ id, flags }: ListingRow, before: ListingForm, { form }: ListingEdit) => ({
  listingId: id,
  ...(JSON.stringify(comparedParts(before)) === JSON.stringify(comparedParts(form)) && {
    knownCopy: flags.find(({ kind }) => kind === 'copy') ?? null,
  }),
});

/** What becomes of an edit of a listing that says `before` now, and why. */
export async function assessEdit(
  db: Db,
  listing: ListingRow,
  before: ListingForm,
  edit: ListingEdit,
  sources?: FlagSources,
): Promise<AssessedEdit> {
  const flags = await findFlags(db, listing.account_id, { ...edit, ...knownCopyOf(listing, before, edit) }, sources);
  const { status } = listing;
  if (isReadAnyway(status)) return { outcome: 'apply', reasons: [], flags };
  const surroundings = surroundingsOf(db, [listing.id]);
  const [old, now] = [
    await homeOf(db, listing, { form: before, captions: {} }, surroundings),
    await homeOf(db, listing, edit, surroundings),
  ];
  const blockers = publishable(now.facts, today()).reasons;
  const factsBreakLaw = breaksLawByFacts(blockers, old.facts, now.facts);
  const reasons = revisionReasons(old, now, {
    unlawful: factsBreakLaw ? [] : blockers,
    flags,
    approved: { words: listing.approved_wording, rentPence: listing.approved_rent_pence },
    refusals: (await refusedRevisions(db, [listing.id], REFUSALS_COUNT_DAYS)).get(listing.id) ?? 0,
  });
  return { outcome: outcomeOfEdit({ status, factsBreakLaw, reasons }), reasons, flags };
}
