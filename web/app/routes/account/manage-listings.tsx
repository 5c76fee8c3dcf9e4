import { listerTypes } from '@letfair/domain/accounts/user-types';
import { House } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { ExportButton } from '../../features/agencies/exports/index.ts';
import { loadOwnListings, ManageListings } from '../../features/listings/manage/index.ts';
import { ListingAppeals } from '../../features/trust/appeals/index.ts';

const page = accountRoute(loadOwnListings, {
  meta: { title: 'Manage properties', description: 'Your own listings on Letfair.' },
  signedOut: 'You need to be signed in to manage your properties.',
  content: ({ homes }) => (
    <ManageListings
      homes={homes}
      exportButton={<ExportButton />}
      appealsOf={(listingId) => <ListingAppeals listingId={listingId} />}
    />
  ),
  otherwise: (user) => (
    <RoleRefusal icon={House} roles={listerTypes} user={user}>
      Only landlords and letting agents can list properties, so there’s nothing to manage here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
