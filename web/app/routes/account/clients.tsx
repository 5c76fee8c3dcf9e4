import { Users } from 'lucide-react';
import { Clients, ClientsPagePlaceholder, loadClients } from '../../features/clients/index.ts';
import { accountRoute } from '../../features/session/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const toDashboard = { to: '/dashboard', text: 'Go to your dashboard' };

const page = accountRoute(loadClients, {
  meta: { title: 'Clients', description: 'The landlords an agency lets for.' },
  placeholder: <ClientsPagePlaceholder />,
  signedOut: 'You need to be signed in to manage your clients.',
  content: (data) => <Clients {...data} />,
  otherwise: (
    <EmptyState icon={Users} title="For letting agents" level="h1" link={toDashboard}>
      Only letting agents have client landlords, so there is nothing to manage here.
    </EmptyState>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
