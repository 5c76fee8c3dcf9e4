import type { Certificate } from '@letfair/contract/listings/certificates';

/** A valid gas record, for tests. */
export const exampleCertificate: Certificate = {
  id: '1',
  kind: 'gasSafety',
  property: { id: '7', title: 'A flat', address: '1 Mill Lane', status: 'live', nation: 'england' },
  number: 'GS-1',
  scheme: '',
  issued: '2026-03-03',
  expires: '2027-03-03',
  state: 'valid',
  file: null,
  confirmedAt: null,
  replacedAt: null,
  version: 1,
  updatedAt: '2026-11-16T10:00:00.000Z',
};
