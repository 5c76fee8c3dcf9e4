import type { PlaceRents } from '@letfair/contract/search/search';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { Radio } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../../../../lib/class-names.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { DemandSteps, FigureList, PlaceSection, WordList } from './place-parts.tsx';
import type { PlaceView } from './place-view.ts';
import { PropertyTypes } from './property-types.tsx';
import { ExampleRents, RentCard, SeeHomes, TrendLine } from './rent-card.tsx';
import { bedroomsInWords, change, pcm, whole } from './rent-trend.ts';

interface PlacePageProps {
  readonly view: PlaceView;
  readonly title: string;
  readonly where: ReactNode;
  /** Location for the search and its figures. */
  readonly place: string;
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  readonly nearby: {
    readonly title: string;
    readonly places: readonly { readonly name: string; readonly to: string }[];
  };
  /** Null when the search did not answer in time. */
  readonly rents: PlaceRents | null;
}

export const PlacePage = ({ view, title, where, place, crumbs, nearby, rents }: PlacePageProps) => (
  <Container>
    <div className="grid gap-10 pt-6 pb-16 sm:pb-20">
      <Breadcrumbs crumbs={crumbs} />
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-2">
          <h1 className="text-display">{title}</h1>
          <div className="text-lg text-muted">{where}</div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {hasMedians(rents) ? (
            <LiveFigures place={place} rents={rents} isFirst />
          ) : (
            <RentCard view={view} place={place} />
          )}
        </div>
        <div className="grid gap-6">
          <p className="max-w-text text-lg">{view.description}</p>
          <Illustrative />
        </div>
      </div>
      <MarketTrends
        view={view}
        beside={hasMedians(rents) ? <ExampleRents view={view} /> : <LiveFigures place={place} rents={rents} />}
      />
      <PropertyTypes view={view} />
      <div className="grid gap-10 md:grid-cols-2 md:gap-12">
        <WordList title="Transport" words={view.transport} />
        <WordList title="Amenities" words={view.amenities} />
      </div>
      <Demographics view={view} />
      <Nearby {...nearby} />
    </div>
  </Container>
);

/** Real figures come first, and the illustrative ones are then no more than an example. */
const hasMedians = (rents: PlaceRents | null): boolean => rents !== null && rents.median !== null;

const Illustrative = () => (
  <Note>
    <p>
      <strong className="font-semibold">Illustrative figures.</strong> All numbers on this page, except those from live
      listings, are examples that we work out from the name of the place. Nobody measured them, so please do not base a
      decision on them.
    </p>
  </Note>
);

interface MarketTrendsProps {
  readonly view: PlaceView;
  /** Beside the chart. */
  readonly beside: ReactNode;
}

const MarketTrends = ({ view: { marketTrends, trend, demand }, beside }: MarketTrendsProps) => (
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

const Demographics = ({ view: { demographics } }: { readonly view: PlaceView }) => (
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

const Nearby = ({ title, places }: NearbyProps) => (
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

interface LiveFiguresProps {
  /** Location for the search. */
  readonly place: string;
  /** Null when the search did not answer in time. */
  readonly rents: PlaceRents | null;
  /** At the top of the page, large and with the way to the homes. */
  readonly isFirst?: boolean;
}

/** Real medians of live listings; the other figures of the page are illustrative. */
const LiveFigures = ({ place, rents, isFirst = false }: LiveFiguresProps) => (
  <aside
    aria-label="From live listings"
    className={classNames(
      'grid content-center rounded-md border border-line p-5',
      isFirst ? 'gap-4 bg-card sm:p-6' : 'gap-2 bg-sand',
      !rents?.median && 'border-dashed',
    )}
  >
    <p className="flex items-center gap-2 font-semibold">
      <Radio aria-hidden="true" className="size-4.5 text-primary" />
      From live listings
    </p>
    {rents?.median ? (
      <Medians place={place} rents={rents} median={rents.median} isFirst={isFirst} />
    ) : (
      <p className="text-muted">
        {rents
          ? `Once ${ENOUGH_TO_COMPARE} homes in ${place} are on Letfair, their real median rents stand here. There are not enough yet.`
          : 'The real median rents cannot be shown right now. Please come back in a moment.'}
      </p>
    )}
    {isFirst && <SeeHomes place={place} />}
  </aside>
);

interface MediansProps {
  readonly place: string;
  readonly rents: PlaceRents;
  readonly median: number;
  readonly isFirst: boolean;
}

const Medians = ({ place, rents: { homes, byBedrooms }, median, isFirst }: MediansProps) => (
  <dl className="grid gap-2 tabular-nums">
    <div className="grid gap-1">
      <dt className="text-sm text-muted">Median rent</dt>
      <dd className="grid gap-1">
        <span className={classNames('font-display font-semibold', isFirst ? 'text-display' : 'text-heading')}>
          {pcm(median)}
        </span>
        <span>
          from{' '}
          <TextLink to={{ pathname: '/properties', search: `?${new URLSearchParams({ location: place })}` }}>
            {whole(homes)} homes live on Letfair
          </TextLink>
        </span>
      </dd>
    </div>
    {[...byBedrooms]
      .sort((one, other) => one.bedrooms - other.bedrooms)
      .map(({ bedrooms, median: ofThese }) => (
        <div key={bedrooms} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
          <dt className="text-muted">{bedroomsInWords(bedrooms)}</dt>
          <dd className="font-semibold">{pcm(ofThese)}</dd>
        </div>
      ))}
  </dl>
);
