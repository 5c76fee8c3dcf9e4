import { Users } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { loadTeam, TeamPage } from '../../features/agencies/teams/index.ts';

const page = accountRoute(loadTeam, {
  meta: { title: 'Team', description: 'The people who work together for one agency or landlord.' },
  signedOut: 'You need to be signed in to see your team.',
  content: (data) => <TeamPage {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={Users} roles={['landlord', 'agent']} user={user} title="For landlords and agents">
      Only agencies and landlords with several homes have teams, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
