import { Alert } from '../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Placeholder, SkeletonFacts } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FindingsList, StatusBadge } from '../../listings/index.ts';
import { BookingPart } from './booking-part.tsx';
import { Decision } from './decision.tsx';
import { ReviewPart } from './review-part.tsx';
import { ReviewedParts } from './reviewed-parts.tsx';
import { type Refusal, useReview } from './use-review.ts';

interface ReviewDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onDecided: (sentence: string) => void;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

export function ReviewDialog({ id, title, onDecided, onStale, onClose }: ReviewDialogProps) {
  const { listing, status, reload, step, refusal, approve, reject, setBooking } = useReview(id, { onDecided, onStale });
  return (
    <Dialog title={title} placement="wide" onClose={onClose}>
      {status === 'failed' && <LoadFailure what="the listing" onRetry={reload} />}
      {!listing && status === 'loading' && (
        <Placeholder>
          <SkeletonFacts rows={10} />
        </Placeholder>
      )}
      {listing && (
        <>
          <div>
            <StatusBadge status={listing.status} />
          </div>
          <ReviewedParts listing={listing} />
          <BookingPart booking={listing.inventory} step={step} onSet={setBooking} />
          {refusal && <RefusalAlert refusal={refusal} />}
          {listing.status === 'pending' && (
            <ReviewPart title="Decision">
              <Decision step={step} onApprove={() => approve(listing)} onReject={(reason) => reject(listing, reason)} />
            </ReviewPart>
          )}
        </>
      )}
    </Dialog>
  );
}

const RefusalAlert = ({ refusal: { sentence, findings } }: { readonly refusal: Refusal }) => (
  <Alert>
    <p className="font-semibold">{sentence}</p>
    {findings.length > 0 && (
      <div className="mt-3">
        <FindingsList findings={findings} none="" />
      </div>
    )}
  </Alert>
);
