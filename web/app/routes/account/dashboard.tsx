import { Navigate } from 'react-router';
import { accountRoute } from '../../features/accounts/session/index.ts';
import { Dashboard, loadDashboard } from '../../features/site/dashboard/index.ts';
import { reloadsForPathOnly } from '../../lib/page-data.ts';
import { FiguresPlaceholder, PagePlaceholder } from '../../ui/feedback/placeholders.tsx';

const page = accountRoute(loadDashboard, {
  meta: { title: 'Dashboard', description: 'Your Letfair dashboard.' },
  placeholder: (
    <PagePlaceholder>
      <FiguresPlaceholder count={3} />
    </PagePlaceholder>
  ),
  signedOut: 'You need to be signed in to see your dashboard.',
  content: (data, user) => <Dashboard user={user} {...data} />,
  otherwise: <Navigate to="/admin/dashboard" replace />,
});

/** Choosing another listing for the activity chart (`?listing=`) does not change the rest. */
export const shouldRevalidate = reloadsForPathOnly;
export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
