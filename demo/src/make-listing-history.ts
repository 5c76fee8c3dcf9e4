import type { MarketListing } from '@letfair/api';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import type { ListingStatus } from '@letfair/domain/listings/lifecycle';
import { DAY_MS, daysBefore, daysFrom, HOUR_MS, hoursBefore } from './dates.ts';
import type { SeededRandom } from './seeded-random.ts';

export interface Circumstances {
  readonly now: Date;
  /** When a moderator approved it. */
  readonly published: Date;
  /** Whether its confirmation is due soon. */
  readonly isDue?: boolean;
}

type Life = Pick<MarketListing, 'submitted' | 'steps'>;

const rejections = [
  'Please add the energy rating: it has to be in the advert.',
  'The rent in the description differs from the rent of the listing. Which of them is right?',
  'The photos show another home than the one described. Please add pictures of this one.',
] as const;

/** Most listers confirm well before the deadline. */
const CONFIRMED_WITHIN_DAYS = 10;
/** Listings that ended were live for at least this long. */
const LIVE_FOR_DAYS = 6;

/** The steps that lead to the status. */
export function makeListingHistory(status: ListingStatus, circumstances: Circumstances, random: SeededRandom): Life {
  const { now } = circumstances;
  if (status === 'pending') return { submitted: daysBefore(now, 0.05 + random.fraction() * 1.3), steps: [] };
  if (status === 'rejected') {
    const submitted = daysBefore(now, random.integer(2, 18) + random.fraction());
    const at = hoursBefore(submitted, -random.integer(2, 20));
    return { submitted, steps: [{ action: 'reject', at, note: random.pick(rejections) }] };
  }
  return status === 'live' ? stillLive(circumstances, random) : noLongerLive(status, circumstances, random);
}

function stillLive({ now, published, isDue = false }: Circumstances, random: SeededRandom): Life {
  const at = isDue && daysFrom(published, now) < 20 ? daysBefore(published, 20) : published;
  const since = isDue ? 11.2 + random.fraction() * 0.6 : 0.2 + random.fraction() * CONFIRMED_WITHIN_DAYS;
  const isOld = isDue || daysFrom(at, now) > CONFIRMED_WITHIN_DAYS + 0.4;
  return {
    submitted: hoursBefore(at, random.integer(1, 20)),
    steps: [{ action: 'approve', at }, ...(isOld ? [{ action: 'confirm' as const, at: daysBefore(now, since) }] : [])],
  };
}

function noLongerLive(
  status: Exclude<ListingStatus, 'live' | 'pending' | 'rejected'>,
  { now, published }: Circumstances,
  random: SeededRandom,
): Life {
  const least = status === 'expired' ? AVAILABLE_DAYS + 1 : LIVE_FOR_DAYS;
  const approved = daysFrom(published, now) < least ? daysBefore(published, least) : published;
  const submitted = hoursBefore(approved, random.integer(1, 20));
  const first = { action: 'approve', at: approved } as const;
  const liveFor = Math.min(daysFrom(approved, now), AVAILABLE_DAYS - 1) * DAY_MS;
  const after = (share: number): Date => new Date(Math.floor(approved.getTime() + liveFor * share));
  const left = 0.3 + random.fraction() * 0.4;
  switch (status) {
    case 'paused':
      return { submitted, steps: [first, { action: 'pause', at: after(left) }] };
    case 'let-agreed':
      return { submitted, steps: [first, { action: 'agree', at: after(left) }] };
    case 'let':
      return { submitted, steps: [first, { action: 'agree', at: after(left) }, { action: 'let', at: after(0.9) }] };
    case 'withdrawn':
      return { submitted, steps: [first, { action: 'withdraw', at: after(left) }] };
    case 'expired':
      // The job that expires listings runs every few minutes.
      return {
        submitted,
        steps: [first, { action: 'expire', at: new Date(approved.getTime() + AVAILABLE_DAYS * DAY_MS + HOUR_MS / 12) }],
      };
  }
}
