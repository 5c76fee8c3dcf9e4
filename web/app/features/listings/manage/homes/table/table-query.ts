import { keysOf } from '@letfair/domain/keys-of';
import { HOMES_PER_TABLE_PAGE, type TableSort, tableSorts } from '@letfair/domain/listings/bulk/table';
import { ADVERT_SCORE } from '@letfair/domain/listings/quality/quality';
import { shownStandings, standingLabels } from '@letfair/domain/listings/standing';
import { choiceFilter, filtersIn, searchFilter, thingFilter } from '../../../../../ui/lists/filters.ts';
import type { SortOrder } from '../../../../../ui/lists/sort-order.ts';

/** The columns of the table, with what each is sorted by. */
export const homeColumns = [
  { label: 'Home', sort: 'title' },
  { label: 'Rent', sort: 'rent' },
  { label: 'Views', sort: 'views' },
  { label: 'Saves', sort: 'saves' },
  { label: 'Enquiries', sort: 'enquiries' },
  { label: 'Viewings', sort: 'viewings' },
  { label: 'Applications', sort: 'applications' },
  { label: 'Days live', sort: 'daysLive' },
  { label: ADVERT_SCORE, sort: 'advertScore' },
] as const satisfies readonly { readonly label: string; readonly sort: TableSort }[];

export const statusFilter = choiceFilter('Status', [
  { value: 'all', label: 'All' },
  ...shownStandings.map((value) => ({ value, label: standingLabels[value] })),
]);

export const tableFilters = {
  search: searchFilter('Search your homes', 'Title, address or reference'),
  status: statusFilter,
  client: thingFilter('Client', 'All'),
  branch: thingFilter('Branch', 'All'),
  person: thingFilter('Person', 'All'),
  // Homes that are over need no photos, so “None” leaves them out.
  photos: choiceFilter('Photos', { all: 'All', none: 'None' }),
};

const UUID = /^[0-9a-f-]{36}$/i;

/** Which homes the table shows: a value of the URL that means nothing is left out. */
export function filterIn(params: URLSearchParams) {
  const { search, status, client, branch, person, photos } = filtersIn(params, tableFilters);
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

export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / HOMES_PER_TABLE_PAGE));
