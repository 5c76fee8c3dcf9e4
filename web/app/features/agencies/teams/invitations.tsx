import type { Team, TeamInvitation } from '@letfair/contract/agencies/teams/membership';
import { mayGrant, roleNames } from '@letfair/domain/agencies/teams/roles';
import { useId } from 'react';
import { formatDate } from '../../../lib/dates.ts';
import type { Step } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { api, withConfirmation } from '../../accounts/session/index.ts';

interface InvitationsProps {
  readonly team: Team;
  readonly step: Step;
}

export const Invitations = ({ team, step }: InvitationsProps) => (
  <TitledSection title="Invitations" className="grid gap-4">
    <ul className="grid gap-4 lg:grid-cols-2">
      {team.invitations.map((invitation) => (
        <InvitationCard
          key={invitation.id}
          invitation={invitation}
          mayChange={mayGrant(team.you.role, invitation.role)}
          step={step}
        />
      ))}
    </ul>
  </TitledSection>
);

interface InvitationCardProps extends Pick<InvitationsProps, 'step'> {
  readonly invitation: TeamInvitation;
  readonly mayChange: boolean;
}

function InvitationCard({
  invitation: { id, email, role, invitedBy, invitedAt, expiresAt, expired },
  mayChange,
  step,
}: InvitationCardProps) {
  const nameId = useId();
  const params = { id };
  return (
    <li className="grid content-between gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={nameId} className="min-w-0 font-semibold wrap-anywhere">
            {email}
          </h3>
          <Badge>{roleNames[role]}</Badge>
        </div>
        <p className="text-sm text-muted">
          {`Invited${invitedBy ? ` by ${invitedBy}` : ''} on ${formatDate(invitedAt)}`}
        </p>
        <p className="text-sm text-muted">
          {expired ? `Expired on ${formatDate(expiresAt)}` : `Valid until ${formatDate(expiresAt)}`}
        </p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-describedby={nameId}
            busy={step.underWay === `resend ${id}` && 'Sending...'}
            onClick={() =>
              void step.take(
                `resend ${id}`,
                (options) => withConfirmation(() => api.teams.resend({ params }, options)),
                { done: `We’ve emailed ${email} again.` },
              )
            }
          >
            Send again
          </Button>
          <Button
            size="sm"
            aria-describedby={nameId}
            busy={step.underWay === `revoke ${id}` && 'Withdrawing...'}
            onClick={() =>
              void step.take(`revoke ${id}`, (options) => api.teams.revoke({ params }, options), {
                done: `The invitation to ${email} has been withdrawn.`,
              })
            }
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  );
}
