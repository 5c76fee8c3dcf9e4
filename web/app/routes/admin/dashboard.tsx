import { ShieldAlert } from 'lucide-react';
import { AdminDashboard, loadAdmin } from '../../features/admin/admin-dashboard.tsx';
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

const page = accountRoute(loadAdmin, {
  meta: { title: 'Admin Dashboard', description: 'Users and support tickets.' },
  placeholder: <AdminPlaceholder />,
  signedOut: accessDenied,
  content: (data) => <AdminDashboard {...data} />,
  otherwise: accessDenied,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
