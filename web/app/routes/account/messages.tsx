import { signUpTypes } from '@letfair/domain/accounts/user-types';
import { MessagesSquare } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { loadMessages, MessagesPage } from '../../features/lettings/conversations/index.ts';
import { LazyMessagesReportDialog, LazyReportDialog, ReportButton } from '../../features/trust/reports/index.ts';
import { reloadsForPathOnly } from '../../lib/page-data.ts';
import { ListPlaceholder, PagePlaceholder } from '../../ui/feedback/placeholders.tsx';

const page = accountRoute(loadMessages, {
  meta: { title: 'Messages', description: 'Your conversations on Letfair.' },
  placeholder: (
    <PagePlaceholder>
      <ListPlaceholder entry="row" count={5} className="gap-6 rounded-md border border-line bg-card p-3" />
    </PagePlaceholder>
  ),
  signedOut: 'You need to be signed in to access messages.',
  content: (data, user) => (
    <MessagesPage
      user={user}
      {...data}
      reportListing={({ propertyId, propertyTitle }) => (
        <ReportButton type="listing" targetId={propertyId} title={propertyTitle} look="word" />
      )}
      reportPerson={({ id, name }, onClose) => (
        <LazyReportDialog type="user" targetId={id} title={name} onClose={onClose} />
      )}
      reportMessages={(messages, onClose) => <LazyMessagesReportDialog {...messages} onClose={onClose} />}
    />
  ),
  otherwise: (user) => (
    <RoleRefusal icon={MessagesSquare} roles={signUpTypes} user={user}>
      Admins don’t have messages.
    </RoleRefusal>
  ),
});

/** Another conversation (`?conversation=`) leaves the list as it is. */
export const shouldRevalidate = reloadsForPathOnly;
export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
