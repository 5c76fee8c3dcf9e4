import { formatCount } from '@letfair/domain/money';
import type { Profile } from '@letfair/domain/search/places/profiles/profile';
import { seededFraction } from '@letfair/domain/search/places/seeded-figures';

export const TREND_MONTHS = 12;
/** Largest deviation of a month from the straight line, as a share of the rent. */
const WOBBLE = 0.008;

/**
 * Thirteen average rents, oldest first, that match the yearly and the monthly change. Those in between follow from the
 * seed, so that a place always shows the same line.
 */
export function rentTrend(seed: string, { avgPrice, marketTrends }: Pick<Profile, 'avgPrice' | 'marketTrends'>) {
  const yearAgo = avgPrice / (1 + marketTrends.yearlyChange / 100);
  const monthAgo = avgPrice / (1 + marketTrends.monthlyChange / 100);
  const months = Array.from({ length: TREND_MONTHS }, (_, month) => {
    const way = month / (TREND_MONTHS - 1);
    const offWay = (seededFraction(`${seed}/trend/${month}`) * 2 - 1) * WOBBLE * Math.sin(Math.PI * way);
    return Math.round(yearAgo * (monthAgo / yearAgo) ** way * (1 + offWay));
  });
  return [...months, avgPrice] as const;
}

/** "£1,250": always followed by "pcm" where a rent stands alone. */
export const pounds = (amount: number): string => `£${formatCount(amount)}`;
export const pcm = (amount: number): string => `${pounds(amount)} pcm`;

/** Negative changes have a minus sign instead of a hyphen. */
export function change(percent: number): string {
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

export function bedroomsInWords(bedrooms: number): string {
  if (bedrooms === 0) return 'No separate bedroom';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
}
