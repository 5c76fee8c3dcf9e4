import { ClipboardList } from 'lucide-react';
import { LinkButton, TextLink } from '../../ui/actions/links.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { StatCard, StatGrid } from '../../ui/layout/stat-card.tsx';
import type { Session } from '../session/index.ts';
import { ActivitySection } from './activity-section.tsx';
import { DraftsSection } from './drafts-section.tsx';
import { roleContent } from './role-content.ts';
import { TenantSearch } from './tenant-search.tsx';
import { ToDoSection } from './to-do-section.tsx';
import { useFigures } from './use-figures.ts';

type SignedIn = Extract<Session, { status: 'signed-in' }>;

export function Dashboard({ user, favourites }: Pick<SignedIn, 'user' | 'favourites'>) {
  const lister = user.userType === 'landlord' || user.userType === 'agent';
  const { figures, failed, reload } = useFigures();
  if (user.userType === 'admin') return null;
  // This browser knows the favourites before the server has counted them.
  const { subtitle, stats, actions } = roleContent(user.userType, { savedProperties: favourites.length, ...figures });
  return (
    <div className="grid gap-10">
      <PageHeading title={`Welcome back, ${user.firstName}!`} subtitle={subtitle} />
      <section aria-label="Figures" className="grid gap-4">
        <StatGrid count={stats.length === 4 ? 4 : 3}>
          {stats.map((stat) => (
            <StatCard key={stat.label} {...stat} />
          ))}
        </StatGrid>
        {failed && <LoadFailure what="your figures" onRetry={reload} />}
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
      <DraftsSection lister={lister} />
      {user.userType === 'tenant' && <TenantSearch />}
      {figures && figures.applications > 0 && <ApplicationsSection lister={lister} />}
      {lister && <ToDoSection toDo={figures?.toDo ?? []} />}
      {lister && <ActivitySection />}
    </div>
  );
}

/** The way to the applications, for those who have any. */
const ApplicationsSection = ({ lister }: { readonly lister: boolean }) => (
  <section aria-labelledby="applications" className="grid gap-4">
    <h2 id="applications" className="text-title">
      Applications
    </h2>
    <p className="max-w-prose text-muted">
      {lister ? 'Read, compare and answer those who applied for your homes.' : 'See how far each of yours is.'}
    </p>
    <div>
      <LinkButton to="/applications">
        <ClipboardList aria-hidden="true" className="size-4.5" />
        View applications
      </LinkButton>
    </div>
  </section>
);
