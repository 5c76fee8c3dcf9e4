import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import type { ReportDecision, ReportType } from '@letfair/domain/trust/reports/reports';
import type { MailContent } from '../../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { NOTHING_TO_DO } from '../../../platform/mail/letter.ts';

interface Reported {
  readonly type: ReportType;
  /** Of the home, or the name of the person, which may be what is reported: the layout keeps it from being a link. */
  readonly title: string;
  readonly reason: string;
  readonly reporters: number;
  readonly link: string;
}

/** Leaves the description out: it stays in the queue. */
export const reportedMail = ({ type, title, reason, reporters, link }: Reported): MailContent =>
  layOut({
    template: reporters === 1 ? 'report-first' : 'report-urgent',
    subject: reporters === 1 ? `New report: ${reason}` : `${reporters} people have reported the same ${type}`,
    firstLine:
      reporters === 1
        ? `Please look at a new report about the ${type} “${title}”.`
        : `Please look at the ${type} “${title}” soon: ${reporters} people have each sent us a report, and nothing has been hidden yet.`,
    paragraphs: [`The latest reason given: ${reason}.`],
    button: { label: 'Open the reports', link },
  });

interface Outcome {
  readonly decision: ReportDecision;
  /** The listing's title; null for a person, who is not named. */
  readonly listingTitle: string | null;
  /** Messages came with the report. */
  readonly hasShared: boolean;
  readonly contact: string;
}

const outcomeSentences: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'We found nothing that breaks our rules.',
  'hide-listing': 'It was against our rules, and people can no longer find it.',
  'suspend-user': 'Our rules were broken, and the person responsible can no longer use Letfair.',
};

/** Says nothing about the reported person, nor repeats the moderator's reason. */
export const reportOutcomeMail = ({ decision, listingTitle, hasShared, contact }: Outcome): MailContent =>
  layOut({
    template: decision === 'dismiss' ? 'report-dismissed' : 'report-upheld',
    subject: 'We’ve looked at your report',
    firstLine: `Thanks for reporting ${listingTitle === null ? 'a person' : `the home “${listingTitle}”`} to us. ${outcomeSentences[decision]} ${NOTHING_TO_DO}`,
    footnotes: [
      'We never reveal who sent a report.',
      ...(hasShared
        ? [
            `In ${retentionTexts.sharedMessageDays}, we’ll delete the messages you shared with us. Until then, they’ll be included if you or the other person asks for a copy of your data.`,
          ]
        : []),
      {
        sentence: 'Do you disagree, or has something new happened?',
        label: 'Contact us',
        link: contact,
      },
      'If you are in danger, call 999. If you have lost money, contact your bank and report it to Report Fraud (in Scotland, to the police on 101).',
    ],
  });
