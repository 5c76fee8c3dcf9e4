import { currentSession } from '../../../../accounts/session/index.ts';
import { type PendingSubmission, parsePending, pendingText } from './parse-pending.ts';

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
    // Storage is full or forbidden; what is kept here serves until the page is loaded again.
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
