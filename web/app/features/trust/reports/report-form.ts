import {
  type ReportReason,
  type ReportType,
  reportProblems,
  reportReasons,
} from '@letfair/domain/trust/reports/reports';

export interface ReportTarget {
  readonly type: ReportType;
  readonly targetId: string;
  readonly title: string;
}

export interface ReportFields {
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

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  'fake-listing': 'This home doesn’t exist, or isn’t to let',
  'fake-profile': 'This person isn’t who they say they are',
  scam: 'It looks like a scam',
  harassment: 'Harassment or threats',
  inappropriate: 'Offensive or inappropriate',
  spam: 'Spam or advertising',
  overpriced: 'The rent is far too high for what it is',
  misleading: 'It’s misleading or wrong',
  copyright: 'It uses someone else’s pictures or words',
  other: 'Something else',
};

export const reasonOptions = (type: ReportType) =>
  reportReasons[type].map((value) => ({ value, label: reasonLabels[value] }));
