import { Cable } from 'lucide-react';
import { PermittedPage } from '../../features/accounts/permissions/index.ts';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { FeedPage, loadFeed } from '../../features/agencies/feed/index.ts';

const page = accountRoute(loadFeed, {
  meta: { title: 'Feed and API keys', description: 'Connect the software you manage your homes with.' },
  signedOut: 'You need to be signed in to see your API keys.',
  content: (data) => (
    <PermittedPage permission="integrations" title="Feed and API keys">
      <FeedPage {...data} />
    </PermittedPage>
  ),
  otherwise: (user) => (
    <RoleRefusal icon={Cable} roles={['landlord', 'agent']} user={user} title="For landlords and agents">
      Only landlords and agents can connect their software here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
