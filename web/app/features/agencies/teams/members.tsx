import type { Team, TeamMember } from '@letfair/contract/agencies/teams/membership';
import { mayGrant, roleNames } from '@letfair/domain/agencies/teams/roles';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import type { Step } from '../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { api, currentSession, forgetLeftTeam, replaceStoredUser } from '../../accounts/session/index.ts';

const EndDialog = lazyPart(async () => (await import('./end-dialog.tsx')).EndDialog);

interface MembersProps {
  readonly team: Team;
  readonly step: Step;
  readonly onEdit: (member: TeamMember) => void;
}

export function Members({ team, step, onEdit }: MembersProps) {
  const [ending, setEnding] = useState<TeamMember | null>(null);
  const navigate = useNavigate();
  const isYou = ({ id }: TeamMember) => id === team.you.id;

  async function end(member: TeamMember, to: string | null) {
    setEnding(null);
    if (!isYou(member)) {
      const done = `${member.name} has been removed from the team.`;
      return step.take(
        member.id,
        (options) => api.teams.removeMember({ params: { id: member.id }, body: to === null ? {} : { to } }, options),
        {
          done,
        },
      );
    }
    const taken = await step.take(member.id, (options) => api.teams.leave({}, options));
    const session = currentSession();
    if (!taken?.isDone || session.status !== 'signed-in') return;
    const { team: _, ...user } = session.user;
    replaceStoredUser(user);
    // They know that they have left.
    forgetLeftTeam();
    void navigate('/dashboard');
  }

  return (
    <TitledSection title="People" className="grid gap-4">
      <ul className="grid gap-4 lg:grid-cols-2">
        {team.members.map((member) => (
          <MemberCard
            key={member.id}
            member={member}
            team={team}
            isYou={isYou(member)}
            busy={step.underWay === member.id}
            onEdit={() => onEdit(member)}
            onEnd={() => setEnding(member)}
          />
        ))}
      </ul>
      {ending && (
        <Suspense>
          <EndDialog
            member={ending}
            isYou={isYou(ending)}
            teamName={team.name}
            others={isYou(ending) ? [] : team.members.filter(({ id }) => id !== ending.id)}
            onConfirm={(to) => void end(ending, to)}
            onClose={() => setEnding(null)}
          />
        </Suspense>
      )}
    </TitledSection>
  );
}

interface MemberCardProps {
  readonly member: TeamMember;
  readonly team: Team;
  readonly isYou: boolean;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}

function MemberCard({ member, team, isYou, busy, onEdit, onEnd }: MemberCardProps) {
  const nameId = useId();
  const branch = team.branches.find(({ id }) => id === member.branchId);
  const isFounder = member.joinedAt === null;
  const mayChange = !isFounder && mayGrant(team.you.role, member.role);
  return (
    <li className="grid content-between gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 id={nameId} className="min-w-0 text-title wrap-anywhere">
            {member.name}
            {isYou && ' (you)'}
          </h3>
          <Badge tone={member.role === 'owner' ? 'good' : 'neutral'}>{roleNames[member.role]}</Badge>
        </div>
        <p className="wrap-anywhere">{member.email}</p>
        <p className="text-sm text-muted">
          {[
            branch?.name,
            member.joinedAt === null
              ? isYou
                ? 'The team works in your account.'
                : 'The team works in this person’s account.'
              : `Since ${formatDate(member.joinedAt)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {(mayChange || (isYou && !isFounder)) && (
        <div className="flex flex-wrap gap-2">
          {mayChange && (
            <Button size="sm" aria-describedby={nameId} onClick={onEdit}>
              Edit
            </Button>
          )}
          <Button size="sm" aria-describedby={nameId} busy={busy && 'Removing...'} onClick={onEnd}>
            {isYou ? 'Leave the team' : 'Remove'}
          </Button>
        </div>
      )}
    </li>
  );
}
