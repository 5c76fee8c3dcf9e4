import { dots, linePath } from '../../../lib/chart-maths.ts';
import { change, pcm, pounds } from './figures.ts';

interface TrendLineProps {
  readonly trend: readonly number[];
  readonly yearlyChange: number;
}

const box = { width: 640, height: 160 };
/** Room for the thickness of the line and for the dot at its end. */
const MARGIN = 8;
const frame = `${-MARGIN} ${-MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`;

/** The lowest line of the chart, as a share of the highest rent: near enough to see a change, too far to make much of it. */
const LOWEST_SHARE = 0.9;

/** Twelve months of average rents. The figures that matter stand beside the line, as text. */
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
