import { midSentence } from '@letfair/domain/accounts/sendable-name';
import { tenantGoneReasons } from '@letfair/domain/lettings/consequences/accounts';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { calendarLinks } from '@letfair/domain/lettings/viewings/calendar-links';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import { isForMail, type MailedAction, mailedActionPath } from '@letfair/domain/lettings/viewings/mailed-actions';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../../platform/mail/layout.ts';
import {
  excerptOf,
  type HomeCard,
  type MailLink,
  mailWarnings,
  nameInSubject,
  titleInSubject,
  UK_TIMES,
} from '../../../../platform/mail/letter.ts';
import { SIMILAR_HOMES } from '../../../search/results/index.ts';
import { addressInWords, viewingAppointment } from '../calendar/viewing-appointment.ts';
import type { MailedViewing } from '../present-viewing.ts';
import {
  type Choice,
  dayOf,
  freePlaceWords,
  momentOf,
  shortMomentOf,
  TAKE_IT_SOON,
  viewingMailWords,
} from './viewing-words.ts';

interface ViewingMail {
  /** As the receiver sees it. */
  readonly viewing: MailedViewing;
  /** What the person who cancelled wrote, or why the product did; or a moderator's reason. */
  readonly note: string;
  /** Their application for the home ended with the viewing. */
  readonly hasClosedApplication: boolean;
  readonly home: HomeCard | null;
  /** Homes like one that is no longer available. */
  readonly similar: readonly HomeCard[];
  /** To the viewing, or to what follows from it. */
  readonly button: MailLink;
  /** Of the links that act; empty where there are none. */
  readonly token: string;
  readonly publicUrl: string;
}

/** Why the product cancels, which nobody has written. */
const ourReasons: ReadonlySet<string> = new Set([...Object.values(endReasons), ...Object.values(tenantGoneReasons)]);

export const isMailed = (event: MailedEvent, side: ViewingSide): boolean =>
  viewingMailWords[event]?.[side] !== undefined;

/** Null where this side is not emailed about the event. */
export function viewingMail(event: MailedEvent, mail: ViewingMail): MailContent | null {
  const { viewing, note, hasClosedApplication, home, similar, button, token, publicUrl } = mail;
  const words = viewingMailWords[event]?.[viewing.side];
  if (!words) return null;
  const possible: readonly MailedAction[] = [
    ...viewing.actions.filter(isForMail),
    ...(viewing.confirmedAt ? [] : (['confirm'] as const)),
  ];
  const linksTo = (choices: readonly Choice[]): readonly MailLink[] =>
    choices
      .filter(({ action }) => possible.includes(action))
      .map(({ action, label }) => ({ label, link: publicUrl + mailedActionPath(token, action) }));
  const [answer] = linksTo(words.answer ? [words.answer] : []);
  const isForCalendar = event === 'booked' || event === 'rescheduled';
  return layOut({
    template: `viewing-${event}`,
    subject: words.subject(viewing),
    firstLine: words.firstLine(viewing),
    paragraphs: [
      ...(words.paragraphs?.(viewing) ?? []),
      ...(ourReasons.has(note) ? [note] : []),
      ...(hasClosedApplication ? ['We’ve also closed your application for this home.'] : []),
      ...(words.hasDetails ? detailsOf(viewing) : []),
    ],
    excerpt: excerptOf(words.hasDetails ? viewing.notes : ourReasons.has(note) ? '' : note),
    home: similar.length > 0 ? null : home,
    homes: { heading: SIMILAR_HOMES, cards: similar },
    button: answer ?? button,
    links: [
      ...linksTo(words.choices ?? []),
      ...(answer ? [button] : []),
      ...(isForCalendar ? calendarsFor(viewing, publicUrl) : []),
    ],
    footnotes: [
      ...(isForCalendar ? ['For Apple Calendar and others, open the attached invite.ics.'] : []),
      mailWarnings[viewing.side],
      UK_TIMES,
    ],
  });
}

