import { listerTypes } from '@letfair/domain/accounts/user-types';
import { FileBadge } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { Certificates, loadCertificates } from '../../features/listings/certificates/index.ts';

const page = accountRoute(loadCertificates, {
  meta: { title: 'Certificates', description: 'Gas, electrical and energy certificates for your homes.' },
  signedOut: 'You need to be signed in to see your certificates.',
  content: (data) => <Certificates {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={FileBadge} roles={listerTypes} user={user}>
      Only landlords and agents keep certificates, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
