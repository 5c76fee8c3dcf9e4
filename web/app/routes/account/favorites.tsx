import { Heart } from 'lucide-react';
import { FavoriteListings, FavoritesPagePlaceholder, loadFavorites } from '../../features/favorites/index.ts';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/favorites.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Favourites', description: 'The homes you saved on Letfair.', unlisted: true });

export const clientLoader = loadFavorites;

export const HydrateFallback = () => (
  <AccountPage>
    <FavoritesPagePlaceholder />
  </AccountPage>
);

export default function FavoritesPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<FavoritesPagePlaceholder />}
        prompt="You need to be signed in to see your favourites."
      >
        {(data) => (data ? <FavoriteListings {...data} /> : <TenantsOnly />)}
      </AccountContent>
    </AccountPage>
  );
}

const TenantsOnly = () => (
  <EmptyState icon={Heart} title="Favourites" level="h1" actions={<LinkButton to="/">Return to home</LinkButton>}>
    Favourites are only available for tenant accounts.
  </EmptyState>
);
