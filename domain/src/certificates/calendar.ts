import { daysAfter } from '../plain-date.ts';

export interface CalendarEvent {
  /** The same for the same event in every answer, so that calendars update it. */
  readonly uid: string;
  /** The first and only day, YYYY-MM-DD. */
  readonly day: string;
  readonly summary: string;
  readonly description: string;
  readonly changedAt: Date;
}

interface Calendar {
  readonly name: string;
  readonly url: string;
  readonly events: readonly CalendarEvent[];
}

const LINE_OCTETS = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a text
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n');

/** Section 3.1: lines of at most 75 octets, and no character is cut in two. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    // A continuation line begins with a space, which counts.
    if (octets + size > LINE_OCTETS) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join('\r\n');
}

const compactDay = (day: string): string => day.replaceAll('-', '');
const compactInstant = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const eventLines = ({ uid, day, summary, description, changedAt }: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(uid)}`,
  `DTSTAMP:${compactInstant(changedAt)}`,
  `DTSTART;VALUE=DATE:${compactDay(day)}`,
  `DTEND;VALUE=DATE:${compactDay(daysAfter(day, 1))}`,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** Section 3.6 asks for at least one component, which a calendar without events would not have. */
const noEvents = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

/** Whole days, so that no time zone is needed. */
export const writeCalendar = ({ name, url, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Letfair//Certificates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...(events.length > 0 ? events.flatMap(eventLines) : noEvents),
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
