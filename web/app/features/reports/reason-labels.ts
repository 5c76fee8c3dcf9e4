import { type ReportReason, type ReportType, reportReasons } from '@letfair/domain/reports/reports';

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

/** The reasons that fit what is reported, in the order of the document. */
export const reasonOptions = (type: ReportType) =>
  reportReasons[type].map((value) => ({ value, label: labels[value] }));
