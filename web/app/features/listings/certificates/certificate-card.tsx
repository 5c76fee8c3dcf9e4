import type { Certificate } from '@letfair/contract/listings/certificates';
import { homeMark } from '@letfair/domain/homes/own-home';
import { type CertificateState, certificateStateLabels } from '@letfair/domain/listings/certificates/certificate-dates';
import { kindsOfCertificate } from '@letfair/domain/listings/certificates/kinds';
import { formatDay } from '@letfair/domain/uk-time';
import { FileText, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { downloadCertificateFile } from './certificate-files.ts';
import { mainText } from './certificate-form.ts';

const tones = { expired: 'harm', soon: 'warm', valid: 'good', undated: 'neutral' } as const satisfies Record<
  CertificateState,
  string
>;

interface CertificateCardProps {
  readonly certificate: Certificate;
  readonly today: string;
  /** Of its heading, in the page it stands in. */
  readonly level: 'h2' | 'h3' | 'h4';
  /** Left out where the whole page is about one home. */
  readonly showsHome?: boolean;
  /** Buttons beside the one that downloads the file; `nameId` says what they are about. */
  readonly actions?: (nameId: string) => ReactNode;
}

export function CertificateCard({
  certificate,
  today,
  level: Heading,
  showsHome = false,
  actions,
}: CertificateCardProps) {
  const nameId = useId();
  const { id, kind, property, state, file, confirmedAt, replacedAt } = certificate;
  const facts = factsOf(certificate);
  return (
    <li className="grid grid-cols-1 content-between gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div className="grid gap-2">
        <div id={nameId} className="grid gap-0.5">
          <div className="flex items-start justify-between gap-3">
            <Heading className="min-w-0 text-lg wrap-anywhere">{kindsOfCertificate[kind].label}</Heading>
            {replacedAt ? <Badge>Replaced</Badge> : <Badge tone={tones[state]}>{certificateStateLabels[state]}</Badge>}
          </div>
          {showsHome && (
            <>
              <p className="wrap-anywhere">
                <TextLink to={`/certificates?property=${encodeURIComponent(property.id)}`}>{property.title}</TextLink>
              </p>
              <p className="text-sm wrap-anywhere text-muted">{homeMark(property.reference, property.address)}</p>
            </>
          )}
        </div>
        <p className="font-semibold tabular-nums">{mainText(certificate, today)}</p>
        {facts.length > 0 && <Facts facts={facts} layout="pairs" />}
        {confirmedAt && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-link">
            <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
            Seen by a moderator
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {actions?.(nameId)}
        {file && <DownloadButton id={id} isPdf={file.type === 'application/pdf'} nameId={nameId} />}
      </div>
    </li>
  );
}

/** What the main line does not say. */
function factsOf({ kind, number, issued, expires }: Certificate) {
  const { numberLabel, issuedLabel } = kindsOfCertificate[kind];
  return [
    ...(number ? [{ term: numberLabel, value: number }] : []),
    ...(issued && issuedLabel && expires ? [{ term: issuedLabel, value: formatDay(issued) }] : []),
  ];
}

interface DownloadButtonProps {
  readonly id: string;
  readonly isPdf: boolean;
  readonly nameId: string;
}

function DownloadButton({ id, isPdf, nameId }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    setIsBusy(true);
    if (!(await downloadCertificateFile(id)))
      toast({ title: 'We couldn’t download the file', description: 'Please try again.' });
    setIsBusy(false);
  }
  return (
    <Button size="sm" aria-describedby={nameId} busy={isBusy && 'Loading...'} onClick={() => void download()}>
      <FileText aria-hidden="true" className="size-4" />
      {isPdf ? 'Download PDF' : 'Download picture'}
    </Button>
  );
}
