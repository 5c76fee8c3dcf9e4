import { ClipboardList } from 'lucide-react';
import {
  ApplicationsPagePlaceholder,
  ListerApplications,
  loadApplications,
  shouldReloadApplications,
  TenantApplications,
} from '../../features/applications/index.ts';
import { AccountContent, AccountPage } from '../../features/session/index.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/actions/links.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Route } from './+types/applications.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Applications', description: 'Your applications on Letfair.', unlisted: true });

export const clientLoader = loadApplications;
export const shouldRevalidate = shouldReloadApplications;

export const HydrateFallback = () => (
  <AccountPage>
    <ApplicationsPagePlaceholder />
  </AccountPage>
);

export default function ApplicationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage>
      <AccountContent
        loaderData={loaderData}
        fallback={<ApplicationsPagePlaceholder />}
        prompt="You need to be signed in to see your applications."
      >
        {(data, { userType }) => {
          if (!data) return <NoApplications />;
          return userType === 'tenant' ? <TenantApplications {...data} /> : <ListerApplications {...data} />;
        }}
      </AccountContent>
    </AccountPage>
  );
}

const NoApplications = () => (
  <EmptyState
    icon={ClipboardList}
    title="For tenants, landlords and agents"
    level="h1"
    actions={<LinkButton to="/admin/dashboard">Go to your dashboard</LinkButton>}
  >
    Applications are between a tenant and the lister of a home, so there is nothing to see here.
  </EmptyState>
);
