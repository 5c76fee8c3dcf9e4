import {
  type AppealKind,
  type AppealStatus,
  appealedMeasures,
  appealKindLabels,
  measureAppealedAs,
} from '@letfair/domain/trust/moderation/appeals';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut, withLinks } from '../../../platform/mail/layout.ts';

interface About {
  readonly kind: AppealKind;
  /** The listing's title; null for an account. */
  readonly title: string | null;
}

const subjectOf = ({ kind, title }: About): string => {
  const measure = measureAppealedAs(kind);
  if (measure) return appealedMeasures[measure].name;
  const listing = title === null ? 'a listing' : `“${title}”`;
  if (kind === 'wording') return `the wording of ${listing}`;
  return kind === 'hiding' ? `${listing} being taken off Letfair` : `the rejection of ${listing}`;
};

export const appealReceivedMail = (about: About): MailContent =>
  layOut({
    template: 'appeal-received',
    subject: 'We have your appeal',
    paragraphs: [
      `You have appealed against ${subjectOf(about)}. A moderator who has not decided about it before looks at it, where there is one, and you get the answer by mail.`,
    ],
    footnotes: ['Each decision can be answered once.'],
  });

export const appealToDecideMail = ({ kind, title, link }: About & { readonly link: string }): MailContent =>
  layOut({
    template: 'appeal-to-decide',
    subject: `New appeal: ${appealKindLabels[kind].toLowerCase()}`,
    paragraphs: [
      title === null ? 'Somebody appeals against a decision about their account.' : `The lister of “${title}” appeals.`,
    ],
    button: { label: 'Open the appeals', link },
    footnotes: [],
  });

interface Outcome extends About {
  readonly status: Exclude<AppealStatus, 'open'>;
  readonly reason: string;
  readonly link: string;
}

const overturnedSentences: Readonly<Record<AppealKind, string>> = {
  rejection: 'The decision was changed: the listing waits for approval again.',
  hiding: 'The decision was changed: the listing waits for approval again.',
  warning: 'The decision was changed: the warning no longer counts.',
  limit: 'The decision was changed: your account is no longer limited.',
  'hidden-homes': 'The decision was changed: your homes can be found again.',
  suspension: 'The decision was changed: your account is open again.',
  wording: 'The decision was changed: these words may stand as they are in this listing.',
};

export const appealDecidedMail = ({ status, reason, link, ...about }: Outcome): MailContent =>
  layOut({
    template: `appeal-${status}`,
    subject: 'Your appeal has been decided',
    paragraphs: [
      `A moderator has looked at your appeal against ${subjectOf(about)}.`,
      status === 'upheld' ? 'The decision stands.' : overturnedSentences[about.kind],
      'What the moderator wrote:',
      withLinks(reason),
    ],
    button: { label: about.title === null ? 'Sign in' : 'Manage your listings', link },
    footnotes: [],
  });

/** For the admin whose decision was appealed. */
export const decisionReviewedMail = ({ status, reason, link, ...about }: Outcome): MailContent =>
  layOut({
    template: 'appeal-reviewed',
    subject: status === 'upheld' ? 'A decision of yours stands' : 'A decision of yours was changed',
    paragraphs: [
      about.title === null
        ? 'An appeal against a decision of yours about an account has been looked at.'
        : `The appeal about “${about.title}”, which you decided, has been looked at.`,
      withLinks(reason),
    ],
    button: { label: 'Open the appeals', link },
    footnotes: [],
  });
