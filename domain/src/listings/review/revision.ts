import type { ListingStatus } from '../lifecycle.ts';

export const revisionReasonKinds = ['facts', 'rewrite', 'rent', 'photos', 'wording', 'law', 'refused-before'] as const;
export type RevisionReasonKind = (typeof revisionReasonKinds)[number];

/** What happens to a revision, in the history of its listing. */
export const revisionActions = ['revise', 'revision-discard', 'revision-approve', 'revision-reject'] as const;

/** Why a change of an approved listing waits for a moderator. */
export interface RevisionReason {
  readonly kind: RevisionReasonKind;
  readonly sentence: string;
}

interface Edit {
  readonly status: ListingStatus;
  /** The law objects to what the listing says now, and would with the old words as well. */
  readonly factsBreakLaw: boolean;
  readonly reasons: readonly RevisionReason[];
}

/** Whoever waits for approval is read as a whole, so an edit need not be looked at by itself. */
export const isReadAnyway = (status: ListingStatus): boolean => status === 'pending';

/**
 * What becomes of an edit: `apply` at once, `wait` as a revision while the approved version stays, or `review` of the
 * whole listing, off the public page, as the answer to a rejection is. Nothing that a moderator has to read gets into a
 * listing without one, not even into one that the law keeps from the public for now.
 */
export function outcomeOfEdit({ status, factsBreakLaw, reasons }: Edit): 'apply' | 'wait' | 'review' {
  if (isReadAnyway(status)) return 'apply';
  if (status === 'rejected') return 'review';
  if (factsBreakLaw) return reasons.some(({ kind }) => kind !== 'law') ? 'review' : 'apply';
  return reasons.length > 0 ? 'wait' : 'apply';
}

/** A revision stays with a listing that may be shown again as it was approved, and is dropped with any other. */
export const keepsRevision = (status: ListingStatus): boolean => keeping.includes(status);
const keeping: readonly ListingStatus[] = ['live', 'paused', 'let-agreed', 'expired'];
