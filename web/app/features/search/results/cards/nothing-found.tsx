import { formatCount } from '@letfair/domain/money';
import { MOST_COUNTED, NEARBY_MILES } from '@letfair/domain/search/alternatives';
import { filterChipsOf } from '@letfair/domain/search/describe-search';
import { placement } from '@letfair/domain/search/placement';
import { hasCentre, pointOfSearch } from '@letfair/domain/search/query-facts';
import { type SearchQuery, type SearchTexts, serializeSearch } from '@letfair/domain/search/search-query';
import { MapPin, SearchX, Sprout } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton, TextLink } from '../../../../ui/actions/links.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { StartListingButton } from '../../../accounts/session/index.ts';
import type { ShownListings } from '../load-search.ts';
import { DidYouMean } from '../search-notes.tsx';
import { SEARCH_PATH, type SearchUrl, searchUrl } from '../search-url.ts';
import { type ActionsFor, ListingGrid, layoutOf } from './listing-grid.tsx';

interface NothingFoundProps {
  readonly url: SearchUrl;
  readonly found: ShownListings;
  readonly actionsFor?: ActionsFor | undefined;
}

/** What to do when a search finds nothing. Only a place without any homes asks for the first one. */
export const NothingFound = ({ url, found, actionsFor }: NothingFoundProps) => (
  <div className="grid gap-8">
    {found.instead && found.instead.unfiltered > 0 ? (
      <FilteredOut url={url} instead={found.instead} />
    ) : (
      <NoHomes url={url} similarPlaces={found.similarPlaces} />
    )}
    <HomesNearby url={url} found={found} actionsFor={actionsFor} />
  </div>
);

const ClearSearch = () => <LinkButton to={SEARCH_PATH}>Clear Search</LinkButton>;

type Instead = NonNullable<ShownListings['instead']>;

interface FilteredOutProps {
  readonly url: SearchUrl;
  readonly instead: Instead;
}

/** The place has homes, and the filters together leave none of them. */
function FilteredOut({ url, instead: { unfiltered, loosened } }: FilteredOutProps) {
  const { query, view, from } = url;
  const isOne = filterChipsOf(query).length === 1;
  const filters = isOne ? 'this filter' : 'all of these filters';
  return (
    <EmptyState
      icon={SearchX}
      title={query.location ? `No properties found in ${query.location} with ${filters}` : `No homes match ${filters}`}
      actions={
        <>
          {loosened.length === 0 && (
            <LinkButton to={searchUrl(placeTexts(url), { view, from })} variant="primary">
              Clear all filters: {homesText(unfiltered)}
            </LinkButton>
          )}
          <ClearSearch />
        </>
      }
    >
      {loosened.length > 0 ? (
        <>
          <p>
            Try changing your search. Remove {isOne ? 'the filter' : 'one of the filters'}, or save the search and we’ll
            email you when a home matches.
          </p>
          <LoosenedFilters url={url} loosened={loosened} />
        </>
      ) : (
        <p>Try changing your search. You’d need to remove more than one of these filters to see any homes.</p>
      )}
    </EmptyState>
  );
}

/** The same place, without filters or order. */
const placeTexts = ({ texts }: SearchUrl): SearchTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => Object.hasOwn(placement, name)));

interface NoHomesProps extends Pick<ShownListings, 'similarPlaces'> {
  readonly url: SearchUrl;
}

/** The place has no homes at all, or nobody knows it. */
function NoHomes({ url, similarPlaces }: NoHomesProps) {
  const where = whereOf(url.query);
  if (url.query.travel.length > 0)
    return (
      <EmptyState icon={MapPin} title="No homes within these travel times" actions={<ClearSearch />}>
        Try a few more minutes, another way to travel, or fewer places.
      </EmptyState>
    );
  const beFirst = <StartListingButton variant="primary">Be the First to List</StartListingButton>;
  if (where)
    return (
      <EmptyState
        icon={MapPin}
        title={`No properties found in ${where}`}
        actions={
          <>
            <ClearSearch />
            {similarPlaces.length === 0 && beFirst}
          </>
        }
      >
        {similarPlaces.length > 0 && (
          <p className="mb-2 text-ink">
            <DidYouMean url={url} places={similarPlaces} />
          </p>
        )}
        Try changing your search, or look in a wider area.
      </EmptyState>
    );
  const isFiltered = Object.keys(url.texts).some((name) => name !== 'sort');
  return (
    <EmptyState
      icon={Sprout}
      title="We are in beta"
      actions={
        <>
          {isFiltered && <ClearSearch />}
          {beFirst}
        </>
      }
    >
      Properties will appear here as landlords list them.
    </EmptyState>
  );
}

const whereOf = (query: SearchQuery): string | null =>
  query.location || (query.box || query.shape.length > 0 || pointOfSearch(query) ? 'this area' : null);

const homesText = (homes: number): string => {
  if (homes >= MOST_COUNTED) return `${formatCount(MOST_COUNTED)} or more homes`;
  return homes === 1 ? '1 home' : `${formatCount(homes)} homes`;
};

interface LoosenedFiltersProps extends Pick<Instead, 'loosened'> {
  readonly url: SearchUrl;
}

const LoosenedFilters = ({ url: { query, view, from }, loosened }: LoosenedFiltersProps) => {
  const chips = new Map(filterChipsOf(query).map((chip) => [chip.text, chip.without]));
  return (
    <ul aria-label="Filters you could remove" className="mt-4 flex flex-wrap justify-center gap-2">
      {loosened.map(({ text, homes }) => {
        const without = chips.get(text);
        return (
          without && (
            <li key={text}>
              <Link
                to={searchUrl(serializeSearch(without), { view, from })}
                preventScrollReset
                className="inline-flex min-h-11 flex-wrap items-center gap-x-1 rounded-md border border-line-strong bg-card px-3 py-1.5 text-ink hover:border-ink"
              >
                <span>
                  Without “<span className="font-semibold">{text}</span>”:
                </span>{' '}
                <span className="font-semibold text-link tabular-nums">{homesText(homes)}</span>
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
};

/** Homes around the place that match, and the search for all of them. */
function HomesNearby({ url, found, actionsFor }: NothingFoundProps) {
  const nearby = found.instead?.nearby ?? [];
  if (nearby.length === 0) return null;
  const { box: _, shape: _shape, ...texts } = url.texts;
  return (
    <section aria-labelledby="nearby" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="nearby" className="text-title">
          Homes nearby
        </h2>
        {hasCentre(url.query) && (
          <TextLink to={searchUrl({ ...texts, radius: String(NEARBY_MILES) }, { view: url.view })}>
            Search within {NEARBY_MILES} miles
          </TextLink>
        )}
      </div>
      <ListingGrid
        cards={nearby}
        actionsFor={actionsFor}
        level="h3"
        rentPer={url.query.rentPer}
        layout={layoutOf[url.view]}
      />
    </section>
  );
}
