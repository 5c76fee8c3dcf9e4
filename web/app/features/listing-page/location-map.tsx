import { outlinePath } from 'virtual:uk-outline';
import type { ListingView } from './listing-view.ts';
import { onOutline, outlineBox } from './outline-drawing.ts';

type LocationMapProps = Pick<ListingView, 'area' | 'point' | 'pinNote' | 'stationNote'>;

/** Where in the country the home lies. The words beside it say the same. */
export const LocationMap = ({ area, point, pinNote, stationNote }: LocationMapProps) => (
  <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center">
    {point && <Outline area={area} point={point} />}
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">{area}</p>
      <p className="max-w-prose text-sm text-muted">{pinNote}</p>
      {stationNote && <p className="max-w-prose text-sm text-muted">{stationNote}</p>}
    </div>
  </div>
);

interface OutlineProps {
  readonly area: string;
  readonly point: NonNullable<ListingView['point']>;
}

function Outline({ area, point }: OutlineProps) {
  const { x, y } = onOutline(point);
  const { width, height } = outlineBox;
  return (
    <svg
      role="img"
      aria-label={`Outline of the United Kingdom with a pin in ${area}`}
      viewBox={`0 0 ${width} ${height}`}
      className="h-64 w-auto rounded-md border border-line bg-sky"
    >
      <path d={outlinePath} className="fill-hill stroke-line-strong" strokeWidth="0.8" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="9" className="fill-accent opacity-40" />
      <circle cx={x} cy={y} r="3.5" className="fill-accent stroke-ink" strokeWidth="1" />
    </svg>
  );
}
