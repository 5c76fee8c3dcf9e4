import { accountRoute } from '../../features/accounts/session/index.ts';
import { accessDenied } from '../../features/site/admin/access-denied.tsx';
import { loadSystem } from '../../features/site/system/system-data.ts';
import { SystemPage } from '../../features/site/system/system-page.tsx';

const page = accountRoute(loadSystem, {
  meta: { title: 'System', description: 'This site’s jobs, emails, versions and storage.' },
  signedOut: accessDenied,
  content: (data) => <SystemPage {...data} />,
  otherwise: accessDenied,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
