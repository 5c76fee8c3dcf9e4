import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { formatDate, formatMoment } from '../../../../lib/dates.ts';

type Timed = Pick<OwnListingSummary, 'daysLive' | 'expiresAt' | 'takeBackUntil' | 'withheldAt'>;

/** Since when, or until when, a listing stands as it does; null where the badge says it all. */
export const timings: Readonly<Record<ListingStatus, (listing: Timed) => string | null>> = {
  pending: () => null,
  live: ({ daysLive, expiresAt }) =>
    [liveFor(daysLive), expiresAt && `Confirm by ${formatDate(expiresAt)}`].filter(Boolean).join(' · ') || null,
  paused: ({ withheldAt }) => (withheldAt ? null : 'Hidden from search until you resume it'),
  'let-agreed': () => 'Hidden from search until it’s back on the market',
  let: ({ takeBackUntil }) =>
    takeBackUntil ? `Off the market. You can undo this until ${formatMoment(takeBackUntil)}` : 'Off the market',
  rejected: () => null,
  withdrawn: () => 'Taken off Letfair for good',
  expired: () => 'Hidden from search until you confirm it’s available',
};

function liveFor(days: number | null): string | null {
  if (days === null) return null;
  if (days === 0) return 'Went live today';
  return `${days} ${days === 1 ? 'day' : 'days'} live`;
}
