import { LogIn } from 'lucide-react';
import { SavedSearchesList, SavedSearchesPlaceholder } from '../features/saved-searches/index.ts';
import { AccountPage, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { signInPath } from '../lib/safe-next-path.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
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
  if (session.status === 'loading') return <SavedSearchesPlaceholder />;
  if (session.status === 'signed-in') return <SavedSearchesList />;
  return (
    <EmptyState
      icon={LogIn}
      title="Please Sign In"
      level="h1"
      actions={
        <LinkButton to={signInPath('/saved-searches')} variant="accent">
          Sign In
        </LinkButton>
      }
    >
      You need to be signed in to see your saved searches.
    </EmptyState>
  );
}
