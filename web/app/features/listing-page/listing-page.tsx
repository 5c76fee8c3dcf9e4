import { useEffect, useRef } from 'react';
import { Note } from '../../ui/feedback/note.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { VisitorFavoriteButton } from '../favorites/index.ts';
import { Breadcrumbs } from '../places/index.ts';
import { api } from '../session/index.ts';
import { JsonLd, type Thing } from '../structured-data/index.ts';
import { Gallery } from './gallery/gallery.tsx';
import { ListerCard } from './lister-card.tsx';
import { CheckedList, Description, FeatureList, MaterialInformation } from './listing-facts.tsx';
import type { ListingView } from './listing-view.ts';
import { LocationMap } from './location-map.tsx';
import { ContactActions, type ListingSlots, PageActions } from './page-actions.tsx';
import { PagePart, SimilarListings } from './page-part.tsx';
import type { PrintCode } from './print-code.ts';
import { PrintHeader } from './print-header.tsx';

interface ListingPageProps {
  readonly view: ListingView;
  /** Structured data; null without a configured public URL. */
  readonly offer: Thing | null;
  readonly code: PrintCode | null;
  readonly slots: ListingSlots;
}

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
        <Breadcrumbs crumbs={crumbs} />
        {slots.standing(view.letAgreed && letAgreedNote)}
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-80 gap-1">
            <h1 className="text-heading">{view.title}</h1>
            <p className="wrap-anywhere text-muted">{view.address}</p>
            <p className="text-heading font-semibold tabular-nums">{view.rent}</p>
          </div>
          <div className="grid gap-3 sm:justify-items-end">
            <PageActions headline={view.headline} path={view.path} />
            <ContactActions slots={slots} />
          </div>
        </div>
        <div className="relative isolate">
          {/* Over the photos, so that it does not shift the layout when it appears. */}
          <div className="absolute top-3 right-3 z-10">
            <VisitorFavoriteButton propertyId={view.id} title={view.title} />
          </div>
          {/* The key resets the gallery for another listing. */}
          <Gallery key={view.id} title={view.title} photos={view.photos} />
        </div>
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MainPart view={view} />
          <aside aria-label="Costs and lister" className="grid gap-6">
            <MovingCosts costs={view.costs} />
            <ListerCard {...view} />
          </aside>
        </div>
        <SimilarListings listings={view.similar} />
      </div>
    </Container>
  );
}

const letAgreedNote = (
  <Note>
    <p>
      <strong className="font-semibold">Let agreed.</strong> Somebody has agreed to rent this home. It comes back to the
      search if that falls through.
    </p>
  </Note>
);

const MainPart = ({ view }: { readonly view: ListingView }) => (
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
    <MaterialInformation parts={view.parts} given={view.given} />
    <PagePart title="The tenancy">
      <p className="font-semibold">{view.tenancy.name}</p>
      {view.tenancy.rule && <p className="max-w-prose text-muted">{view.tenancy.rule}</p>}
    </PagePart>
    <PagePart title="Where it is">
      <LocationMap {...view} />
    </PagePart>
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

/** Rent and deposits before moving in, each with what the law allows. */
const MovingCosts = ({ costs: { lines, total } }: Pick<ListingView, 'costs'>) => (
  <Card>
    <section aria-labelledby="moving-costs" className="grid gap-4">
      <h2 id="moving-costs" className="text-title">
        Costs to move in
      </h2>
      <dl className="grid gap-3">
        {lines.map(({ label, amount, limit }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt>{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{amount}</dd>
            {limit && <dd className="col-span-2 text-sm text-muted">{limit}</dd>}
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">Together</dt>
          <dd className="text-right font-semibold tabular-nums">{total}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">Tenants pay Letfair nothing, and Letfair never holds your money.</p>
    </section>
  </Card>
);
