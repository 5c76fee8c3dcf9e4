import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { roundedPoint } from '@letfair/domain/search/shapes/polyline';
import { boxOfShapes, type Shape } from '@letfair/domain/search/shapes/shape-geometry';
import {
  MAX_CORNERS,
  MAX_SHAPES,
  MIN_CORNERS,
  shapeProblem,
  tooManyCorners,
  tooManyShapes,
} from '@letfair/domain/search/shapes/shapes';

/** A corner of one of the areas. */
export interface Corner {
  readonly shape: number;
  readonly corner: number;
}

/** Areas that are being drawn, with every state that can be gone back to. */
export interface ShapeDraft {
  readonly shapes: readonly Shape[];
  readonly past: readonly (readonly Shape[])[];
  /** Moving it further is the same step. */
  readonly moving: string | null;
}

export const startDraft = (shapes: readonly Shape[]): ShapeDraft => ({ shapes, past: [], moving: null });

const changed = (draft: ShapeDraft, shapes: readonly Shape[], moving: string | null = null): ShapeDraft => ({
  shapes,
  past: moving !== null && moving === draft.moving ? draft.past : [...draft.past, draft.shapes],
  moving,
});

const cornersOf = (shapes: readonly Shape[]): number => shapes.flat().length;
export const cornersLeft = ({ shapes }: ShapeDraft): number => MAX_CORNERS - cornersOf(shapes);

export const addShape = (draft: ShapeDraft, shape: Shape): ShapeDraft =>
  changed(draft, [...draft.shapes, shape.map(roundedPoint)]);

const changeShape = (draft: ShapeDraft, at: number, change: (shape: Shape) => Shape, moving?: string): ShapeDraft =>
  changed(
    draft,
    draft.shapes.map((shape, index) => (index === at ? change(shape) : shape)),
    moving,
  );

export const moveCorner = (draft: ShapeDraft, { shape, corner }: Corner, to: Point): ShapeDraft =>
  changeShape(draft, shape, (ring) => ring.with(corner, roundedPoint(to)), `${shape} ${corner}`);

/** After this corner, halfway to the next one unless it is said where. */
export function addCorner(draft: ShapeDraft, { shape, corner }: Corner, at?: Point): ShapeDraft {
  const ring = draft.shapes[shape];
  const [from, to] = [ring?.[corner], ring?.[(corner + 1) % ring.length]];
  if (!from || !to || cornersLeft(draft) < 1) return draft;
  const halfway = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  return changeShape(draft, shape, (before) => before.toSpliced(corner + 1, 0, roundedPoint(at ?? halfway)));
}

/** An area keeps its last three corners. */
export const removeCorner = (draft: ShapeDraft, { shape, corner }: Corner): ShapeDraft =>
  (draft.shapes[shape]?.length ?? 0) > MIN_CORNERS
    ? changeShape(draft, shape, (ring) => ring.toSpliced(corner, 1))
    : draft;

export const deleteShape = (draft: ShapeDraft, at: number): ShapeDraft => changed(draft, draft.shapes.toSpliced(at, 1));

export const clearShapes = (draft: ShapeDraft): ShapeDraft => changed(draft, []);

export function undo({ past, ...draft }: ShapeDraft): ShapeDraft {
  const before = past.at(-1);
  return before ? { shapes: before, past: past.slice(0, -1), moving: null } : { ...draft, past };
}

/** Why the areas can't be searched as they are; null if they can. */
export function draftProblem({ shapes }: ShapeDraft): string | null {
  if (shapes.length > MAX_SHAPES) return tooManyShapes;
  if (cornersOf(shapes) > MAX_CORNERS) return tooManyCorners(cornersOf(shapes));
  const at = shapes.findIndex((shape) => shapeProblem(shape) !== null);
  const problem = shapes[at] && shapeProblem(shapes[at]);
  return problem && shapes.length > 1 ? `Area ${at + 1}: ${problem}` : (problem ?? null);
}

/** The middle of an area, where a new one can start. */
export const squareIn = (corners: readonly Point[]): Shape => {
  const box = boxOfShapes([corners]);
  if (!box) return [];
  const [wide, high] = [(box.east - box.west) / 4, (box.north - box.south) / 4];
  const [west, east, south, north] = [box.west + wide, box.east - wide, box.south + high, box.north - high];
  return [
    { lat: north, lng: west },
    { lat: north, lng: east },
    { lat: south, lng: east },
    { lat: south, lng: west },
  ];
};
