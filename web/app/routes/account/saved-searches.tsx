import { accountRoute } from '../../features/accounts/session/index.ts';
import { loadSavedSearches, SavedSearchesList } from '../../features/search/saved-searches/index.ts';

const page = accountRoute(loadSavedSearches, {
  meta: { title: 'Saved searches', description: 'The searches you’ve saved on Letfair.' },
  signedOut: 'You need to be signed in to see your saved searches.',
  content: ({ searches }) => <SavedSearchesList searches={searches} />,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
