import { House } from 'lucide-react';
import { ManageListings, ManagePlaceholder } from '../features/listings/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/actions/links.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/manage-listings.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Manage properties', description: 'Your own listings on Letfair.', unlisted: true });

export default function ManagePage() {
  return (
    <AccountPage>
      <ManageForSession />
    </AccountPage>
  );
}

function ManageForSession() {
  const session = useSession();
  if (session.status === 'loading') return <ManagePlaceholder />;
  if (session.status === 'signed-out')
    return <SignInPrompt next="/properties/manage">You need to be signed in to manage your properties.</SignInPrompt>;
  if (session.user.userType === 'landlord' || session.user.userType === 'agent') return <ManageListings />;
  return (
    <EmptyState
      icon={House}
      title="For landlords and agents"
      level="h1"
      actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
    >
      Only landlords and letting agents list properties, so there is nothing to manage here.
    </EmptyState>
  );
}
