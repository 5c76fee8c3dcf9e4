import { House } from 'lucide-react';
import { loadOwnListings, ManageListings, ManagePlaceholder } from '../../features/listings/index.ts';
import { accountRoute } from '../../features/session/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const toDashboard = { to: '/dashboard', text: 'Go to your dashboard' };

const page = accountRoute(loadOwnListings, {
  meta: { title: 'Manage properties', description: 'Your own listings on Letfair.' },
  placeholder: <ManagePlaceholder />,
  signedOut: 'You need to be signed in to manage your properties.',
  content: ({ listings }) => <ManageListings listings={listings} />,
  otherwise: (
    <EmptyState icon={House} title="For landlords and agents" level="h1" link={toDashboard}>
      Only landlords and letting agents list properties, so there is nothing to manage here.
    </EmptyState>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
