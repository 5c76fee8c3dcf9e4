import { formatCount } from '@letfair/domain/money';
import { dots, linePath } from '../../lib/chart-maths.ts';
import type { Series } from './activity.ts';

const box = { width: 320, height: 72 };
/** Room for the thickness of the line. */
const MARGIN = 4;
const frame = `${-MARGIN} ${-MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`;

/** Small charts side by side. The figures that matter stand above each line, as text. */
export const ActivityLines = ({ series }: { readonly series: readonly Series[] }) => (
  <div className="grid gap-6 sm:grid-cols-3">
    {series.map(({ measure, label, values, total, top, sentence }) => (
      <figure key={measure} className="grid min-w-0 content-start gap-2">
        <figcaption>
          <span className="block text-sm text-muted">{label}</span>
          <span className="font-display text-heading font-semibold tabular-nums">{formatCount(total)}</span>
        </figcaption>
        <svg role="img" aria-label={sentence} viewBox={frame} className="h-auto w-full">
          <line
            x1={0}
            x2={box.width}
            y1={box.height}
            y2={box.height}
            className="stroke-line"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={linePath(dots(values, box, 0, top))}
            fill="none"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-primary"
          />
        </svg>
        <p className="text-sm text-muted tabular-nums">On a scale from 0 to {formatCount(top)} a day</p>
      </figure>
    ))}
  </div>
);
