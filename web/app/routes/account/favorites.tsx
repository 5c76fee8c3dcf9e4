import { Heart } from 'lucide-react';
import { accountRoute } from '../../features/accounts/session/index.ts';
import { FavoriteListings, loadFavorites } from '../../features/search/favorites/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const page = accountRoute(loadFavorites, {
  meta: { title: 'Favourites', description: 'The homes you’ve saved on Letfair.' },
  signedOut: 'You need to be signed in to see your favourites.',
  content: ({ listings }) => <FavoriteListings listings={listings} />,
  otherwise: (
    <EmptyState icon={Heart} title="Favourites" level="h1" link={{ to: '/', text: 'Go to the home page' }}>
      Favourites are only available for tenant accounts.
    </EmptyState>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
