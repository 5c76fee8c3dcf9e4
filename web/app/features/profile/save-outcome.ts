import type { Fields } from '@letfair/contract/endpoint';
import type { ErrorCode } from '@letfair/contract/errors';
import { profileSentences } from '@letfair/domain/accounts/profile-rules';
import type { Submitted } from '../../lib/use-submission.ts';
import type { ToastMessage } from '../../ui/feedback/toast-store.ts';

export const profileToasts = {
  invalid: { title: 'Validation Error', description: 'Please fix the errors below' },
  saved: { title: 'Profile Updated', description: 'Your profile has been updated successfully.' },
  savedWithNewEmail: { title: 'Profile Updated', description: profileSentences.savedWithNewEmail },
  network: { title: 'Error', description: 'Network error. Please try again.' },
} as const satisfies Readonly<Record<string, ToastMessage>>;

const UPDATE_FAILED = 'Update Failed';
const NO_REASON = 'Failed to update profile';

/** The part of every answer that matters here. */
export type Answered<Data> =
  | { readonly success: true; readonly data: Data }
  | {
      readonly success: false;
      readonly message: string;
      readonly error: { readonly code: ErrorCode; readonly fields?: Fields };
    };

export interface Refused {
  readonly kind: 'refused';
  readonly fields: Fields;
  /** Null where it is told elsewhere. */
  readonly toast: ToastMessage | null;
}

export type SaveOutcome<Data> = { readonly kind: 'saved'; readonly data: Data } | Refused;

/** What came of saving any part of the profile. */
export function saveOutcome<Data>(sent: Submitted<Answered<Data>>): SaveOutcome<Data> {
  if ('error' in sent) return { kind: 'refused', fields: {}, toast: profileToasts.network };
  const { answer } = sent;
  if (answer.success) return { kind: 'saved', data: answer.data };
  // Whoever has been signed out is told so where the session is.
  const isToldElsewhere = answer.error?.code === 'unauthenticated';
  const toast = isToldElsewhere ? null : { title: UPDATE_FAILED, description: answer.message || NO_REASON };
  return { kind: 'refused', fields: answer.error?.fields ?? {}, toast };
}
