import { type ReactNode, useEffect, useRef } from 'react';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { KeptPart } from '../../../lib/rendered/kept-part.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { api } from '../../accounts/session/index.ts';
import { NeighbourhoodMap } from '../../search/map/index.ts';
import { KNOWN, postcodePath } from '../../search/places/index.ts';
import { SaveButton } from '../../search/shortlist/index.ts';
import { Gallery } from './gallery/gallery.tsx';
import { type ShownListing, useWholeListing } from './held-listing.ts';
import type { ListingContentView } from './listing-view.ts';
import { ActionCard, type ListingSlots } from './page-actions.tsx';
import { PagePart, SimilarListings } from './page-part.tsx';

const Head = lazyPart(async () => (await import('./listing-words.tsx')).Head);
const Title = lazyPart(async () => (await import('./listing-words.tsx')).Title);
const Details = lazyPart(async () => (await import('./listing-words.tsx')).Details);
const ListerCard = lazyPart(async () => (await import('./listing-words.tsx')).ListerCard);

interface ListingPageProps extends ShownListing {
  readonly slots: ListingSlots;
}

export function ListingPage({ view, slots, ...shown }: ListingPageProps) {
  useCountedView(view.id);
  const whole = useWholeListing(shown.whole);
  return (
    <Container>
      <div className="grid gap-6 pt-6 pb-16">
        <KeptPart className="contents">{whole && <Head view={view} offer={whole.offer} code={whole.code} />}</KeptPart>
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

const letAgreedNote = (
  <Note>
    <p>
      <strong className="font-semibold">Let agreed.</strong> Someone has agreed to rent this home. If that falls
      through, it’ll be back on the market.
    </p>
  </Note>
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
