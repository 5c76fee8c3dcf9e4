import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import type { BookingStatus } from '@letfair/domain/listings/inventory/inventory-service';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/dates.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { ChangedFacts, FindingsList, StatusBadge, VersionComparison } from '../../../listings/manage/index.ts';
import { BookingBadge, BookingSteps } from './booking-steps.tsx';
import { LastDecision } from './last-decision.tsx';
import { underReview } from './listing-changes.ts';
import { RedressPart } from './redress-part.tsx';
import { ReviewedParts, ReviewPart } from './reviewed-parts.tsx';
import type { Refusal, ReviewState, ReviewStep } from './use-review.ts';

interface ListingReviewProps {
  readonly review: ReviewState;
  /** Beside the status. */
  readonly actions?: ReactNode;
}

/** Everything there is to read about one listing, in a dialog or in the workspace. */
export function ListingReview({ review, actions }: ListingReviewProps) {
  const { listing, hasFailed, reload, step, refusal, canDecide, unsentReason, setBooking } = review;
  return (
    <>
      {hasFailed && <LoadFailure what="the listing" onRetry={reload} />}
      {!listing && !hasFailed && <ListPlaceholder entry="fact" count={10} />}
      {listing && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <StatusBadge status={listing.status} />
            {actions}
          </div>
          {!canDecide && <LastDecision id={listing.id} none="This home isn’t waiting for a decision" />}
          {refusal && <RefusalAlert refusal={refusal} />}
          {unsentReason && (
            <ReviewPart title="Your reason wasn’t sent">
              <p className="wrap-anywhere whitespace-pre-line">{unsentReason}</p>
            </ReviewPart>
          )}
          {listing.revision && (
            <ReviewPart title="Changes waiting for review">
              <VersionComparison approved={listing} waiting={listing.revision} lister={listing.lister.userType} />
            </ReviewPart>
          )}
          <RedressPart lister={listing.lister} onConfirmed={reload} />
          <ReviewedParts listing={underReview(listing)} />
          <BookingPart booking={listing.inventory} step={step} onSet={setBooking} />
        </>
      )}
    </>
  );
}

const RefusalAlert = ({ refusal: { sentence, findings, changes } }: { readonly refusal: Refusal }) => (
  <Alert>
    <p className="font-semibold">{sentence}</p>
    {changes.length > 0 && (
      <div className="mt-3">
        <ChangedFacts changes={changes} />
      </div>
    )}
    {findings.length > 0 && (
      <div className="mt-3">
        <FindingsList findings={findings} none="" />
      </div>
    )}
  </Alert>
);

interface BookingPartProps {
  readonly booking: ReviewedListing['inventory'];
  readonly step: ReviewStep | null;
  readonly onSet: (id: string, status: BookingStatus) => void;
}

const BookingPart = ({ booking, step, onSet }: BookingPartProps) => (
  <ReviewPart title="Inventory">
    {booking ? (
      <div className="flex flex-wrap items-center gap-3">
        <BookingBadge status={booking.status} />
        <span className="text-muted">Requested on {formatDate(booking.createdAt)}</span>
        <BookingSteps booking={booking} underWay={step} onSet={(status) => onSet(booking.id, status)} />
      </div>
    ) : (
      <p className="text-muted">No inventory was requested.</p>
    )}
  </ReviewPart>
);
