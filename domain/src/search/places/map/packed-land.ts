import type { Box } from './uk-bounds.ts';

/** Latitude and longitude. */
type Corner = readonly [lat: number, lng: number];
export type LandLine = readonly Corner[];

/** What the map draws of one piece of the country. */
export interface Land {
  /** Closed rings; where land goes on beyond the piece they follow its frame. */
  readonly coasts: readonly LandLine[];
  /** Closed rings; an island in a lake is one more ring. */
  readonly lakes: readonly LandLine[];
  readonly rivers: readonly LandLine[];
  readonly streams: readonly LandLine[];
}
const layers = ['coasts', 'lakes', 'rivers', 'streams'] as const satisfies readonly (keyof Land)[];

/** Pieces of the country are so large. */
const PIECE_WIDTH = 3;
const PIECE_HEIGHT = 2;
/** They reach into each other by as much, so that no seam shows between them. */
const OVERLAP_DEGREES = 0.004;
/** All pieces together. */
export const landBounds: Box = { west: -12, south: 47, east: 6, north: 63 };

/** Pieces beyond are drawn from afar only. */
export const detailedBounds: Box = { west: -8.8, south: 49.1, east: 2.2, north: 60.9 };

/** South-west corners of the pieces, in degrees: "51_-3". */
export const landPieces: readonly string[] = range(landBounds.south, landBounds.north, PIECE_HEIGHT).flatMap((south) =>
  range(landBounds.west, landBounds.east, PIECE_WIDTH).map((west) => `${south}_${west}`),
);

export function frameOfPiece(piece: string): Box {
  const [south = 0, west = 0] = piece.split('_').map(Number);
  return {
    west: west - OVERLAP_DEGREES,
    south: south - OVERLAP_DEGREES,
    east: west + PIECE_WIDTH + OVERLAP_DEGREES,
    north: south + PIECE_HEIGHT + OVERLAP_DEGREES,
  };
}

function range(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, at) => from + at * step);
}

/** A line of text for each layer, and in it the lines of the map, separated by spaces. */
export const packLand = (land: Land, stepsPerDegree: number): string =>
  layers.map((layer) => land[layer].map((line) => packLine(line, stepsPerDegree)).join(' ')).join('\n');

export function unpackLand(packed: string, stepsPerDegree: number): Land {
  const texts = packed.split('\n');
  const linesOf = (layer: keyof Land): readonly LandLine[] =>
    (texts[layers.indexOf(layer)] ?? '').split(' ').flatMap((text) => (text ? [unpackLine(text, stepsPerDegree)] : []));
  return { coasts: linesOf('coasts'), lakes: linesOf('lakes'), rivers: linesOf('rivers'), streams: linesOf('streams') };
}

/** Letters from "?" on carry five bits of a number each, and one that says whether more follow. */
const FIRST_LETTER = 63;
const BITS = 5;
const MORE = 1 << BITS;

/** Of the files that `npm run map-land` writes. */
export const NEAR_STEPS_PER_DEGREE = 10_000;
export const FAR_STEPS_PER_DEGREE = 1_000;

/** Steps from corner to corner, in letters; corners that fall together are one. */
export function packLine(line: LandLine, stepsPerDegree: number): string {
  let before = [0, 0];
  return line
    .map((corner, at) => {
      const rounded = corner.map((degrees) => Math.round(degrees * stepsPerDegree));
      const steps = rounded.map((value, part) => value - before[part]!);
      before = rounded;
      return at > 0 && steps.every((step) => step === 0) ? '' : steps.map(packNumber).join('');
    })
    .join('');
}

function packNumber(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let letters = '';
  while (rest >= MORE) {
    letters += String.fromCharCode(FIRST_LETTER + (MORE | (rest & (MORE - 1))));
    rest >>>= BITS;
  }
  return letters + String.fromCharCode(FIRST_LETTER + rest);
}

export function unpackLine(text: string, stepsPerDegree: number): LandLine {
  const corners: Corner[] = [];
  let at = 0;
  const next = (): number => {
    let [number, shift] = [0, 0];
    for (; ; shift += BITS) {
      const letter = text.charCodeAt(at) - FIRST_LETTER;
      at += 1;
      number += (letter & (MORE - 1)) * 2 ** shift;
      if (!(letter >= MORE)) return number % 2 === 1 ? -(number + 1) / 2 : number / 2;
    }
  };
  let [lat, lng] = [0, 0];
  while (at < text.length) {
    lat += next();
    lng += next();
    corners.push([lat / stepsPerDegree, lng / stepsPerDegree]);
  }
  return corners;
}
