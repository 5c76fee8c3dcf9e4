import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { bookingSentences } from '@letfair/domain/lettings/viewings/booking-rules';
import { viewingModeLabels } from '@letfair/domain/lettings/viewings/viewing-times';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { useResumeAfterSignIn } from '../../../../lib/use-resume-after-sign-in.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { Loaded } from '../../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../../ui/feedback/placeholders.tsx';
import { AddToCalendar } from '../add-to-calendar.tsx';
import { viewingMoment, viewingTime } from '../slot-words.ts';
import { SuggestedTime } from '../suggested-time.tsx';
import { ViewingDetails } from '../viewing-details.tsx';
import { FreeTimes } from './free-times.tsx';
import { RefusedTime, WANTED_SLOT } from './slot-button.tsx';
import { type Booking, type HomeViewings, useBooking } from './use-booking.ts';

const TimesDialog = lazyPart(async () => (await import('./times-dialog.tsx')).TimesDialog);

/** The next free time of a home with one press to book it, or what the reader has booked. */
export function BookingBox({ propertyId }: { readonly propertyId: string }) {
  const booking = useBooking(propertyId);
  const { told, home } = booking;
  const wantedId = useSlotAfterSignIn(booking.isTenant && home.data !== undefined);
  /** What the dialog is open for: a viewing to move, or a new one. */
  const [choice, setChoice] = useState<{ readonly moved: Viewing | null } | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const isDone = told?.tone === 'good';
  // The pressed button has gone with what it was about.
  useEffect(() => {
    if (isDone) focus(notice);
  }, [isDone]);

  return (
    <div className="grid gap-3">
      <div ref={notice} tabIndex={-1} className="outline-none empty:hidden">
        {isDone && <Alert tone="good">{told.text}</Alert>}
        {told?.tone === 'harm' && !choice && (
          <RefusedTime
            booking={booking}
            told={told}
            verb={home.data?.viewing ? 'Move to' : 'Book'}
            onTake={(id) => void (home.data?.viewing ? booking.move(home.data.viewing, id) : booking.book(id))}
          />
        )}
      </div>
      <Loaded
        result={home}
        what="the viewing times"
        fallback={<ListPlaceholder entry="row" count={1} buttons={2} status="Loading the viewing times..." />}
      >
        {(loaded) => (
          <>
            {loaded.viewing ? (
              <BookedViewing
                viewing={loaded.viewing}
                booking={booking}
                onMove={() => setChoice({ moved: loaded.viewing })}
              />
            ) : (
              <>
                {isGone(wantedId, loaded) && !told && <Alert>{bookingSentences.slotGone}</Alert>}
                <FreeTimes
                  booking={booking}
                  home={loaded}
                  wantedId={wantedId}
                  onOthers={() => setChoice({ moved: null })}
                />
              </>
            )}
            {choice && (
              <Suspense>
                <TimesDialog
                  booking={booking}
                  home={loaded}
                  moved={choice.moved}
                  onClose={(isTaken) => {
                    setChoice(null);
                    // After the dialog has tried to give the focus back.
                    if (isTaken) setTimeout(focus, 0, notice);
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const focus = (element: RefObject<HTMLElement | null>) => element.current?.focus({ preventScroll: true });

const isGone = (wantedId: string | null, { slots }: HomeViewings): boolean =>
  wantedId !== null && !slots.some(({ id }) => id === wantedId);

/** The time that somebody pressed before they had to sign in. */
function useSlotAfterSignIn(isReady: boolean): string | null {
  const { hash } = useLocation();
  const [wantedId, setWantedId] = useState<string | null>(null);
  const wanted = hash.startsWith(`#${WANTED_SLOT}`) ? hash.slice(1) : WANTED_SLOT;
  useResumeAfterSignIn(wanted, isReady, () => setWantedId(wanted.slice(WANTED_SLOT.length)));
  return wantedId;
}

interface BookedViewingProps {
  readonly viewing: Viewing;
  readonly booking: Booking;
  readonly onMove: () => void;
}

/** What the reader has booked, with all that they may know of it by now. */
function BookedViewing({ viewing, booking, onMove }: BookedViewingProps) {
  const { startsAt, endsAt, mode, actions } = viewing;
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-sm text-muted">Your viewing</p>
        <p className="font-semibold tabular-nums">{viewingMoment(startsAt)}</p>
        <p className="text-sm text-muted tabular-nums">
          {viewingModeLabels[mode]}, until {viewingTime(endsAt)}
        </p>
      </div>
      {viewing.move && (
        <SuggestedTime viewing={viewing}>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              busy={booking.underWay === 'accept-move' && 'Moving...'}
              onClick={() => void booking.answerMove(viewing, 'accept-move')}
            >
              Accept the new time
            </Button>
            <Button
              size="sm"
              busy={booking.underWay === 'decline-move' && 'Saving...'}
              onClick={() => void booking.answerMove(viewing, 'decline-move')}
            >
              Keep the old time
            </Button>
          </div>
        </SuggestedTime>
      )}
      <div className="flex flex-wrap gap-2">
        {actions.includes('reschedule') && (
          <Button size="sm" aria-haspopup="dialog" onClick={onMove}>
            {' '}
            Move viewing{' '}
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button
            size="sm"
            variant="danger"
            busy={booking.underWay === 'cancel' && 'Cancelling...'}
            onClick={() => void booking.cancel(viewing)}
          >
            Cancel viewing
          </Button>
        )}
      </div>
      <dl className="grid gap-2 text-sm empty:hidden">
        <ViewingDetails viewing={viewing} />
      </dl>
      <AddToCalendar viewing={viewing} />
      <p className="text-sm">
        <TextLink to="/viewings">See all your viewings</TextLink>
      </p>
    </div>
  );
}
