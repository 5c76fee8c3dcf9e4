import { formatCount } from '@letfair/domain/money';
import { chipsOfSearch } from '@letfair/domain/search/describe-search';
import { serializeSearch } from '@letfair/domain/search/search-query';
import { MapPin, SearchX, Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { StartListingButton } from '../../../accounts/session/index.ts';
import type { FoundListings } from '../load-search.ts';
import { DidYouMean } from '../search-notes.tsx';
import { SEARCH_PATH, type SearchUrl, searchUrl } from '../search-url.ts';
import { type ActionsFor, ListingGrid } from './listing-grid.tsx';

interface NothingFoundProps {
  readonly url: SearchUrl;
  readonly found: FoundListings;
  readonly actionsFor?: ActionsFor | undefined;
}

/** What to do when a search finds nothing; in a place that has homes nobody is asked to list the first one. */
export function NothingFound({ url, found, actionsFor }: NothingFoundProps) {
  const nearby = found.instead?.nearby ?? [];
  return (
    <div className="grid gap-8">
      <EmptyResults url={url} found={found} />
      {nearby.length > 0 && (
        <section aria-labelledby="nearby" className="grid gap-4">
          <h2 id="nearby" className="text-title">
            Homes nearby
          </h2>
          <ListingGrid cards={nearby} actionsFor={actionsFor} level="h3" narrow={url.view === 'map'} />
        </section>
      )}
    </div>
  );
}

const BeFirst = () => <StartListingButton variant="primary">Be the First to List</StartListingButton>;
const ClearSearch = () => <LinkButton to={SEARCH_PATH}>Clear Search</LinkButton>;

function EmptyResults({ url, found: { instead, similarPlaces } }: Omit<NothingFoundProps, 'actionsFor'>) {
  const { query, texts } = url;
  const { location } = query;
  const loosened = instead && instead.loosened.length > 0 && <LoosenedFilters url={url} loosened={instead.loosened} />;
  if (location && loosened)
    return (
      <EmptyState
        icon={SearchX}
        title={`No properties found in ${location} with all of your filters`}
        actions={<ClearSearch />}
      >
        <p>Try adjusting your search criteria, or save the search to hear of the first home that meets them all.</p>
        {loosened}
      </EmptyState>
    );
  if (location)
    return (
      <EmptyState
        icon={MapPin}
        title={`No properties found in ${location}`}
        actions={
          <>
            <ClearSearch />
            <BeFirst />
          </>
        }
      >
        {similarPlaces.length > 0 && (
          <p className="mb-2 text-ink">
            <DidYouMean url={url} places={similarPlaces} />
          </p>
        )}
        Try adjusting your search criteria, or look in a wider area.
      </EmptyState>
    );
  const filtered = Object.keys(texts).some((name) => name !== 'sort');
  return (
    <EmptyState
      icon={Sprout}
      title="We are in beta"
      actions={
        <>
          {filtered && <ClearSearch />}
          <BeFirst />
        </>
      }
    >
      {filtered && <p>No home matches all of your filters. </p>}
      {loosened && <div className="mb-4">{loosened}</div>}
      <p>Properties will appear here as landlords list them.</p>
    </EmptyState>
  );
}

interface LoosenedFiltersProps {
  readonly url: SearchUrl;
  readonly loosened: NonNullable<FoundListings['instead']>['loosened'];
}

/** Counted up to a thousand. */
const MOST_COUNTED = 1_000;

const homesText = (homes: number): string => {
  if (homes >= MOST_COUNTED) return `${formatCount(MOST_COUNTED)} homes or more`;
  return homes === 1 ? '1 home' : `${formatCount(homes)} homes`;
};

const LoosenedFilters = ({ url: { query, view, from }, loosened }: LoosenedFiltersProps) => {
  const chips = new Map(chipsOfSearch(query).map((chip) => [chip.text, chip.without]));
  return (
    <ul aria-label="Filters to give up" className="mt-4 flex flex-wrap justify-center gap-2">
      {loosened.map(({ text, homes }) => {
        const without = chips.get(text);
        return (
          without && (
            <li key={text}>
              <Link
                to={searchUrl(serializeSearch(without), { view, from })}
                preventScrollReset
                className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-md border border-line-strong bg-card px-3 py-1.5 text-ink hover:border-ink"
              >
                <span>
                  Without “<span className="font-semibold">{text}</span>”
                </span>
                <span className="font-semibold text-link tabular-nums">{homesText(homes)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
};
