import { ClipboardList } from 'lucide-react';
import {
  ApplicationsPagePlaceholder,
  ListerApplications,
  loadApplications,
  shouldReloadApplications,
  TenantApplications,
} from '../../features/applications/index.ts';
import { accountRoute } from '../../features/session/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const toDashboard = { to: '/admin/dashboard', text: 'Go to your dashboard' };

const page = accountRoute(loadApplications, {
  meta: { title: 'Applications', description: 'Your applications on Letfair.' },
  placeholder: <ApplicationsPagePlaceholder />,
  signedOut: 'You need to be signed in to see your applications.',
  content: (data, { userType }) =>
    userType === 'tenant' ? <TenantApplications {...data} /> : <ListerApplications {...data} />,
  otherwise: (
    <EmptyState icon={ClipboardList} title="For tenants, landlords and agents" level="h1" link={toDashboard}>
      Applications are between a tenant and the lister of a home, so there is nothing to see here.
    </EmptyState>
  ),
});

export const shouldRevalidate = shouldReloadApplications;
export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
