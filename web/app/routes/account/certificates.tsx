import { FileBadge } from 'lucide-react';
import { Certificates, CertificatesPlaceholder, loadCertificates } from '../../features/certificates/index.ts';
import { accountRoute } from '../../features/session/index.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

const toDashboard = { to: '/dashboard', text: 'Go to your dashboard' };

const page = accountRoute(loadCertificates, {
  meta: { title: 'Certificates', description: 'The gas, electrical and energy certificates of your homes.' },
  placeholder: <CertificatesPlaceholder />,
  signedOut: 'You need to be signed in to see your certificates.',
  content: (data) => <Certificates {...data} />,
  otherwise: (
    <EmptyState icon={FileBadge} title="For landlords and agents" level="h1" link={toDashboard}>
      Certificates belong to homes that are listed, so there is nothing to manage here.
    </EmptyState>
  ),
});

export const { meta, clientLoader, HydrateFallback } = page;
export default page.Page;
