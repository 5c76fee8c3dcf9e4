/** What a calendar shows of a viewing. */
export interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly location: string;
  readonly details: string;
}

/** "20261203T100000Z" */
const compact = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const urlOf = (base: string, parameters: Readonly<Record<string, string>>): string =>
  `${base}?${Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Pages of calendar services that are filled in with the viewing. */
export const calendarLinks = ({ title, startsAt, endsAt, location, details }: CalendarEntry) => ({
  google: urlOf('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    location,
    details,
  }),
  outlook: urlOf('https://outlook.live.com/calendar/0/deeplink/compose', {
    rru: 'addevent',
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    location,
    body: details,
  }),
});

/** Characters of at most two octets, as most are, stay below the 75 octets of a line. */
const MAX_LINE = 35;
/** Lines of a file are short, and what continues one begins with a space (RFC 5545, section 3.1). */
function folded(line: string): string {
  const characters = [...line];
  const parts: string[] = [];
  for (let from = 0; from < characters.length; from += MAX_LINE)
    parts.push(characters.slice(from, from + MAX_LINE).join(''));
  return parts.join('\r\n ');
}
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A file that Apple Calendar and others open. It has the UID of the invitation, so that the viewing is there once. */
export const calendarFile = ({ uid, sequence, title, startsAt, endsAt, location, details }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Letfair//Viewings//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(startsAt)}`,
    `DTSTART:${compact(startsAt)}`,
    `DTEND:${compact(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(details)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
