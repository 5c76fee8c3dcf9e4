import { mayInTeam, roleRefusal, type TeamPermission, type TeamRole } from '@letfair/domain/agencies/teams/roles';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Session, useSessionFact } from '../session/index.ts';

/** Whoever works for nobody else is the owner of their own account. */
const roleIn = (session: Session): TeamRole =>
  session.status === 'signed-in' ? (session.user.team?.role ?? 'owner') : 'owner';

/** Whether the role of the reader in their team allows this; the server decides again. */
export const useMayInTeam = (permission: TeamPermission): boolean =>
  useSessionFact((session) => mayInTeam(roleIn(session), permission));

interface PermittedProps {
  readonly permission: TeamPermission;
  readonly children: ReactNode;
}

/** Says why the role of the reader does not allow something; nothing where it does. */
export function RoleNote({ permission }: Pick<PermittedProps, 'permission'>) {
  const role = useSessionFact(roleIn);
  return mayInTeam(role, permission) ? null : <p className="text-muted">{roleRefusal(role, permission)}</p>;
}

/** Something that a role may do, or a sentence why it is not there. */
export const Permitted = ({ permission, children }: PermittedProps) =>
  useMayInTeam(permission) ? children : <RoleNote permission={permission} />;

/** A form that everybody of a team reads, and only some may change: for others it has no buttons. */
export const PermittedFields = ({ permission, children }: PermittedProps) => (
  <fieldset
    disabled={!useMayInTeam(permission)}
    className="grid min-w-0 gap-5 disabled:[&_:is(input,select,textarea)]:bg-sand disabled:[&_button]:hidden"
  >
    <RoleNote permission={permission} />
    {children}
  </fieldset>
);

interface PermittedPageProps extends PermittedProps {
  readonly title: string;
}

/** A whole page for those who may do what it is for. */
export function PermittedPage({ permission, title, children }: PermittedPageProps) {
  if (useMayInTeam(permission)) return children;
  return (
    <EmptyState
      icon={Lock}
      title={title}
      level="h1"
      actions={<LinkButton to="/dashboard">Go to your dashboard</LinkButton>}
    >
      <RoleNote permission={permission} />
    </EmptyState>
  );
}
