import { userSorts } from '@letfair/domain/accounts/user-types';
import { keysOf } from '@letfair/domain/keys-of';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { appealStatuses } from '@letfair/domain/trust/moderation/appeals';
import { type Settled, settle, settlePage, useDetails } from '../../../lib/page-data.ts';
import { api } from '../../accounts/session/index.ts';
import { actionLabels } from './audit/audit-words.ts';
import { type Filters, filtersIn } from './tab-filters.ts';

export const userFilters = { search: null, sort: userSorts, direction: ['desc', 'asc'] } as const;
export const listingFilters = { status: listingStatuses } as const;
export const reportFilters = { show: ['open', 'decided'] } as const;
export const appealFilters = { status: appealStatuses } as const;
export const auditFilters = { action: keysOf(actionLabels), by: null, from: null, to: null } as const;

export const auditQuery = ({ action, by, from, to }: Filters<typeof auditFilters>) => ({
  ...(action && { action }),
  ...(by && { actorId: by }),
  ...(from && { from }),
  ...(to && { to }),
});

export interface PageRequest {
  readonly params: URLSearchParams;
  readonly cursor?: string | undefined;
  readonly signal: AbortSignal;
}

/** What the tabs show; reports have two lists. */
export const lists = {
  users: ({ params, cursor, signal }: PageRequest) => {
    const { search, ...order } = filtersIn(params, userFilters);
    const query = { ...order, ...(search && { search }), ...(cursor && { cursor }) };
    return settlePage(api.admin.users({ query }, { signal }), ({ users }) => users);
  },
  listings: ({ params, cursor, signal }: PageRequest) => {
    const query = { ...filtersIn(params, listingFilters), ...(cursor && { cursor }) };
    return settlePage(api.moderation.queue({ query }, { signal }), ({ properties }) => properties);
  },
  reports: ({ cursor, signal }: PageRequest) =>
    settlePage(api.reports.queue({ query: { ...(cursor && { cursor }) } }, { signal }), ({ targets }) =>
      targets.map((target) => ({ ...target, id: target.targetId })),
    ),
  decidedReports: ({ cursor, signal }: PageRequest) =>
    settlePage(api.reports.decided({ query: { ...(cursor && { cursor }) } }, { signal }), ({ decisions }) => decisions),
  appeals: ({ params, cursor, signal }: PageRequest) => {
    const query = { ...filtersIn(params, appealFilters), ...(cursor && { cursor }) };
    return settlePage(api.appeals.queue({ query }, { signal }), ({ appeals }) => appeals);
  },
  audit: ({ params, cursor, signal }: PageRequest) => {
    const query = { ...auditQuery(filtersIn(params, auditFilters)), ...(cursor && { cursor }) };
    return settlePage(api.admin.audit({ query }, { signal }), ({ entries }) => entries);
  },
};

/** One list of them is loaded: that of the tab in the URL. */
export type LoadedList = { readonly [Name in keyof typeof lists]?: ReturnType<(typeof lists)[Name]> };

/** What the dialogs of the tabs read, by the parameter that carries the id. */
export const details = {
  'user-details': ({ id, signal }: DetailsRequest) => settle(api.admin.user({ params: { id } }, { signal })),
  'review-certificates': ({ id, signal }: DetailsRequest) =>
    settle(api.certificates.review({ params: { id } }, { signal })),
  review: ({ id, signal }: DetailsRequest) => settle(api.moderation.listing({ params: { id } }, { signal })),
  admins: ({ signal }: DetailsRequest) => settle(api.admin.admins({}, { signal })),
  record: ({ id, signal }: DetailsRequest) => settle(api.review.record({ params: { id } }, { signal })),
  'user-measures': ({ id, signal }: DetailsRequest) => settle(api.measures.ofUser({ params: { id } }, { signal })),
  'user-notes': ({ id, signal }: DetailsRequest) => settle(api.review.notes({ params: { id } }, { signal })),
};

interface DetailsRequest {
  readonly id: string;
  readonly signal: AbortSignal;
}

type Details = typeof details;
type DetailsOf<Name extends keyof Details> =
  Awaited<ReturnType<Details[Name]>> extends Settled<infer Data> ? Data : never;

export const useAdminDetails = <Name extends keyof Details>(name: Name, id: string) =>
  useDetails<DetailsOf<Name>>(name, id);
