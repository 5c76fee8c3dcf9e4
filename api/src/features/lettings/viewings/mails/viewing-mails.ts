import { midSentence } from '@letfair/domain/accounts/sendable-name';
import { tenantGoneReasons } from '@letfair/domain/lettings/consequences/accounts';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { calendarLinks } from '@letfair/domain/lettings/viewings/calendar-links';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import { isForMail, type MailedAction, mailedActionPath } from '@letfair/domain/lettings/viewings/mailed-actions';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { excerptOf, layOut, type MailEntry, mailWarnings } from '../../../../platform/mail/layout.ts';
import { addressInWords, viewingAppointment } from '../calendar/viewing-appointment.ts';
import type { MailedViewing } from '../present-viewing.ts';
import { freePlaceWords, momentOf, viewingMailWords } from './viewing-words.ts';

interface ViewingMail {
  /** As the receiver sees it. */
  readonly viewing: MailedViewing;
  /** What whoever cancelled wrote, or why the product did; or a moderator's reason. */
  readonly note: string;
  /** Their application for the home ended with the viewing. */
  readonly hasClosedApplication: boolean;
  /** The home, with its photo. */
  readonly entries: readonly MailEntry[];
  /** Homes like one that is no longer available. */
  readonly similar: readonly MailEntry[];
  readonly button: { readonly label: string; readonly link: string };
  /** Of the links that act; empty where there are none. */
  readonly token: string;
  readonly publicUrl: string;
}

/** Why the product cancels, which nobody has written. */
const ourReasons: ReadonlySet<string> = new Set([...Object.values(endReasons), ...Object.values(tenantGoneReasons)]);

export const isMailed = (event: MailedEvent, side: ViewingSide): boolean =>
  viewingMailWords[event]?.[side] !== undefined;

/** Null where this side is not mailed of the event. */
export function viewingMail(event: MailedEvent, mail: ViewingMail): MailContent | null {
  const { viewing, note, hasClosedApplication, entries, similar, button, token, publicUrl } = mail;
  const words = viewingMailWords[event]?.[viewing.side];
  if (!words) return null;
  const possible: readonly MailedAction[] = [
    ...viewing.actions.filter(isForMail),
    ...(viewing.confirmedAt ? [] : (['confirm'] as const)),
  ];
  return layOut({
    template: `viewing-${event}`,
    subject: words.subject(viewing),
    paragraphs: [
      ...words.paragraphs(viewing),
      ...(ourReasons.has(note) ? [note] : []),
      ...(hasClosedApplication ? ['We’ve closed your application for it as well.'] : []),
      ...(words.hasDetails ? detailsOf(viewing) : []),
      ...(similar.length > 0 ? ['You might like these homes, which are still available:'] : []),
    ],
    excerpt: excerptOf(words.hasDetails ? viewing.notes : ourReasons.has(note) ? '' : note),
    entries: similar.length > 0 ? similar : entries,
    choices: (words.choices ?? [])
      .filter(({ action }) => possible.includes(action))
      .map(({ action, label }) => ({ label, link: publicUrl + mailedActionPath(token, action) })),
    button,
    footnotes: [
      mailWarnings[viewing.side],
      'Times are UK time.',
      ...(event === 'booked' || event === 'rescheduled' ? calendarNotes(viewing, publicUrl) : []),
    ],
  });
}

function calendarNotes(viewing: MailedViewing, publicUrl: string): readonly string[] {
  const { location, uid, sequence, startsAt, endsAt, url } = viewingAppointment(viewing, publicUrl);
  // Names and titles could hold links, so none is in ours.
  const entry = { title: 'Viewing on Letfair', location, uid, sequence, startsAt, endsAt, details: url };
  const { google, outlook } = calendarLinks(entry);
  return [
    `Add to Google Calendar: ${google}`,
    `Add to Outlook: ${outlook}`,
    'For Apple Calendar and others, open the attached invite.ics.',
  ];
}

/** Where to go and whom to meet; the link of a video call stays on the site, where it can be reported. */
function detailsOf(viewing: MailedViewing): readonly string[] {
  const { mode, meets, meetingPlace, area, addressFrom } = viewing;
  const address = addressInWords(viewing);
  const place = excerptOf(meetingPlace);
  const isVideo = mode === 'video';
  return [
    ...(isVideo ? ['It’s by video. You’ll find the link to the call with your viewing on Letfair.'] : []),
    ...(!isVideo && address ? [`Where: ${address}.`] : []),
    ...(!isVideo && !address && addressFrom
      ? [`Where: ${area}. We’ll send you the exact address on ${ukMomentInWords(new Date(addressFrom))}.`]
      : []),
    ...(meets ? [`You’ll meet ${midSentence(meets)}.`] : []),
    ...(place ? [`Where to meet: ${place}`] : []),
    ...(excerptOf(viewing.notes) ? ['Notes from the landlord or agent:'] : []),
  ];
}

interface FreePlace {
  readonly event: 'place-free' | 'new-times';
  readonly title: string;
  readonly startsAt: Date;
  readonly link: string;
  readonly entries: readonly MailEntry[];
}

export const freePlaceMail = ({ event, title, startsAt, link, entries }: FreePlace): MailContent =>
  layOut({
    template: `viewing-${event}`,
    subject: freePlaceWords[event].subject,
    paragraphs: [freePlaceWords[event].paragraph(title, ukMomentInWords(startsAt))],
    entries,
    button: { label: 'Take the place', link },
    footnotes: [mailWarnings.tenant, 'Times are UK time.'],
  });

