import { Users } from 'lucide-react';
import { Clients, ClientsPagePlaceholder } from '../features/clients/index.ts';
import { AccountPage, SignInPrompt, useSession } from '../features/session/index.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { LinkButton } from '../ui/actions/links.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Route } from './+types/clients.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Clients', description: 'The landlords an agency lets for.', unlisted: true });

export default function ClientsPage() {
  return (
    <AccountPage>
      <ClientsForSession />
    </AccountPage>
  );
}

function ClientsForSession() {
  const session = useSession();
  if (session.status === 'loading') return <ClientsPagePlaceholder />;
  if (session.status === 'signed-out')
    return <SignInPrompt next="/clients">You need to be signed in to manage your clients.</SignInPrompt>;
  if (session.user.userType === 'agent') return <Clients />;
  return (
    <EmptyState
      icon={Users}
      title="For letting agents"
      level="h1"
      actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
    >
      Only letting agents have client landlords, so there is nothing to manage here.
    </EmptyState>
  );
}
