import type { ViewingSlot, WaitingPlace } from '@letfair/contract/lettings/viewings/viewings';
import { bookingSentences, OFFER_HOURS } from '@letfair/domain/lettings/viewings/booking-rules';
import { offeredModeLabels } from '@letfair/domain/lettings/viewings/viewing-times';
import { useEffect, useRef } from 'react';
import { signUpPath } from '../../../../lib/safe-next-path.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { placesLeftWords, viewingMoment } from '../slot-words.ts';
import { ModeField } from './mode-field.tsx';
import { SlotButton } from './slot-button.tsx';
import type { Booking, HomeViewings } from './use-booking.ts';

interface FreeTimesProps {
  readonly booking: Booking;
  readonly home: HomeViewings;
  /** The time that the reader pressed before signing in. */
  readonly wantedId: string | null;
  /** Opens the calendar. */
  readonly onOthers: () => void;
}

/** The next time that can be booked, or why none can be. */
export function FreeTimes({ booking, home, wantedId, onOthers }: FreeTimesProps) {
  const { slots, next, mode, waiting } = home;
  if (!home.isOpen) return <p>{bookingSentences.unavailable}</p>;
  if (booking.isTenant && home.bookingsLeft === 0)
    return (
      <p>
        {bookingSentences.tooMany} <TextLink to="/viewings">See your viewings</TextLink>
      </p>
    );
  if (waiting?.offer)
    return (
      <div className="grid gap-3">
        <ModeChoice booking={booking} home={home} />
        <WaitingList booking={booking} waiting={waiting} />
        {slots.length > 0 && (
          <div>
            <OtherTimes onPress={onOthers} />
          </div>
        )}
      </div>
    );
  const wanted = slots.find(({ id }) => id === wantedId);
  const proposed = slots.filter(({ isYours }) => isYours);
  if (wanted)
    return (
      <FreeTime booking={booking} home={home} slot={wanted} label="The time you chose" isReady onOthers={onOthers} />
    );
  if (proposed.length > 0)
    return (
      <div className="grid gap-3">
        <p className="text-sm text-muted">Offered to you</p>
        <ModeChoice booking={booking} home={home} />
        <ul className="grid gap-2">
          {proposed.map((slot) => (
            <li key={slot.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold tabular-nums">{viewingMoment(slot.startsAt)}</span>
              <BookButton booking={booking} slot={slot} size="sm" />
            </li>
          ))}
        </ul>
        {slots.length > proposed.length && (
          <div>
            <OtherTimes onPress={onOthers} />
          </div>
        )}
      </div>
    );
  if (next) return <FreeTime booking={booking} home={home} slot={next} label="Next viewing" onOthers={onOthers} />;
  if (mode === null) return <AskForTimes booking={booking} hasAsked={waiting !== null} />;
  return <WaitingList booking={booking} waiting={waiting} />;
}

interface AskForTimesProps {
  readonly booking: Booking;
  readonly hasAsked: boolean;
}

/** Where a home has no viewing times, whoever would like to see it asks for some. */
const AskForTimes = ({ booking, hasAsked }: AskForTimesProps) => (
  <div className="grid gap-3">
    <p>
      {hasAsked
        ? 'You’ve asked for viewing times. We’ll email you when there are some.'
        : 'There are no viewing times yet. Ask for some, and we’ll email you when they’re added.'}
    </p>
    <div>
      {hasAsked ? (
        <Button busy={booking.underWay === 'leave' && 'One moment...'} onClick={() => void booking.leave()}>
          I no longer want to view this home
        </Button>
      ) : booking.isTenant ? (
        <Button variant="primary" busy={booking.underWay === 'join' && 'Asking...'} onClick={() => void booking.ask()}>
          Ask for viewing times
        </Button>
      ) : (
        <LinkButton variant="primary" to={signUpPath(`/properties/${booking.propertyId}#viewings`)}>
          Ask for viewing times
        </LinkButton>
      )}
    </div>
  </div>
);

interface ModeChoiceProps {
  readonly booking: Booking;
  readonly home: Pick<HomeViewings, 'mode'>;
}

export const ModeChoice = ({ booking, home }: ModeChoiceProps) =>
  home.mode === 'both' && booking.isTenant ? <ModeField value={booking.mode} onChange={booking.setMode} /> : null;

interface FreeTimeProps extends Pick<FreeTimesProps, 'booking' | 'home' | 'onOthers'> {
  readonly slot: ViewingSlot;
  readonly label: string;
  /** The reader has come back for it, so that the next press is theirs. */
  readonly isReady?: boolean;
}

function FreeTime({ booking, home: { mode, slots }, slot, label, isReady = false, onOthers }: FreeTimeProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReady) buttons.current?.querySelector<HTMLElement>('[data-slot]')?.focus();
  }, [isReady]);
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-sm text-muted">{label}</p>
        <p className="font-semibold tabular-nums">{viewingMoment(slot.startsAt)}</p>
        <p className="text-sm text-muted">
          {[mode && offeredModeLabels[mode], placesLeftWords(slot)].filter(Boolean).join(', ')}
        </p>
      </div>
      <ModeChoice booking={booking} home={{ mode }} />
      <div ref={buttons} className="flex flex-wrap gap-2">
        <BookButton booking={booking} slot={slot} />
        {slots.length > 1 && <OtherTimes onPress={onOthers} />}
      </div>
    </div>
  );
}

const BookButton = (props: { readonly booking: Booking; readonly slot: ViewingSlot; readonly size?: 'sm' | 'md' }) => (
  <SlotButton {...props} verb="Book" variant="primary" onPress={(id) => void props.booking.book(id)}>
    Book
  </SlotButton>
);

const OtherTimes = ({ onPress }: { readonly onPress: () => void }) => (
  <Button aria-haspopup="dialog" onClick={onPress}>
    Other times
  </Button>
);

const HELD = `If someone cancels, we’ll email you and hold their time for you for ${OFFER_HOURS} hours.`;

interface WaitingListProps {
  readonly booking: Booking;
  /** The reader's own; null before they join. */
  readonly waiting: WaitingPlace | null;
}

/** Where every time is taken: be told of the next that becomes free. */
function WaitingList({ booking, waiting }: WaitingListProps) {
  if (waiting?.offer) return <OfferedPlace booking={booking} offer={waiting.offer} />;
  return (
    <div className="grid gap-3">
      <p>
        {waiting
          ? `You’re ${waiting.position === 1 ? 'next' : `number ${waiting.position}`} on the waiting list. ${HELD}`
          : `There are no viewings available in the next three weeks. ${HELD}`}
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
          <LinkButton variant="primary" to={signUpPath(`/properties/${booking.propertyId}#viewings`)}>
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
      <p className="text-sm text-muted">We’re holding a place for you</p>
      <p className="font-semibold tabular-nums">{viewingMoment(slot.startsAt)}</p>
      <p className="text-sm text-muted tabular-nums">
        Book by {viewingMoment(until)}. After that we’ll offer it to the next person.
      </p>
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
