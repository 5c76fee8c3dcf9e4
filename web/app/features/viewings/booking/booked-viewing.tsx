import type { Viewing } from '@letfair/contract/viewings';
import { isLate, LATE_HOURS } from '@letfair/domain/viewings/booking-rules';
import { viewingModeLabels } from '@letfair/domain/viewings/viewing-times';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { useConfirmation } from '../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { viewingMoment, viewingTime } from '../slot-words.ts';
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
      <ViewingDetails viewing={viewing} />
      <p className="text-sm">
        <TextLink to="/viewings">All your viewings</TextLink>
      </p>
      {late.dialog}
    </div>
  );
}

function ViewingDetails({ viewing }: { readonly viewing: Viewing }) {
  const { address, addressFrom, meetingPlace, meets, notes, videoLink } = viewing;
  const street = address && [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', ');
  const isHidden = viewing.mode === 'in-person' && address === null && addressFrom !== null;
  return (
    <dl className="grid gap-2 text-sm empty:hidden">
      {videoLink && (
        <Detail term="Video call">
          <a
            href={videoLink}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="rounded-sm font-semibold text-link underline underline-offset-3"
          >
            Open the video call
            <ExternalLink aria-hidden="true" className="ml-1 inline size-4" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </Detail>
      )}
      {street && <Detail term="Address">{street}</Detail>}
      {isHidden && <Detail term="Address">Shown here from {viewingMoment(addressFrom)}</Detail>}
      {meetingPlace && <Detail term="Where to meet">{meetingPlace}</Detail>}
      {meets && <Detail term="Who meets you">{meets}</Detail>}
      {notes && <Detail term="Notes">{notes}</Detail>}
    </dl>
  );
}

const Detail = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-muted">{term}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);
