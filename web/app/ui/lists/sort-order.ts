import type { Column } from '../layout/table.tsx';

export interface SortOrder<Sort extends string> {
  readonly sort: Sort;
  readonly direction: 'asc' | 'desc';
}

/** The order after a header was pressed: by that column in its own direction, or reversed if it was sorted by it. */
export function orderAfter<Sort extends string>(
  { sort, direction }: SortOrder<Sort>,
  pressed: Sort,
  directions: Readonly<Record<Sort, 'asc' | 'desc'>>,
): SortOrder<Sort> {
  if (pressed !== sort) return { sort: pressed, direction: directions[pressed] };
  return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
}

export const sortedBy = <Sort extends string>(
  { sort, direction }: SortOrder<Sort>,
  column: Sort,
): NonNullable<Column<unknown>['sorting']>['sorted'] => {
  if (column !== sort) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
};
