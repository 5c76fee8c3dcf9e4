import { keysOf } from '@letfair/domain/keys-of';
import { HOMES_PER_TABLE_PAGE, listSorts, type TableSort, tableSorts } from '@letfair/domain/listings/bulk/table';
import { ADVERT_SCORE } from '@letfair/domain/listings/quality/quality';
import { shownStandings, standingLabels } from '@letfair/domain/listings/standing';
import type { Option } from '../../../../../ui/forms/select.tsx';
import { choiceFilter, filtersIn, searchFilter, thingFilter } from '../../../../../ui/lists/filters.ts';
import type { SortOrder } from '../../../../../ui/lists/sort-order.ts';

/** The columns of the table, with what each is sorted by. */
export const homeColumns = [
  { label: 'Home', sort: 'title' },
  { label: 'Status', sort: 'status' },
  { label: 'Rent', sort: 'rent' },
  { label: 'Views', sort: 'views' },
  { label: 'Saves', sort: 'saves' },
  { label: 'Enquiries', sort: 'enquiries' },
  { label: 'Viewings', sort: 'viewings' },
  { label: 'Applications', sort: 'applications' },
  { label: 'Days live', sort: 'daysLive' },
  { label: ADVERT_SCORE, sort: 'advertScore' },
] as const satisfies readonly { readonly label: string; readonly sort: TableSort }[];

const statusFilter = choiceFilter('Status', [
  { value: 'all', label: 'All' },
  ...shownStandings.map((value) => ({ value, label: standingLabels[value] })),
]);

/** Table and cards have the same, so that nothing is lost when one is shown as the other. */
export const homeFilters = {
  search: searchFilter('Search your homes', 'Title, address or reference'),
  status: statusFilter,
  client: thingFilter('Client', 'All'),
  branch: thingFilter('Branch', 'All'),
  person: thingFilter('Person', 'All'),
  // Homes that are over need no photos, so “None” leaves them out.
  photos: choiceFilter('Photos', { all: 'All', none: 'None' }),
};

const UUID = /^[0-9a-f-]{36}$/i;

/** Which homes are shown: a value of the URL that means nothing is left out. */
export function filterIn(params: URLSearchParams) {
  const { search, status, client, branch, person, photos } = filtersIn(params, homeFilters);
  return {
    ...(search && { search }),
    ...(status !== 'all' && { status }),
    ...(UUID.test(client) && { clientId: client }),
    ...(UUID.test(branch) && { branchId: branch }),
    ...(UUID.test(person) && { assignedTo: person }),
    ...(photos !== 'all' && { photos }),
  };
}

export function orderIn(params: URLSearchParams): SortOrder<TableSort> {
  const sort = keysOf(tableSorts).find((known) => known === params.get('sort')) ?? 'newest';
  const given = params.get('direction');
  return { sort, direction: given === 'asc' || given === 'desc' ? given : tableSorts[sort] };
}

interface Order extends Option {
  readonly value: `${TableSort} ${SortOrder<TableSort>['direction']}`;
}

const orders: readonly Order[] = [
  { value: 'newest desc', label: 'Newest first' },
  { value: 'newest asc', label: 'Oldest first' },
  { value: 'status asc', label: 'Status: needs action first' },
  { value: 'status desc', label: 'Status: needs action last' },
  { value: 'rent desc', label: 'Highest rent' },
  { value: 'rent asc', label: 'Lowest rent' },
  { value: 'title asc', label: 'Title: A to Z' },
  { value: 'title desc', label: 'Title: Z to A' },
];

const orderedFigures = homeColumns.filter(({ sort }) => !orders.some(({ value }) => value.startsWith(sort)));

const tableOrders: readonly Order[] = [
  ...orders,
  ...orderedFigures.flatMap(({ label, sort }): Order[] => [
    { value: `${sort} desc`, label: `${label}: highest first` },
    { value: `${sort} asc`, label: `${label}: lowest first` },
  ]),
];

export const ordersFor = (view: 'table' | 'cards'): readonly Order[] => (view === 'table' ? tableOrders : orders);
/** Cards have no figures to be sorted by. */
export function cardOrderIn(params: URLSearchParams) {
  const { sort, direction } = orderIn(params);
  const known = listSorts.find((name) => name === sort);
  return known ? { sort: known, direction } : { sort: 'newest' as const, direction: tableSorts.newest };
}

/** The list as it was searched and sorted, without the home that is open. */
export function listPath(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  for (const name of ['listing', 'step']) list.delete(name);
  return list.size > 0 ? `/properties/manage?${list}` : '/properties/manage';
}

/** One home of the list, with the way back to the list as it is. */
export function homePath(params: URLSearchParams, id: string): string {
  const home = new URLSearchParams(params);
  home.set('listing', id);
  return `/properties/manage?${home}`;
}

export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / HOMES_PER_TABLE_PAGE));
