import { formatCount } from '@letfair/domain/money';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useClosedByBack } from '../../../../ui/overlays/use-closed-by-back.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { ShownHome } from '../map-data.ts';

export interface ChosenHomesProps {
  /** At least one. */
  readonly homes: readonly ShownHome[];
  /** More than `homes` where not all of them are loaded. */
  readonly total: number;
  readonly onShowAll?: () => void;
  readonly onClose: () => void;
}

interface ChosenHomesFrameProps extends ChosenHomesProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Around the homes under one marker: how many they are, the way to all of them, and the way back to the map. */
export function ChosenHomesFrame({ homes, total, onShowAll, onClose, className, children }: ChosenHomesFrameProps) {
  useClosedByBack(onClose);
  return (
    <section
      aria-label={total === 1 ? 'Chosen home' : 'Chosen homes'}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={className}
    >
      <div className="flex min-h-10 items-center gap-3 pl-4">
        <p className="mr-auto text-sm font-semibold tabular-nums">
          {total === 1 ? '1 home here' : `${formatCount(total)} homes here`}
        </p>
        {total > homes.length && (
          <Button size="sm" onClick={onShowAll}>
            Show all {formatCount(total)}
          </Button>
        )}
        <button
          type="button"
          onClick={onClose}
          className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
          <VisuallyHidden>Close</VisuallyHidden>
        </button>
      </div>
      {children}
    </section>
  );
}
