import { FileUp } from 'lucide-react';
import { PermittedPage } from '../../features/accounts/permissions/index.ts';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { ImportPage, loadImports } from '../../features/agencies/imports/index.ts';

const page = accountRoute(loadImports, {
  meta: { title: 'Import homes', description: 'Add and update many homes from one file.' },
  signedOut: 'You need to be signed in to import homes.',
  content: (data) => (
    <PermittedPage permission="transfer" title="Import homes">
      <ImportPage {...data} />
    </PermittedPage>
  ),
  otherwise: (user) => (
    <RoleRefusal icon={FileUp} roles={['landlord', 'agent']} user={user} title="For landlords and letting agents">
      Only landlords and letting agents can list homes, so there’s nothing for you to import.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
