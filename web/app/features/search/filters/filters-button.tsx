import { SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { buttonStyle } from '../../../ui/actions/button-style.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

interface FiltersButtonProps {
  /** How many of the filters behind it narrow the search down. */
  readonly active: number;
  readonly onOpen: () => void;
  /** Somebody is about to press it. */
  readonly onNear: () => void;
}

/** Opens the drawer; without script it sends the form, and the page comes back with the same fields in it. */
export function FiltersButton({ active, onOpen, onNear }: FiltersButtonProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault();
    onOpen();
  }

  return (
    <button
      type="submit"
      name="filters"
      value="open"
      aria-haspopup="dialog"
      onClick={onClick}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={buttonStyle('quiet', 'md', false)}
    >
      <SlidersHorizontal aria-hidden="true" className="size-5" />
      <VisuallyHidden>{active > 0 ? 'Filters ' : 'Filters'}</VisuallyHidden>
      {active > 0 && (
        <span className="tabular-nums">
          {active}
          <VisuallyHidden> active</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
