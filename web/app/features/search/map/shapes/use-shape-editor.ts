import type { Point } from '@letfair/domain/search/places/postcodes/postcode-areas';
import { parseSearch } from '@letfair/domain/search/search-query';
import { MAX_CORNERS, serializeShapes, tooManyCorners } from '@letfair/domain/search/shapes/shapes';
import { shapeOfLine } from '@letfair/domain/search/shapes/simplify-line';
import type * as L from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { mapPlaces } from '../labels/map-places.ts';
import { startDrawing } from './draw-line.ts';
import {
  addCorner,
  addShape,
  type Corner,
  clearShapes,
  cornersLeft,
  deleteShape,
  draftProblem,
  moveCorner,
  removeCorner,
  type ShapeDraft,
  squareIn,
  startDraft,
  undo,
} from './shape-draft.ts';
import { createShapeLayer } from './shape-layer.ts';

interface EditorSetup {
  /** Null until the map is made. */
  readonly map: () => L.Map | null;
  /** The map is made again on other tiles. */
  readonly tilesUrl: string | undefined;
  /** The areas that are searched, as the URL holds them. */
  readonly text: string;
  /** With the areas to search, as a URL holds them; empty for none. */
  readonly onDone: (text: string) => void;
}

/** "LS6 Headingley and Hyde Park": a place that someone can know without seeing the map. */
function nearestDistrict({ lat, lng }: Point): string {
  const narrow = Math.cos((lat * Math.PI) / 180);
  const away = ({ centre }: { readonly centre: Point }) => Math.hypot(centre.lat - lat, (centre.lng - lng) * narrow);
  const [first, ...others] = mapPlaces().districts;
  const nearest = others.reduce((best, one) => (best && away(best) <= away(one) ? best : one), first);
  return nearest ? `near ${nearest.district} ${nearest.name}` : '';
}

const noArea = 'That line doesn’t close around an area. Draw all the way round it.';

