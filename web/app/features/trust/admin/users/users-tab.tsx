import type { User } from '@letfair/contract/accounts/accounts';
import { userSorts } from '@letfair/domain/accounts/user-types';
import { formatCount } from '@letfair/domain/money';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatDate } from '../../../../lib/dates.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { toPageResult } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { Column } from '../../../../ui/layout/table.tsx';
import { filtersIn, pressedFilter, searchFilter, useListFilters } from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { orderAfter, sortedBy } from '../../../../ui/lists/sort-order.ts';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';
import { api, userTypeLabels } from '../../../accounts/session/index.ts';
import type { ListTab, ScreenProps } from '../admin-data.ts';

const SuspendDialog = lazyPart(async () => (await import('./suspend-dialog.tsx')).SuspendDialog);
const UserDetails = lazyPart(async () => (await import('./user-details.tsx')).UserDetails);

const userFilters = {
  search: searchFilter('Search users', 'Name or email'),
  sort: pressedFilter(userSorts),
  direction: pressedFilter(['desc', 'asc']),
};

/** By the day of joining the newest come first. */
const directions = { name: 'asc', type: 'asc', status: 'asc', joined: 'desc' } as const;

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure: Notice = { tone: 'harm', text: 'Failed to update user' };

/** A rule that stands in the way says so itself. */
const failureOf = ({ message, error }: { readonly message: string; readonly error?: { readonly code: string } }) =>
  error?.code === 'conflict' && message ? { ...failure, text: message } : failure;

/** "50 of 1,234 users shown"; without a total there are too many to count. */
function shownInWords(shown: number, total: number | null | undefined): string {
  const count = formatCount(shown);
  if (total === null) return `Showing the first ${count} users`;
  if (total === undefined || total <= shown) return `${count} ${shown === 1 ? 'user' : 'users'} shown`;
  return `${count} of ${formatCount(total)} users shown`;
}

function UsersTab({ promise }: ScreenProps<User>) {
  const filters = useListFilters(userFilters);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<User | null>(null);
  const [suspending, setSuspending] = useState<User | null>(null);
  const [lifting, setLifting] = useState<User | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function setSuspended(
    user: User,
    suspended: boolean,
    onChanged: (user: User) => void,
    { reason = '', seen }: { readonly reason?: string; readonly seen?: string | undefined } = {},
  ) {
    if (changing) return;
    setChanging(user.id);
    setNotice(null);
    try {
      const answer = await api.admin.suspend({
        params: { id: user.id },
        body: { suspended, reason, ...(seen !== undefined && { seen }) },
      });
      if (!answer.success) return setNotice(failureOf(answer));
      setNotice({ tone: 'good', text: suspended ? 'User suspended' : 'User unsuspended' });
      setSuspending(null);
      onChanged(answer.data.user);
      void revalidate();
    } catch {
      setNotice(failure);
    } finally {
      setChanging(null);
      setLifting(null);
    }
  }

  function ask(open: (user: User | null) => void, user: User | null) {
    setNotice(null);
    open(user);
  }

  const sorting = (column: keyof typeof directions) => ({
    sorted: sortedBy(filters.chosen, column),
    onSort: () => filters.choose(orderAfter(filters.chosen, column, directions)),
  });
  const columns: readonly Column<User>[] = [
    {
      label: 'User',
      sorting: sorting('name'),
      cell: ({ id, firstName, lastName, email }) => (
        <>
          <p id={`user-${id}`} className="font-semibold">
            {firstName} {lastName}
          </p>
          <p className="text-sm text-muted">{email}</p>
        </>
      ),
    },
    { label: 'Type', sorting: sorting('type'), cell: ({ userType }) => userTypeLabels[userType] },
    {
      label: 'Status',
      sorting: sorting('status'),
      cell: ({ isVerified, suspended }) => (
        <span className="flex flex-wrap gap-1.5">
          {isVerified && <Badge tone="good">Verified</Badge>}
          {suspended && <Badge tone="harm">Suspended</Badge>}
          {!isVerified && !suspended && <Badge>Unverified</Badge>}
        </span>
      ),
    },
    { label: 'Joined', sorting: sorting('joined'), isOneLine: true, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      label: 'Actions',
      cell: (user) => (
        <span className="flex gap-2">
          <Button size="sm" aria-describedby={`user-${user.id}`} onClick={() => ask(setShown, user)}>
            Details
          </Button>
          <Button
            size="sm"
            aria-describedby={`user-${user.id}`}
            variant={user.suspended ? 'quiet' : 'danger'}
            busy={changing === user.id && 'Saving...'}
            onClick={() => ask(user.suspended ? setLifting : setSuspending, user)}
          >
            {user.suspended ? 'Unsuspend' : 'Suspend'}
          </Button>
        </span>
      ),
    },
  ];

  return (
    <ListPage
      filters={filters}
      notice={notice && !shown && !suspending && <Alert tone={notice.tone}>{notice.text}</Alert>}
      promise={promise}
      what="the users"
      list={{ caption: 'Users', columns }}
      countText={shownInWords}
      isCountVisible
      empty={
        <EmptyState icon={Search} title="No users found">
          We couldn’t find “{filters.applied.search}” in anyone’s name or email address.
        </EmptyState>
      }
    >
      {({ replaceItem }) => (
        <>
          {lifting && (
            <ConfirmDialog
              title={`Unsuspend ${lifting.firstName} ${lifting.lastName}?`}
              action="Unsuspend"
              variant="primary"
              busy={changing === lifting.id && 'Saving...'}
              onConfirm={() => void setSuspended(lifting, false, replaceItem)}
              onClose={() => setLifting(null)}
            >
              They’ll be able to sign in again, and their live listings will be back in search. We’ll email them.
            </ConfirmDialog>
          )}
          {suspending && (
            <Suspense>
              <SuspendDialog
                user={suspending}
                busy={changing === suspending.id}
                failure={notice?.text ?? null}
                onSuspend={(reason, seen) => void setSuspended(suspending, true, replaceItem, { reason, seen })}
                onClose={() => ask(setSuspending, null)}
              />
            </Suspense>
          )}
          {shown && (
            <Suspense>
              <UserDetails
                id={shown.id}
                known={shown}
                onChanged={(user) => {
                  replaceItem(user);
                  void revalidate();
                }}
                onClose={() => ask(setShown, null)}
              />
            </Suspense>
          )}
        </>
      )}
    </ListPage>
  );
}

export const users: ListTab<User> = {
  label: 'User Management',
  load: ({ params, cursor, signal }) => {
    const { search, ...order } = filtersIn(params, userFilters);
    const query = { ...order, ...(search && { search }), ...(cursor && { cursor }) };
    return toPageResult(api.admin.users({ query }, { signal }), (data) => data.users);
  },
  Screen: UsersTab,
};
