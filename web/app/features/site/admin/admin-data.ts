import { keysOf } from '@letfair/domain/keys-of';
import { settle } from '../../../lib/page-data.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import {
  details,
  filtersIn,
  lists as listsOfModeration,
  type PageRequest,
  reportFilters,
} from '../../trust/admin/index.ts';
import { loadThread, loadTickets } from '../support/index.ts';

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

/** What the tabs show; reports have two lists. */
const lists = {
  ...listsOfModeration,
  tickets: loadTickets,
  postcodes: ({ signal }: PageRequest) => settle(api.postcodes.show({}, { signal })),
};

type Lists = { readonly [Name in keyof typeof lists]: ReturnType<(typeof lists)[Name]> };
/** Only the list of the tab in the URL. */
export type LoadedList = Partial<Lists>;

function listIn(params: URLSearchParams): keyof Lists {
  const tab = tabIn(params);
  return tab === 'reports' && filtersIn(params, reportFilters).show === 'decided' ? 'decidedReports' : tab;
}

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
  { ...details, thread: loadThread },
);
