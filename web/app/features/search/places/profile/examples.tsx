import type { PlaceFacts } from '@letfair/contract/search/places';
import { formatCount } from '@letfair/domain/money';
import { type OpenFigure, openFigures } from '@letfair/domain/search/places/open-data';
import { Note } from '../../../../ui/feedback/note.tsx';
import { DemandSteps, ExampleSection, FigureList, WordList } from './place-parts.tsx';
import type { PlaceView } from './place-view.ts';
import { PropertyTypes } from './property-types.tsx';
import { RentCard, TrendLine } from './rent-card.tsx';
import { change } from './rent-trend.ts';

interface ExamplesProps {
  readonly view: PlaceView;
  readonly facts: PlaceFacts | null;
}

/** The sections whose figures are worked out from the name of the place. A known figure replaces its example. */
export const Examples = ({ view, facts }: ExamplesProps) => (
  <>
    <Note>
      <p>
        <strong className="font-semibold">The rest of this page shows examples of what will go here.</strong> They
        aren’t real figures, so please don’t base a decision on them.
      </p>
    </Note>
    {!facts?.range && <RentCard view={view} />}
    <MarketTrends view={view} facts={facts} />
    <PropertyTypes view={view} known={facts?.byBedrooms ?? []} />
    <div className="grid gap-10 md:grid-cols-2 md:gap-12">
      <WordList title="Transport" words={view.transport} />
      <WordList title="Amenities" words={view.amenities} />
    </div>
    <Demographics view={view} known={facts?.openData ?? []} />
  </>
);

const MarketTrends = ({ view: { marketTrends, trend, demand }, facts }: ExamplesProps) => (
  <ExampleSection title="Market trends">
    <FigureList
      figures={[
        { label: 'Rent, past month', value: change(marketTrends.monthlyChange) },
        { label: 'Rent, past year', value: change(marketTrends.yearlyChange) },
        ...(facts?.let
          ? []
          : [
              { label: 'Days on the market', value: marketTrends.daysOnMarket },
              { label: 'Demand', value: marketTrends.demandLevel, note: <DemandSteps demand={demand} /> },
            ]),
      ]}
    />
    <TrendLine trend={trend} yearlyChange={marketTrends.yearlyChange} />
  </ExampleSection>
);

interface DemographicsProps {
  readonly view: PlaceView;
  /** Figures that are known, which stand above. */
  readonly known: readonly { readonly figure: OpenFigure }[];
}

function Demographics({ view: { demographics }, known }: DemographicsProps) {
  const { population, avgAge, studentsPercent, youngsPercent } = demographics;
  const all = [
    { figure: 'residents', value: formatCount(population) },
    { figure: 'medianAge', value: avgAge },
    { figure: 'students', value: `${studentsPercent}%`, note: <ShareBar percent={studentsPercent} /> },
    { figure: 'youngAdults', value: `${youngsPercent}%`, note: <ShareBar percent={youngsPercent} /> },
  ] as const;
  const figures = all.filter(({ figure }) => !known.some((datum) => datum.figure === figure));
  return (
    figures.length > 0 && (
      <ExampleSection title="Demographics">
        <FigureList figures={figures.map(({ figure, ...rest }) => ({ label: openFigures[figure].label, ...rest }))} />
      </ExampleSection>
    )
  );
}

/** Decorative, because the percentage is shown as text. */
const ShareBar = ({ percent }: { readonly percent: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="h-1.5 w-full max-w-32">
    <rect width="100" height="6" rx="3" className="fill-sand-deep" />
    <rect width={percent} height="6" rx="3" className="fill-primary" />
  </svg>
);
