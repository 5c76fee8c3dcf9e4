import type { User } from '@letfair/contract/accounts/accounts';
import type { UserSort } from '@letfair/domain/accounts/user-types';
import { formatDate } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Cell, Row, Table, TablePlaceholder } from '../../../../ui/layout/table.tsx';
import { userTypeLabels } from '../../../accounts/session/index.ts';
import { sortedBy, type UserOrder } from './user-order.ts';

interface UsersTableProps {
  readonly users: readonly User[];
  readonly order: UserOrder;
  readonly onSort: (column: UserSort) => void;
  readonly loadingMore: boolean;
  /** The id of the user whose suspension is under way. */
  readonly changing: string | null;
  readonly onDetails: (user: User) => void;
  readonly onSuspend: (user: User, suspended: boolean) => void;
}

const sortable = [
  ['User', 'name'],
  ['Type', 'type'],
  ['Status', 'status'],
  ['Joined', 'joined'],
] as const;

const columnsOf = (order: UserOrder, onSort: UsersTableProps['onSort']) => [
  ...sortable.map(([label, column]) => ({ label, sorted: sortedBy(order, column), onSort: () => onSort(column) })),
  'Actions',
];

/** While the users are on their way. */
export const UsersPlaceholder = () => (
  <TablePlaceholder columns={[...sortable.map(([label]) => label), 'Actions']} lines={2} actions />
);

export const UsersTable = ({ users, order, onSort, loadingMore, changing, onDetails, onSuspend }: UsersTableProps) => (
  <Table caption="Users" cards columns={columnsOf(order, onSort)} loadingMore={loadingMore}>
    {users.map((user) => (
      <Row key={user.id}>
        <Cell>
          <p id={`user-${user.id}`} className="font-semibold">
            {user.firstName} {user.lastName}
          </p>
          <p className="text-sm text-muted">{user.email}</p>
        </Cell>
        <Cell>{userTypeLabels[user.userType]}</Cell>
        <Cell>
          <span className="flex flex-wrap gap-1.5">
            {user.isVerified && <Badge tone="good">Verified</Badge>}
            {user.suspended && <Badge tone="harm">Suspended</Badge>}
            {!user.isVerified && !user.suspended && <Badge>Unverified</Badge>}
          </span>
        </Cell>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatDate(user.createdAt)}</span>
        </Cell>
        <Cell>
          <span className="flex gap-2">
            <Button size="sm" aria-describedby={`user-${user.id}`} onClick={() => onDetails(user)}>
              Details
            </Button>
            <Button
              size="sm"
              aria-describedby={`user-${user.id}`}
              variant={user.suspended ? 'quiet' : 'danger'}
              busy={changing === user.id && 'Saving...'}
              onClick={() => onSuspend(user, !user.suspended)}
            >
              {user.suspended ? 'Unsuspend' : 'Suspend'}
            </Button>
          </span>
        </Cell>
      </Row>
    ))}
  </Table>
);
