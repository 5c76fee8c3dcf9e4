import type { WaitingPlace } from '@letfair/contract/lettings/viewings/viewings';
import { OFFER_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import { signInPath } from '../../../../lib/safe-next-path.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { viewingMoment } from '../slot-words.ts';
import { SlotButton } from './slot-button.tsx';
import type { Booking } from './use-booking.ts';

const HELD = `When somebody cancels we tell you and hold the place for ${OFFER_HOURS} hours.`;

interface WaitingListProps {
  readonly booking: Booking;
  /** The reader's own; null before they join. */
  readonly waiting: WaitingPlace | null;
}

/** Where every time is taken: be told of the next that becomes free. */
export function WaitingList({ booking, waiting }: WaitingListProps) {
  if (waiting?.offer) return <OfferedPlace booking={booking} offer={waiting.offer} />;
  return (
    <div className="grid gap-3">
      <p>
        {waiting
          ? `You are ${waiting.position === 1 ? 'next' : `number ${waiting.position}`} on the waiting list. ${HELD}`
          : `No viewing is free in the next three weeks. ${HELD}`}
      </p>
      <div>
        {waiting ? (
          <LeaveButton booking={booking} />
        ) : booking.isTenant ? (
          <Button
            variant="primary"
            busy={booking.underWay === 'join' && 'Joining...'}
            onClick={() => void booking.join()}
          >
            Join the waiting list
          </Button>
        ) : (
          <LinkButton variant="primary" to={signInPath(`/properties/${booking.propertyId}#viewings`)}>
            Join the waiting list
          </LinkButton>
        )}
      </div>
    </div>
  );
}

interface OfferedPlaceProps {
  readonly booking: Booking;
  readonly offer: NonNullable<WaitingPlace['offer']>;
}

const OfferedPlace = ({ booking, offer: { slot, until } }: OfferedPlaceProps) => (
  <div className="grid gap-3">
    <div>
      <p className="text-sm text-muted">A place is free for you</p>
      <p className="font-semibold tabular-nums">{viewingMoment(slot.startsAt)}</p>
      <p className="text-sm text-muted tabular-nums">Held until {viewingMoment(until)}, then it goes to the next.</p>
    </div>
    <div className="flex flex-wrap gap-2">
      <SlotButton booking={booking} slot={slot} verb="Book" variant="primary" onPress={(id) => void booking.book(id)}>
        Book
      </SlotButton>
      <LeaveButton booking={booking} />
    </div>
  </div>
);

const LeaveButton = ({ booking }: { readonly booking: Booking }) => (
  <Button busy={booking.underWay === 'leave' && 'Leaving...'} onClick={() => void booking.leave()}>
    Leave the waiting list
  </Button>
);
