import type { PlaceFacts } from '@letfair/contract/search/places';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { Container } from '../../../../ui/layout/container.tsx';
import type { Surroundings } from '../load-surroundings.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { KnownPart } from './known/known-part.tsx';
import { PlaceSection } from './place-parts.tsx';
import type { PlaceView } from './place-view.ts';

/** Nothing in them can be pressed, so the page hydrates without them. */
const Examples = lazyPart(async () => (await import('./examples.tsx')).Examples);

interface PlacePageProps {
  readonly view: PlaceView;
  readonly title: string;
  readonly where: ReactNode;
  /** Location for the search and its figures. */
  readonly place: string;
  readonly crumbs: readonly { readonly name: string; readonly path: string }[];
  readonly surroundings: Surroundings;
  readonly nearby: NearbyProps;
  /** Null when the API did not answer in time. */
  readonly facts: PlaceFacts | null;
}

/** What is known comes first, and the worked-out examples below it. */
export const PlacePage = (props: PlacePageProps) => {
  const { view, title, where, place, crumbs, surroundings, nearby, facts } = props;
  return (
    <Container>
      <div className="grid gap-10 pt-6 pb-16 sm:pb-20">
        <Breadcrumbs crumbs={crumbs} />
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[3fr_1fr]">
          <div className="grid gap-4">
            <div className="grid gap-2">
              <h1 className="text-display">{title}</h1>
              <div className="text-lg text-muted">{where}</div>
            </div>
            <p className="max-w-text text-lg">{view.description}</p>
          </div>
          <SeeHomes place={place} />
        </div>
        <KnownPart place={place} facts={facts} surroundings={surroundings} />
        <Nearby {...nearby} />
        <Suspense>
          <Examples view={view} facts={facts} />
        </Suspense>
      </div>
    </Container>
  );
};

const SeeHomes = ({ place }: { readonly place: string }) => (
  <LinkButton
    to={{ pathname: '/properties', search: `?${new URLSearchParams({ location: place })}` }}
    variant="primary"
    wide
  >
    {/* Long names need two lines on narrow screens. */}
    <span className="py-2 text-center whitespace-normal">See homes in {place}</span>
  </LinkButton>
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
