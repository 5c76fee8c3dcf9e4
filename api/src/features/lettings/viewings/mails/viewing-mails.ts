import { midSentence } from '@letfair/domain/accounts/sendable-name';
import { endReasons } from '@letfair/domain/lettings/consequences/steps';
import { TENANT_GONE } from '@letfair/domain/lettings/viewings/booking-rules';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import { isForMail, type MailedAction, mailedActionPath } from '@letfair/domain/lettings/viewings/mailed-actions';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../../platform/mail/enqueue-mail.ts';
import { excerptOf, layOut, type MailEntry, mailWarnings } from '../../../../platform/mail/layout.ts';
import { addressInWords } from '../calendar/viewing-appointment.ts';
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
  /** Homes like one that is not to be had any more. */
  readonly similar: readonly MailEntry[];
  readonly button: { readonly label: string; readonly link: string };
  /** Of the links that act; empty where there are none. */
  readonly token: string;
  readonly publicUrl: string;
}

/** Why the product cancels, which nobody has written. */
const ourReasons: ReadonlySet<string> = new Set([...Object.values(endReasons), TENANT_GONE]);

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
      ...(similar.length > 0 ? ['These homes are like it and still to be had:'] : []),
    ],
    excerpt: excerptOf(words.hasDetails ? viewing.notes : ourReasons.has(note) ? '' : note),
    entries: similar.length > 0 ? similar : entries,
    choices: (words.choices ?? [])
      .filter(({ action }) => possible.includes(action))
      .map(({ action, label }) => ({ label, link: publicUrl + mailedActionPath(token, action) })),
    button,
    footnotes: [mailWarnings[viewing.side], 'Times are UK time.'],
  });
}

/** Where to go and whom to meet; the link of a video call stays on the site, where it can be reported. */
function detailsOf(viewing: MailedViewing): readonly string[] {
  const { mode, meets, meetingPlace, area, addressFrom } = viewing;
  const address = addressInWords(viewing);
  const place = excerptOf(meetingPlace);
  const isVideo = mode === 'video';
  return [
    ...(isVideo ? ['It is by video. The link of the call is with your viewing on Letfair.'] : []),
    ...(!isVideo && address ? [`Where: ${address}.`] : []),
    ...(!isVideo && !address && addressFrom
      ? [`Where: ${area}. We send the exact address on ${ukMomentInWords(new Date(addressFrom))}.`]
      : []),
    ...(meets ? [`You meet ${midSentence(meets)}.`] : []),
    ...(place ? [`Where to meet: ${place}`] : []),
    ...(excerptOf(viewing.notes) ? ['What the lister notes:'] : []),
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
      viewings.length === 1
        ? 'A viewing is offered to you'
        : `${viewings.length} times for a viewing are offered to you`,
    paragraphs: [
      `${viewing?.lister.name ?? ''} offers you to view “${viewing?.propertyTitle ?? ''}”. Nobody else can take ${viewings.length === 1 ? 'this time' : 'these times'}.`,
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
            ? `No answer whether they still come: ${names(silent)}.`
            : `Asked today whether they still come: ${names(silent)}.`,
        ]
      : []),
    ...(booked.length > 0 ? [`Booked: ${names(booked)}.`] : []),
  ];
  const isUnanswered = kind === 'hours' && silent.length > 0;
  const subjects = {
    day: `You show “${propertyTitle}”: ${when}`,
    hours: isUnanswered
      ? `No answer from ${names(silent)} about the viewing`
      : `You show “${propertyTitle}” in two hours`,
    after: `Did the viewing of “${propertyTitle}” happen?`,
  } as const;
  return layOut({
    template: `viewing-reminder-${kind}-lister`,
    subject: subjects[kind],
    paragraphs:
      kind === 'after'
        ? [`The viewing of “${propertyTitle}” was on ${when}. Who came?`]
        : [`You show “${propertyTitle}” on ${when}.`, ...answers],
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
    return [choice(`${tenant.name} came`, 'attend'), choice(`${tenant.name} did not come`, 'miss-tenant')];
  return kind === 'day' ? [choice(`Call off ${midSentence(tenant.name)}`, 'call-off')] : [];
}
