import type { User } from '@letfair/contract/accounts';
import { Card, TitledCard } from '../../ui/layout/card.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { LeaveDialog, useLeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { PrivacyTools } from '../privacy/index.ts';
import { type SessionUser, useFreshUser } from '../session/index.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { RoleDetails } from './role-details.tsx';
import { SessionsList } from './sessions-list.tsx';
import { useSessions } from './use-sessions.ts';
import { useUnsavedParts } from './use-unsaved-parts.ts';

interface ProfileProps {
  readonly user: SessionUser;
  readonly onNewAddress: (user: User) => void;
}

export function Profile({ user, onNewAddress }: ProfileProps) {
  useFreshUser();
  const unsaved = useUnsavedParts();
  const leaving = useLeaveGuard({ isUnsaved: unsaved.isUnsaved });
  const sessions = useSessions();

  return (
    <>
      <PageHeading title="Edit Profile" subtitle="Your details, and how your account is kept safe." />
      <Card>
        <ProfileForm user={user} onUnsaved={unsaved.markProfile} onNewAddress={onNewAddress} />
      </Card>
      {user.userType !== 'admin' && <RoleDetails onUnsaved={unsaved.markDetails} />}
      <TitledCard title="Change password" intro="It signs you out on every other device.">
        <PasswordForm email={user.email} onUnsaved={unsaved.markPassword} onChanged={sessions.reload} />
      </TitledCard>
      <TitledCard title="Where you are signed in" intro="Sign out a device that you do not know or no longer use.">
        <SessionsList sessions={sessions} />
      </TitledCard>
      <PrivacyTools user={user} />
      {leaving.asking && <LeaveDialog onStay={leaving.stay} onLeave={leaving.leave} />}
    </>
  );
}
