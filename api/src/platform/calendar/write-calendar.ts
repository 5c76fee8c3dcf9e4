import { breakLinks, type MailName } from '@letfair/domain/accounts/sendable-name';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';

interface AnyEvent {
  /** The same for the same event in every answer and mail, so that calendars update it. */
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  /** Our own last line of the description, which may hold a link. */
  readonly more: string;
  readonly changedAt: Date;
}

/** The first and only day, YYYY-MM-DD. */
export interface WholeDay extends AnyEvent {
  readonly day: string;
}

export interface Appointment extends AnyEvent {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** A calendar keeps the version with the highest one. */
  readonly sequence: number;
  readonly status: 'tentative' | 'confirmed' | 'cancelled';
  /** Empty where it is not to be known yet. */
  readonly location: string;
  readonly url: string;
}

export type CalendarEvent = WholeDay | Appointment;

interface Calendar {
  readonly name: string;
  readonly url: string;
  /** How often programs look for changes. */
  readonly refreshSeconds: number;
  readonly events: readonly CalendarEvent[];
}

interface Invitation {
  readonly appointment: Appointment;
  readonly organizer: { readonly name: 'Letfair'; readonly email: string };
  readonly attendee: { readonly name: MailName; readonly email: string };
}

const ALARM_SECONDS = 3_600;
const PRODUCT = '//Letfair//Letfair//EN';

/** Control characters are not allowed in a text (RFC 5545, section 3.3.11), and the library leaves them in. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, ' ');

/** Calendar programs make links of what looks like one, as mail programs do. */
const shared = ({ uid, summary, description, more, changedAt }: AnyEvent) => ({
  id: uid,
  summary: clean(breakLinks(summary)),
  description: clean([breakLinks(description), more].filter(Boolean).join('\n')),
  stamp: changedAt,
});

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const DAY_MS = 86_400_000;

const wholeDay = (event: WholeDay): ICalEventData => ({
  ...shared(event),
  start: midnight(event.day),
  end: new Date(midnight(event.day).getTime() + DAY_MS),
  allDay: true,
  timezone: 'UTC',
  transparency: ICalEventTransparency.TRANSPARENT,
});

const statuses = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** In UTC, which every program shows in its own time zone: no rule for summer time can be out of date. */
const appointment = (event: Appointment): ICalEventData => ({
  ...shared(event),
  start: event.startsAt,
  end: event.endsAt,
  sequence: event.sequence,
  status: statuses[event.status],
  lastModified: event.changedAt,
  ...(event.location && { location: clean(breakLinks(event.location)) }),
  url: event.url,
  alarms: event.status === 'cancelled' ? [] : [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS }],
});

/** RFC 5545, section 3.6, asks for at least one component, which a calendar without events would not have. */
const NO_EVENTS = [
  ...['BEGIN:VTIMEZONE', 'TZID:UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
].join('\n');

/** What a calendar program subscribes to. */
export const writeFeed = ({ name, url, refreshSeconds, events }: Calendar): string =>
  `${ical({
    name,
    url,
    prodId: PRODUCT,
    ttl: refreshSeconds,
    method: ICalCalendarMethod.PUBLISH,
    events: events.map((event) => ('day' in event ? wholeDay(event) : appointment(event))),
    timezone: events.length === 0 ? { name: 'UTC', generator: () => NO_EVENTS } : null,
  })}\r\n`;

interface Offers {
  readonly appointments: readonly Appointment[];
  readonly organizer: Invitation['organizer'];
}

/**
 * Times of which one will be taken, as one calendar to publish: an invitation holds one event only (RFC 5546, section
 * 3.2). Taking one invites to it under the same UID, and takes the others out.
 */
export const writeOffers = ({ appointments, organizer }: Offers): string =>
  `${ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    events: appointments.map((event) => ({
      ...appointment(event),
      organizer: { name: organizer.name, email: organizer.email },
    })),
  })}\r\n`;

/**
 * What a mail program offers to put into a calendar, or to take out of it (RFC 5546). Nobody reads the answers of
 * calendars, so none is asked for; links in the mail do that.
 */
export const writeInvitation = ({ appointment: event, organizer, attendee }: Invitation): string =>
  `${ical({
    prodId: PRODUCT,
    method: event.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    events: [
      {
        ...appointment(event),
        organizer: { name: organizer.name, email: organizer.email },
        attendees: [
          {
            name: clean(attendee.name),
            email: attendee.email,
            role: ICalAttendeeRole.REQ,
            status: event.status === 'tentative' ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ],
      },
    ],
  })}\r\n`;
