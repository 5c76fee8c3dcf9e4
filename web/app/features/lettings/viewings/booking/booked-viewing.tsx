import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { isLate, LATE_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import { viewingModeLabels } from '@letfair/domain/lettings/viewings/viewing-times';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { useConfirmation } from '../../../../ui/overlays/dialog.tsx';
import { viewingMoment, viewingTime } from '../slot-words.ts';
import { ViewingDetails } from '../viewing-details.tsx';
import type { Booking } from './use-booking.ts';

interface BookedViewingProps {
  readonly viewing: Viewing;
  readonly booking: Booking;
  readonly onMove: () => void;
}

/** What the reader has booked, with all that they may know of it by now. */
export function BookedViewing({ viewing, booking, onMove }: BookedViewingProps) {
  const { startsAt, endsAt, mode, actions } = viewing;
  const late = useConfirmation<Viewing>({
    title: 'Cancel this viewing?',
    action: 'Cancel viewing',
    busy: 'Cancelling...',
    text: () =>
      `It begins in less than ${LATE_HOURS} hours, so a cancellation is counted as a late one: listers see how many of your viewings you kept. Moving it to another time is not counted.`,
    perform: booking.cancel,
  });
  const cancel = () => (isLate(new Date(startsAt), new Date()) ? late.ask(viewing) : void booking.cancel(viewing));
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-sm text-muted">Your viewing</p>
        <p className="font-semibold tabular-nums">{viewingMoment(startsAt)}</p>
        <p className="text-sm text-muted tabular-nums">
          {viewingModeLabels[mode]}, until {viewingTime(endsAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.includes('reschedule') && (
          <Button size="sm" aria-haspopup="dialog" onClick={onMove}>
            Move
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button size="sm" variant="danger" busy={booking.underWay === 'cancel' && 'Cancelling...'} onClick={cancel}>
            Cancel viewing
          </Button>
        )}
      </div>
      <dl className="grid gap-2 text-sm empty:hidden">
        <ViewingDetails viewing={viewing} />
      </dl>
      <p className="text-sm">
        <TextLink to="/viewings">All your viewings</TextLink>
      </p>
      {late.dialog}
    </div>
  );
}
