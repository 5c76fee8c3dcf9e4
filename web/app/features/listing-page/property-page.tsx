import { Note } from '../../ui/feedback/note.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { FavoriteButton } from '../favorites/index.ts';
import { Breadcrumbs } from '../places/index.ts';
import { JsonLd, type Thing } from '../structured-data/index.ts';
import { ContactActions, type PropertySlots } from './contact-actions.tsx';
import { Description, FeatureList } from './description.tsx';
import { KeyFacts } from './fact-list.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { ListerCard } from './lister-card.tsx';
import { LocationMap } from './location-map.tsx';
import { MaterialInformation } from './material-part.tsx';
import { MovingCosts } from './moving-costs.tsx';
import { PageActions } from './page-actions.tsx';
import { PagePart } from './page-part.tsx';
import type { PropertyView } from './property-view.ts';
import { SimilarHomes } from './similar-homes.tsx';
import { useCountedView } from './use-counted-view.ts';

interface PropertyPageProps {
  readonly view: PropertyView;
  /** For machines; null while nobody has said where the site is reached. */
  readonly offer: Thing | null;
  readonly slots: PropertySlots;
}

export function PropertyPage({ view, offer, slots }: PropertyPageProps) {
  useCountedView(view.id);
  const crumbs = [
    { name: 'Properties', path: '/properties' },
    { name: view.title, path: `/properties/${view.id}` },
  ];
  return (
    <Container>
      {offer && <JsonLd thing={offer} />}
      <div className="grid gap-6 pt-6 pb-16">
        <Breadcrumbs crumbs={crumbs} />
        {view.letAgreed && (
          <Note>
            <p>
              <strong className="font-semibold">Let agreed.</strong> Somebody has agreed to rent this home. It comes
              back to the search if that falls through.
            </p>
          </Note>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-80 gap-1">
            <h1 className="text-heading">{view.title}</h1>
            <p className="wrap-anywhere text-muted">{view.address}</p>
            <p className="text-heading font-semibold tabular-nums">{view.rent}</p>
          </div>
          <div className="grid gap-3 sm:justify-items-end">
            <PageActions headline={view.headline} />
            <ContactActions letAgreed={view.letAgreed} slots={slots} />
          </div>
        </div>
        <div className="relative isolate">
          {/* Over the photos, where it moves nothing when it appears. */}
          <div className="absolute top-3 right-3 z-10">
            <FavoriteButton propertyId={view.id} title={view.title} />
          </div>
          {/* Another home has other photos, and its viewer is closed. */}
          <Gallery key={view.id} title={view.title} photos={view.photos} />
        </div>
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MainPart view={view} />
          <aside aria-label="Costs and lister" className="grid gap-6">
            <MovingCosts costs={view.costs} />
            <ListerCard {...view} />
          </aside>
        </div>
        <SimilarHomes homes={view.similar} />
      </div>
    </Container>
  );
}

const MainPart = ({ view }: { readonly view: PropertyView }) => (
  <div className="grid min-w-0 gap-8">
    <PagePart title="Key facts">
      <KeyFacts facts={view.facts} />
    </PagePart>
    <PagePart title="Description">
      <Description paragraphs={view.paragraphs} />
    </PagePart>
    {view.features.length > 0 && (
      <PagePart title="Features">
        <FeatureList features={view.features} />
      </PagePart>
    )}
    <MaterialInformation parts={view.parts} />
    <PagePart title="The tenancy">
      <p className="font-semibold">{view.tenancy.name}</p>
      {view.tenancy.rule && <p className="max-w-prose text-muted">{view.tenancy.rule}</p>}
    </PagePart>
    <PagePart title="Where it is">
      <LocationMap {...view} />
    </PagePart>
  </div>
);
