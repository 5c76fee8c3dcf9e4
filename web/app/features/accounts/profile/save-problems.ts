import type { ErrorCode } from '@letfair/contract/wire/errors';
import { profileSentences } from '@letfair/domain/accounts/profile-rules';
import { type FieldErrors, type FormProblem, problem } from '../../../lib/forms/use-form.ts';
import { type ToastMessage, toast } from '../../../ui/feedback/toast-store.ts';

/** What the profile page tells when it saves. */
export const profileToasts = {
  invalid: { title: 'Validation Error', description: 'Please fix the errors below' },
  saved: { title: 'Profile Updated', description: 'Your profile has been updated successfully.' },
  savedWithNewEmail: { title: 'Profile Updated', description: profileSentences.savedWithNewEmail },
  network: { title: 'Error', description: 'Network error. Please try again.' },
} as const satisfies Readonly<Record<string, ToastMessage>>;

const UPDATE_FAILED = 'Update Failed';
const NO_REASON = 'Failed to update profile';

interface Refusal {
  readonly message: string;
  readonly error: { readonly code: ErrorCode; readonly fields?: FieldErrors };
}

/** What remains to be told of a refusal: the session itself tells whoever has been signed out. */
export const refusalOf = ({ message, error }: Refusal): FormProblem =>
  problem(error?.code === 'unauthenticated' ? '' : message || NO_REASON, error?.fields);

/** The forms of the profile tell problems by toast; only the fields show them in the page. */
export function tellByToast({ message, fields }: FormProblem, source: 'check' | 'server' | 'network'): FormProblem {
  if (source === 'check') toast(profileToasts.invalid);
  else if (source === 'network') toast(profileToasts.network);
  else if (message) toast({ title: UPDATE_FAILED, description: message });
  return problem('', fields);
}
