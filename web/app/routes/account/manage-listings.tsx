import { House } from 'lucide-react';
import { loadOwnListings, ManageListings, ManagePlaceholder } from '../../features/listings/index.ts';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/manage-listings.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Manage properties', description: 'Your own listings on Letfair.', unlisted: true });

export const clientLoader = loadOwnListings;

export const HydrateFallback = () => (
  <AccountPage>
    <ManagePlaceholder />
  </AccountPage>
);

export default function ManagePage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<ManagePlaceholder />}
        prompt="You need to be signed in to manage your properties."
      >
        {(data) => (data ? <ManageListings listings={data.listings} /> : <ForListers />)}
      </AccountContent>
    </AccountPage>
  );
}

const ForListers = () => (
  <EmptyState
    icon={House}
    title="For landlords and agents"
    level="h1"
    actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
  >
    Only landlords and letting agents list properties, so there is nothing to manage here.
  </EmptyState>
);
