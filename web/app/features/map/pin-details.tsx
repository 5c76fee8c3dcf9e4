import { formatRent } from '@letfair/domain/money';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { MapPin } from './map-data.ts';

interface PinDetailsProps {
  /** At least one. */
  readonly pins: readonly MapPin[];
  readonly onClose: () => void;
}

/** The homes under a marker, and the way to their pages. */
export function PinDetails({ pins, onClose }: PinDetailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('a')?.focus({ preventScroll: true }), []);

  return (
    <section
      aria-label={pins.length === 1 ? 'Chosen property' : 'Chosen properties'}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex items-start justify-between gap-3 rounded-md border border-line-strong bg-card p-3 shadow-lift"
    >
      <div className="grid min-w-0 flex-1 gap-2">
        {pins.length > 1 && <p className="font-semibold">{pins.length} homes around here</p>}
        <ul ref={list} className="-mx-1 grid max-h-52 gap-2 overflow-y-auto px-1 pb-1">
          {pins.map(({ id, price, title }) => (
            <li key={id}>
              <span className="block font-semibold tabular-nums">{formatRent(price)}</span>
              <Link
                to={`/properties/${id}`}
                className="rounded-sm wrap-anywhere text-link underline underline-offset-3"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
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
