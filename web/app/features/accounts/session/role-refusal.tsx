import { isLister, listerTypes, type UserType } from '@letfair/domain/accounts/user-types';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { safeNextPath } from '../../../lib/safe-next-path.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useSession } from './session-store.ts';
import { landlordSignUp } from './start-listing.tsx';
import type { SessionUser } from './stored-session.ts';

interface RoleRefusalProps {
  readonly icon: LucideIcon;
  /** Whom the page is for; without a title the page is named by them. */
  readonly roles: readonly UserType[];
  readonly title?: string;
  readonly user: SessionUser;
  readonly children: ReactNode;
}

/** In place of a page that is not for this role: whom it is for, as whom the reader is signed in, and a way on. */
export const RoleRefusal = ({ icon, roles, title = `For ${namesOf(roles)}`, user, children }: RoleRefusalProps) => (
  <EmptyState icon={icon} title={title} level="h1" actions={<WaysOn roles={roles} user={user} />}>
    <p>{children}</p>
    <p>{signedInAs(user)}</p>
  </EmptyState>
);

const accounts: Readonly<Record<UserType, string>> = {
  tenant: 'a tenant',
  landlord: 'a landlord',
  agent: 'an agent',
  admin: 'an admin',
};

const signedInAs = ({ firstName, userType }: SessionUser): string =>
  `You’re signed in as ${firstName}, ${accounts[userType]}.`;

const plurals: Readonly<Record<UserType, string>> = {
  tenant: 'tenants',
  landlord: 'landlords',
  agent: 'agents',
  admin: 'admins',
};

const namesOf = (roles: readonly UserType[]): string =>
  new Intl.ListFormat('en-GB').format(roles.map((role) => plurals[role]));

const dashboardOf = ({ userType }: SessionUser): string => (userType === 'admin' ? '/admin/dashboard' : '/dashboard');

/** A tenant can open a landlord account beside theirs; anybody has a dashboard. */
const WaysOn = ({ roles, user }: Pick<RoleRefusalProps, 'roles' | 'user'>) => (
  <>
    <LinkButton to={dashboardOf(user)}>Go to your dashboard</LinkButton>
    {user.userType === 'tenant' && roles.some(isLister) && (
      <LinkButton {...landlordSignUp}>Open a landlord account</LinkButton>
    )}
  </>
);

/** Beside the sign-in form, to which a page for others has sent somebody who is signed in. */
export function RefusedAtSignIn() {
  const session = useSession();
  const [search] = useSearchParams();
  const next = safeNextPath(search.get('next'));
  if (session.status !== 'signed-in' || !next?.startsWith('/list-property') || isLister(session.user.userType))
    return null;
  const { user } = session;
  return (
    <div className="mb-6 grid gap-3">
      <Note>
        <p className="wrap-anywhere">
          {signedInAs(user)} Only {namesOf(listerTypes)} can list homes. To list one, sign in below as a landlord or
          agent, or open a landlord account with another email address.
        </p>
      </Note>
      {/* Beside the sign of a note there is no room for them on a narrow phone. */}
      <div className="flex flex-wrap gap-3">
        <WaysOn roles={listerTypes} user={user} />
      </div>
    </div>
  );
}
