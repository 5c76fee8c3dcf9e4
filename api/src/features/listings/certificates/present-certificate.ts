import type { Certificate, CertificatesOfHome, CertifiedHome } from '@letfair/contract/listings/certificates';
import { certificateState } from '@letfair/domain/listings/certificates/certificate-dates';
import type { CertificateWithHome, HomeRow } from './certificates.repository.ts';

export const presentHome = (
  { home_id, title, reference, line1, postcode, status, nation }: HomeRow,
  isOwn: boolean,
): CertifiedHome => ({
  id: home_id,
  title,
  ...(isOwn && { reference }),
  address: [line1, postcode].filter((part) => part !== '').join(', '),
  status,
  nation,
});

export const presentCertificate = (row: CertificateWithHome, today: string, isOwn = true): Certificate => ({
  id: row.id,
  kind: row.kind,
  property: presentHome(row, isOwn),
  number: row.number,
  scheme: row.scheme,
  issued: row.issued,
  expires: row.expires,
  state: certificateState(row.expires, today),
  file: row.file_type && row.file_bytes ? { type: row.file_type, bytes: row.file_bytes } : null,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  replacedAt: row.replaced_at?.toISOString() ?? null,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

export function presentCertificatesOfHome(
  home: HomeRow,
  rows: readonly CertificateWithHome[],
  today: string,
  isOwn: boolean,
): CertificatesOfHome {
  const certificates = rows.map((row) => presentCertificate(row, today, isOwn));
  return {
    property: presentHome(home, isOwn),
    certificates: certificates.filter(({ replacedAt }) => replacedAt === null),
    earlier: certificates.filter(({ replacedAt }) => replacedAt !== null),
  };
}
