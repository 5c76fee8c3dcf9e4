import { Bell } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useAwaited } from '../../../lib/page-data.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { FavoriteButton } from '../../search/favorites/index.ts';
import { GridPlaceholder, ListingCard } from '../../search/results/index.ts';
import type { DashboardData } from './dashboard-data.ts';

interface TenantSearchProps {
  readonly matches: NonNullable<DashboardData['matches']>;
}

/** Matches take time to load, so they come last and nothing below them moves. */
export const TenantSearch = ({ matches }: TenantSearchProps) => (
  <>
    <section aria-labelledby="saved-searches" className="grid gap-4">
      <h2 id="saved-searches" className="text-title">
        Saved searches
      </h2>
      <p className="max-w-text text-muted">Save a search, and we’ll email you when new homes match it.</p>
      <div>
        <LinkButton to="/saved-searches">
          <Bell aria-hidden="true" className="size-4.5" />
          View saved searches
        </LinkButton>
      </div>
    </section>
    <Suspense fallback={<MatchesPlaceholder />}>
      <MatchedListings matches={matches} />
    </Suspense>
  </>
);

const MatchesSection = ({ children }: { readonly children: ReactNode }) => (
  <section aria-labelledby="matched" className="grid gap-4">
    <h2 id="matched" className="text-title">
      Homes that suit you
    </h2>
    {children}
  </section>
);

const MatchesPlaceholder = () => (
  <MatchesSection>
    <GridPlaceholder count={3} status="Loading homes that suit you..." />
  </MatchesSection>
);

const MOST_SHOWN = 6;

function MatchedListings({ matches }: TenantSearchProps) {
  const { data, hasFailed, reload } = useAwaited(matches);
  const listings = data?.properties.slice(0, MOST_SHOWN) ?? [];
  if (!hasFailed && data?.hasPreferences && listings.length === 0) return null;
  return (
    <MatchesSection>
      {hasFailed && <LoadFailure what="homes that suit you" onRetry={reload} />}
      {data && !data.hasPreferences && <NoPreferences />}
      {listings.length > 0 && (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {listings.map((listing) => (
            <li key={listing.id} className="min-w-0">
              <ListingCard
                card={listing}
                level="h3"
                actions={<FavoriteButton propertyId={listing.id} title={listing.title} />}
              />
            </li>
          ))}
        </ul>
      )}
    </MatchesSection>
  );
}

const NoPreferences = () => (
  <Note>
    <p>
      <TextLink to="/profile">Tell us what you need</TextLink>: your budget, a place or a type of home. Then you’ll see
      the homes that suit you best here.
    </p>
  </Note>
);
