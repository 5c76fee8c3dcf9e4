import { keysOf } from '@letfair/domain/keys-of';
import { BadgeCheck, Ban, LifeBuoy, Users } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useAwaited } from '../../../lib/page-data.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { FiguresPlaceholder, PagePlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { StatCard, StatGrid } from '../../../ui/layout/stat-card.tsx';
import { TabList, TabPanel } from '../../../ui/layout/tabs.tsx';
import { inPlace } from '../../../ui/lists/filters.ts';
import type { loadFigures } from './admin-data.ts';
import { tabIn, tabs } from './admin-tabs.tsx';

interface AdminDashboardProps extends NonNullable<Awaited<ReturnType<typeof loadFigures>>['data']> {
  /** The tab in the URL. */
  readonly children: ReactNode;
}

const tabList = keysOf(tabs).map((value) => ({ value, label: tabs[value].label }));

const heading = <PageHeading title="Admin dashboard" subtitle="Users, support, listings and reports, at a glance." />;

export const AdminPlaceholder = ({ heading }: Pick<ComponentProps<typeof PagePlaceholder>, 'heading'>) => (
  <PagePlaceholder heading={heading}>
    <FiguresPlaceholder count={4} />
  </PagePlaceholder>
);

export const AdminDashboard = (props: AdminDashboardProps) => (
  <Suspense fallback={<AdminPlaceholder heading={heading} />}>
    <LoadedDashboard {...props} />
  </Suspense>
);

function LoadedDashboard({ stats: promise, children }: AdminDashboardProps) {
  const stats = useAwaited(promise);
  const [params, setParams] = useSearchParams();
  const tab = tabIn(params);
  const select = (next: typeof tab) => setParams({ tab: next }, inPlace);

  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        {heading}
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/admin/system">System</LinkButton>
          <LinkButton to="/admin/review" variant="primary">
            Open review
          </LinkButton>
        </div>
      </div>
      {stats.hasFailed && <LoadFailure what="the figures" onRetry={stats.reload} />}
      {stats.data && (
        <section aria-label="Figures">
          <StatGrid count={4}>
            <StatCard to="/admin/dashboard?tab=users" label="Total Users" icon={Users} value={stats.data.totalUsers} />
            <StatCard
              to="/admin/dashboard?tab=users"
              label="Verified Users"
              icon={BadgeCheck}
              value={stats.data.verifiedUsers}
            />
            <StatCard
              to="/admin/dashboard?tab=users"
              label="Suspended Users"
              icon={Ban}
              value={stats.data.suspendedUsers}
            />
            <StatCard
              to="/admin/dashboard?tab=tickets&status=open"
              label="Open Tickets"
              icon={LifeBuoy}
              value={stats.data.openTickets}
            />
          </StatGrid>
        </section>
      )}
      <div className="grid grid-cols-1 gap-6">
        <div className="max-w-4xl">
          <TabList id="admin" label="Manage" tabs={tabList} selected={tab} onSelect={select} />
        </div>
        <TabPanel id="admin" value={tab}>
          {children}
        </TabPanel>
      </div>
    </div>
  );
}
