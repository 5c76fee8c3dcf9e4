import { PencilLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ShapeEditor } from './use-shape-editor.ts';

interface ShapeToolsProps {
  readonly editor: ShapeEditor;
  /** Leads to the list of districts; null where there is none. */
  readonly onUseDistricts: (() => void) | null;
}

/** Begins to draw, or to change what is drawn. */
export const DrawButton = ({ editor }: { readonly editor: ShapeEditor }) => (
  <Button size="sm" id={DRAW_BUTTON} onClick={editor.open}>
    <PencilLine aria-hidden="true" className="size-4" />
    {editor.shapes.length > 0 ? 'Change drawn area' : 'Draw area'}
  </Button>
);
const DRAW_BUTTON = 'draw-area';

const isFocusLost = (): boolean => document.activeElement === document.body;

/** What to do while areas are drawn on the map. */
export function ShapeTools({ editor, onUseDistricts }: ShapeToolsProps) {
  const panel = useRef<HTMLElement>(null);
  // A button that was pressed may disappear, with the panel or before it.
  useEffect(() => {
    if (isFocusLost()) panel.current?.focus({ preventScroll: true });
  });
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (isFocusLost()) document.getElementById(DRAW_BUTTON)?.focus({ preventScroll: true });
      });
    },
    [],
  );

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Draw areas"
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.cancel();
        if (event.key === 'z' && (event.ctrlKey || event.metaKey) && editor.canUndo) editor.undo();
      }}
      className="absolute top-3 right-3 left-15 z-10 ml-auto grid max-h-[60%] max-w-sm gap-2 overflow-y-auto rounded-md border border-line-strong bg-card p-3 text-sm shadow-lift outline-none sm:left-auto"
    >
      {editor.isDrawing ? <Drawing editor={editor} onUseDistricts={onUseDistricts} /> : <Changing editor={editor} />}
      {editor.warning && (
        <p role="alert" className="font-semibold text-danger">
          {editor.warning}
        </p>
      )}
      <p aria-live="polite" className="sr-only">
        {editor.said}
      </p>
    </section>
  );
}

const MIN_PLACED = 3;

const Drawing = ({ editor, onUseDistricts }: ShapeToolsProps) => (
  <>
    <p>
      <strong>Drag around the area you want</strong>, or tap its corners one by one.
      <span className="pointer-coarse:sr-only"> With a keyboard, start with a square and move its corners.</span>
    </p>
    <div className="flex flex-wrap gap-2">
      {editor.placed >= MIN_PLACED && (
        <Button size="sm" variant="primary" onClick={editor.closeLine}>
          Close the area
        </Button>
      )}
      {editor.canUndo && (
        <Button size="sm" onClick={editor.undo}>
          Undo
        </Button>
      )}
      <Button size="sm" onClick={editor.addSquare}>
        Start with a square
      </Button>
      {onUseDistricts && (
        <Button size="sm" onClick={onUseDistricts}>
          Use districts
        </Button>
      )}
      <Button size="sm" onClick={editor.stopDrawing}>
        Cancel
      </Button>
    </div>
  </>
);

const Changing = ({ editor }: { readonly editor: ShapeEditor }) => (
  <>
    <p>
      {editor.shapes.length === 0 ? (
        'No area is drawn. Draw one, or press Done to search without one.'
      ) : (
        <>
          Drag a corner to move it, or press a side to add one.
          <span className="pointer-coarse:sr-only">
            {' '}
            With a keyboard, go to a corner: arrow keys move it, Enter adds one, Delete removes it.
          </span>
        </>
      )}
    </p>
    {editor.shapes.length > 0 && (
      <ul aria-label="Drawn areas" className="grid gap-1">
        {editor.shapes.map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number
          <li key={at} className="flex items-center justify-between gap-2">
            Area {at + 1}, {shape.length} corners
            <Button size="sm" aria-label={`Delete area ${at + 1}`} onClick={() => editor.deleteArea(at)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
    )}
    {editor.problem && (
      <p role="alert" className="font-semibold text-danger">
        {editor.problem}
      </p>
    )}
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="primary" disabled={editor.problem !== null} onClick={editor.done}>
        Done
      </Button>
      <Button size="sm" onClick={editor.drawAnother}>
        {editor.shapes.length > 0 ? 'Draw another' : 'Draw area'}
      </Button>
      {editor.canUndo && (
        <Button size="sm" onClick={editor.undo}>
          Undo
        </Button>
      )}
      {editor.selected && (
        <Button size="sm" onClick={editor.removeSelected}>
          Remove corner {editor.selected.corner + 1}
        </Button>
      )}
      {editor.shapes.length > 1 && (
        <Button size="sm" onClick={editor.clear}>
          Clear all
        </Button>
      )}
      <Button size="sm" onClick={editor.cancel}>
        Cancel
      </Button>
    </div>
  </>
);
