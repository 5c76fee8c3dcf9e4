import type { Certificate, CertificatesOfHome, CertifiedHome } from '@letfair/contract/listings/certificates';
import {
  type CertificateFilter,
  certificateFilters,
  certificateStateLabels,
} from '@letfair/domain/listings/certificates/certificate-dates';
import type { CertificateKind } from '@letfair/domain/listings/certificates/kinds';
import { type LoadResult, type Page, toLoadResult, useDetails } from '../../../lib/page-data.ts';
import { choiceFilter, filtersIn } from '../../../ui/lists/filters.ts';
import type { CalendarState } from '../../accounts/access/index.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';

export interface CertificatesPage extends Page<Certificate> {
  readonly counts: Readonly<Record<CertificateFilter, number>>;
}

export interface CertificatesData {
  /** Of all homes; absent while one home is shown. */
  readonly certificates?: Promise<LoadResult<CertificatesPage>>;
  readonly home?: Promise<LoadResult<CertificatesOfHome>>;
  readonly calendar: Promise<CalendarState>;
}

export const stateFilter = {
  show: choiceFilter('Show', [
    { value: 'all', label: 'All current homes' },
    ...certificateFilters.map((value) => ({
      value,
      label: value === 'past' ? 'Let and withdrawn homes' : certificateStateLabels[value],
    })),
  ]),
};

/** `?show=` narrows the list down, `?property=` shows one home. */
export const certificatesIn = (params: URLSearchParams) => ({
  ...filtersIn(params, stateFilter),
  propertyId: params.get('property'),
});

function loadPage(url: URL, signal: AbortSignal, cursor?: string): Promise<LoadResult<CertificatesPage>> {
  const { show } = certificatesIn(url.searchParams);
  const query = { ...(show !== 'all' && { show }), ...(cursor && { cursor }) };
  return toLoadResult(
    api.certificates.list({ query }, { signal }).then((answer) => {
      if (!answer.success) return answer;
      const { certificates, counts, nextCursor } = answer.data;
      return { success: true, data: { items: certificates, counts, nextCursor } };
    }),
  );
}

export type HomeToCertify = CertifiedHome & { readonly kinds: readonly CertificateKind[] };
const ALL_HOMES = 'homes';

/** A lister's certificates; null for other roles. */
export const loadCertificates = accountLoader(
  ({ user, url, signal }): CertificatesData | null => {
    if (user.userType !== 'landlord' && user.userType !== 'agent') return null;
    const { propertyId } = certificatesIn(url.searchParams);
    const calendar = toLoadResult(api.certificates.calendar({}, { signal }));
    return propertyId
      ? { home: toLoadResult(api.certificates.ofHome({ params: { id: propertyId } }, { signal })), calendar }
      : { certificates: loadPage(url, signal), calendar };
  },
  ({ url, cursor, signal }) => loadPage(url, signal, cursor),
  {
    [ALL_HOMES]: ({ signal }) =>
      toLoadResult(
        api.certificates
          .homes({}, { signal })
          .then((answer) => (answer.success ? { success: true as const, data: answer.data.homes } : answer)),
      ),
  },
);

/** The homes that a new certificate can be for. */
export const useHomesToCertify = () => useDetails<readonly HomeToCertify[]>(ALL_HOMES, 'all');
