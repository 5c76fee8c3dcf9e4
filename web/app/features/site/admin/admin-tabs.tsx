import { keysOf } from '@letfair/domain/keys-of';
import type { ComponentType } from 'react';
import { type LoadResult, toLoadResult } from '../../../lib/page-data.ts';
import { filtersIn, pressedFilter } from '../../../ui/lists/filters.ts';
import { accountLoader, api } from '../../accounts/session/index.ts';
import { details, type PageRequest, tabs as trustTabs } from '../../trust/admin/index.ts';
import { PostcodesTab } from '../postcodes/index.ts';
import { loadThread, tickets } from '../support/index.ts';

const { users, ...furtherTabs } = trustTabs;

/** The tabs of the dashboard, in their order. */
export const tabs = {
  users,
  tickets,
  ...furtherTabs,
  postcodes: {
    label: 'Postcodes',
    load: ({ signal }: PageRequest) => toLoadResult(api.postcodes.show({}, { signal })),
    Screen: PostcodesTab,
  },
};

/** `?tab=` chooses the tab; its filters are further parameters. */
const tabFilter = { tab: pressedFilter(keysOf(tabs)) };
export const tabIn = (params: URLSearchParams) => filtersIn(params, tabFilter).tab;

/** What a tab loads is what its screen shows. */
export interface LoadedTab {
  readonly name: keyof typeof tabs;
  readonly promise: Promise<LoadResult<unknown>>;
}

export const loadTab = accountLoader(
  ({ user, url: { searchParams: params }, signal }): LoadedTab | null => {
    if (user.userType !== 'admin') return null;
    const name = tabIn(params);
    return { name, promise: tabs[name].load({ params, signal }) };
  },
  ({ url: { searchParams: params }, ...request }) => tabs[tabIn(params)].load({ params, ...request }),
  { ...details, thread: loadThread },
);

export function AdminTab({ name, promise }: LoadedTab) {
  const Screen = tabs[name].Screen as ComponentType<Pick<LoadedTab, 'promise'>>;
  return <Screen key={name} promise={promise} />;
}