/** The areas drawn on a map: shown while they are searched, and changed until "Done". */
export function useShapeEditor({ map, tilesUrl, text, onDone }: EditorSetup) {
  const searched = useMemo(() => parseSearch({ shape: text }).query.shape, [text]);
  const [draft, setDraft] = useState<ShapeDraft | null>(null);
  const [isDrawing, setDrawing] = useState(false);
  const [placed, setPlaced] = useState(0);
  const [selected, setSelected] = useState<Corner | null>(null);
  const [said, say] = useState('');
  const [warning, setWarning] = useState<string | null>(null);
  const layer = useRef<ReturnType<typeof createShapeLayer>>(null);
  const pencil = useRef<ReturnType<typeof startDrawing>>(null);
  const focusNext = useRef<Corner>(null);

  const change = useEffectEvent((step: (before: ShapeDraft) => ShapeDraft) =>
    setDraft((before) => before && step(before)),
  );
  const move = useEffectEvent((corner: Corner, to: Point) => {
    change((before) => moveCorner(before, corner, to));
    report(`Corner ${corner.corner + 1}, ${nearestDistrict(to)}`);
  });
  const add = useEffectEvent((after: Corner, at?: Point) => {
    if (draft && cornersLeft(draft) < 1) {
      setWarning(tooManyCorners(MAX_CORNERS + 1));
      return;
    }
    focusNext.current = { ...after, corner: after.corner + 1 };
    change((before) => addCorner(before, after, at));
    report('Corner added');
  });
  const remove = useEffectEvent((corner: Corner) => removeSelected(corner));
  const select = useEffectEvent(setSelected);
  const finishLine = useEffectEvent((line: readonly Point[], tolerance: number) => {
    const shape = draft && shapeOfLine(line, { most: cornersLeft(draft), tolerance });
    if (!shape) {
      setWarning(noArea);
      return;
    }
    setDrawing(false);
    addArea(shape);
  });
  const place = useEffectEvent((corners: readonly Point[]) => setPlaced(corners.length));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is another one on other tiles
  useEffect(() => {
    const on = map();
    if (!on) return;
    const made = createShapeLayer(on, {
      onMove: (corner, to) => move(corner, to),
      onAdd: (after, at) => add(after, at),
      onRemove: (corner) => remove(corner),
      onFocus: (corner) => select(corner),
    });
    layer.current = made;
    return () => {
      layer.current = null;
      made.remove();
    };
  }, [tilesUrl]);

  const shapes = draft?.shapes ?? searched;
  const isEdited = draft !== null && !isDrawing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again on another map
  useEffect(() => {
    layer.current?.show(shapes, isEdited);
    if (focusNext.current) layer.current?.focus(focusNext.current);
    focusNext.current = null;
  }, [shapes, isEdited, tilesUrl]);

  const isOpen = draft !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the homes rest on every map
  useEffect(() => {
    map()?.getPanes().markerPane.toggleAttribute('inert', isOpen);
  }, [isOpen, tilesUrl]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pencil lies on the map of now
  useEffect(() => {
    const on = map();
    if (!isDrawing || !on) return;
    setPlaced(0);
    pencil.current = startDrawing(on, {
      onLine: (line, tolerance) => finishLine(line, tolerance),
      onCorners: (corners) => place(corners),
    });
    return () => pencil.current?.stop();
  }, [isDrawing, tilesUrl]);

  /** Something worked, so what was wrong before no longer is. */
  function report(what: string): void {
    say(what);
    setWarning(null);
  }

  function addArea(shape: readonly Point[]): void {
    setDraft((before) => before && addShape(before, shape));
    const at = { shape: draft?.shapes.length ?? 0, corner: 0 };
    focusNext.current = at;
    setSelected(at);
    report(`Area ${at.shape + 1} added with ${shape.length} corners`);
  }

  function removeSelected(corner: Corner): void {
    const left = draft && removeCorner(draft, corner);
    if (left === draft) {
      setWarning('An area keeps three corners. You can delete the whole area instead.');
      return;
    }
    focusNext.current = corner;
    setDraft(left);
    report('Corner removed');
  }

  function close(): void {
    setDraft(null);
    setDrawing(false);
    setSelected(null);
    report('');
  }

  return {
    /** Whether areas are drawn or changed just now. */
    isOpen,
    isDrawing,
    shapes,
    /** How many corners of a new area have been set one by one. */
    placed,
    selected,
    said,
    /** Why the areas can't be searched as they are. */
    problem: draft && draftProblem(draft),
    /** What didn't work just now. */
    warning,
    canUndo: isDrawing ? placed > 0 : (draft?.past.length ?? 0) > 0,
    open: () => {
      setDraft(startDraft(searched));
      setDrawing(searched.length === 0);
    },
    drawAnother: () => setDrawing(true),
    /** Back to the corners, or out if there are none. */
    stopDrawing: () => (draft && draft.shapes.length > 0 ? setDrawing(false) : close()),
    closeLine: () => finishPlaced(),
    addSquare: () => {
      const bounds = map()?.getBounds();
      setDrawing(false);
      if (bounds) addArea(squareIn([bounds.getSouthWest(), bounds.getNorthEast()]));
    },
    undo: () => {
      if (isDrawing) pencil.current?.undoCorner();
      else setDraft((before) => before && undo(before));
      report('Undone');
    },
    removeSelected: () => selected && removeSelected(selected),
    deleteArea: (at: number) => {
      setDraft((before) => before && deleteShape(before, at));
      setSelected(null);
      report(`Area ${at + 1} deleted`);
    },
    clear: () => {
      setDraft((before) => before && clearShapes(before));
      setSelected(null);
      report('All areas deleted');
    },
    cancel: close,
    done: () => {
      const areas = serializeShapes(shapes);
      close();
      if (areas !== text) onDone(areas);
    },
  };

  function finishPlaced(): void {
    const corners = pencil.current?.corners() ?? [];
    const shape = draft && shapeOfLine(corners, { most: cornersLeft(draft) });
    if (shape) {
      setDrawing(false);
      addArea(shape);
    } else setWarning(noArea);
  }
}

export type ShapeEditor = ReturnType<typeof useShapeEditor>;
