import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DemandSteps, FigureList, PlaceSection } from './place-parts.tsx';
import type { PlaceView } from './place-view.ts';
import { TrendLine } from './rent-card.tsx';
import { change, whole } from './rent-trend.ts';

interface MarketTrendsProps {
  readonly view: PlaceView;
  /** Beside the chart. */
  readonly beside: ReactNode;
}

export const MarketTrends = ({ view: { marketTrends, trend, demand }, beside }: MarketTrendsProps) => (
  <PlaceSection title="Market trends">
    <FigureList
      figures={[
        { label: 'Rent, past month', value: change(marketTrends.monthlyChange) },
        { label: 'Rent, past year', value: change(marketTrends.yearlyChange) },
        { label: 'Days on the market', value: marketTrends.daysOnMarket },
        { label: 'Demand', value: marketTrends.demandLevel, note: <DemandSteps demand={demand} /> },
      ]}
    />
    <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-12">
      <TrendLine trend={trend} yearlyChange={marketTrends.yearlyChange} />
      {beside}
    </div>
  </PlaceSection>
);

export const Demographics = ({ view: { demographics } }: { readonly view: PlaceView }) => (
  <PlaceSection title="Demographics">
    <FigureList
      figures={[
        { label: 'People', value: whole(demographics.population) },
        { label: 'Average age', value: demographics.avgAge },
        {
          label: 'Students',
          value: `${demographics.studentsPercent}%`,
          note: <ShareBar percent={demographics.studentsPercent} />,
        },
        {
          label: 'Young adults',
          value: `${demographics.youngsPercent}%`,
          note: <ShareBar percent={demographics.youngsPercent} />,
        },
      ]}
    />
  </PlaceSection>
);

/** Decorative, because the percentage is shown as text. */
const ShareBar = ({ percent }: { readonly percent: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full max-w-32">
    <rect width="100" height="6" rx="3" className="fill-sand-deep" />
    <rect width={percent} height="6" rx="3" className="fill-primary" />
  </svg>
);

interface NearbyProps {
  readonly title: string;
  readonly places: readonly { readonly name: string; readonly to: string }[];
}

export const Nearby = ({ title, places }: NearbyProps) => (
  <PlaceSection title={title}>
    <ul className="flex flex-wrap gap-2.5">
      {places.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="flex min-h-11 items-center rounded-md border border-line-strong bg-card px-4 font-semibold hover:bg-sand"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </PlaceSection>
);
