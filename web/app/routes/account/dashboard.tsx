import { Navigate } from 'react-router';
import {
  Dashboard,
  DashboardPlaceholder,
  loadDashboard,
  shouldReloadDashboard,
} from '../../features/dashboard/index.ts';
import { accountRoute } from '../../features/session/index.ts';

const page = accountRoute(loadDashboard, {
  meta: { title: 'Dashboard', description: 'Your Letfair dashboard.' },
  placeholder: <DashboardPlaceholder />,
  signedOut: 'You need to be signed in to see your dashboard.',
  content: (data, user) => <Dashboard user={user} {...data} />,
  otherwise: <Navigate to="/admin/dashboard" replace />,
});

export const shouldRevalidate = shouldReloadDashboard;
export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