function calendarsFor(viewing: MailedViewing, publicUrl: string): readonly MailLink[] {
  const { location, uid, sequence, startsAt, endsAt, url } = viewingAppointment(viewing, publicUrl);
  // Names and titles could hold links, so none is in ours.
  const entry = { title: 'Viewing on Letfair', location, uid, sequence, startsAt, endsAt, details: url };
  const { google, outlook } = calendarLinks(entry);
  return [
    { label: 'Add to Google Calendar', link: google },
    { label: 'Add to Outlook', link: outlook },
  ];
}

/** Where to go and whom to meet; the link of a video call stays on the site, where it can be reported. */
function detailsOf(viewing: MailedViewing): readonly string[] {
  const { mode, meets, meetingPlace, area, addressFrom } = viewing;
  const address = addressInWords(viewing);
  const place = excerptOf(meetingPlace);
  const isVideo = mode === 'video';
  const lines = [
    ...(isVideo ? ['This is a video viewing. You’ll find the link to the call next to your viewing on Letfair.'] : []),
    ...(!isVideo && address ? [`Where: ${address}.`] : []),
    ...(!isVideo && !address && addressFrom
      ? [`Where: ${area}. We’ll send you the exact address on ${ukMomentInWords(new Date(addressFrom))}.`]
      : []),
    ...(meets ? [`You’ll meet ${midSentence(meets)}.`] : []),
    ...(place ? [`Where to meet: ${place}`] : []),
  ];
  return [
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...(excerptOf(viewing.notes) ? ['Notes from the landlord or agent:'] : []),
  ];
}

interface FreePlace {
  readonly event: 'place-free' | 'new-times';
  readonly title: string;
  readonly startsAt: Date;
  readonly link: string;
  readonly home: HomeCard | null;
}

export const freePlaceMail = ({ event, title, startsAt, link, home }: FreePlace): MailContent =>
  layOut({
    template: `viewing-${event}`,
    subject: freePlaceWords[event].subject,
    firstLine: TAKE_IT_SOON,
    paragraphs: [freePlaceWords[event].paragraph(title, ukMomentInWords(startsAt))],
    home,
    button: { label: 'Book this viewing', link },
    footnotes: [mailWarnings.tenant, UK_TIMES],
  });

interface Asked {
  readonly title: string;
  readonly asking: number;
  readonly link: string;
  readonly home: HomeCard | null;
}

export const timesAskedMail = ({ title, asking, link, home }: Asked): MailContent =>
  layOut({
    template: 'viewing-times-asked',
    subject: asking === 1 ? 'Someone would like to view your home' : `${asking} people would like to view your home`,
    firstLine: `Add some viewing times, and we’ll offer ${asking === 1 ? 'them' : 'each of them'} a viewing straight away.`,
    paragraphs: [
      `${asking === 1 ? 'Someone has' : `${asking} people have`} asked for a time to view “${title}”. It doesn’t have any viewing times at the moment.`,
    ],
    home,
    button: { label: 'Add viewing times', link },
    footnotes: [mailWarnings.lister],
  });

interface Proposals {
  readonly viewings: readonly { readonly viewing: MailedViewing; readonly token: string }[];
  readonly home: HomeCard | null;
  readonly publicUrl: string;
}

export function proposalsMail({ viewings, home, publicUrl }: Proposals): MailContent {
  const [{ viewing } = { viewing: null }] = viewings;
  const isOne = viewings.length === 1;
  const times = viewings.map(({ viewing: offered, token }) => ({
    label: `Book ${shortMomentOf(offered)}`,
    link: publicUrl + mailedActionPath(token, 'accept'),
  }));
  const page = { label: 'See the offer', link: `${publicUrl}/viewings` };
  return layOut({
    template: 'viewing-proposed',
    subject: isOne ? 'You’ve been offered a viewing' : `You’ve been offered ${viewings.length} viewing times`,
    firstLine: isOne
      ? `Please let us know whether you can view “${viewing?.propertyTitle ?? ''}” on ${viewing ? momentOf(viewing) : ''}.`
      : `Please choose a time to view “${viewing?.propertyTitle ?? ''}”.`,
    paragraphs: [
      `${viewing?.lister.name ?? ''} has offered you ${isOne ? 'this time. No one else can book it.' : 'these times. No one else can book them.'}`,
    ],
    home,
    ...(isOne ? { button: times[0]!, links: [page] } : { button: page, links: times }),
    footnotes: [
      ...(isOne ? [] : ['When you book one, we’ll take the other times out of your calendar.']),
      mailWarnings.tenant,
      UK_TIMES,
    ],
  });
}

