import { formatCount } from '@letfair/domain/money';
import { along, dots, linePath } from '../../../../lib/chart-maths.ts';
import { ExampleSection } from './place-parts.tsx';
import type { PlaceView } from './place-view.ts';
import { change, pcm, pounds } from './rent-trend.ts';

interface RentCardProps {
  readonly view: PlaceView;
}

export const RentCard = ({ view }: RentCardProps) => (
  <ExampleSection title="Rents">
    <dl className="grid max-w-text gap-5">
      <div className="grid gap-1">
        <dt className="text-sm text-muted">Average rent</dt>
        <dd className="font-display text-heading font-semibold tabular-nums">{pcm(view.avgPrice)}</dd>
      </div>
      <RangeAndCount view={view} />
    </dl>
  </ExampleSection>
);

const RangeAndCount = ({ view: { avgPrice, priceRange, properties } }: RentCardProps) => (
  <>
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
      <dd className="font-display text-title font-semibold tabular-nums">{formatCount(properties)}</dd>
    </div>
  </>
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
        Example: rents over the last 12 months, on a scale from {pounds(lowest)} to {pounds(highest)}
      </figcaption>
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div aria-hidden="true" className="flex flex-col justify-between text-right text-sm text-muted tabular-nums">
          {[highest, (highest + lowest) / 2, lowest].map((value) => (
            <span key={value}>{pounds(Math.round(value))}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={`Example line chart: from ${pcm(first)} a year ago to ${pcm(last)} now, ${change(yearlyChange)}.`}
          viewBox={frame}
          className="h-auto w-full"
        >
          {[0, box.height / 2, box.height].map((y) => (
            <line
              key={y}
              x1={0}
              x2={box.width}
              y1={y}
              y2={y}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
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
      </div>
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
