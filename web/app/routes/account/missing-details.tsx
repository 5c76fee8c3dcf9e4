import { listerTypes } from '@letfair/domain/accounts/user-types';
import { BadgeCheck } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { loadMissingDetails, MissingDetailsPage } from '../../features/agencies/missing-details/index.ts';

const page = accountRoute(loadMissingDetails, {
  meta: {
    title: 'Missing details',
    description: 'Energy ratings and registration numbers that your homes still need.',
  },
  signedOut: 'You need to be signed in to add details to your homes.',
  content: (data) => <MissingDetailsPage {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={BadgeCheck} roles={listerTypes} user={user}>
      Only landlords and letting agents have homes to add details to.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
