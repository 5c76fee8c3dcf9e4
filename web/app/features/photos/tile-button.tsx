import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children' | 'type' | 'disabled'> {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Takes hold of the tile: then a finger on it does not scroll the page. */
  readonly grip?: boolean;
  /** Has nothing to do here; it keeps the focus that its last press left on it. */
  readonly idle?: boolean;
}

const style =
  'grid size-9 cursor-pointer place-items-center rounded-sm border border-line-strong bg-card text-ink hover:bg-sand aria-disabled:cursor-default aria-disabled:opacity-40';

export const TileButton = ({ name, icon: Icon, grip = false, idle = false, onClick, ...rest }: TileButtonProps) => (
  <button
    {...rest}
    type="button"
    title={name}
    aria-disabled={idle || undefined}
    onClick={idle ? undefined : onClick}
    className={grip ? `${style} touch-none` : style}
  >
    <Icon aria-hidden="true" className="size-4.5" />
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
);
