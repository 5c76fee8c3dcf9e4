import type { Branch, Team, TeamMember } from '@letfair/contract/agencies/teams/membership';
import { isLister } from '@letfair/domain/accounts/user-types';
import { mayInTeam, roleDescriptions, roleNames, teamRoles } from '@letfair/domain/agencies/teams/roles';
import { Suspense, useId, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type Step, useStep } from '../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';

const ReplyFigures = lazyPart(async () => (await import('./reply-figures.tsx')).ReplyFigures);
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog);
const BranchDialog = lazyPart(async () => (await import('./branch-dialog.tsx')).BranchDialog);

export const TeamPage = ({ team }: { readonly team: Promise<LoadResult<Team>> }) => (
  <Awaited promise={team} what="your team" fallback={<ListPlaceholder lines={1} buttons={1} />}>
    {(data) => <TeamContent team={data} />}
  </Awaited>
);

type Opened =
  | { readonly kind: 'invite' }
  | { readonly kind: 'member'; readonly member: TeamMember }
  | { readonly kind: 'branch'; readonly branch: Branch | null };

export function TeamContent({ team }: { readonly team: Team }) {
  const isInviting = useLocation().hash === '#invite' && team.canInvite;
  const [opened, setOpened] = useState<Opened | null>(isInviting ? { kind: 'invite' } : null);
  const { revalidate } = useRevalidator();
  const step = useStep(revalidate);
  const mayManage = mayInTeam(team.you.role, 'people');
  const close = () => setOpened(null);

  function saved(text: string) {
    close();
    step.tell(text);
    void revalidate();
  }

  const invite = team.canInvite && (
    <Button variant="primary" onClick={() => setOpened({ kind: 'invite' })}>
      Invite someone
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title="Team"
        subtitle={`Everyone who works for ${team.name}. Your role is ${roleNames[team.you.role].toLowerCase()}.`}
        actions={invite || undefined}
      />
      <NoticeAlert notice={step.notice} />
      {mayManage && !team.canInvite && (
        <p className="text-muted">Once you have more than one home here, you can invite someone to help you.</p>
      )}
      <Members team={team} step={step} onEdit={(member) => setOpened({ kind: 'member', member })} />
      {team.invitations.length > 0 && <Invitations team={team} step={step} />}
      <Branches team={team} step={step} onOpen={(branch) => setOpened({ kind: 'branch', branch })} />
      {team.members.length > 1 && mayInTeam(team.you.role, 'figures') && <Figures />}
      <Roles />
      <Suspense>
        {opened?.kind === 'invite' && (
          <InviteDialog
            role={team.you.role}
            branches={team.branches}
            onSent={(email) => saved(`We’ve emailed ${email}.`)}
            onClose={close}
          />
        )}
        {opened?.kind === 'member' && (
          <MemberDialog
            member={opened.member}
            role={team.you.role}
            branches={team.branches}
            onSaved={() => saved(`Your changes to ${opened.member.name} have been saved.`)}
            onClose={close}
          />
        )}
        {opened?.kind === 'branch' && (
          <BranchDialog branch={opened.branch} onSaved={() => saved('The branch has been saved.')} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

/** Loaded when they are asked for. */
function Figures() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TitledSection title="How quickly your team replies" className="grid gap-3">
      <p className="text-muted">
        How many messages from tenants each person answered in the last 30 days, and how quickly. Only owners can see
        this.
      </p>
      {isOpen ? (
        <Suspense>
          <ReplyFigures />
        </Suspense>
      ) : (
        <div>
          <Button onClick={() => setIsOpen(true)}>Show the figures</Button>
        </div>
      )}
    </TitledSection>
  );
}

const Roles = () => (
  <TitledSection title="What each role can do" className="grid gap-3">
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {teamRoles.map((role) => (
        <div key={role} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="font-semibold">{roleNames[role]}</dt>
          <dd className="text-muted">{roleDescriptions[role]}</dd>
        </div>
      ))}
    </dl>
  </TitledSection>
);

interface BranchesProps {
  readonly team: Team;
  readonly step: Step;
  /** Null opens an empty form. */
  readonly onOpen: (branch: Branch | null) => void;
}

function Branches({ team, step, onOpen }: BranchesProps) {
  const mayManage = mayInTeam(team.you.role, 'people');
  if (!mayManage && team.branches.length === 0) return null;
  return (
    <TitledSection title="Branches" className="grid gap-4">
      {team.branches.length === 0 && (
        <p className="text-muted">Add your offices here to sort homes and people by branch.</p>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {team.branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} mayManage={mayManage} step={step} onEdit={() => onOpen(branch)} />
        ))}
      </ul>
      {mayManage && (
        <div>
          <Button onClick={() => onOpen(null)}>Add a branch</Button>
        </div>
      )}
    </TitledSection>
  );
}

interface BranchCardProps extends Pick<BranchesProps, 'step'> {
  readonly branch: Branch;
  readonly mayManage: boolean;
  readonly onEdit: () => void;
}

function BranchCard({ branch: { id, name, code, address }, mayManage, step, onEdit }: BranchCardProps) {
  const nameId = useId();
  return (
    <li className="grid content-between gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-1.5">
        <h3 id={nameId} className="text-title wrap-anywhere">
          {name}
        </h3>
        {code && <p className="text-sm text-muted">Code {code}</p>}
        {address && <p className="wrap-anywhere whitespace-pre-line">{address}</p>}
      </div>
      {mayManage && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-describedby={nameId} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            aria-describedby={nameId}
            busy={step.underWay === id && 'Removing...'}
            onClick={() =>
              void step.take(id, (options) => api.teams.removeBranch({ params: { id } }, options), {
                done: `${name} has been removed. Its homes and people no longer belong to a branch.`,
              })
            }
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}

/** Who works for the account that a lister works for; null for other roles. */
export const loadTeam = accountLoader(({ user, signal }) =>
  isLister(user.userType) ? { team: toLoadResult(api.teams.show({}, { signal })) } : null,
);
