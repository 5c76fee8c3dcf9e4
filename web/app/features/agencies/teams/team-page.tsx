import type { Branch, Team, TeamMember } from '@letfair/contract/agencies/teams/membership';
import { mayInTeam, roleDescriptions, roleNames, teamRoles } from '@letfair/domain/agencies/teams/roles';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useStep } from '../../../lib/forms/use-step.ts';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import type { Settled } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { ListPlaceholder, PagePlaceholder, SkeletonCard, SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { Branches } from './branches.tsx';
import { Invitations } from './invitations.tsx';
import { Members } from './members.tsx';

const ReplyFigures = lazyPart(async () => (await import('./reply-figures.tsx')).ReplyFigures);
const InviteDialog = lazyPart(async () => (await import('./invite-dialog.tsx')).InviteDialog);
const MemberDialog = lazyPart(async () => (await import('./member-dialog.tsx')).MemberDialog);
const BranchDialog = lazyPart(async () => (await import('./branch-dialog.tsx')).BranchDialog);

const listShape = { shape: <SkeletonCard title="w-44" lines={['w-72']} buttons={['w-20']} />, className: 'gap-4' };

export const TeamPagePlaceholder = () => (
  <PagePlaceholder buttons={['w-40']}>
    <SkeletonList {...listShape} count={3} />
  </PagePlaceholder>
);

export const TeamPage = ({ team }: { readonly team: Promise<Settled<Team>> }) => (
  <Awaited promise={team} what="your team" fallback={<ListPlaceholder {...listShape} count={3} />}>
    {(data) => <TeamContent team={data} />}
  </Awaited>
);

type Opened =
  | { readonly kind: 'invite' }
  | { readonly kind: 'member'; readonly member: TeamMember }
  | { readonly kind: 'branch'; readonly branch: Branch | null };

export function TeamContent({ team }: { readonly team: Team }) {
  const [opened, setOpened] = useState<Opened | null>(null);
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
    <Button variant="accent" onClick={() => setOpened({ kind: 'invite' })}>
      Invite somebody
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageHeading
        title="Team"
        subtitle={`Everybody who works for ${team.name}. You are ${roleNames[team.you.role].toLowerCase()}.`}
        actions={invite || undefined}
      />
      <NoticeAlert notice={step.notice} />
      {mayManage && !team.canInvite && (
        <p className="text-muted">You can invite a helper once you have more than one home here.</p>
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
            onSaved={() => saved(`${opened.member.name} is saved.`)}
            onClose={close}
          />
        )}
        {opened?.kind === 'branch' && (
          <BranchDialog branch={opened.branch} onSaved={() => saved('The branch is saved.')} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

/** Loaded when they are asked for. */
function Figures() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TitledSection title="How the team answers" className="grid gap-3">
      <p className="text-muted">
        How many messages of tenants each person answered in the last 30 days, and how soon. Only owners see this.
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
  <TitledSection title="What each role may do" className="grid gap-3">
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
