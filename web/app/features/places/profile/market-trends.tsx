import type { ReactNode } from 'react';
import { DemandSteps } from './demand-steps.tsx';
import { FigureList } from './figure-list.tsx';
import { change } from './figures.ts';
import { PlaceSection } from './place-section.tsx';
import type { PlaceView } from './place-view.ts';
import { TrendLine } from './trend-line.tsx';

interface MarketTrendsProps {
  readonly view: PlaceView;
  /** Figures from live listings, beside the illustrative ones. */
  readonly live: ReactNode;
}

export const MarketTrends = ({ view: { marketTrends, trend, demand }, live }: MarketTrendsProps) => (
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
      {live}
    </div>
  </PlaceSection>
);
