import type { ReportType } from '@letfair/domain/reports/report-reasons';

/** A property is reported from its card or page, a listing from the header of a conversation. */
export const targetLabels: Readonly<Record<ReportType, string>> = {
  property: 'Property',
  user: 'User',
  listing: 'Listing',
};

/** "fake-listing" is "Fake listing". */
export function reasonText(reason: string): string {
  const words = reason.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const reportersText = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`;
