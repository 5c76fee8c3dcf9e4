import { BadgeCheck, Ban, LifeBuoy, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { settle, useAwaited } from '../../lib/page-data.ts';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { StatCard, StatGrid } from '../../ui/layout/stat-card.tsx';
import { TabList, TabPanel } from '../../ui/layout/tabs.tsx';
import { accountLoader, api } from '../session/index.ts';
import { AdminPlaceholder } from './admin-placeholder.tsx';
import { AuditTab } from './audit/audit-tab.tsx';
import { ListingsTab } from './moderation/listings-tab.tsx';
import { ReportsTab } from './reports/reports-tab.tsx';
import { TicketsTab } from './support/tickets-tab.tsx';
import { UsersTab } from './users-tab.tsx';

const tabs = [
  { value: 'users', label: 'User Management' },
  { value: 'tickets', label: 'Support Tickets' },
  { value: 'listings', label: 'Listings' },
  { value: 'reports', label: 'Reports' },
  { value: 'audit', label: 'Audit log' },
] as const;

export const loadAdmin = accountLoader(({ user, signal }) =>
  user.userType === 'admin' ? { stats: settle(api.admin.stats({}, { signal })) } : null,
);

type AdminData = NonNullable<Awaited<ReturnType<typeof loadAdmin>>['data']>;

const heading = <PageHeading title="Admin Dashboard" subtitle="Users, support, listings and reports, at a glance." />;

export const AdminDashboard = ({ stats }: AdminData) => (
  <Suspense fallback={<AdminPlaceholder heading={heading} />}>
    <LoadedDashboard stats={stats} />
  </Suspense>
);

function LoadedDashboard({ stats: promise }: { readonly stats: AdminData['stats'] }) {
  const stats = useAwaited(promise);
  const [searchParams] = useSearchParams();
  const asked = tabs.find(({ value }) => value === searchParams.get('tab'));
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>(asked?.value ?? 'users');

  return (
    <div className="grid grid-cols-1 gap-8">
      {heading}
      {stats.hasFailed && <LoadFailure what="the figures" onRetry={stats.reload} />}
      {stats.data && (
        <section aria-label="Figures">
          <StatGrid count={4}>
            <StatCard label="Total Users" icon={Users} value={stats.data.totalUsers} />
            <StatCard label="Verified Users" icon={BadgeCheck} value={stats.data.verifiedUsers} />
            <StatCard label="Suspended Users" icon={Ban} value={stats.data.suspendedUsers} />
            <StatCard label="Open Tickets" icon={LifeBuoy} value={stats.data.openTickets} />
          </StatGrid>
        </section>
      )}
      <div className="grid grid-cols-1 gap-6">
        <div className="max-w-3xl">
          <TabList id="admin" label="Manage" tabs={tabs} selected={tab} onSelect={setTab} />
        </div>
        <TabPanel id="admin" value={tab}>
          {tab === 'users' && <UsersTab onUserChanged={stats.reload} />}
          {tab === 'tickets' && <TicketsTab onTicketChanged={stats.reload} />}
          {tab === 'listings' && <ListingsTab />}
          {tab === 'reports' && <ReportsTab onUserChanged={stats.reload} />}
          {tab === 'audit' && <AuditTab />}
        </TabPanel>
      </div>
    </div>
  );
}
