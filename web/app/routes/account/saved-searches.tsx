import { SavedSearchesList, SearchesPagePlaceholder } from '../../features/saved-searches/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import type { Route } from './+types/saved-searches.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Saved searches', description: 'The searches you keep on Letfair.', unlisted: true });

export default function SavedSearchesPage() {
  return (
    <AccountPage>
      <SearchesForSession />
    </AccountPage>
  );
}

function SearchesForSession() {
  const session = useSession();
  if (session.status === 'loading') return <SearchesPagePlaceholder />;
  if (session.status === 'signed-in') return <SavedSearchesList />;
  return <SignInPrompt next="/saved-searches">You need to be signed in to see your saved searches.</SignInPrompt>;
}
