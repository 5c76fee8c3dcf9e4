import { formatCount } from '@letfair/domain/money';
import { formatMoment } from '../../../../lib/dates.ts';

/** "Last used around 3 Dec 2026, 2pm": the server keeps it to the hour. */
export const lastUsedText = (lastUsedAt: string): string => `Last used around ${formatMoment(lastUsedAt)}`;

/** The first part of the IP address, where it is known. */
export const fromNetworkText = (network: string): string => (network ? `, from ${network}` : '');

/** What is said where not every session is listed, or null. */
export const moreSessionsText = (shown: number, total: number): string | null =>
  total > shown ? `Showing the latest ${shown} of ${formatCount(total)}.` : null;

export const endedText = (ended: number): string =>
  ended === 1 ? 'One other device has been signed out.' : `${ended} other devices have been signed out.`;
