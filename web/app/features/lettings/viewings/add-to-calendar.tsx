import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { type CalendarEntry, calendarFile, calendarLinks } from '@letfair/domain/lettings/viewings/calendar-links';
import { isBooked } from '@letfair/domain/lettings/viewings/lifecycle';
import { CalendarPlus } from 'lucide-react';

function entryOf(viewing: Viewing): CalendarEntry {
  const { side, mode, address, area, meetingPlace, notes, tenant, propertyTitle } = viewing;
  const street = address && [address.line1, address.line2, address.city, address.postcode].filter(Boolean).join(', ');
  return {
    uid: viewing.uid,
    sequence: viewing.sequence,
    title: side === 'tenant' ? `Viewing: ${propertyTitle}` : `Viewing with ${tenant.name}: ${propertyTitle}`,
    startsAt: new Date(viewing.startsAt),
    endsAt: new Date(viewing.endsAt),
    location: mode === 'video' ? 'By video' : (street ?? area),
    details: [meetingPlace && `Where to meet: ${meetingPlace}`, notes, `${location.origin}/viewings?id=${viewing.id}`]
      .filter(Boolean)
      .join('\n'),
  };
}

function download(entry: CalendarEntry) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendarFile(entry)], { type: 'text/calendar' }));
  link.download = 'viewing.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

const style =
  'flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 text-left text-link underline underline-offset-3 hover:bg-sand';

/** Puts a booked viewing that is to come into the reader's calendar. */
export function AddToCalendar({ viewing }: { readonly viewing: Viewing }) {
  if (!isBooked(viewing.status) || new Date(viewing.startsAt) <= new Date()) return null;
  const entry = entryOf(viewing);
  const { google, outlook } = calendarLinks(entry);
  return (
    <details className="text-sm print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-semibold text-link">
        <CalendarPlus aria-hidden="true" className="size-4" />
        Add to calendar
      </summary>
      <ul className="grid rounded-md border border-line bg-card p-1 sm:max-w-xs">
        {[
          ['Google Calendar', google],
          ['Outlook', outlook],
        ].map(([name, href]) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={style}>
              {name} (opens in a new tab)
            </a>
          </li>
        ))}
        {['Apple Calendar', 'Download (.ics)'].map((name) => (
          <li key={name}>
            <button type="button" className={style} onClick={() => download(entry)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