interface Asked {
  readonly title: string;
  readonly asking: number;
  readonly link: string;
  readonly entries: readonly MailEntry[];
}

export const timesAskedMail = ({ title, asking, link, entries }: Asked): MailContent =>
  layOut({
    template: 'viewing-times-asked',
    subject: asking === 1 ? 'Someone would like to view your home' : `${asking} people would like to view your home`,
    paragraphs: [
      `${asking === 1 ? 'Someone has' : `${asking} people have`} asked for a time to view “${title}”, which has no viewing times at the moment. Add some and we’ll offer them to ${asking === 1 ? 'them' : 'each of them'} straight away.`,
    ],
    entries,
    button: { label: 'Add viewing times', link },
    footnotes: [mailWarnings.lister],
  });

interface Proposals {
  readonly viewings: readonly { readonly viewing: MailedViewing; readonly token: string }[];
  readonly entries: readonly MailEntry[];
  readonly publicUrl: string;
}

export function proposalsMail({ viewings, entries, publicUrl }: Proposals): MailContent {
  const [{ viewing } = { viewing: null }] = viewings;
  return layOut({
    template: 'viewing-proposed',
    subject:
      viewings.length === 1 ? 'You’ve been offered a viewing' : `You’ve been offered ${viewings.length} viewing times`,
    paragraphs: [
      `${viewing?.lister.name ?? ''} has offered you a viewing of “${viewing?.propertyTitle ?? ''}”. Nobody else can take ${viewings.length === 1 ? 'this time' : 'these times'}.`,
    ],
    entries,
    choices: viewings.map(({ viewing: offered, token }) => ({
      label: `Take ${momentOf(offered)}`,
      link: publicUrl + mailedActionPath(token, 'accept'),
    })),
    button: { label: 'See the offer', link: `${publicUrl}/viewings` },
    footnotes: [
      mailWarnings.tenant,
      'Times are UK time.',
      ...(viewings.length > 1 ? ['When you book one, we take the other times out of your calendar.'] : []),
    ],
  });
}

interface SlotReminder {
  readonly kind: 'day' | 'hours' | 'after';
  /** All viewings of one time, as the lister sees them. */
  readonly viewings: readonly {
    readonly viewing: MailedViewing;
    readonly token: string;
    /** The tenant was asked a day before whether they still come. */
    readonly wasAsked: boolean;
  }[];
  readonly entries: readonly MailEntry[];
  readonly publicUrl: string;
}

/** One mail to the lister for everybody who comes at the same time. */
export function listerReminderMail({ kind, viewings, entries, publicUrl }: SlotReminder): MailContent | null {
  const [first] = viewings;
  if (!first) return null;
  const { propertyTitle } = first.viewing;
  const when = momentOf(first.viewing);
  const silent = viewings.filter(({ viewing, wasAsked }) => wasAsked && viewing.confirmedAt === null);
  const booked = viewings.filter(({ viewing, wasAsked }) => !wasAsked && viewing.confirmedAt === null);
  const names = (some: SlotReminder['viewings']) =>
    some.map(({ viewing }) => midSentence(viewing.tenant.name)).join(', ');
  const coming = viewings.filter(({ viewing }) => viewing.confirmedAt !== null);
  const answers = [
    ...(coming.length > 0 ? [`Still coming: ${names(coming)}.`] : []),
    ...(silent.length > 0
      ? [
          kind === 'hours'
            ? `Haven’t said whether they’re still coming: ${names(silent)}.`
            : `We’ve asked today whether they’re still coming: ${names(silent)}.`,
        ]
      : []),
    ...(booked.length > 0 ? [`Booked: ${names(booked)}.`] : []),
  ];
  const isUnanswered = kind === 'hours' && silent.length > 0;
  const subjects = {
    day: `You’re showing “${propertyTitle}”: ${when}`,
    hours: isUnanswered
      ? `No answer from ${names(silent)} about the viewing`
      : `You’re showing “${propertyTitle}” in two hours`,
    after: `Did the viewing of “${propertyTitle}” happen?`,
  } as const;
  return layOut({
    template: `viewing-reminder-${kind}-lister`,
    subject: subjects[kind],
    paragraphs:
      kind === 'after'
        ? [`The viewing of “${propertyTitle}” was on ${when}. Who came?`]
        : [`You’re showing “${propertyTitle}” on ${when}.`, ...answers],
    entries,
    choices: viewings.flatMap(({ viewing, token }) => choicesOfLister(kind, viewing, publicUrl, token)),
    button: { label: 'See your viewings', link: `${publicUrl}/viewings` },
    footnotes: [mailWarnings.lister, 'Times are UK time.'],
  });
}

function choicesOfLister(kind: SlotReminder['kind'], { tenant }: MailedViewing, publicUrl: string, token: string) {
  const choice = (label: string, action: MailedAction) => ({
    label,
    link: publicUrl + mailedActionPath(token, action),
  });
  if (kind === 'after')
    return [choice(`${tenant.name} came`, 'attend'), choice(`${tenant.name} missed it`, 'miss-tenant')];
  return kind === 'day' ? [choice(`Cancel with ${midSentence(tenant.name)}`, 'call-off')] : [];
}
