import { MessagesSquare } from 'lucide-react';
import { loadMessages, MessagesPage, MessagesPlaceholder } from '../../features/conversations/index.ts';
import { accountRoute } from '../../features/session/index.ts';
import { reloadsForPathOnly } from '../../lib/page-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const toDashboard = { to: '/admin/dashboard', text: 'Go to the admin dashboard' };

const page = accountRoute(loadMessages, {
  meta: { title: 'Messages', description: 'Your conversations on Letfair.' },
  placeholder: <MessagesPlaceholder />,
  signedOut: 'You need to be signed in to access messages.',
  content: (data, user) => <MessagesPage user={user} {...data} />,
  otherwise: (
    <EmptyState icon={MessagesSquare} title="For tenants, landlords and agents" level="h1" link={toDashboard}>
      Admins take no part in conversations.
    </EmptyState>
  ),
});

/** Another conversation (`?conversation=`) leaves the list as it is. */
export const shouldRevalidate = reloadsForPathOnly;
export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
