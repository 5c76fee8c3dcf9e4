import { listerTypes } from '@letfair/domain/accounts/user-types';
import { CalendarClock } from 'lucide-react';
import { PermittedPage } from '../../features/accounts/permissions/index.ts';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { loadViewingTimes, ViewingTimesPage } from '../../features/lettings/viewings/index.ts';

const page = accountRoute(loadViewingTimes, {
  meta: { title: 'Viewing times', description: 'Choose when people can view one of your homes.' },
  signedOut: 'You need to be signed in to set viewing times.',
  content: ({ home }) => (
    <PermittedPage permission="listings" title="Viewing times">
      <ViewingTimesPage home={home} />
    </PermittedPage>
  ),
  otherwise: (user) => (
    <RoleRefusal icon={CalendarClock} roles={listerTypes} user={user}>
      Only landlords and letting agents set viewing times, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
