import { Building2 } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { ClientHomesPage, loadClientHomes } from '../../features/agencies/client-homes/index.ts';

const page = accountRoute(loadClientHomes, {
  meta: { title: 'Homes with your agency', description: 'The homes an agency lets for you.' },
  signedOut: 'You need to be signed in to see the homes your agency lets for you.',
  content: (data) => <ClientHomesPage {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={Building2} roles={['landlord']} user={user} title="For client landlords">
      Only landlords have homes that an agency lets for them, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
