import type { User } from '@letfair/contract/accounts';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { api } from '../session/index.ts';
import { useAdminUsers } from './use-admin-users.ts';
import { UsersTable } from './users-table.tsx';

const UserDetails = lazy(async () => ({ default: (await import('./user-details.tsx')).UserDetails }));

const SEARCH_DELAY_MS = 300;
const SUSPENSION_REASON = 'Suspended by an administrator.';

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure: Notice = { tone: 'harm', text: 'Failed to update user' };

export function UsersTab({ onUserChanged }: { readonly onUserChanged: () => void }) {
  const [typed, setTyped] = useState('');
  const list = useAdminUsers(useSettled(typed.trim(), SEARCH_DELAY_MS));
  const [shown, setShown] = useState<User | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function setSuspended(user: User, suspended: boolean) {
    if (changing) return;
    setChanging(user.id);
    setNotice(null);
    try {
      const body = { suspended, reason: suspended ? SUSPENSION_REASON : '' };
      const answer = await api.admin.suspend({ params: { id: user.id }, body });
      if (!answer.success) return setNotice(failure);
      setNotice({ tone: 'good', text: suspended ? 'User suspended' : 'User unsuspended' });
      list.refetchWith(answer.data.user);
      onUserChanged();
    } catch {
      setNotice(failure);
    } finally {
      setChanging(null);
    }
  }

  return (
    <div className="grid gap-5">
      <SearchField label="Search users" placeholder="Name or email" value={typed} onChange={setTyped} />
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {list.status === 'failed' && <LoadFailure what="the users" onRetry={list.reload} />}
      <p aria-live="polite" className="sr-only">
        {list.items && list.status === 'ready' && `${list.items.length} users shown`}
      </p>
      {!list.items && list.status === 'loading' && <Skeleton className="h-80 rounded-md" />}
      {list.items?.length === 0 && (
        <EmptyState icon={Search} title="No users found">
          Nobody’s name or email address contains “{typed.trim()}”.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <UsersTable users={list.items} changing={changing} onDetails={setShown} onSuspend={setSuspended} />
      )}
      {list.hasMore && <LoadMore busy={list.loadingMore} onLoadMore={list.loadMore} />}
      {shown && (
        <Suspense>
          <UserDetails user={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </div>
  );
}
