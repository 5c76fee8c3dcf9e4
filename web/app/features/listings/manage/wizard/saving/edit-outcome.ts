import type { TakeDownQuestion } from '@letfair/contract/listings/consequences';
import type { OwnListing } from '@letfair/contract/listings/listings';
import type { ListingProblems } from '@letfair/domain/listings/form/listing-checks';
import { placeNamed } from '@letfair/domain/listings/form/places';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import type { ToastMessage } from '../../../../../ui/feedback/toast-store.ts';

type Edited =
  | { readonly success: true; readonly data: Pick<OwnListing, 'status' | 'revision' | 'withheldAt'> }
  | {
      readonly success: false;
      readonly message: string;
      /** What the edit would break, and whom that affects. */
      readonly data?: TakeDownQuestion | undefined;
      readonly error: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };
    };

export type EditOutcome =
  | { readonly kind: 'saved'; readonly toast: ToastMessage }
  | { readonly kind: 'refused'; readonly toast: ToastMessage; readonly problems: ListingProblems }
  | { readonly kind: 'asked'; readonly question: TakeDownQuestion }
  | { readonly kind: 'stale' };

export const editToasts = {
  saved: { title: 'Changes saved', description: 'Your listing is up to date.' },
  takenDown: {
    title: 'Changes saved',
    description: 'Your listing is off Letfair until you’ve put this right. Then it’ll come back automatically.',
  },
  waiting: { title: 'Changes saved', description: 'Your listing is still waiting for approval.' },
  backToReview: {
    title: 'Changes saved',
    description: 'We’ll check them before your listing goes live.',
  },
  revised: {
    title: 'Your changes are waiting for review',
    description: 'Until a moderator has checked them, people see the approved version.',
  },
  notSaved: { title: 'Error', description: 'We couldn’t save your changes. Please try again.' },
  notLoaded: { title: 'Error', description: 'We couldn’t load your listing. Please try again.' },
} as const;

/** The outcome of saving a listing whose status was `before`; null is no answer. */
export function editOutcome(answer: Edited | null, before: ListingStatus): EditOutcome {
  if (!answer) return { kind: 'refused', toast: editToasts.notSaved, problems: {} };
  if (answer.success) {
    const { data } = answer;
    return { kind: 'saved', toast: data.revision ? editToasts.revised : savedToast(before, data) };
  }
  if (answer.error.code === 'stale') return { kind: 'stale' };
  if (answer.data) return { kind: 'asked', question: answer.data };
  const fields = Object.entries(answer.error.fields ?? {});
  return {
    kind: 'refused',
    toast: { title: 'Error', description: answer.message || editToasts.notSaved.description },
    problems: Object.fromEntries(fields.map(([name, reason]) => [placeNamed(name), reason])),
  };
}

function savedToast(
  before: ListingStatus,
  { status, withheldAt }: Pick<OwnListing, 'status' | 'withheldAt'>,
): ToastMessage {
  if (status !== 'pending') return withheldAt ? editToasts.takenDown : editToasts.saved;
  return before === 'pending' ? editToasts.waiting : editToasts.backToReview;
}
