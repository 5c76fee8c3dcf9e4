import { ClipboardList } from 'lucide-react';
import { useLocation } from 'react-router';
import { ApplicationsPagePlaceholder, ListerApplications, TenantApplications } from '../features/applications/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/actions/links.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/applications.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Applications', description: 'Your applications on Letfair.', unlisted: true });

export default function ApplicationsPage() {
  return (
    <AccountPage>
      <ApplicationsForSession />
    </AccountPage>
  );
}

function ApplicationsForSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <ApplicationsPagePlaceholder />;
  if (session.status === 'signed-out')
    return <SignInPrompt next={pathname + search}>You need to be signed in to see your applications.</SignInPrompt>;
  if (session.user.userType === 'tenant') return <TenantApplications />;
  if (session.user.userType !== 'admin') return <ListerApplications />;
  return (
    <EmptyState
      icon={ClipboardList}
      title="For tenants, landlords and agents"
      level="h1"
      actions={<LinkButton to="/admin/dashboard">Go to your dashboard</LinkButton>}
    >
      Applications are between a tenant and the lister of a home, so there is nothing to see here.
    </EmptyState>
  );
}
