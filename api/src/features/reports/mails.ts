import type { ReportType } from '@letfair/domain/reports/report-reasons';
import type { MailContent } from '../../platform/mail/enqueue-mail.ts';
import { layOut } from '../../platform/mail/layout.ts';

interface Reported {
  readonly type: ReportType;
  readonly title: string;
  readonly reason: string;
  readonly reporters: number;
  readonly link: string;
}

/** To our own desk. What was written stays in the queue, where it belongs to a decision. */
export const reportedMail = ({ type, title, reason, reporters, link }: Reported): MailContent =>
  layOut({
    template: reporters === 1 ? 'report-first' : 'report-urgent',
    subject: reporters === 1 ? `New report: ${reason}` : `${reporters} people report the same ${type}`,
    paragraphs: [
      reporters === 1
        ? `Somebody reports the ${type} “${title}”.`
        : `${reporters} people independently report the ${type} “${title}”. Nothing has been hidden: please look at it.`,
      `The last reason given: ${reason}.`,
    ],
    button: { label: 'Open the reports', link },
    footnotes: [],
  });
