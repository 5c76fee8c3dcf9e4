import {
  type ReportReason,
  type ReportType,
  reportProblems,
  reportReasons,
  reportSentences,
} from '@letfair/domain/reports/reports';
import type { Submitted } from '../../lib/use-submission.ts';

export interface ReportTarget {
  readonly type: ReportType;
  readonly targetId: string;
  readonly title: string;
}

interface ReportFields {
  readonly reportType: string;
  readonly description: string;
}

type Fields = Readonly<Record<string, string>>;

export function missingFields({ reportType, description }: ReportFields): Fields {
  return {
    ...(reportType === '' && { reportType: reportProblems.reason }),
    ...(description === '' && { description: reportProblems.description }),
  };
}

const MAX_TITLE = 300;

export const reportBody = (
  { type, targetId, title }: ReportTarget,
  { reportType, description }: ReportFields,
  reporterEmail: string,
  timestamp: string,
) => ({
  type,
  targetId,
  reportType,
  description,
  reporterEmail,
  targetTitle: title.slice(0, MAX_TITLE),
  timestamp,
});

type Answered =
  | { readonly success: true }
  | { readonly success: false; readonly message: string; readonly error: { readonly fields?: Fields } };

export type ReportOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'failed';
      readonly sentence: string;
      /** The server's reason, where a retry alone does not help. */
      readonly reason: string | null;
      readonly fields: Fields;
    };

export function reportOutcome(sent: Submitted<Answered>): ReportOutcome {
  const sentence = reportSentences.failed;
  if ('error' in sent) return { kind: 'failed', sentence, reason: null, fields: {} };
  const { answer } = sent;
  if (answer.success) return { kind: 'sent' };
  return { kind: 'failed', sentence, reason: answer.message || null, fields: answer.error?.fields ?? {} };
}

const labels: Readonly<Record<ReportReason, string>> = {
  'fake-listing': 'This home does not exist, or is not to let',
  'fake-profile': 'This person is not who they say they are',
  scam: 'It looks like a scam',
  harassment: 'Harassment or threats',
  inappropriate: 'Offensive or inappropriate',
  spam: 'Spam or advertising',
  overpriced: 'The rent is far too high for what it is',
  misleading: 'What it says is misleading or wrong',
  copyright: 'It uses pictures or words of somebody else',
  other: 'Something else',
};

export const reasonOptions = (type: ReportType) =>
  reportReasons[type].map((value) => ({ value, label: labels[value] }));
