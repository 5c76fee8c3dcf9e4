import { Alert } from '../../../../ui/feedback/alert.tsx';
import { viewingMoment } from '../slot-words.ts';
import { SlotButton } from './slot-button.tsx';
import type { Booking } from './use-booking.ts';

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
      {instead.length > 0 && <p>These are the next free times:</p>}
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
