import { formatCount } from '@letfair/domain/money';
/** "£1,250": always followed by "pcm" where a rent stands alone. */
export const pounds = (amount: number): string => `£${formatCount(amount)}`;
export const pcm = (amount: number): string => `${pounds(amount)} pcm`;
export const whole = (count: number): string => formatCount(count);

/** "+5.6%", "−0.3%" (with a minus sign, which a hyphen is not), "0%". */
export function change(percent: number): string {
  if (percent === 0) return '0%';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}

export function bedroomsInWords(bedrooms: number): string {
  if (bedrooms === 0) return 'No separate bedroom';
  return bedrooms === 1 ? '1 bedroom' : `${bedrooms} bedrooms`;
}
