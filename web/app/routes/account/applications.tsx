import { signUpTypes } from '@letfair/domain/accounts/user-types';
import { ClipboardList } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import {
  ListerApplications,
  loadApplications,
  shouldReloadApplications,
  TenantApplications,
} from '../../features/lettings/applications/index.ts';

const page = accountRoute(loadApplications, {
  meta: { title: 'Applications', description: 'Your applications on Letfair.' },
  signedOut: 'You need to be signed in to see your applications.',
  content: (data, { userType }) =>
    userType === 'tenant' ? <TenantApplications {...data} /> : <ListerApplications {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={ClipboardList} roles={signUpTypes} user={user}>
      Only tenants, landlords and agents have applications, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const shouldRevalidate = shouldReloadApplications;
export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
