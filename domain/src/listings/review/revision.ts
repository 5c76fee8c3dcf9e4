import { ownValue } from '../../code-table.ts';
import type { Finding } from '../law/rule.ts';
import type { ListingStatus } from '../lifecycle.ts';
import { type OwnText, wordingFlag } from './review-flags.ts';
import { isLargeRewrite } from './word-diff.ts';

export const revisionReasonKinds = ['wording', 'law', 'rewrite', 'photos'] as const;

/** What happens to a revision, in the history of its listing. */
export const revisionActions = ['revise', 'revision-discard', 'revision-approve', 'revision-reject'] as const;

/** Why a change of an approved listing waits for a moderator. */
export interface RevisionReason {
  readonly kind: (typeof revisionReasonKinds)[number];
  readonly sentence: string;
}

/** What people read and see of a listing. */
export interface ShownContent {
  readonly texts: readonly OwnText[];
  readonly images: readonly string[];
}

/** The words of a listing by the field they stand in. */
export type WordsByField = Readonly<Record<string, string>>;

export function wordsByField(texts: readonly OwnText[]): WordsByField {
  const words = Map.groupBy(texts, ({ field }) => field);
  return Object.fromEntries([...words].map(([field, said]) => [field, said.map(({ text }) => text).join('\n')]));
}

interface Review {
  /** What the law says of the new words. */
  readonly unlawful: readonly Finding[];
  /** What a moderator last read, where small edits have changed it since. */
  readonly approved: WordsByField | null;
}

export function revisionReasons(
  before: ShownContent,
  after: ShownContent,
  { unlawful, approved }: Review,
): readonly RevisionReason[] {
  const known = new Set(before.texts.map(keyOf));
  const flag = wordingFlag(after.texts.filter((text) => !known.has(keyOf(text))));
  const photos = describePhotos(before.images, after.images);
  return [
    ...(flag ? [{ kind: 'wording', sentence: flag.sentence } as const] : []),
    ...unlawful.map(({ sentence }) => ({ kind: 'law', sentence }) as const),
    ...(hasLargeRewrite({ ...wordsByField(before.texts), ...approved }, wordsByField(after.texts))
      ? [{ kind: 'rewrite', sentence: 'Most of a long text is new.' } as const]
      : []),
    ...(photos ? [{ kind: 'photos', sentence: photos } as const] : []),
  ];
}

/** Photos in another order bring no new text. */
const keyOf = ({ field, text }: OwnText): string => `${field}\n${text.trim()}`;

/** Small edits add up, because each is compared with what a moderator last read. */
const hasLargeRewrite = (read: WordsByField, now: WordsByField): boolean =>
  Object.entries(now).some(
    ([field, words]) => field !== 'captions' && isLargeRewrite(ownValue(read, field) ?? '', words),
  );

/** Another order of the same photos is nothing new. */
function describePhotos(before: readonly string[], after: readonly string[]): string | null {
  const added = after.some((image) => !before.includes(image));
  const removed = before.some((image) => !after.includes(image));
  if (added) return removed ? 'Photos were exchanged.' : 'Photos were added.';
  return removed ? 'Photos were taken away.' : null;
}

interface Edit {
  readonly status: ListingStatus;
  /** A higher rent or another address, or the answer to a rejection. */
  readonly needsReview: boolean;
  /** The law objects to what the listing says now, and would with the old words as well. */
  readonly factsBreakLaw: boolean;
  readonly reasons: readonly RevisionReason[];
}

/** Whoever waits for approval is read as a whole, so an edit need not be looked at by itself. */
export const isReadAnyway = (status: ListingStatus): boolean => status === 'pending';

/**
 * What becomes of an edit: `apply` at once, `wait` as a revision while the approved version stays, or `review` of the
 * whole listing, off the public page. Nothing that a moderator has to read gets into a listing without one, not even
 * into one that the law keeps from the public for now.
 */
export function outcomeOfEdit({ status, needsReview, factsBreakLaw, reasons }: Edit): 'apply' | 'wait' | 'review' {
  if (isReadAnyway(status)) return 'apply';
  if (needsReview) return 'review';
  if (factsBreakLaw) return reasons.some(({ kind }) => kind !== 'law') ? 'review' : 'apply';
  return reasons.length > 0 ? 'wait' : 'apply';
}

/** A revision stays with a listing that may be shown again as it was approved, and is dropped with any other. */
export const keepsRevision = (status: ListingStatus): boolean => keeping.includes(status);
const keeping: readonly ListingStatus[] = ['live', 'paused', 'let-agreed', 'expired'];
