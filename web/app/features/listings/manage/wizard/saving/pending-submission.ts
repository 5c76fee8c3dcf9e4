import type { ListingForm } from '@letfair/domain/listings/fields';
import { formOfDraft } from '@letfair/domain/listings/form/draft-form';
import { currentSession } from '../../../../accounts/session/index.ts';

const KEY = 'pendingSubmission';

/** Used where the browser forbids storage; it does not survive a reload. */
let kept: string | null = null;

function owner(): string | null {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.email : null;
}

/** Keeps the form for the inventory step; in session storage, so that a reload of that page does not lose it. */
export function storePendingSubmission(pending: PendingSubmission): void {
  const email = owner();
  if (email === null) return;
  kept = pendingText(pending, email);
  try {
    sessionStorage.setItem(KEY, kept);
  } catch {
    // Storage is full or forbidden; what is kept here serves until the page is loaded anew.
  }
}

/** The pending submission of the signed-in user. */
export function pendingSubmission(): PendingSubmission | null {
  const email = owner();
  return email === null ? null : parsePending(kept ?? storedText(), email);
}

export function clearPendingSubmission(): void {
  kept = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden there is nothing to remove.
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
    return null;
  }
}

/** A form that has passed its checks and waits for the choice of an inventory. */
interface PendingSubmission {
  readonly form: ListingForm;
  /** Null when the draft could not be saved before the inventory step. */
  readonly draftId: string | null;
  /** Of the draft as it was last saved. */
  readonly version?: number | undefined;
}

export const pendingText = (pending: PendingSubmission, owner: string): string => JSON.stringify({ ...pending, owner });

/**
 * What was kept for this owner. Anybody may write to session storage, and somebody else may have signed in since:
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
