import { Users } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { Clients, loadClients } from '../../features/agencies/clients/index.ts';

const page = accountRoute(loadClients, {
  meta: { title: 'Clients', description: 'The landlords your agency lets homes for.' },
  signedOut: 'You need to be signed in to manage your clients.',
  content: (data) => <Clients {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={Users} roles={['agent']} user={user} title="For letting agents">
      Only letting agents have clients, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
