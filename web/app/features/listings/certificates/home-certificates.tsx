import type { CertificatesOfHome } from '@letfair/contract/listings/certificates';
import { homeMark } from '@letfair/domain/homes/own-home';
import { ukDay } from '@letfair/domain/uk-time';
import { FileBadge } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { LoadResult } from '../../../lib/page-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Awaited } from '../../../ui/feedback/awaited.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { TitledSection } from '../../../ui/layout/titled-section.tsx';
import { useMayInTeam } from '../../accounts/permissions/index.ts';
import { CertificateCard } from './certificate-card.tsx';
import type { CertificateTask } from './certificate-dialog.tsx';
import { useCertificateActions } from './use-certificate-actions.tsx';

interface HomeCertificatesProps {
  readonly home: Promise<LoadResult<CertificatesOfHome>>;
  readonly notice: string;
  readonly onTask: (task: CertificateTask) => void;
  readonly onTold: (sentence: string) => void;
}

/** One home: its certificates (`?renew=` opens the form for the next of one), and those that newer ones have replaced. */
export const HomeCertificates = ({ home, ...rest }: HomeCertificatesProps) => (
  <Awaited promise={home} what="this home’s certificates">
    {(data) => <LoadedHome data={data} {...rest} />}
  </Awaited>
);

interface LoadedHomeProps extends Omit<HomeCertificatesProps, 'home'> {
  readonly data: CertificatesOfHome;
}

function LoadedHome({ data: { property, certificates, earlier }, notice, onTask, onTold }: LoadedHomeProps) {
  const today = ukDay(new Date());
  const mayAdd = useMayInTeam('listings');
  const { buttonsFor, dialog } = useCertificateActions(onTask, onTold);
  const section = (title: string, shown: CertificatesOfHome['certificates']) => (
    <TitledSection title={title} className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {shown.map((certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            today={today}
            level="h3"
            actions={buttonsFor(certificate)}
          />
        ))}
      </ul>
    </TitledSection>
  );
  const [params, setParams] = useSearchParams();
  const wanted = certificates.find(({ id }) => id === params.get('renew'));
  useEffect(() => {
    if (!wanted || !mayAdd) return;
    onTask({ kind: 'renew', certificate: wanted });
    // A reload does not ask again.
    setParams({ property: property.id }, { replace: true });
  });
  const add = () => onTask({ kind: 'add', home: { ...property, kinds: certificates.map(({ kind }) => kind) } });
  return (
    <>
      <PageHeading
        title="Certificates"
        subtitle={
          <span className="wrap-anywhere">
            {property.title} · {homeMark(property.reference, property.address)}
          </span>
        }
        actions={
          <>
            {mayAdd && (
              <Button variant="primary" onClick={add}>
                Add a certificate
              </Button>
            )}
            <LinkButton to="/certificates">All homes</LinkButton>
          </>
        }
      />
      {notice && <Alert tone="good">{notice}</Alert>}
      {certificates.length === 0 ? (
        <EmptyState icon={FileBadge} title="No certificates yet">
          Add the certificates you have for this home. All of them are optional.
        </EmptyState>
      ) : (
        section('Current', certificates)
      )}
      {earlier.length > 0 && section('Earlier certificates', earlier)}
      {dialog}
    </>
  );
}
