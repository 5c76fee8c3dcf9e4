import type { Photo } from '@letfair/contract/listings/photos';
import { photoKindLabels } from '@letfair/domain/files/photos';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { KeptPart } from '../../../lib/rendered/kept-part.tsx';
import { JsonLd } from '../../../lib/structured-data/index.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { UnbrokenWords } from '../../../ui/unbroken-words.tsx';
import { api } from '../../accounts/session/index.ts';
import { NeighbourhoodMap } from '../../search/map/index.ts';
import { Breadcrumbs, KNOWN, postcodePath } from '../../search/places/index.ts';
import { SaveButton } from '../../search/shortlist/index.ts';
import { Gallery } from './gallery/gallery.tsx';
import { sourceSet } from './gallery/gallery-layout.ts';
import { type ShownListing, useWholeListing } from './held-listing.ts';
import { ListerCard } from './lister-card.tsx';
import { CheckedList, Description, FeatureList, MaterialInformation } from './listing-facts.tsx';
import type { ListingContentView, RentStory } from './listing-view.ts';
import { ActionCard, type ListingSlots } from './page-actions.tsx';
import { PagePart, SimilarListings } from './page-part.tsx';
import { PrintHeader } from './print-header.tsx';

interface ListingPageProps extends ShownListing {
  readonly slots: ListingSlots;
}

/** Where no card beside the title has it. */
const RENT_HERE = 'md:in-data-rent-beside:hidden print:in-data-rent-beside:block';

export function ListingPage({ view, slots, ...shown }: ListingPageProps) {
  useCountedView(view.id);
  const whole = useWholeListing(shown.whole);
  const crumbs = [
    { name: 'Properties', path: '/properties' },
    { name: view.title, path: view.path },
  ];
  return (
    <Container>
      <div className="grid gap-6 pt-6 pb-16">
        <KeptPart className="contents">
          {whole && (
            <>
              {whole.offer && <JsonLd thing={whole.offer} />}
              {whole.code && <PrintHeader code={whole.code} />}
              <div className="max-md:hidden">
                <Breadcrumbs crumbs={crumbs} />
              </div>
            </>
          )}
        </KeptPart>
        <ListingContent
          view={view}
          whole={whole?.view ?? null}
          standing={slots.standing(view.letAgreed && letAgreedNote)}
          isRentBeside={slots.reader !== 'lister'}
          isWholePage
          beside={
            <ActionCard view={view} slots={slots} save={<SaveButton propertyId={view.id} title={view.title} />} />
          }
        />
        <SimilarListings listings={view.similar} />
      </div>
    </Container>
  );
}

interface ListingContentProps {
  readonly view: ContentView;
  /** Null where it is in the page already. */
  readonly whole: ListingContentView | null;
  readonly standing?: ReactNode;
  /** Beside the title and the text, where there is room. */
  readonly beside: ReactNode;
  /** Whether what stands beside has the rent. */
  readonly isRentBeside: boolean;
  /** Whether nothing stands around it, so that photos may reach the edges of a phone. */
  readonly isWholePage?: boolean;
}

/** What the page says of a home, without what its reader can do about it. */
export const ListingContent = ({
  view,
  whole,
  standing,
  beside,
  isRentBeside,
  isWholePage = false,
}: ListingContentProps) => (
  <>
    {/* The key resets the gallery for another listing. */}
    <Gallery
      key={view.id}
      title={view.title}
      photos={view.photos.filter(({ kind }) => kind === undefined)}
      isFullWidth={isWholePage}
    />
    <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        {standing}
        <div className="contents" data-rent-beside={isRentBeside || undefined}>
          <KeptPart className="contents">{whole && <Title view={whole} />}</KeptPart>
        </div>
      </div>
      <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:h-full">{beside}</div>
      <div className="grid min-w-0 gap-8">
        <KeptPart className="contents">{whole && <Details view={whole} />}</KeptPart>
        <PagePart title="Where it is">
          <LocationMap {...view} />
        </PagePart>
        <KeptPart className="contents">{whole && <ListerCard {...whole} />}</KeptPart>
      </div>
    </div>
  </>
);

