import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { accountRoute } from '../../features/accounts/session/index.ts';
import { accessDenied } from '../../features/site/admin/access-denied.tsx';
import { AdminDashboard, AdminPlaceholder } from '../../features/site/admin/admin-dashboard.tsx';
import { loadFigures } from '../../features/site/admin/admin-data.ts';

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
