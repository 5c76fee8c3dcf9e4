import type { Certificate } from '@letfair/contract/listings/certificates';
import { documentProblem } from '@letfair/domain/files/documents';
import { certificateState, daysUntil, inDays } from '@letfair/domain/listings/certificates/certificate-dates';
import { certificateProblems, completeDetails } from '@letfair/domain/listings/certificates/certificate-details';
import {
  type CertificateKind,
  certificateKinds,
  kindsOfCertificate,
} from '@letfair/domain/listings/certificates/kinds';
import type { Nation } from '@letfair/domain/search/places/nations';
import { formatDay } from '@letfair/domain/uk-time';

export const emptyForm = { propertyId: '', kind: '', number: '', scheme: '', issued: '', expires: '' };
export type CertificateTexts = typeof emptyForm;

export interface CertificateBody extends CertificateTexts {
  readonly file: File | null;
}

export const kindIn = (text: string): CertificateKind | null => certificateKinds.find((kind) => kind === text) ?? null;

/** A renewal begins with the number and the scheme of what it replaces, which often stay. */
export const textsOf = (certificate: Certificate, isRenewal: boolean): CertificateTexts => ({
  propertyId: certificate.property.id,
  kind: certificate.kind,
  number: isRenewal ? '' : certificate.number,
  scheme: certificate.scheme,
  issued: isRenewal ? '' : (certificate.issued ?? ''),
  expires: isRenewal ? '' : (certificate.expires ?? ''),
});

/** What was typed for another kind before is left out. */
export function readForm(texts: CertificateTexts, data: FormData): CertificateBody {
  const { hasScheme, issuedLabel, expiresLabel } = kindsOfCertificate[kindIn(texts.kind) ?? 'gasSafety'];
  const file = data.get('file');
  return {
    ...texts,
    scheme: hasScheme ? texts.scheme : '',
    issued: issuedLabel ? texts.issued : '',
    expires: expiresLabel ? texts.expires : '',
    file: file instanceof File && file.size > 0 ? file : null,
  };
}

interface Circumstances {
  readonly nation: Nation | null;
  readonly today: string;
}

export function formErrors(body: CertificateBody, circumstances: Circumstances): Readonly<Record<string, string>> {
  const kind = kindIn(body.kind);
  const fileError = body.file && documentProblem(body.file);
  return {
    ...(!body.propertyId && { propertyId: 'Choose a home.' }),
    ...(!kind && { kind: 'Choose what you want to add.' }),
    ...(kind && certificateProblems(completeDetails(kind, body), { kind, ...circumstances })),
    ...(fileError && { file: fileError }),
  };
}

/** "Until 3 Mar 2027 (in 12 days)", or the name of a deposit scheme. */
export function mainText({ kind, scheme, issued, expires }: Certificate, today: string): string {
  const { hasScheme, issuedLabel } = kindsOfCertificate[kind];
  if (hasScheme) return scheme || 'No scheme chosen yet';
  if (expires === null) return issued && issuedLabel ? `${issuedLabel} ${formatDay(issued)}` : 'No date entered yet';
  const left = daysUntil(expires, today);
  switch (certificateState(expires, today)) {
    case 'expired':
      return `Expired on ${formatDay(expires)}, ${left === -1 ? 'yesterday' : `${-left} days ago`}`;
    case 'soon':
      return `Until ${formatDay(expires)} (${left === 0 ? 'today' : inDays(left)})`;
    default:
      return `Until ${formatDay(expires)}`;
  }
}
