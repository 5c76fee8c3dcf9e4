import { APPEAL_LINK_DAYS } from '@letfair/domain/trust/moderation/appeals';
import { type MeasureKind, measureSentences } from '@letfair/domain/trust/moderation/measures';
import { ukDayInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { type Footnote, withLinks } from '../../../platform/mail/letter.ts';

interface Told {
  readonly reason: string;
  readonly endsAt: Date | null;
  /** To the appeal. */
  readonly link: string;
  readonly contact: string;
}

const MISTAKE = 'See the reason below, and tell us if you think it’s a mistake.';

/** Under every email with a link to appeal. */
const appealFootnotes = (contact: string): readonly Footnote[] => [
  `We haven’t deleted anything. You can use the link once, within ${APPEAL_LINK_DAYS} days. Where we can, someone who wasn’t involved will look at the decision again.`,
  { sentence: 'Has the link stopped working?', label: 'Contact us', link: contact },
];

const endOf = (endsAt: Date | null): readonly string[] =>
  endsAt ? [`This ends on ${ukDayInWords(endsAt)}, and you don’t need to do anything.`] : [];

export const measureMail = ({
  kind,
  reason,
  endsAt,
  link,
  contact,
}: Told & { readonly kind: Exclude<MeasureKind, 'suspend'> }): MailContent =>
  layOut({
    template: `measure-${kind}`,
    subject: kind === 'warn' ? 'A warning about your account' : 'Your account is limited',
    firstLine: MISTAKE,
    paragraphs: [measureSentences[kind], ...endOf(endsAt), 'The reason:'],
    excerpt: withLinks(reason),
    button: { label: 'Tell us if this is a mistake', link },
    footnotes: appealFootnotes(contact),
  });

export const measureLiftedMail = ({
  kind,
  login,
}: {
  readonly kind: MeasureKind;
  readonly login: string;
}): MailContent =>
  layOut({
    template: 'measure-lifted',
    subject: 'Your account is no longer limited',
    firstLine:
      kind === 'hide'
        ? 'Sign in and carry on: people can find your homes on Letfair again, and you can list more.'
        : 'Sign in and carry on: you can list homes, start conversations and apply on Letfair again.',
    button: { label: 'Sign in', link: login },
  });

interface Suspended extends Told {
  /** A home that was rejected at the same moment. */
  readonly rejectedTitle?: string | undefined;
}

export const suspendedMail = ({ reason, endsAt, link, contact, rejectedTitle }: Suspended): MailContent =>
  layOut({
    template: 'account-suspended',
    subject: 'Your account has been suspended',
    firstLine: MISTAKE,
    paragraphs: [
      'We’ve signed you out of Letfair on every device, and nobody can find your listings for now.',
      ...(rejectedTitle ? [`We’ve also rejected your listing “${rejectedTitle}”.`] : []),
      ...endOf(endsAt),
      'The reason:',
    ],
    excerpt: withLinks(reason),
    button: { label: 'Tell us if this is a mistake', link },
    footnotes: appealFootnotes(contact),
  });

export const suspensionLiftedMail = ({
  login,
  contact,
}: {
  readonly login: string;
  readonly contact: string;
}): MailContent =>
  layOut({
    template: 'account-unsuspended',
    subject: 'Your account is open again',
    firstLine: 'Sign in and carry on: your Letfair account is no longer suspended.',
    paragraphs: ['Your live listings are back in search results.'],
    button: { label: 'Sign in', link: login },
    footnotes: [{ sentence: 'Is something missing?', label: 'Contact us', link: contact }],
  });
