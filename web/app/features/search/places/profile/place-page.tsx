import type { PlaceRents } from '@letfair/contract/search/search';
import type { ReactNode } from 'react';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LiveFigures } from './live-figures.tsx';
import { WordList } from './place-parts.tsx';
import { Demographics, MarketTrends, Nearby } from './place-sections.tsx';
import type { PlaceView } from './place-view.ts';
import { PropertyTypes } from './property-types.tsx';
import { ExampleRents, RentCard } from './rent-card.tsx';

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
