import { keysOf } from '@letfair/domain/keys-of';
import {
  HOMES_PER_TABLE_PAGE,
  type SortDirection,
  type TableSort,
  tableSorts,
} from '@letfair/domain/listings/bulk/table';
import { type ListingStatus, listingStatuses } from '@letfair/domain/listings/lifecycle';

/** Which homes the table shows. */
export interface HomesFilter {
  readonly search?: string;
  readonly status?: ListingStatus;
  readonly clientId?: string;
  readonly branchId?: string;
  readonly assignedTo?: string;
}

export interface TableOrder {
  readonly sort: TableSort;
  readonly direction: SortDirection;
}

const UUID = /^[0-9a-f-]{36}$/i;

/** What the address says: a value that means nothing is left out. */
export function filterIn(params: URLSearchParams): HomesFilter {
  const search = params.get('search')?.trim().slice(0, 100);
  const status = listingStatuses.find((known) => known === params.get('status'));
  const [clientId, branchId, assignedTo] = ['client', 'branch', 'person'].map((name) => {
    const given = params.get(name);
    return given && UUID.test(given) ? given : null;
  });
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(clientId && { clientId }),
    ...(branchId && { branchId }),
    ...(assignedTo && { assignedTo }),
  };
}

export function orderIn(params: URLSearchParams): TableOrder {
  const sort = keysOf(tableSorts).find((known) => known === params.get('sort')) ?? 'newest';
  const given = params.get('direction');
  return { sort, direction: given === 'asc' || given === 'desc' ? given : tableSorts[sort] };
}

export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1;
};

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / HOMES_PER_TABLE_PAGE));

/** The order after a header was pressed: by that column, or reversed if it was sorted by it already. */
export function orderAfter({ sort, direction }: TableOrder, pressed: TableSort): TableOrder {
  if (pressed !== sort) return { sort: pressed, direction: tableSorts[pressed] };
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
}

/** The address with other values; another filter or order begins with the first page. */
export function changedParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (!('page' in changes)) changed.delete('page');
  for (const [name, value] of Object.entries(changes))
    if (value) changed.set(name, value);
    else changed.delete(name);
  return changed;
}
