import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { JsonLd, type Thing } from '../../../lib/structured-data/index.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import { api } from '../../accounts/session/index.ts';
import { VisitorFavoriteButton } from '../../search/favorites/index.ts';
import { Breadcrumbs } from '../../search/places/index.ts';
import { Gallery } from './gallery/gallery.tsx';
import { ListerCard } from './lister-card.tsx';
import { CheckedList, Description, FeatureList, MaterialInformation } from './listing-facts.tsx';
import type { ListingContentView, ListingView } from './listing-view.ts';
import { LocationMap } from './location-map.tsx';
import { ActionCard, type ListingSlots } from './page-actions.tsx';
import { PagePart, SimilarListings } from './page-part.tsx';
import { PlanPictures } from './plan-pictures.tsx';
import { type PrintCode, PrintHeader } from './print-header.tsx';
import { RentChanges } from './rent-changes.tsx';

interface ListingPageProps {
  readonly view: ListingView;
  /** Structured data; null without a configured public URL. */
  readonly offer: Thing | null;
  readonly code: PrintCode | null;
  readonly slots: ListingSlots;
}

/** Where no card beside the title has it. */
const RENT_HERE = 'md:hidden print:block';

export function ListingPage({ view, offer, code, slots }: ListingPageProps) {
  useCountedView(view.id);
  const crumbs = [
    { name: 'Properties', path: '/properties' },
    { name: view.title, path: view.path },
  ];
  return (
    <Container>
      {offer && <JsonLd thing={offer} />}
      <div className="grid gap-6 pt-6 pb-16">
        {code && <PrintHeader code={code} />}
        <div className="max-md:hidden">
          <Breadcrumbs crumbs={crumbs} />
        </div>
        <ListingContent
          view={view}
          standing={slots.standing(view.letAgreed && letAgreedNote)}
          isRentBeside={slots.reader !== 'lister'}
          beside={
            <ActionCard
              view={view}
              slots={slots}
              heart={<VisitorFavoriteButton propertyId={view.id} title={view.title} />}
            />
          }
        />
        <SimilarListings listings={view.similar} />
      </div>
    </Container>
  );
}

interface ListingContentProps {
  readonly view: ListingContentView;
  readonly standing?: ReactNode;
  /** Beside the title and the text, where there is room. */
  readonly beside: ReactNode;
  /** Whether what stands beside has the rent. */
  readonly isRentBeside: boolean;
}

/** What the page says of a home, without what its reader can do about it. */
export const ListingContent = ({ view, standing, beside, isRentBeside }: ListingContentProps) => (
  <>
    {/* The key resets the gallery for another listing. */}
    <Gallery key={view.id} title={view.title} photos={view.photos.filter(({ kind }) => kind === undefined)} />
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        {standing}
        <div className="grid gap-1">
          <h1 className="text-heading">
            <UnbrokenWords>{view.title}</UnbrokenWords>
          </h1>
          <p className="wrap-anywhere text-muted">{view.address}</p>
          <p className={classNames('text-heading font-semibold tabular-nums', isRentBeside && RENT_HERE)}>
            {view.rent}
          </p>
          {view.comparison && <p className="text-muted tabular-nums">{view.comparison}</p>}
          <RentChanges rents={view.rents} />
        </div>
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:h-full">{beside}</div>
      <MainPart view={view} />
    </div>
  </>
);

const letAgreedNote = (
  <Note>
    <p>
      <strong className="font-semibold">Let agreed.</strong> Somebody has agreed to rent this home. It comes back to the
      search if that falls through.
    </p>
  </Note>
);

const MainPart = ({ view }: { readonly view: ListingContentView }) => (
  <div className="grid min-w-0 gap-8">
    <PagePart title="Key facts">
      <Facts facts={view.facts} layout="large" />
      <CheckedList checked={view.checked} />
    </PagePart>
    <PagePart title="Description">
      <Description paragraphs={view.paragraphs} />
    </PagePart>
    {view.features.length > 0 && (
      <PagePart title="Features">
        <FeatureList features={view.features} />
      </PagePart>
    )}
    <PlanPictures photos={view.photos} />
    <MaterialInformation {...view} />
    <PagePart title="Where it is">
      <LocationMap {...view} />
    </PagePart>
    <ListerCard {...view} />
  </div>
);

/** Counts one view per visit. It runs in browsers alone, so most crawlers do not count. */
function useCountedView(id: string): void {
  const counted = useRef<string | null>(null);
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    api.search.view({ params: { id } }).catch(() => {
      // A lost view is not worth an error message.
    });
  }, [id]);
}
