import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { MAX_COMING_VIEWINGS } from '@letfair/domain/lettings/viewings/booking-rules';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { placesLeftWords, viewingDay, viewingMoment, viewingTime } from '../slot-words.ts';
import { DayCalendar } from './day-calendar.tsx';
import { bookableDays, slotsByDay } from './day-grid.ts';
import { ModeChoice } from './free-times.tsx';
import { RefusedTime, SlotButton } from './slot-button.tsx';
import type { Booking, HomeViewings } from './use-booking.ts';

interface TimesDialogProps {
  readonly booking: Booking;
  readonly home: HomeViewings;
  /** The viewing that is moved; null to book one. */
  readonly moved: Viewing | null;
  /** `isDone` when a time was taken. */
  readonly onClose: (isDone: boolean) => void;
}

/** All free times of the next three weeks: a day, then a time, which is taken at once. */
export function TimesDialog({ booking, home, moved, onClose }: TimesDialogProps) {
  const range = bookableDays(new Date());
  const byDay = slotsByDay(home.slots.filter(({ id }) => id !== moved?.slotId));
  const counts = new Map([...byDay].map(([day, slots]) => [day, slots.length]));
  const [wantedDay, setWantedDay] = useState<string | null>(null);
  // A day may lose its last time while it is looked at.
  const day = wantedDay && byDay.has(wantedDay) ? wantedDay : ([...byDay.keys()][0] ?? null);
  const times = useRef<HTMLUListElement>(null);
  const calendar = useRef<HTMLDivElement>(null);
  // The browser would begin at the cross.
  useEffect(() => calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), []);
  const isChoosing = useRef(false);
  useEffect(() => {
    if (!isChoosing.current) return;
    isChoosing.current = false;
    times.current?.querySelector<HTMLElement>('[data-slot]')?.focus();
  });

  async function takeSlot(slotId: string) {
    const isDone = await (moved ? booking.move(moved, slotId) : booking.book(slotId));
    if (isDone) onClose(true);
  }

  return (
    <Dialog title={moved ? 'Move your viewing' : 'Book a viewing'} onClose={() => onClose(false)}>
      <p className="text-muted">
        {moved
          ? `Your viewing is on ${viewingMoment(moved.startsAt)}. Choose a new time, and we’ll move it straight away and let ${moved.lister.name} know.`
          : `Choose a time to book it. You can have up to ${MAX_COMING_VIEWINGS} upcoming viewings, but only one for each home.`}
      </p>
      {booking.told?.tone === 'harm' && (
        <RefusedTime
          booking={booking}
          told={booking.told}
          verb={moved ? 'Move to' : 'Book'}
          onTake={(slotId) => void takeSlot(slotId)}
        />
      )}
      {!moved && <ModeChoice booking={booking} home={home} />}
      {day === null ? (
        <p>There are no other times available in the next three weeks.</p>
      ) : (
        <>
          <div ref={calendar}>
            <DayCalendar
              range={range}
              counts={counts}
              chosen={day}
              onChoose={(chosen) => {
                isChoosing.current = true;
                setWantedDay(chosen);
              }}
            />
          </div>
          <section aria-labelledby="times-of-day" className="grid gap-2">
            <h3 id="times-of-day" className="text-lg">
              {viewingDay(day)}
            </h3>
            <ul ref={times} className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
              {byDay.get(day)?.map((slot) => (
                <li key={slot.id} className="grid content-start justify-items-stretch gap-0.5 text-center">
                  <SlotButton
                    booking={booking}
                    slot={slot}
                    verb={moved ? 'Move to' : 'Book'}
                    onPress={(slotId) => void takeSlot(slotId)}
                  >
                    <span className="tabular-nums">{viewingTime(slot.startsAt)}</span>
                  </SlotButton>
                  {slot.capacity > 1 && <span className="text-sm text-muted">{placesLeftWords(slot)}</span>}
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </Dialog>
  );
}
