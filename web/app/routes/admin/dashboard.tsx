import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { accessDenied } from '../../features/admin/access-denied.tsx';
import { AdminDashboard } from '../../features/admin/admin-dashboard.tsx';
import { loadFigures } from '../../features/admin/admin-data.ts';
import { AdminPlaceholder } from '../../features/admin/admin-placeholder.tsx';
import { accountRoute } from '../../features/session/index.ts';

const page = accountRoute(loadFigures, {
  meta: { title: 'Admin dashboard', description: 'Users and support tickets.' },
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
