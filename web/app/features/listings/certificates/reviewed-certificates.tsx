import type { Certificate, CertificatesOfHome } from '@letfair/contract/listings/certificates';
import { ukDay } from '@letfair/domain/uk-time';
import { useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { api } from '../../accounts/session/index.ts';
import { CertificateCard } from './certificate-card.tsx';

interface ReviewedCertificatesProps {
  readonly data: CertificatesOfHome | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/** What a moderator sees of a home's certificates, and the word that one was seen. */
export function ReviewedCertificates({ data, hasFailed, reload }: ReviewedCertificatesProps) {
  const today = ukDay(new Date());
  const step = useStep(reload);
  const confirm = ({ id, version }: Certificate, confirmed: boolean) =>
    step.take(id, () => api.certificates.confirm({ params: { id }, body: { confirmed } }, { ifMatch: version }));

  if (hasFailed) return <LoadFailure what="the certificates" onRetry={reload} />;
  if (!data) return <p className="text-muted">Loading...</p>;
  if (data.certificates.length === 0) return <p className="text-muted">No certificates have been added.</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <NoticeAlert notice={step.notice} />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {data.certificates.map((certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            today={today}
            level="h4"
            actions={(nameId) => (
              <Button
                size="sm"
                variant={certificate.confirmedAt ? 'quiet' : 'primary'}
                aria-describedby={nameId}
                busy={step.underWay === certificate.id && 'Saving...'}
                onClick={() => void confirm(certificate, certificate.confirmedAt === null)}
              >
                {certificate.confirmedAt ? 'Undo confirmation' : 'Confirm'}
              </Button>
            )}
          />
        ))}
      </ul>
    </div>
  );
}
