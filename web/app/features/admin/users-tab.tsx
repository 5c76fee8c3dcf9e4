import type { User } from '@letfair/contract/accounts';
import { USUAL_SUSPENSION_REASON } from '@letfair/domain/accounts/suspension';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Placeholder } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { api } from '../session/index.ts';
import { useAdminUsers } from './use-admin-users.ts';
import { newestFirst, orderAfter, shownInWords } from './user-order.ts';
import { UsersPlaceholder, UsersTable } from './users-table.tsx';

const UserDetails = lazy(async () => ({ default: (await import('./user-details.tsx')).UserDetails }));

const SEARCH_DELAY_MS = 300;

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure: Notice = { tone: 'harm', text: 'Failed to update user' };

export function UsersTab({ onUserChanged }: { readonly onUserChanged: () => void }) {
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState(newestFirst);
  const list = useAdminUsers(useSettled(typed.trim(), SEARCH_DELAY_MS), order);
  const [shown, setShown] = useState<User | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function setSuspended(user: User, suspended: boolean, reason = suspended ? USUAL_SUSPENSION_REASON : '') {
    if (changing) return;
    setChanging(user.id);
    setNotice(null);
    try {
      const answer = await api.admin.suspend({ params: { id: user.id }, body: { suspended, reason } });
      if (!answer.success) return setNotice(failure);
      setNotice({ tone: 'good', text: suspended ? 'User suspended' : 'User unsuspended' });
      setShown(null);
      list.refetchWith(answer.data.user);
      onUserChanged();
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
      <SearchField label="Search users" placeholder="Name or email" value={typed} onChange={setTyped} />
      {notice && !shown && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {list.status === 'failed' && <LoadFailure what="the users" onRetry={list.reload} />}
      <p aria-live="polite" className="min-h-lh text-sm text-muted tabular-nums">
        {list.items && list.items.length > 0 && shownInWords(list.items.length, list.total)}
      </p>
      {!list.items && list.status === 'loading' && (
        <Placeholder>
          <UsersPlaceholder />
        </Placeholder>
      )}
      {list.items?.length === 0 && (
        <EmptyState icon={Search} title="No users found">
          Nobody’s name or email address contains “{typed.trim()}”.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <UsersTable
          users={list.items}
          order={order}
          onSort={(column) => setOrder((before) => orderAfter(before, column))}
          loadingMore={list.loadingMore}
          changing={changing}
          onDetails={showDetails}
          onSuspend={setSuspended}
        />
      )}
      <LoadMore list={list} />
      {shown && (
        <Suspense>
          <UserDetails
            id={shown.id}
            known={shown}
            busy={changing === shown.id}
            failure={notice?.text ?? null}
            onSuspend={(user, reason) => void setSuspended(user, true, reason)}
            onClose={() => showDetails(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
