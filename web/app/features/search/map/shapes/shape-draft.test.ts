import { isInShape } from '@letfair/domain/search/shapes/shape-geometry';
import { MAX_CORNERS } from '@letfair/domain/search/shapes/shapes';
import { expect, it } from 'vitest';
import {
  addCorner,
  addShape,
  clearShapes,
  cornersLeft,
  deleteShape,
  draftProblem,
  moveCorner,
  removeCorner,
  squareIn,
  startDraft,
  undo,
} from './shape-draft.ts';

const view = [
  { lat: 53.7, lng: -1.6 },
  { lat: 53.9, lng: -1.4 },
];
const square = squareIn(view);
const first = { shape: 0, corner: 0 };

it('starts an area in the middle of what is in sight', () => {
  expect(square).toHaveLength(4);
  expect(isInShape({ lat: 53.8, lng: -1.5 }, square)).toBe(true);
  expect(draftProblem(startDraft([square]))).toBeNull();
});

it('undoes each step, and a corner that was moved in many steps at once', () => {
  const start = addShape(startDraft([]), square);
  const moved = [1, 2, 3].reduce((draft, n) => moveCorner(draft, first, { lat: 53.85 + n / 100, lng: -1.55 }), start);
  expect(moved.shapes[0]![0]).toEqual({ lat: 53.88, lng: -1.55 });
  expect(undo(moved).shapes).toEqual(start.shapes);
  expect(undo(undo(moved)).shapes).toEqual([]);
  expect(undo(undo(undo(moved))).shapes).toEqual([]);
  const cleared = clearShapes(deleteShape(addShape(start, square), 1));
  expect(cleared.shapes).toEqual([]);
  expect(undo(undo(cleared)).shapes).toHaveLength(2);
});

it('adds corners halfway to the next one, and keeps the last three', () => {
  const start = startDraft([square]);
  expect(addCorner(start, first).shapes[0]![1]).toEqual({ lat: 53.85, lng: -1.5 });
  expect(addCorner(start, { shape: 0, corner: 3 }).shapes[0]).toHaveLength(5);
  const three = removeCorner(start, first);
  expect(three.shapes[0]).toHaveLength(3);
  expect(removeCorner(three, first)).toBe(three);
});

it('says what is wrong, and of which area', () => {
  const crossing = moveCorner(startDraft([square]), first, { lat: 53.8, lng: -1.3 });
  expect(draftProblem(crossing)).toMatch(/^The sides of this area cross/);
  const second = addShape(startDraft([square]), crossing.shapes[0]!);
  expect(draftProblem(second)).toMatch(/^Area 2: The sides/);
});

it('stops at the most corners that a search can have', () => {
  let draft = startDraft([square]);
  while (cornersLeft(draft) > 0) draft = addCorner(draft, first);
  expect(draft.shapes[0]).toHaveLength(MAX_CORNERS);
  expect(addCorner(draft, first)).toBe(draft);
});
