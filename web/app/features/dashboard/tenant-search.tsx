import { Bell } from 'lucide-react';
import { useCallback } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Placeholder } from '../../ui/feedback/skeleton.tsx';
import { FavoriteButton } from '../favorites/index.ts';
import { MatchReasons } from '../matching/index.ts';
import { GridPlaceholder, ListingCard } from '../search/index.ts';
import { api } from '../session/index.ts';

/** What helps a tenant look for a home, below what every dashboard has. What takes time to load comes last, so that nothing jumps. */
export const TenantSearch = () => (
  <>
    <section aria-labelledby="saved-searches" className="grid gap-4">
      <h2 id="saved-searches" className="text-title">
        Saved searches
      </h2>
      <p className="max-w-prose text-muted">
        Search once, keep the search, and hear of new homes that suit it by mail.
      </p>
      <div>
        <LinkButton to="/saved-searches">
          <Bell aria-hidden="true" className="size-4.5" />
          View saved searches
        </LinkButton>
      </div>
    </section>
    <MatchedHomes />
  </>
);

const MOST_SHOWN = 6;

/** Homes that suit what a tenant said about budget, place and kind of home. Says nothing when none does. */
function MatchedHomes() {
  const { data, status, reload } = useLoaded(
    useCallback((signal: AbortSignal) => api.search.matches({}, { signal }), []),
  );
  const homes = data?.properties.slice(0, MOST_SHOWN) ?? [];
  if (status !== 'failed' && data?.hasPreferences && homes.length === 0) return null;
  return (
    <section aria-labelledby="matched" className="grid gap-4">
      <h2 id="matched" className="text-title">
        Homes that suit you
      </h2>
      {!data && status === 'loading' && (
        <Placeholder status="Loading homes that suit you...">
          <GridPlaceholder count={3} />
        </Placeholder>
      )}
      {status === 'failed' && <LoadFailure what="homes that suit you" onRetry={reload} />}
      {data && !data.hasPreferences && <NoPreferences />}
      {homes.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {homes.map((home) => (
            <li key={home.id} className="grid min-w-0 grid-rows-[1fr_auto] gap-2">
              <ListingCard
                card={home}
                level="h3"
                actions={<FavoriteButton propertyId={home.id} title={home.title} />}
              />
              {home.match && <MatchReasons match={home.match} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const NoPreferences = () => (
  <Note>
    <p>
      <TextLink to="/profile">Tell us what you need</TextLink>: with a budget, a place or a kind of home, the homes that
      suit you best appear here.
    </p>
  </Note>
);
