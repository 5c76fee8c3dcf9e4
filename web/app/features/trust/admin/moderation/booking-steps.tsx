import {
  type BookingStatus,
  bookingStatusLabels,
  nextBookingStatuses,
} from '@letfair/domain/listings/inventory/inventory-service';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';

export const BookingBadge = ({ status }: { readonly status: BookingStatus }) => (
  <Badge tone={status === 'requested' ? 'warm' : 'neutral'}>{bookingStatusLabels[status]}</Badge>
);

const stepLabels: Readonly<Record<BookingStatus, string>> = {
  requested: 'Mark as requested',
  arranged: 'Mark as arranged',
  completed: 'Mark as completed',
  cancelled: 'Cancel booking',
};

interface BookingStepsProps {
  readonly booking: { readonly status: BookingStatus };
  readonly describedBy?: string;
  /** The step that is being saved. */
  readonly underWay: string | null;
  readonly onSet: (status: BookingStatus) => void;
}

/** Each step asks, since it sends a mail and cannot be taken back. */
export function BookingSteps({ booking, describedBy, underWay, onSet }: BookingStepsProps) {
  const [asked, setAsked] = useState<BookingStatus | null>(null);
  return (
    <>
      {nextBookingStatuses(booking.status).map((status) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'cancelled' ? 'danger' : 'quiet'}
          aria-describedby={describedBy}
          busy={underWay === status && 'Saving...'}
          onClick={() => setAsked(status)}
        >
          {stepLabels[status]}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={`${stepLabels[asked]}?`}
          action={stepLabels[asked]}
          variant={asked === 'cancelled' ? 'danger' : 'primary'}
          busy={false}
          onConfirm={() => {
            setAsked(null);
            onSet(asked);
          }}
          onClose={() => setAsked(null)}
        >
          We’ll email the landlord or agent to say the inventory is {bookingStatusLabels[asked].toLowerCase()}.
        </ConfirmDialog>
      )}
    </>
  );
}
