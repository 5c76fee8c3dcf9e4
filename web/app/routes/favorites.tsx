import { Heart } from 'lucide-react';
import { FavoriteListings, FavoritesPagePlaceholder } from '../features/favorites/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/actions/links.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/favorites.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Favourites', description: 'The homes you saved on Letfair.', unlisted: true });

export default function FavoritesPage() {
  return (
    <AccountPage>
      <FavoritesForSession />
    </AccountPage>
  );
}

function FavoritesForSession() {
  const session = useSession();
  if (session.status === 'loading') return <FavoritesPagePlaceholder />;
  if (session.status === 'signed-out')
    return <SignInPrompt next="/favorites">You need to be signed in to see your favourites.</SignInPrompt>;
  if (session.user.userType === 'tenant') return <FavoriteListings />;
  return (
    <EmptyState icon={Heart} title="Favourites" level="h1" actions={<LinkButton to="/">Return to home</LinkButton>}>
      Favourites are only available for tenant accounts.
    </EmptyState>
  );
}
