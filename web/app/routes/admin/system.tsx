import { accessDenied } from '../../features/admin/access-denied.tsx';
import { loadSystem } from '../../features/admin/system/system-data.ts';
import { SystemPage, SystemPlaceholder } from '../../features/admin/system/system-page.tsx';
import { accountRoute } from '../../features/session/index.ts';

const page = accountRoute(loadSystem, {
  meta: { title: 'System', description: 'Jobs, mails, versions and storage of this site.' },
  placeholder: <SystemPlaceholder />,
  signedOut: accessDenied,
  content: (data) => <SystemPage {...data} />,
  otherwise: accessDenied,
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
