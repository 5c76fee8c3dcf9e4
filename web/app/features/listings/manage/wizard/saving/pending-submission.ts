import { currentSession } from '../../../../accounts/session/index.ts';
import { type PendingSubmission, parsePending, pendingText } from './parse-pending.ts';

function owner(): string | null {
  const session = currentSession();
  return session.status === 'signed-in' ? session.user.email : null;
}

/** A form of the signed-in user, kept in session storage, so that a reload does not lose it. */
function formInTab(key: string) {
  /** Where storage is full or forbidden; it does not survive a reload. */
  let kept: string | null = null;

  function storedText(): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      // Forbidden storage holds nothing.
      return null;
    }
  }

  return {
    store(pending: PendingSubmission): void {
      const email = owner();
      if (email === null) return;
      const text = pendingText(pending, email);
      try {
        sessionStorage.setItem(key, text);
        kept = null;
      } catch {
        kept = text;
      }
    },
    read(): PendingSubmission | null {
      const email = owner();
      return email === null ? null : parsePending(kept ?? storedText(), email);
    },
    clear(): void {
      kept = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Where storage is forbidden there is nothing to remove.
      }
    },
  };
}

/** For the inventory step. */
export const {
  store: storePendingSubmission,
  read: pendingSubmission,
  clear: clearPendingSubmission,
} = formInTab('pendingSubmission');

/** What was typed since the last save; a phone may throw the page away during a call. */
export const unsavedForm = formInTab('unsavedForm');
