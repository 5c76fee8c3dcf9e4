import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../../lib/network/lazy-part.ts';
import { useAwaited } from '../../../lib/page-data.ts';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { FiguresPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { StatCard, StatGrid } from '../../../ui/layout/stat-card.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';
import type { FIRST_VISIT } from '../../accounts/sign-in/index.ts';
import { AgencyHomesSection } from '../../agencies/client-homes/index.ts';
import { OwnReplyTimes } from '../../lettings/reply-times/index.ts';
import { useFavorites } from '../../search/favorites/index.ts';
import type { DashboardData } from './dashboard-data.ts';
import { DraftsSection } from './drafts-section.tsx';
import { FirstSteps, isSetUp, ShowFirstSteps } from './first-steps.tsx';
import { InboxSection } from './inbox-section.tsx';
import { type DashboardRole, roleContent, type Stat } from './role-content.ts';
import { TenantSearch } from './tenant-search.tsx';

const ActivitySection = lazyPart(async () => (await import('./activity-section.tsx')).ActivitySection);

interface DashboardProps extends DashboardData {
  readonly user: SessionUser;
}

export function Dashboard({ user, ...data }: DashboardProps) {
  const ids = useFavorites();
  const role = user.userType;
  if (role === 'admin') return null;
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <PageHeading title={`Welcome back, ${user.firstName}!`} subtitle={roleContent(role).subtitle} />
        <FirstVisit role={role} />
      </div>
      {/* What waits comes first, so nothing below it is shown before it is known. */}
      <Suspense fallback={<FiguresPlaceholder count={role === 'agent' ? 4 : 3} />}>
        <DashboardBody role={role} favourites={ids.length} {...data} />
      </Suspense>
    </div>
  );
}

/** What to begin with, right after a sign-up; it is not there on the next visit. */
function FirstVisit({ role }: { readonly role: DashboardRole }) {
  const { state } = useLocation();
  if (!(state as Partial<typeof FIRST_VISIT> | null)?.isFirstVisit) return null;
  return (
    <Note>
      <p>
        <strong className="font-semibold">Welcome to Letfair. Your account is ready.</strong> {firstSteps[role]}
      </p>
    </Note>
  );
}

const firstSteps: Readonly<Record<DashboardRole, ReactNode>> = {
  tenant: (
    <>
      <TextLink to="/profile">Tell us what you need</TextLink> and we’ll show you the homes that suit you best, or{' '}
      <TextLink to="/properties">browse all homes</TextLink>.
    </>
  ),
  landlord: (
    <>
      <TextLink to="/list-property">List your first home</TextLink>. It takes about 10 minutes, and you can save a draft
      and come back to it.
    </>
  ),
  agent: (
    <>
      Work through the list below, or <TextLink to="/list-property">add your first property</TextLink> by hand.
    </>
  ),
};

/** For everyone but agents. */
const nothingToSetUp: NonNullable<DashboardData['firstSteps']> = Promise.resolve({
  success: true,
  data: { steps: [], isHidden: false },
});

/** For everyone but landlords with homes that an agency lets for them. */
const noAgencies: NonNullable<DashboardData['agencies']> = Promise.resolve({ success: true, data: [] });

interface DashboardBodyProps extends DashboardData {
  readonly role: DashboardRole;
  /** This browser knows them before the server has counted them. */
  readonly favourites: number;
}

function DashboardBody(props: DashboardBodyProps) {
  const { role, favourites, figures, inbox, drafts, listings, replies, matches } = props;
  const { data, hasFailed, reload } = useAwaited(figures);
  const waiting = useAwaited(inbox);
  const setUp = useAwaited(props.firstSteps ?? nothingToSetUp);
  const letForUser = useAwaited(props.agencies ?? noAgencies);
  const firstSteps = setUp.data && !isSetUp(setUp.data) ? setUp.data : null;
  const { stats, actions } = roleContent(role, { savedProperties: favourites, ...data });
  return (
    <>
      {waiting.hasFailed && <LoadFailure what="what’s waiting for you" onRetry={waiting.reload} />}
      {waiting.data && <InboxSection inbox={waiting.data} role={role} />}
      {setUp.hasFailed && <LoadFailure what="what’s left to set up" onRetry={setUp.reload} />}
      {firstSteps && !firstSteps.isHidden && <FirstSteps steps={firstSteps.steps} />}
      {letForUser.hasFailed && <LoadFailure what="your homes with an agency" onRetry={letForUser.reload} />}
      {letForUser.data && <AgencyHomesSection agencies={letForUser.data} />}
      <section aria-label="Figures" className="grid gap-4">
        <Stats stats={stats} />
        {hasFailed && <LoadFailure what="your figures" onRetry={reload} />}
      </section>
      <section aria-labelledby="actions" className="grid gap-4">
        <h2 id="actions" className="text-title">
          Quick actions
        </h2>
        <div className="flex flex-wrap gap-3">
          {actions.map(({ label, to, icon: Icon }, index) => (
            <LinkButton key={to} to={to} variant={index === 0 ? 'primary' : 'quiet'}>
              <Icon aria-hidden="true" className="size-4.5" />
              {label}
            </LinkButton>
          ))}
          {firstSteps?.isHidden && <ShowFirstSteps />}
        </div>
        <p className="text-muted">
          Stuck? <TextLink to="/contact">Ask us</TextLink>, or read our answers in{' '}
          <TextLink to="/support">your support tickets</TextLink>.
        </p>
      </section>
      {replies && (
        <Suspense>
          <OwnReplyTimes replies={replies} />
        </Suspense>
      )}
      {/* Tenants list no homes, so what they have is the sentence of an empty list, below what they came for. */}
      {!matches && <DraftsSection drafts={drafts} />}
      {matches && <TenantSearch matches={matches} />}
      {matches && <DraftsSection drafts={drafts} />}
      {listings && (
        <Suspense>
          <ActivitySection listings={listings} />
        </Suspense>
      )}
    </>
  );
}

const Stats = ({ stats }: { readonly stats: readonly Stat[] }) => (
  <StatGrid count={stats.length === 4 ? 4 : 3}>
    {stats.map((stat) => (
      <StatCard key={stat.label} {...stat} />
    ))}
  </StatGrid>
);
