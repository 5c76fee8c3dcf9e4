import { formatRent } from '@letfair/domain/money';
import { travelTimeText } from '@letfair/domain/search/travel/travel';
import { House } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../../../../lib/class-names.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { ShownHome } from '../map-data.ts';

const bedsText = (bedrooms: number): string =>
  bedrooms === 0 ? 'Studio' : `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}`;

interface HomeUnderMarkerProps {
  readonly home: ShownHome;
  /** Of the line in its list. */
  readonly className?: string;
  /** Whether it is the one whose marker was pressed, or that was swiped to. */
  readonly isCurrent?: boolean;
}

/** A home of the map in a list, and the way to its page. */
export const HomeUnderMarker = ({
  home: { id, title, price, isReduced, bedrooms, picture, travel },
  className = '',
  isCurrent = false,
}: HomeUnderMarkerProps) => (
  <li
    data-home={id}
    aria-current={isCurrent || undefined}
    className={classNames('relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3', className)}
  >
    <span className="grid aspect-4/3 place-items-center overflow-hidden rounded-sm bg-sand-deep text-muted">
      {picture ? (
        <img src={picture} alt="" width={96} height={72} loading="lazy" className="size-full object-cover" />
      ) : (
        <House aria-hidden="true" className="size-6" />
      )}
    </span>
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 tabular-nums">
        <span>
          <span className="font-semibold">{formatRent(price)}</span> · {bedsText(bedrooms)}
        </span>
        {isReduced && <Badge tone="warm">Reduced</Badge>}
      </span>
      <Link
        to={`/properties/${id}`}
        className="line-clamp-2 rounded-sm wrap-anywhere text-link underline underline-offset-3 after:absolute after:inset-0 after:rounded-sm"
      >
        {title}
      </Link>
      {travel?.map((time) => (
        <span key={travelTimeText(time)} className="text-sm text-muted">
          {travelTimeText(time)}
        </span>
      ))}
    </span>
  </li>
);
