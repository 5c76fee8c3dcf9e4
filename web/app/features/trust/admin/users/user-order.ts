import type { UserSort } from '@letfair/domain/accounts/user-types';
import { formatCount } from '@letfair/domain/money';

export interface UserOrder {
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
}

export const newestFirst: UserOrder = { sort: 'joined', direction: 'desc' };

/** The order after a header was pressed: by that column, or reversed if it was sorted by it already. */
export function orderAfter({ sort, direction }: UserOrder, pressed: UserSort): UserOrder {
  if (pressed === sort) return { sort, direction: direction === 'asc' ? 'desc' : 'asc' };
  return pressed === 'joined' ? newestFirst : { sort: pressed, direction: 'asc' };
}

export const sortedBy = ({ sort, direction }: UserOrder, column: UserSort): 'ascending' | 'descending' | 'none' => {
  if (column !== sort) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
};

/** "50 of 1,234 users shown"; without a total there are too many to count. */
export function shownInWords(shown: number, total: number | null | undefined): string {
  const count = formatCount(shown);
  if (total === null) return `The first ${count} of many users shown`;
  if (total === undefined || total <= shown) return `${count} ${shown === 1 ? 'user' : 'users'} shown`;
  return `${count} of ${formatCount(total)} users shown`;
}
