import { Users } from 'lucide-react';
import { Clients, ClientsPagePlaceholder, loadClients } from '../../features/clients/index.ts';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/clients.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Clients', description: 'The landlords an agency lets for.', unlisted: true });

export const clientLoader = loadClients;

export const HydrateFallback = () => (
  <AccountPage>
    <ClientsPagePlaceholder />
  </AccountPage>
);

export default function ClientsPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<ClientsPagePlaceholder />}
        prompt="You need to be signed in to manage your clients."
      >
        {(data) => (data ? <Clients {...data} /> : <AgentsOnly />)}
      </AccountContent>
    </AccountPage>
  );
}

const AgentsOnly = () => (
  <EmptyState
    icon={Users}
    title="For letting agents"
    level="h1"
    actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
  >
    Only letting agents have client landlords, so there is nothing to manage here.
  </EmptyState>
);
