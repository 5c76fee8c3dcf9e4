import { formatRent } from '@letfair/domain/money';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { MapPin } from './map-homes.ts';

interface PinDetailsProps {
  readonly pin: MapPin;
  readonly onClose: () => void;
}

/** The home under a pin, and the way to its page. */
export function PinDetails({ pin: { id, price, title }, onClose }: PinDetailsProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);

  return (
    <section
      aria-label="Chosen property"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex items-start justify-between gap-3 rounded-md border border-line-strong bg-card p-3 shadow-lift"
    >
      <p className="min-w-0">
        <span className="block font-semibold tabular-nums">{formatRent(price)}</span>
        <Link
          ref={link}
          to={`/properties/${id}`}
          className="rounded-sm wrap-anywhere text-link underline underline-offset-3"
        >
          {title}
        </Link>
      </p>
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
