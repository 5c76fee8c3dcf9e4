import { loadSavedSearches, SavedSearchesList, SearchesPagePlaceholder } from '../../features/saved-searches/index.ts';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/saved-searches.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Saved searches', description: 'The searches you keep on Letfair.', unlisted: true });

export const clientLoader = loadSavedSearches;

export const HydrateFallback = () => (
  <AccountPage>
    <SearchesPagePlaceholder />
  </AccountPage>
);

export default function SavedSearchesPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<SearchesPagePlaceholder />}
        prompt="You need to be signed in to see your saved searches."
      >
        {(data) => data && <SavedSearchesList {...data} />}
      </AccountContent>
    </AccountPage>
  );
}
