import type { Point } from '../postcodes/postcode-areas.ts';

/** Where a position comes from, the most exact first; its text completes "The position comes from …". */
export const positionSourceLabels = {
  pin: 'a pin set by the landlord or agent',
  postcode: 'the middle of the postcode',
  outcode: 'the middle of the district',
} as const;
export type PositionSource = keyof typeof positionSourceLabels;
export const positionSources = Object.keys(positionSourceLabels) as readonly PositionSource[];

/** Positions are stored in millionths of a degree. */
export const MILLIONTHS = 1_000_000;

/** Where a home is known well enough to say how far away it is. */
export const isExact = (source: PositionSource | null): boolean => source === 'pin' || source === 'postcode';

/** The cells that hidden addresses are moved into; the middle of a cell is less than 100 metres from all of it. */
export const PIN_METRES = 140;
const METRES_PER_DEGREE = 111_320;

/** The grid of one installation: how far its rows and each row's cells are moved, as parts of a cell from 0 to 1. */
export interface PinGrid {
  readonly rows: number;
  readonly cellsOfRow: (row: number) => number;
}

/** The middle of the cell that a point lies in, so that a pin does not reveal the door. */
export function moveToGrid({ lat, lng }: Point, { rows, cellsOfRow }: PinGrid): Point {
  const height = PIN_METRES / METRES_PER_DEGREE;
  const row = Math.floor(lat / height - rows);
  const middle = (row + rows + 0.5) * height;
  const width = height / Math.cos((middle * Math.PI) / 180);
  const moved = cellsOfRow(row);
  const cell = Math.floor(lng / width - moved);
  return { lat: toMillionths(middle), lng: toMillionths((cell + moved + 0.5) * width) };
}

const toMillionths = (degrees: number): number => Math.round(degrees * MILLIONTHS) / MILLIONTHS;
