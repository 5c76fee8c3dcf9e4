import type { ReviewedListing } from '@letfair/contract/moderation';
import {
  type BookingStatus,
  bookingStatusLabels,
  nextBookingStatuses,
} from '@letfair/domain/inventory/inventory-service';
import { MAX_REJECTION_REASON } from '@letfair/domain/moderation/decisions';
import { formatDate } from '../../../lib/dates.ts';
import { problem, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Placeholder, SkeletonFacts } from '../../../ui/feedback/skeleton.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FindingsList, StatusBadge, VersionComparison } from '../../listings/index.ts';
import { underReview } from './listing-changes.ts';
import { ReviewedParts, ReviewPart } from './reviewed-parts.tsx';
import { type Refusal, type ReviewStep, useReview } from './use-review.ts';

interface ReviewDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onDecided: (sentence: string) => void;
  readonly onClose: () => void;
}

export function ReviewDialog({ id, title, onDecided, onClose }: ReviewDialogProps) {
  const { listing, hasFailed, reload, step, refusal, approve, reject, setBooking } = useReview(id, onDecided);
  return (
    <Dialog title={title} placement="wide" onClose={onClose}>
      {hasFailed && <LoadFailure what="the listing" onRetry={reload} />}
      {!listing && !hasFailed && (
        <Placeholder>
          <SkeletonFacts rows={10} />
        </Placeholder>
      )}
      {listing && (
        <>
          <div>
            <StatusBadge status={listing.status} />
          </div>
          {listing.revision && (
            <ReviewPart title="Changes that wait for review">
              <VersionComparison approved={listing} waiting={listing.revision} lister={listing.lister.userType} />
            </ReviewPart>
          )}
          <ReviewedParts listing={underReview(listing)} />
          <BookingPart booking={listing.inventory} step={step} onSet={setBooking} />
          {refusal && <RefusalAlert refusal={refusal} />}
          <Decision
            isPending={listing.status === 'pending' || listing.revision !== null}
            hint={
              listing.revision
                ? 'The lister reads this. The listing stays as it was approved.'
                : 'The lister reads this, and can change the listing and send it again.'
            }
            step={step}
            onApprove={() => approve(listing)}
            onReject={(reason) => reject(listing, reason)}
          />
        </>
      )}
    </Dialog>
  );
}

const RefusalAlert = ({ refusal: { sentence, findings, changes } }: { readonly refusal: Refusal }) => (
  <Alert>
    <p className="font-semibold">{sentence}</p>
    {changes.length > 0 && (
      <ul className="mt-3 grid gap-2">
        {changes.map(({ term, before, after }) => (
          <li key={term} className="wrap-anywhere">
            <span className="font-semibold">{term}:</span> <del>{before}</del>{' '}
            <span className="sr-only">has become</span> <ins className="font-semibold no-underline">{after}</ins>
          </li>
        ))}
      </ul>
    )}
    {findings.length > 0 && (
      <div className="mt-3">
        <FindingsList findings={findings} none="" />
      </div>
    )}
  </Alert>
);

interface DecisionProps {
  readonly isPending: boolean;
  /** What a rejection does. */
  readonly hint: string;
  readonly step: ReviewStep | null;
  readonly onApprove: () => void;
  readonly onReject: (reason: string) => Promise<void>;
}

/**
 * The dialog shows above why a decision was refused. A reason that was typed stays, also when
 * somebody else has decided meanwhile.
 */
export function Decision({ isPending, hint, step, onApprove, onReject }: DecisionProps) {
  const form = useForm({
    initial: { reason: '' },
    read: ({ reason }) => reason.trim(),
    check: (reason) => (reason ? null : problem('', { reason: 'Tell the lister what to change.' })),
    send: async (reason) => {
      await onReject(reason);
      return null;
    },
  });

  const { reason } = form.values;
  if (!isPending)
    return reason.trim() === '' ? null : (
      <ReviewPart title="Your reason was not sent">
        <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      </ReviewPart>
    );
  return (
    <ReviewPart title="Decision">
      <Form form={form}>
        <div>
          <Button variant="primary" busy={step === 'approve' && 'Approving...'} onClick={onApprove}>
            Approve
          </Button>
        </div>
        <TextArea {...form.field('reason')} label="Reason for rejecting" hint={hint} maxLength={MAX_REJECTION_REASON} />
        <div>
          <Button type="submit" variant="danger" busy={step === 'reject' && 'Rejecting...'}>
            Reject
          </Button>
        </div>
      </Form>
    </ReviewPart>
  );
}

interface BookingPartProps {
  readonly booking: ReviewedListing['inventory'];
  readonly step: ReviewStep | null;
  readonly onSet: (id: string, status: BookingStatus) => void;
}

const stepLabels: Readonly<Record<BookingStatus, string>> = {
  requested: 'Mark requested',
  arranged: 'Mark arranged',
  completed: 'Mark completed',
  cancelled: 'Cancel booking',
};

export const BookingPart = ({ booking, step, onSet }: BookingPartProps) => (
  <ReviewPart title="Inventory">
    {booking ? (
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={booking.status === 'requested' ? 'warm' : 'neutral'}>{bookingStatusLabels[booking.status]}</Badge>
        <span className="text-muted">Asked for on {formatDate(booking.createdAt)}</span>
        {nextBookingStatuses(booking.status).map((status) => (
          <Button
            key={status}
            size="sm"
            variant={status === 'cancelled' ? 'danger' : 'quiet'}
            busy={step === status && 'Saving...'}
            onClick={() => onSet(booking.id, status)}
          >
            {stepLabels[status]}
          </Button>
        ))}
      </div>
    ) : (
      <p className="text-muted">No inventory was asked for.</p>
    )}
  </ReviewPart>
);
