import type { User } from '@letfair/contract/accounts';
import { USUAL_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Page, Settled } from '../../../lib/page-data.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { api } from '../../session/index.ts';
import { userFilters } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { orderAfter, shownInWords } from './user-order.ts';
import { UsersPlaceholder, UsersTable } from './users-table.tsx';

const UserDetails = lazy(async () => ({ default: (await import('./user-details.tsx')).UserDetails }));

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure: Notice = { tone: 'harm', text: 'Failed to update user' };

interface UsersTabProps {
  readonly users: Promise<Settled<Page<User>>>;
}

export function UsersTab({ users }: UsersTabProps) {
  const { filters, applied, change } = useTabFilters(userFilters);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<User | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function setSuspended(
    user: User,
    suspended: boolean,
    onChanged: (user: User) => void,
    reason = suspended ? USUAL_SUSPENSION_REASON : '',
  ) {
    if (changing) return;
    setChanging(user.id);
    setNotice(null);
    try {
      const answer = await api.admin.suspend({ params: { id: user.id }, body: { suspended, reason } });
      if (!answer.success) return setNotice(failure);
      setNotice({ tone: 'good', text: suspended ? 'User suspended' : 'User unsuspended' });
      setShown(null);
      onChanged(answer.data.user);
      void revalidate();
    } catch {
      setNotice(failure);
    } finally {
      setChanging(null);
    }
  }

  function showDetails(user: User | null) {
    setNotice(null);
    setShown(user);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <SearchField
        label="Search users"
        placeholder="Name or email"
        value={filters.search}
        onChange={(search) => change({ search })}
      />
      {notice && !shown && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <AdminList
        promise={users}
        listKey={Object.values(applied).join(' ')}
        what="the users"
        placeholder={<UsersPlaceholder />}
        countText={shownInWords}
        isCountVisible
        empty={
          <EmptyState icon={Search} title="No users found">
            Nobody’s name or email address contains “{applied.search}”.
          </EmptyState>
        }
      >
        {(list) => (
          <>
            <UsersTable
              users={list.items}
              order={filters}
              onSort={(column) => change(orderAfter(filters, column))}
              loadingMore={list.loadingMore}
              changing={changing}
              onDetails={showDetails}
              onSuspend={(user, suspended) => void setSuspended(user, suspended, list.replaceItem)}
            />
            {shown && (
              <Suspense>
                <UserDetails
                  id={shown.id}
                  known={shown}
                  busy={changing === shown.id}
                  failure={notice?.text ?? null}
                  onSuspend={(user, reason) => void setSuspended(user, true, list.replaceItem, reason)}
                  onClose={() => showDetails(null)}
                />
              </Suspense>
            )}
          </>
        )}
      </AdminList>
    </div>
  );
}
