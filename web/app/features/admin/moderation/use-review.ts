import type { ReviewedListing } from '@letfair/contract/moderation';
import type { Finding } from '@letfair/domain/compliance/rule';
import type { BookingStatus } from '@letfair/domain/inventory/inventory-service';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../session/index.ts';
import { useAdminDetails } from '../admin-data.ts';

export type ReviewStep = 'approve' | 'reject' | BookingStatus;

export interface Refusal {
  readonly sentence: string;
  /** The rules that stand in the way. */
  readonly findings: readonly Finding[];
}

type Answered =
  | { readonly success: true }
  | {
      readonly success: false;
      readonly message: string;
      readonly data?: { readonly findings: readonly Finding[] } | undefined;
      readonly error: { readonly code: string };
    };

const noAnswer: Refusal = { sentence: 'That did not work. Please try again.', findings: [] };

/** One listing under review, and the decisions about it; one at a time. */
export function useReview(id: string, onDecided: (sentence: string) => void) {
  const { data, hasFailed, reload } = useAdminDetails('review', id);
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<ReviewStep | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const underWay = useRef(false);

  async function take(next: ReviewStep, send: () => Promise<Answered>, onDone: () => void): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setStep(next);
    setRefusal(null);
    try {
      const answer = await send();
      if (answer.success) return onDone();
      setRefusal({ sentence: answer.message || noAnswer.sentence, findings: answer.data?.findings ?? [] });
      // Somebody else was quicker, so that the list and the dialog are out of date.
      if (answer.error?.code === 'conflict' || answer.error?.code === 'not_found') void revalidate();
    } catch {
      setRefusal(noAnswer);
    } finally {
      underWay.current = false;
      setStep(null);
    }
  }

  return {
    listing: data,
    hasFailed,
    reload,
    step,
    refusal,
    approve: ({ title }: ReviewedListing) =>
      take(
        'approve',
        () => api.moderation.approve({ params: { id } }),
        () => onDecided(`“${title}” is live.`),
      ),
    reject: ({ title }: ReviewedListing, reason: string) =>
      take(
        'reject',
        () => api.moderation.reject({ params: { id }, body: { reason } }),
        () => onDecided(`“${title}” was sent back to its lister.`),
      ),
    setBooking: (bookingId: string, next: BookingStatus) =>
      take(next, () => api.moderation.setBooking({ params: { id: bookingId }, body: { status: next } }), reload),
  };
}
