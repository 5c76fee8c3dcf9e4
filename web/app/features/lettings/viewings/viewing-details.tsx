import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { viewingMoment } from './slot-words.ts';

/** Where a viewing is and whom one meets, as far as its reader may know by now; stands in a `dl`. */
export function ViewingDetails({ viewing }: { readonly viewing: Viewing }) {
  const { side, status, mode, area, address, addressFrom, meetingPlace, meets, notes, videoLink } = viewing;
  const street = address && [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', ');
  const isHidden = isBooked(status) && mode === 'in-person' && address === null && addressFrom !== null;
  return (
    <>
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
      {isHidden && (
        <Detail term="Address">
          {area}. You’ll see the full address here from {viewingMoment(addressFrom)}.
        </Detail>
      )}
      {meetingPlace && <Detail term="Where to meet">{meetingPlace}</Detail>}
      {meets && <Detail term={side === 'tenant' ? 'Who you’ll meet' : 'Who’ll meet the tenant'}>{meets}</Detail>}
      {notes && <Detail term="Notes">{notes}</Detail>}
    </>
  );
}

interface DetailProps {
  readonly term: string;
  readonly children: ReactNode;
}

export const Detail = ({ term, children }: DetailProps) => (
  <div>
    <dt className="text-muted">{term}</dt>
    <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);
