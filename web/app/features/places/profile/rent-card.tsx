import { along, dots, linePath } from '../../../lib/chart-maths.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import type { PlaceView } from './place-view.ts';
import { change, pcm, pounds, whole } from './rent-trend.ts';

interface RentCardProps {
  readonly view: PlaceView;
  /** Location for the search. */
  readonly place: string;
}

export const RentCard = ({ view: { avgPrice, priceRange, properties }, place }: RentCardProps) => (
  <div className="grid gap-5 rounded-md border border-line bg-card p-5 sm:p-6">
    <dl className="grid gap-5">
      <div className="grid gap-1">
        <dt className="text-sm text-muted">Average rent</dt>
        <dd className="font-display text-display font-semibold tabular-nums">
          {pounds(avgPrice)} <span className="text-title font-medium text-muted">pcm</span>
        </dd>
      </div>
      <div className="grid gap-2">
        <dt className="text-sm text-muted">Price range</dt>
        <dd className="grid gap-2 tabular-nums">
          <RangeLine at={along(avgPrice, priceRange.min, priceRange.max)} />
          <span className="flex flex-wrap justify-between gap-x-2">
            <span>{pcm(priceRange.min)}</span>
            <span className="sr-only">to</span>
            <span>{pcm(priceRange.max)}</span>
          </span>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-sm text-muted">Properties</dt>
        <dd className="font-display text-title font-semibold tabular-nums">{whole(properties)}</dd>
      </div>
    </dl>
    <LinkButton
      to={{ pathname: '/properties', search: `?${new URLSearchParams({ location: place })}` }}
      variant="accent"
      wide
    >
      {/* Long names need two lines on narrow screens. */}
      <span className="py-2 text-center whitespace-normal">See homes in {place}</span>
    </LinkButton>
  </div>
);

const RangeLine = ({ at }: { readonly at: number }) => (
  <svg aria-hidden="true" viewBox="-2 0 104 4" className="h-auto w-full">
    <rect x="-1" y="1.4" width="102" height="1.2" rx="0.6" className="fill-sand-deep" />
    <rect x="-1" y="1.4" width={at + 1} height="1.2" rx="0.6" className="fill-primary" />
    <circle cx={at} cy="2" r="1.7" className="fill-primary" />
  </svg>
);

interface TrendLineProps {
  readonly trend: readonly number[];
  readonly yearlyChange: number;
}

const box = { width: 640, height: 160 };
/** Room for the line's thickness and the dot at its end. */
const MARGIN = 8;
const frame = `${-MARGIN} ${-MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`;

/** The chart's baseline as a share of the highest rent: changes are visible and not exaggerated. */
const LOWEST_SHARE = 0.9;

/** The figures are shown as text beside the chart. */
export function TrendLine({ trend, yearlyChange }: TrendLineProps) {
  const highest = Math.max(...trend);
  const lowest = Math.round(highest * LOWEST_SHARE);
  const line = dots(trend, box, lowest, highest);
  const [first, last, end] = [trend[0] ?? 0, trend.at(-1) ?? 0, line.at(-1)];
  return (
    <figure className="grid gap-3">
      <figcaption className="text-sm text-muted">
        Average rent over the last 12 months, on a scale from {pounds(lowest)} to {pounds(highest)}
      </figcaption>
      <svg
        role="img"
        aria-label={`Line chart: from ${pcm(first)} a year ago to ${pcm(last)} now, ${change(yearlyChange)}.`}
        viewBox={frame}
        className="h-auto w-full"
      >
        {[0, box.height / 2, box.height].map((y) => (
          <line key={y} x1={0} x2={box.width} y1={y} y2={y} className="stroke-line" vectorEffect="non-scaling-stroke" />
        ))}
        <path
          d={linePath(line)}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-primary"
        />
        {end && <circle cx={end.x} cy={end.y} r="6" className="fill-primary stroke-card" strokeWidth="2" />}
      </svg>
      <div className="flex justify-between gap-4 tabular-nums">
        <p>
          <span className="block text-sm text-muted">A year ago</span>
          {pcm(first)}
        </p>
        <p className="text-right">
          <span className="block text-sm text-muted">Now</span>
          <span className="font-semibold">{pcm(last)}</span>
        </p>
      </div>
    </figure>
  );
}
