import { APPEAL_LINK_DAYS } from '@letfair/domain/trust/moderation/appeals';
import { type MeasureKind, measureSentences } from '@letfair/domain/trust/moderation/measures';
import { ukDayInWords } from '@letfair/domain/uk-time';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut, withLinks } from '../../../platform/mail/layout.ts';

interface Told {
  readonly kind: MeasureKind;
  readonly reason: string;
  readonly endsAt: Date | null;
  /** To the appeal. */
  readonly link: string;
  readonly contact: string;
}

/** Under every mail with a link to appeal. */
export const appealFootnotes = (contact: string): readonly string[] => [
  `We haven’t deleted anything. The link works once, for ${APPEAL_LINK_DAYS} days; where we can, someone who wasn’t involved will look at the decision again.`,
  `If the link no longer works, tell us: ${contact}`,
];

export const measureMail = ({ kind, reason, endsAt, link, contact }: Told): MailContent =>
  layOut({
    template: `measure-${kind}`,
    subject: kind === 'warn' ? 'A warning about your account' : 'Your account is limited',
    paragraphs: [
      `${measureSentences[kind]}${endsAt ? ` This ends on ${ukDayInWords(endsAt)} ` : ''} The reason:`,
      withLinks(reason),
    ],
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
    paragraphs: [
      kind === 'hide'
        ? 'People can find your homes on Letfair again, and you can list more.'
        : 'You can list homes, start conversations and apply on Letfair again.',
    ],
    button: { label: 'Sign in', link: login },
    footnotes: [],
  });
