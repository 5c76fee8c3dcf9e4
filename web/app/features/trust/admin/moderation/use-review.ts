import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import type { BookingStatus } from '@letfair/domain/listings/inventory/inventory-service';
import type { Finding } from '@letfair/domain/listings/law/rule';
import { decisionSentences } from '@letfair/domain/trust/moderation/decisions';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { networkProblem } from '../../../../lib/forms/use-form.ts';
import { api } from '../../../accounts/session/index.ts';
import type { ListingChange } from '../../../listings/manage/index.ts';
import { useAdminDetails } from '../admin-data.ts';
import { listingChanges } from './listing-changes.ts';

export type ReviewStep = 'approve' | 'reject' | BookingStatus;

export interface Refusal {
  readonly sentence: string;
  /** The rules that the listing breaks. */
  readonly findings: readonly Finding[];
  /** What the lister changed while the moderator was reading. */
  readonly changes: readonly ListingChange[];
}

type Rejection = Parameters<typeof api.moderation.reject>[0]['body'];

type Answered =
  | { readonly success: true; readonly message?: string | undefined }
  | {
      readonly success: false;
      readonly message: string;
      readonly data?: { readonly findings?: readonly Finding[]; readonly property?: ReviewedListing } | undefined;
      readonly error: { readonly code: string };
    };

const noAnswer = (): Refusal => ({ sentence: networkProblem(), findings: [], changes: [] });

const outOfDate: readonly (string | undefined)[] = ['conflict', 'not_found', 'stale'];

export type ReviewState = ReturnType<typeof useReview>;

export interface DecisionDialogProps {
  readonly review: ReviewState;
  readonly listing: NonNullable<ReviewState['listing']>;
}

const { approved, changesApproved, suspended, suspensionAsked } = decisionSentences;

interface Approved {
  readonly title: string;
  readonly message: string;
  readonly isRevision: boolean;
}

/** The server says it where another moderator was quicker. */
function approvedText({ title, message, isRevision }: Approved): string {
  if (message && message !== approved && message !== changesApproved) return `“${title}” is already live. ${message}`;
  return isRevision ? `The changes to “${title}” have been approved.` : `“${title}” is live.`;
}

const afterRejection = (message: string): string =>
  [suspended, suspensionAsked].find((sentence) => message.endsWith(sentence)) ?? 'We’ll email the landlord or agent.';

/** One listing under review, and the decisions about it; one at a time. */
export function useReview(id: string, onDecided: (sentence: string) => void) {
  const { data, hasFailed, reload } = useAdminDetails('review', id);
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<ReviewStep | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** From a refused decision, until the list and the dialog are loaded again. */
  const [newer, setNewer] = useState<ReviewedListing | null>(null);
  const listing = newer && newer.version >= (data?.version ?? 0) ? newer : data;
  const canDecide = listing !== undefined && (listing.status === 'pending' || listing.revision !== null);
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null);
  /** Of a rejection; it stays when the dialog is closed or the decision is refused. */
  const [reason, setReason] = useState('');
  const underWay = useRef(false);

  async function take(
    next: ReviewStep,
    send: () => Promise<Answered>,
    onDone: (message: string) => void,
  ): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setStep(next);
    setRefusal(null);
    try {
      const answer = await send();
      // What came of it is told beside the listing.
      setAsked(null);
      if (answer.success) return onDone(answer.message ?? '');
      const { findings = [], property } = answer.data ?? {};
      const changes = listing && property ? listingChanges(listing, property) : [];
      setRefusal({ sentence: answer.message || networkProblem(), findings, changes });
      if (property) setNewer(property);
      // Another moderator decided first, so the list and the dialog are out of date.
      if (outOfDate.includes(answer.error?.code)) void revalidate();
    } catch {
      setAsked(null);
      setRefusal(noAnswer());
    } finally {
      underWay.current = false;
      setStep(null);
    }
  }

  return {
    listing,
    hasFailed,
    reload,
    step,
    refusal,
    canDecide,
    /** The decision that is about to be confirmed. */
    asked: canDecide ? asked : null,
    ask: setAsked,
    reason,
    setReason,
    /** A reason that came to nothing, because somebody else has decided meanwhile. */
    unsentReason: listing && !canDecide ? reason.trim() : '',
    approve: ({ title, version: ifMatch, revision }: ReviewedListing) =>
      take(
        'approve',
        () => api.moderation.approve({ params: { id } }, { ifMatch }),
        (message) => onDecided(approvedText({ title, message, isRevision: revision !== null })),
      ),
    reject: ({ title, version: ifMatch, revision }: ReviewedListing, decision: Rejection) =>
      take(
        'reject',
        () => api.moderation.reject({ params: { id }, body: decision }, { ifMatch }),
        (message) =>
          onDecided(
            `${revision ? 'The changes to ' : ''}“${title}” ${revision ? 'have' : 'has'} been rejected. ${afterRejection(message)}`,
          ),
      ),
    setBooking: (bookingId: string, next: BookingStatus) =>
      take(next, () => api.moderation.setBooking({ params: { id: bookingId }, body: { status: next } }), reload),
  };
}