const Title = ({ view }: { readonly view: ListingContentView }) => (
  <>
    <div className="grid gap-1">
      <h1 className="text-heading">
        <UnbrokenWords>{view.title}</UnbrokenWords>
      </h1>
      <p className="wrap-anywhere text-muted">{view.address}</p>
      <p className={classNames('text-heading font-semibold tabular-nums', RENT_HERE)}>{view.rent}</p>
      {view.comparison && <p className="text-muted tabular-nums">{view.comparison}</p>}
      <RentChanges rents={view.rents} />
    </div>
    <LettingNotices notices={view.notices} />
  </>
);

const letAgreedNote = (
  <Note>
    <p>
      <strong className="font-semibold">Let agreed.</strong> Someone has agreed to rent this home. If that falls
      through, it’ll be back on the market.
    </p>
  </Note>
);

/** Before anything else is read: who can rent the home, and what is different about it. */
const LettingNotices = ({ notices }: Pick<ListingContentView, 'notices'>) =>
  notices.map(({ claim, title, text }) => (
    <Note key={claim}>
      <p>
        <strong className="font-semibold">{title}.</strong> {text}
      </p>
    </Note>
  ));

const Details = ({ view }: { readonly view: ListingContentView }) => (
  <>
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
  </>
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

type LocationMapProps = Pick<ListingContentView, 'area' | 'outcode' | 'place' | 'pinNote' | 'stations' | 'stationNote'>;
/** What is alive in it. */
type ContentView = LocationMapProps & Pick<ListingContentView, 'id' | 'title' | 'photos'>;

/** The surroundings of the home, in words and on the map. */
const LocationMap = ({ area, outcode, place, pinNote, stations, stationNote }: LocationMapProps) => (
  <div className="grid gap-4">
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">{area}</p>
      <p className="max-w-text text-sm text-muted">{pinNote}</p>
      {outcode && (
        <p>
          <TextLink to={`${postcodePath(outcode)}#${KNOWN}`}>What we know about {outcode}</TextLink>
        </p>
      )}
    </div>
    {place && <NeighbourhoodMap place={place} />}
    {stations.length > 0 && (
      <section aria-label="Railway stations" className="grid gap-2">
        <Facts facts={stations} layout="large" />
        <p className="max-w-text text-sm text-muted">{stationNote}</p>
      </section>
    )}
  </div>
);

/** Floor plans and energy certificates, which are read and not looked at: whole, and apart from the photographs. */
function PlanPictures({ photos }: { readonly photos: readonly Photo[] }) {
  const plans = photos.flatMap((photo) => (photo.kind === undefined ? [] : [{ photo, kind: photo.kind }]));
  if (plans.length === 0) return null;
  const kinds = [...new Set(plans.map(({ kind }) => photoKindLabels[kind]))];
  return (
    <PagePart title={kinds.length === 1 ? (kinds[0] ?? '') : 'Floor plan and energy certificate'}>
      <div className="grid gap-4 sm:grid-cols-2">
        {plans.map(({ photo, kind }) => (
          <figure key={photo.id} className="grid content-start gap-2">
            <a
              href={photo.sources.at(-1)?.url}
              className="block overflow-hidden rounded-md border border-line bg-white p-2"
            >
              <img
                src={photo.sources[0]?.url}
                srcSet={sourceSet(photo)}
                sizes="(min-width: 40rem) 22rem, 100vw"
                width={photo.width}
                height={photo.height}
                alt={photo.caption ? `${photoKindLabels[kind]}: ${photo.caption}` : photoKindLabels[kind]}
                loading="lazy"
                className="h-auto w-full"
              />
            </a>
            <figcaption className="text-sm text-muted">{photo.caption || photoKindLabels[kind]}</figcaption>
          </figure>
        ))}
      </div>
    </PagePart>
  );
}

/** How the rent has changed; nothing for a rent that never was. */
export function RentChanges({ rents: { reduced, lines, history } }: { readonly rents: RentStory }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Rent history" className="mt-2 grid gap-1">
      {lines.map((line, at) => (
        <p key={line} className="flex flex-wrap items-center gap-x-2 tabular-nums">
          {at === 0 && reduced && <Badge tone="warm">{reduced}</Badge>}
          {line}
        </p>
      ))}
      {history.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-link underline underline-offset-3">
            {`Full rent history (${history.length})`}
          </summary>
          <ol className="mt-2 grid list-disc gap-1 pl-5 tabular-nums">
            {history.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes of one day may read the same, and none moves
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
      <p className="text-sm text-muted print:hidden">
        <TextLink to="/help/rent-history">How we record rents and reductions</TextLink>
      </p>
    </section>
  );
}
