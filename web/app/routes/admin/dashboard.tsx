import { ShieldAlert } from 'lucide-react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AdminDashboard } from '../../features/admin/admin-dashboard.tsx';
import { loadFigures } from '../../features/admin/admin-data.ts';
import { AdminPlaceholder } from '../../features/admin/admin-placeholder.tsx';
import { accountRoute } from '../../features/session/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const accessDenied = (
  <EmptyState
    icon={ShieldAlert}
    title="Access Denied - Admin access required to view this page."
    level="h1"
    link={{ to: '/', text: 'Return to home' }}
  />
);

const page = accountRoute(loadFigures, {
  meta: { title: 'Admin Dashboard', description: 'Users and support tickets.' },
  placeholder: <AdminPlaceholder />,
  signedOut: accessDenied,
  content: (data) => (
    <AdminDashboard {...data}>
      <Outlet />
    </AdminDashboard>
  ),
  otherwise: accessDenied,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;

/** Another tab or filter does not change the figures. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && currentUrl.href === nextUrl.href;
