import { formatCount, formatPounds, formatRent } from '@letfair/domain/money';
import type { MapPin } from './map-homes.ts';

export const pinName = ({ price, title }: MapPin): string => `${formatRent(price)}, ${title}`;

const howMany = (homes: number): string => `${formatCount(homes)} ${homes === 1 ? 'home' : 'homes'}`;

export const clusterName = (homes: number): string => `${howMany(homes)}, zoom in`;

function rentsOf(pins: readonly MapPin[]): string {
  const prices = pins.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? formatRent(lowest) : `from ${formatPounds(lowest)} to ${formatRent(highest)}`;
}

export const pinsName = (pins: readonly MapPin[], press: 'zoom in' | 'show list'): string =>
  `${howMany(pins.length)}, ${rentsOf(pins)}, ${press}`;
