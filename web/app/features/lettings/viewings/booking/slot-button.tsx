import type { ViewingSlot } from '@letfair/contract/lettings/viewings/viewings';
import type { ReactNode } from 'react';
import { signUpPath } from '../../../../lib/safe-next-path.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ButtonVariant } from '../../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { viewingMoment } from '../slot-words.ts';
import type { Booking } from './use-booking.ts';

/** Behind the # of the page that somebody comes back to after signing in. */
export const WANTED_SLOT = 'viewing-';

interface SlotButtonProps {
  readonly booking: Pick<Booking, 'propertyId' | 'isTenant' | 'underWay'>;
  readonly slot: Pick<ViewingSlot, 'id' | 'startsAt'>;
  readonly verb: 'Book' | 'Move to';
  readonly variant?: ButtonVariant;
  readonly size?: 'sm' | 'md';
  readonly onPress: (slotId: string) => void;
  readonly children: ReactNode;
}

/** Takes a time with one press. Who is signed out is asked to sign in and comes back to it. */
export function SlotButton({
  booking,
  slot,
  verb,
  variant = 'quiet',
  size = 'md',
  onPress,
  children,
}: SlotButtonProps) {
  const name = `${verb} ${viewingMoment(slot.startsAt)}`;
  const look = { variant, size, 'aria-label': name, 'data-slot': slot.id };
  if (!booking.isTenant)
    return (
      <LinkButton {...look} to={signUpPath(`/properties/${booking.propertyId}#${WANTED_SLOT}${slot.id}`)}>
        {children}
      </LinkButton>
    );
  const isBusy = booking.underWay === slot.id;
  return (
    <Button {...look} busy={isBusy && (verb === 'Book' ? 'Booking...' : 'Moving...')} onClick={() => onPress(slot.id)}>
      {children}
    </Button>
  );
}

interface RefusedTimeProps {
  readonly booking: Booking;
  readonly told: NonNullable<Booking['told']>;
  readonly verb: 'Book' | 'Move to';
  readonly onTake: (slotId: string) => void;
}

/** Says that a time went, and offers the next ones in its place. */
export const RefusedTime = ({ booking, told: { text, instead }, verb, onTake }: RefusedTimeProps) => (
  <div className="grid gap-2">
    <Alert>
      <p>{text}</p>
      {instead.length > 0 && <p>These are the next available times:</p>}
    </Alert>
    {instead.length > 0 && (
      <ul className="grid gap-2">
        {instead.map((slot) => (
          <li key={slot.id} className="grid">
            <SlotButton booking={booking} slot={slot} verb={verb} size="sm" onPress={onTake}>
              <span className="tabular-nums">{viewingMoment(slot.startsAt)}</span>
            </SlotButton>
          </li>
        ))}
      </ul>
    )}
  </div>
);