interface SlotReminder {
  readonly kind: 'day' | 'hours' | 'after';
  /** All viewings of one time, as the landlord or agent sees them. */
  readonly viewings: readonly {
    readonly viewing: MailedViewing;
    readonly token: string;
    /** The tenant was asked a day before whether they still come. */
    readonly wasAsked: boolean;
  }[];
  readonly home: HomeCard | null;
  readonly publicUrl: string;
}

/** One email to the landlord or agent for everybody who comes at the same time. */
export function listerReminderMail({ kind, viewings, home, publicUrl }: SlotReminder): MailContent | null {
  const [first] = viewings;
  if (!first) return null;
  const { propertyTitle } = first.viewing;
  const when = momentOf(first.viewing);
  const silent = viewings.filter(({ viewing, wasAsked }) => wasAsked && viewing.confirmedAt === null);
  const subjects = {
    day: `You’re showing ${titleInSubject(propertyTitle, 'a home')} on ${dayOf(first.viewing)}`,
    hours:
      silent.length > 0
        ? `No answer from ${whoInSubject(silent)} about the viewing`
        : `You’re showing ${titleInSubject(propertyTitle, 'a home')} in two hours`,
    after: `Did the viewing of ${titleInSubject(propertyTitle, 'your home')} go ahead?`,
  } as const;
  const page = { label: 'See your viewings', link: `${publicUrl}/viewings` };
  const answers = viewings.flatMap(({ viewing, token }) => choicesOfLister(kind, viewing, publicUrl, token));
  const [answer, ...others] = kind === 'after' && viewings.length === 1 ? answers : [];
  return layOut({
    template: `viewing-reminder-${kind}-lister`,
    subject: subjects[kind],
    firstLine:
      kind === 'after'
        ? `Please tell us who came to the viewing of “${propertyTitle}” on ${when}.`
        : `You’re showing “${propertyTitle}” on ${when}. If you can’t make it, please cancel so nobody waits for you.`,
    paragraphs: kind === 'after' ? [] : answersSoFar(kind, viewings),
    home,
    button: answer ?? page,
    links: answer ? [...others, page] : answers,
    footnotes: [mailWarnings.lister, UK_TIMES],
  });
}

type Reminded = SlotReminder['viewings'];

const namesOf = (some: Reminded): string => some.map(({ viewing }) => midSentence(viewing.tenant.name)).join(', ');

const whoInSubject = (some: Reminded): string =>
  some.length === 1 ? nameInSubject(midSentence(some[0]!.viewing.tenant.name), 'a tenant') : `${some.length} tenants`;

function answersSoFar(kind: 'day' | 'hours', viewings: Reminded): readonly string[] {
  const coming = viewings.filter(({ viewing }) => viewing.confirmedAt !== null);
  const unanswered = viewings.filter(({ viewing }) => viewing.confirmedAt === null);
  const silent = unanswered.filter(({ wasAsked }) => wasAsked);
  const booked = unanswered.filter(({ wasAsked }) => !wasAsked);
  const asked =
    kind === 'hours' ? 'Haven’t told us if they’re still coming' : 'We’ve asked them today if they’re still coming';
  return [
    ...(coming.length > 0 ? [`Still coming: ${namesOf(coming)}.`] : []),
    ...(silent.length > 0 ? [`${asked}: ${namesOf(silent)}.`] : []),
    ...(booked.length > 0 ? [`Booked: ${namesOf(booked)}.`] : []),
  ];
}

function choicesOfLister(
  kind: SlotReminder['kind'],
  { tenant }: MailedViewing,
  publicUrl: string,
  token: string,
): readonly MailLink[] {
  const choice = (label: string, action: MailedAction) => ({
    label,
    link: publicUrl + mailedActionPath(token, action),
  });
  if (kind === 'after')
    return [choice(`${tenant.name} came`, 'attend'), choice(`${tenant.name} missed it`, 'miss-tenant')];
  return kind === 'day' ? [choice(`Cancel the viewing with ${midSentence(tenant.name)}`, 'call-off')] : [];
}
