import { Building2 } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { ClientHomePage, loadClientHome } from '../../features/agencies/client-homes/index.ts';

const page = accountRoute(loadClientHome, {
  meta: { title: 'Your home', description: 'See how your home is doing with your agency.' },
  signedOut: 'You need to be signed in to see this home.',
  content: ({ loaded }) => <ClientHomePage loaded={loaded} />,
  otherwise: (user) => (
    <RoleRefusal icon={Building2} roles={['landlord']} user={user} title="For client landlords">
      Only landlords have homes that an agency lets for them, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
