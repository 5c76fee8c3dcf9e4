import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { homeOption } from '@letfair/domain/homes/own-home';
import { wasOnTheMarket } from '@letfair/domain/listings/lifecycle';
import { formatCount } from '@letfair/domain/money';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { dots, linePath } from '../../../lib/chart-maths.ts';
import { formatDate } from '../../../lib/dates.ts';
import { useDetails } from '../../../lib/page-data.ts';
import { Awaited, Loaded } from '../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { Table } from '../../../ui/layout/table.tsx';
import { type Activity, activitySeries, rentComparison, type Series, scaleOf } from './activity.ts';
import type { DashboardData } from './dashboard-data.ts';

interface ActivitySectionProps {
  readonly listings: NonNullable<DashboardData['listings']>;
}

export const ActivitySection = ({ listings }: ActivitySectionProps) => (
  <Awaited promise={listings} what="your homes" fallback={null}>
    {(all) => <ChosenActivity listings={all.filter(({ status }) => wasOnTheMarket(status))} />}
  </Awaited>
);

/** The URL holds the chosen listing (`?listing=`), and links point to `#activity`. */
function ChosenActivity({ listings }: { readonly listings: readonly OwnListingSummary[] }) {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = listings.find(({ id }) => id === search.get('listing')) ?? listings[0];
  const options = listings.map(homeOption);

  const isChosen = chosen !== undefined;
  useEffect(() => {
    // The browser looked for the fragment before this section was rendered.
    if (hash === '#activity' && isChosen && heading.current) return keepInView(heading.current);
  }, [hash, isChosen]);

  if (!chosen) return null;
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 gap-4">
      <h2 id="activity" ref={heading} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
        The last 30 days
      </h2>
      <SelectFilter
        label="Home"
        value={chosen.id}
        options={options}
        onChange={(id) => setSearch({ listing: id }, { replace: true, preventScrollReset: true })}
      />
      <ListingActivity key={chosen.id} id={chosen.id} />
    </section>
  );
}

const SETTLING_MS = 5_000;

/** Sections above may still grow, so the heading is brought back into view until the reader does something. */
function keepInView(heading: HTMLElement): () => void {
  const observer = new ResizeObserver(() => heading.scrollIntoView());
  const stop = () => observer.disconnect();
  const events = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
  heading.focus({ preventScroll: true });
  observer.observe(document.body);
  for (const event of events) window.addEventListener(event, stop, { once: true, passive: true });
  const timer = setTimeout(stop, SETTLING_MS);
  return () => {
    stop();
    clearTimeout(timer);
    for (const event of events) window.removeEventListener(event, stop);
  };
}

function ListingActivity({ id }: { readonly id: string }) {
  const result = useDetails<Activity>('activity', id);
  const comparison = result.data && rentComparison(result.data);
  return (
    <div className="grid grid-cols-1 gap-6 rounded-md border border-line bg-card p-4 sm:p-6">
      <Loaded
        result={result}
        what="this home’s activity"
        fallback={<ListPlaceholder lines={5} className="gap-6 sm:grid-cols-3" />}
      >
        {({ days }) => (
          <>
            <ActivityLines series={activitySeries(days)} days={days} />
            {comparison && <p className="tabular-nums">{comparison}</p>}
            <ActivityTable days={days} />
          </>
        )}
      </Loaded>
    </div>
  );
}

const box = { width: 320, height: 96 };
/** Room for the thickness of the line. */
const MARGIN = 4;
const frame = `${-MARGIN} ${-MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`;

interface ActivityLinesProps {
  readonly series: readonly Series[];
  readonly days: Activity['days'];
}

/** Small charts side by side. The figures that matter stand above each line, as text. */
const ActivityLines = ({ series, days }: ActivityLinesProps) => (
  <div className="grid gap-6 sm:grid-cols-3">
    {series.map(({ measure, label, ...line }) => (
      <figure key={measure} className="grid min-w-0 content-start gap-2">
        <figcaption>
          <span className="block text-sm text-muted">{label} a day</span>
          <span className="font-display text-heading font-semibold tabular-nums">{formatCount(line.total)}</span>
          <span className="text-sm text-muted"> in {days.length} days</span>
        </figcaption>
        <ActivityLine {...line} days={days} />
      </figure>
    ))}
  </div>
);

/** "3 Dec". */
const dayAndMonth = (day: string): string => formatDate(day).replace(/ \d+$/, '');

type ActivityLineProps = Pick<Series, 'values' | 'top' | 'sentence'> & Pick<ActivityLinesProps, 'days'>;

/** The scale is beside the line and the days are below it, in the size of other text however small the chart is. */
const ActivityLine = ({ values, top, sentence, days }: ActivityLineProps) => {
  const middle = days[Math.floor(days.length / 2)];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-1.5 text-sm text-muted tabular-nums">
      <div aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
        {scaleOf(top).map((value) => (
          <span key={value}>{formatCount(value)}</span>
        ))}
      </div>
      <svg role="img" aria-label={sentence} viewBox={frame} className="h-auto w-full">
        {scaleOf(top).map((value) => {
          const y = box.height * (1 - value / top);
          return (
            <line
              key={value}
              x1={0}
              x2={box.width}
              y1={y}
              y2={y}
              className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
              vectorEffect="non-scaling-stroke"
            />
          );
        })}
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
      <div aria-hidden="true" className="col-start-2 flex justify-between gap-2 whitespace-nowrap">
        {[days[0], middle, days.at(-1)].map((day) => day && <span key={day.day}>{dayAndMonth(day.day)}</span>)}
      </div>
    </div>
  );
};

/** The same figures day by day, the last day first. */
const ActivityTable = ({ days }: Pick<Activity, 'days'>) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm py-1 font-semibold text-link">Day by day</summary>
    <div className="mt-3">
      <Table
        caption="Views, saves and enquiries day by day"
        items={days.toReversed()}
        keyOf={({ day }) => day}
        columns={[
          { label: 'Day', isOneLine: true, cell: ({ day }) => formatDate(day) },
          { label: 'Views', isFigure: true, cell: ({ views }) => views },
          { label: 'Saves', isFigure: true, cell: ({ saves }) => saves },
          { label: 'Enquiries', isFigure: true, cell: ({ enquiries }) => enquiries },
        ]}
      />
    </div>
  </details>
);
