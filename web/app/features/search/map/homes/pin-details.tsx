import { formatCount } from '@letfair/domain/money';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { useClosedByBack } from '../../../../ui/overlays/use-closed-by-back.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { ShownHome } from '../map-data.ts';
import { HomeUnderMarker } from './home-under-marker.tsx';

interface PinDetailsProps {
  /** At least one. */
  readonly homes: readonly ShownHome[];
  /** More than `homes` where not all of them are loaded. */
  readonly total: number;
  readonly onShowAll?: () => void;
  readonly onClose: () => void;
}

/** The homes under a marker, and the way to their pages. */
export function PinDetails({ homes, total, onShowAll, onClose }: PinDetailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useClosedByBack(onClose);
  useEffect(() => list.current?.querySelector('a')?.focus({ preventScroll: true }), []);

  return (
    <section
      aria-label={total === 1 ? 'Chosen home' : 'Chosen homes'}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex items-start justify-between gap-3 rounded-md border border-line-strong bg-card p-3 shadow-lift"
    >
      <div className="grid min-w-0 flex-1 gap-2">
        {total > 1 && <p className="font-semibold">{formatCount(total)} homes around here</p>}
        <ul ref={list} className="-mx-1 grid max-h-64 gap-3 overflow-y-auto px-1 pb-1">
          {homes.map((home) => (
            <HomeUnderMarker key={home.id} home={home} />
          ))}
        </ul>
        {total > homes.length && (
          <div>
            <Button size="sm" onClick={onShowAll}>
              Search among all {formatCount(total)}
            </Button>
          </div>
        )}
      </div>
      <button
        type="button"
        onClick={onClose}
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
        <VisuallyHidden>Close</VisuallyHidden>
      </button>
    </section>
  );
}
