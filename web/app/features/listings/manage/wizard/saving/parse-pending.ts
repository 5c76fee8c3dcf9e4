import type { ListingForm } from '@letfair/domain/listings/fields';
import { formOfDraft } from '@letfair/domain/listings/form/draft-form';

/** A form that has passed its checks and waits for the choice of an inventory. */
export interface PendingSubmission {
  readonly form: ListingForm;
  /** Null when the draft could not be saved before the inventory step. */
  readonly draftId: string | null;
  /** Of the draft as it was last saved. */
  readonly version?: number | undefined;
}

export const pendingText = (pending: PendingSubmission, owner: string): string => JSON.stringify({ ...pending, owner });

/**
 * What was kept for this owner. Anyone may write to session storage, and someone else may have signed in since:
 * what is marked as theirs, or cannot be read, counts as absent.
 */
export function parsePending(stored: string | null, owner: string): PendingSubmission | null {
  if (!stored) return null;
  try {
    const { form, draftId, version, owner: keptFor } = JSON.parse(stored);
    const isAnothers = keptFor !== undefined && keptFor !== owner;
    if (typeof form !== 'object' || form === null || isAnothers) return null;
    return {
      form: formOfDraft(form),
      draftId: typeof draftId === 'string' ? draftId : null,
      ...(Number.isInteger(version) && { version }),
    };
  } catch {
    return null;
  }
}
