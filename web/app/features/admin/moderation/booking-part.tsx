import type { ReviewedListing } from '@letfair/contract/moderation';
import {
  type BookingStatus,
  bookingStatusLabels,
  nextBookingStatuses,
} from '@letfair/domain/inventory/inventory-service';
import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ReviewPart } from './review-part.tsx';
import type { ReviewStep } from './use-review.ts';

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
