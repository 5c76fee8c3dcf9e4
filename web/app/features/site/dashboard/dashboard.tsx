import { ClipboardList, FileBadge, type LucideIcon } from 'lucide-react';
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
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import type { SessionUser } from '../../accounts/session/index.ts';
import type { FIRST_VISIT } from '../../accounts/sign-in/index.ts';
import { OwnReplyTimes } from '../../lettings/reply-times/index.ts';
import { NextViewing } from '../../lettings/viewings/index.ts';
import { useFavorites } from '../../search/favorites/index.ts';
import type { DashboardData } from './dashboard-data.ts';
import { DraftsSection } from './drafts-section.tsx';
import { type DashboardRole, roleContent, type Stat } from './role-content.ts';
import { TenantSearch } from './tenant-search.tsx';
import { ToDoSection } from './to-do-section.tsx';

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
      {/* What needs doing comes first, so nothing below it is shown before it is known. */}
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
        <strong className="font-semibold">Your account is ready.</strong> {firstSteps[role]}
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
      <TextLink to="/list-property">Add your first property</TextLink>, or{' '}
      <TextLink to="/import">import many at once</TextLink> from a file.
    </>
  ),
};

interface DashboardBodyProps extends DashboardData {
  readonly role: DashboardRole;
  /** This browser knows them before the server has counted them. */
  readonly favourites: number;
}

function DashboardBody({
  role,
  favourites,
  figures,
  viewings,
  drafts,
  listings,
  replies,
  matches,
}: DashboardBodyProps) {
  const { data, hasFailed, reload } = useAwaited(figures);
  const { data: ofViewings } = useAwaited(viewings);
  const { stats, actions } = roleContent(role, { savedProperties: favourites, ...data });
  const isLister = role !== 'tenant';
  return (
    <>
      <ToDoSection toDo={data?.toDo ?? []} />
      {ofViewings && <NextViewing {...ofViewings} />}
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
            <LinkButton key={to} to={to} variant={index === 0 ? 'accent' : 'quiet'}>
              <Icon aria-hidden="true" className="size-4.5" />
              {label}
            </LinkButton>
          ))}
        </div>
        <p className="text-muted">
          Stuck? <TextLink to="/contact">Ask us</TextLink>, or read our answers among{' '}
          <TextLink to="/support">your support tickets</TextLink>.
        </p>
      </section>
      {replies && (
        <Suspense>
          <OwnReplyTimes replies={replies} />
        </Suspense>
      )}
      <DraftsSection drafts={drafts} />
      {matches && <TenantSearch matches={matches} />}
      {data && data.applications > 0 && (
        <ShortcutSection title="Applications" to="/applications" icon={ClipboardList}>
          {isLister ? 'Read, compare and answer those who applied for your homes.' : 'See how far each of yours is.'}
        </ShortcutSection>
      )}
      {isLister && data && data.properties > 0 && (
        <ShortcutSection title="Certificates" to="/certificates" icon={FileBadge}>
          Keep gas, electrical and energy certificates of your homes together, and be reminded before they end.
        </ShortcutSection>
      )}
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

interface ShortcutSectionProps {
  readonly title: string;
  readonly to: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** Leads to a page of its own. */
const ShortcutSection = ({ title, to, icon: Icon, children }: ShortcutSectionProps) => (
  <TitledSection level="h2" title={title} className="grid gap-4">
    <p className="max-w-text text-muted">{children}</p>
    <div>
      <LinkButton to={to}>
        <Icon aria-hidden="true" className="size-4.5" />
        View {title.toLowerCase()}
      </LinkButton>
    </div>
  </TitledSection>
);
