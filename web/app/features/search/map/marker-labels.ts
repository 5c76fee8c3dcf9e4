import { formatCount, formatPounds, formatRent } from '@letfair/domain/money';
import type { MapPin } from './map-data.ts';

export const pinName = ({ price, title }: MapPin): string => `${formatRent(price)}, ${title}`;

const howMany = (homes: number): string => `${formatCount(homes)} ${homes === 1 ? 'home' : 'homes'}`;

type Press = 'zoom in' | 'show list';

export const clusterName = (homes: number, press: Press): string => `${howMany(homes)}, ${press}`;

function rentsOf(pins: readonly MapPin[]): string {
  const prices = pins.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? formatRent(lowest) : `from ${formatPounds(lowest)} to ${formatRent(highest)}`;
}

export const pinsName = (pins: readonly MapPin[], press: Press): string =>
  `${howMany(pins.length)}, ${rentsOf(pins)}, ${press}`;

const SMALLEST_CLUSTER = 36;
const LARGEST_CLUSTER = 64;

/** Diameter in pixels; logarithmic, so that large clusters do not cover the map. */
export const clusterSize = (homes: number): number =>
  Math.min(LARGEST_CLUSTER, Math.round(SMALLEST_CLUSTER + 9 * Math.log10(Math.max(1, homes))));

/** "1.2k", because longer numbers do not fit. */
export const clusterText = (homes: number): string =>
  homes < 1_000 ? String(homes) : `${Math.floor(homes / 100) / 10}k`;

/** Widths in ems of the product's font: all figures are as wide, points and commas are narrower. */
const FIGURE_WIDTH = 0.64;
const POINT_WIDTH = 0.24;
const PIN_PADDING = 18;
const SMALLEST_PIN_HEIGHT = 28;
const LINE_HEIGHT = 1.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size in pixels of a pin that shows this rent. */
export function pinSize(rent: string, fontSize: number): Size {
  const points = rent.replaceAll(/[^.,]/g, '').length;
  const ems = (rent.length - points) * FIGURE_WIDTH + points * POINT_WIDTH;
  return {
    width: Math.ceil(PIN_PADDING + ems * fontSize),
    height: Math.max(SMALLEST_PIN_HEIGHT, Math.ceil(LINE_HEIGHT * fontSize)),
  };
}
