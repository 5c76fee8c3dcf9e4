import { userSorts } from '@letfair/domain/accounts/user-types';
import { keysOf } from '@letfair/domain/keys-of';
import { listingStatuses } from '@letfair/domain/listings/lifecycle';
import { appealStatuses } from '@letfair/domain/trust/moderation/appeals';
import { type Settled, settle, settlePage, useDetails } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { ticketFilters, ticketQuery } from '../../site/support/desk/ticket-filters.ts';
import { actionLabels } from './audit/audit-words.ts';
import { type Filters, filtersIn } from './tab-filters.ts';

export const tabLabels = {
  users: 'User Management',
  tickets: 'Support Tickets',
  listings: 'Listings',
  reports: 'Reports',
  appeals: 'Appeals',
  audit: 'Audit log',
  postcodes: 'Postcodes',
} as const;

/** `?tab=` chooses the tab; its filters are further parameters. */
export const tabIn = (params: URLSearchParams) => filtersIn(params, { tab: keysOf(tabLabels) }).tab;

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
  tickets: ({ params, cursor, signal }: PageRequest) => {
    const query = { ...ticketQuery(filtersIn(params, ticketFilters)), ...(cursor && { cursor }) };
    return settlePage(api.supportDesk.tickets({ query }, { signal }), ({ tickets }) => tickets);
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
  postcodes: ({ signal }: PageRequest) => settle(api.postcodes.show({}, { signal })),
};

type Lists = { readonly [Name in keyof typeof lists]: ReturnType<(typeof lists)[Name]> };
/** Only the list of the tab in the URL. */
export type LoadedList = Partial<Lists>;

function listIn(params: URLSearchParams): keyof Lists {
  const tab = tabIn(params);
  return tab === 'reports' && filtersIn(params, reportFilters).show === 'decided' ? 'decidedReports' : tab;
}

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
  thread: ({ id, signal }: DetailsRequest) => settle(loadThread(id, signal)),
};

interface DetailsRequest {
  readonly id: string;
  readonly signal: AbortSignal;
}

/** Null for a ticket that does not exist. */
async function loadThread(reference: string, signal: AbortSignal) {
  const answer = await api.supportDesk.ticket({ params: { reference } }, { signal });
  return answer.success || answer.error?.code !== 'not_found' ? answer : { success: true as const, data: null };
}

type Details = typeof details;
type DetailsOf<Name extends keyof Details> =
  Awaited<ReturnType<Details[Name]>> extends Settled<infer Data> ? Data : never;

export const useAdminDetails = <Name extends keyof Details>(name: Name, id: string) =>
  useDetails<DetailsOf<Name>>(name, id);

export const loadFigures = accountLoader(({ user, signal }) =>
  user.userType === 'admin' ? { stats: settle(api.admin.stats({}, { signal })) } : null,
);

export const loadTab = accountLoader(
  ({ user, url: { searchParams: params }, signal }): LoadedList | null => {
    if (user.userType !== 'admin') return null;
    const name = listIn(params);
    return { [name]: lists[name]({ params, signal }) } as LoadedList;
  },
  ({ url: { searchParams: params }, cursor, signal }) => lists[listIn(params)]({ params, cursor, signal }),
  details,
);
