import { signUpTypes } from '@letfair/domain/accounts/user-types';
import { CalendarDays } from 'lucide-react';
import { accountRoute, RoleRefusal } from '../../features/accounts/session/index.ts';
import { ListerDiary, loadViewings, TenantDiary } from '../../features/lettings/viewings/index.ts';

const page = accountRoute(loadViewings, {
  meta: { title: 'Viewings', description: 'Your viewings on Letfair.' },
  signedOut: 'You need to be signed in to see your viewings.',
  content: ({ list, span, ...data }) =>
    list ? <TenantDiary list={list} {...data} /> : span && <ListerDiary span={span} {...data} />,
  otherwise: (user) => (
    <RoleRefusal icon={CalendarDays} roles={signUpTypes} user={user}>
      Only tenants, landlords and agents have viewings, so there’s nothing to see here.
    </RoleRefusal>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
