import {
  type AppealKind,
  type AppealStatus,
  appealedMeasures,
  appealKindLabels,
  measureAppealedAs,
} from '@letfair/domain/trust/moderation/appeals';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { type HomeCard, NOTHING_TO_DO, withLinks } from '../../../platform/mail/letter.ts';

interface About {
  readonly kind: AppealKind;
  /** The listing's title; null for an account. */
  readonly title: string | null;
}

const subjectOf = ({ kind, title }: About): string => {
  const measure = measureAppealedAs(kind);
  if (measure) return appealedMeasures[measure].name;
  const listing = title === null ? 'a listing' : `“${title}”`;
  if (kind === 'wording') return `our decision on the wording of ${listing}`;
  return kind === 'hiding' ? `${listing} being taken off Letfair` : `the rejection of ${listing}`;
};

export const appealReceivedMail = (about: About): MailContent =>
  layOut({
    template: 'appeal-received',
    subject: 'We’ve got your appeal',
    firstLine: `${NOTHING_TO_DO} We’ll email you our answer.`,
    paragraphs: [
      `You’ve appealed against ${subjectOf(about)}. Where we can, a moderator who wasn’t involved will look at it.`,
    ],
    footnotes: ['You can appeal against each decision once.'],
  });

export const appealToDecideMail = ({ kind, title, link }: About & { readonly link: string }): MailContent =>
  layOut({
    template: 'appeal-to-decide',
    subject: `New appeal: ${appealKindLabels[kind].toLowerCase()}`,
    firstLine:
      title === null
        ? 'Please decide on an appeal against a decision about an account.'
        : `Please decide on an appeal against a decision about “${title}”.`,
    button: { label: 'Open the appeals', link },
  });

interface Outcome extends About {
  readonly status: Exclude<AppealStatus, 'open'>;
  readonly reason: string;
  readonly link: string;
}

const overturnedSentences: Readonly<Record<AppealKind, string>> = {
  rejection: 'We’ve changed our decision. Your listing is waiting for approval again.',
  hiding: 'We’ve changed our decision. Your listing is waiting for approval again.',
  warning: 'We’ve changed our decision. The warning no longer counts.',
  limit: 'We’ve changed our decision. Your account is no longer limited.',
  'hidden-homes': 'We’ve changed our decision. People can find your homes again.',
  suspension: 'We’ve changed our decision. Your account is open again.',
  wording: 'We’ve changed our decision. You can keep these words in this listing.',
};

export const appealDecidedMail = ({
  status,
  reason,
  link,
  home,
  ...about
}: Outcome & { readonly home: HomeCard | null }): MailContent =>
  layOut({
    template: `appeal-${status}`,
    subject: status === 'upheld' ? 'Your appeal: our decision stands' : 'Your appeal: we’ve changed our decision',
    firstLine:
      status === 'upheld'
        ? 'We’ve looked at your appeal, and our decision stands. You can see why below.'
        : overturnedSentences[about.kind],
    paragraphs: [`You appealed against ${subjectOf(about)}. What the moderator wrote:`],
    excerpt: withLinks(reason),
    home,
    button: about.title === null ? { label: 'Sign in', link } : { label: 'Manage your listings', link },
  });

/** For the admin whose decision was appealed. */
export const decisionReviewedMail = ({ status, reason, link, ...about }: Outcome): MailContent =>
  layOut({
    template: 'appeal-reviewed',
    subject: status === 'upheld' ? 'Your decision was upheld on appeal' : 'Your decision was changed on appeal',
    firstLine: `You can see why below. ${NOTHING_TO_DO}`,
    paragraphs: [
      about.title === null
        ? 'Another moderator has looked at an appeal against your decision about an account.'
        : `Another moderator has looked at an appeal against your decision about “${about.title}”.`,
      'What they wrote:',
    ],
    excerpt: withLinks(reason),
    button: { label: 'Open the appeals', link },
  });
