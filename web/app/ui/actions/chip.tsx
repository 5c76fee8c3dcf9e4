import { X } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface ChipProps {
  readonly text: string;
  readonly onRemove: () => void;
}

/** Something that was chosen, and can be taken back. */
export const Chip = ({ text, onRemove }: ChipProps) => (
  <span className="inline-flex max-w-full items-center gap-1 rounded-sm bg-primary-soft pl-2.5 font-semibold">
    <span className="min-w-0 truncate">{text}</span>
    <button
      type="button"
      onClick={onRemove}
      className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-link -outline-offset-2 hover:bg-sand-deep"
    >
      <X aria-hidden="true" className="size-4" />
      <VisuallyHidden>Remove {text}</VisuallyHidden>
    </button>
  </span>
);
