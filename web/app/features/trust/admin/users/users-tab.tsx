import type { User } from '@letfair/contract/accounts/accounts';
import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import type { Page, Settled } from '../../../../lib/page-data.ts';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/forms/search-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';
import { api } from '../../../accounts/session/index.ts';
import { userFilters } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { orderAfter, shownInWords } from './user-order.ts';
import { UsersPlaceholder, UsersTable } from './users-table.tsx';

const SuspendDialog = lazyPart(async () => (await import('./suspend-dialog.tsx')).SuspendDialog);
const UserDetails = lazyPart(async () => (await import('./user-details.tsx')).UserDetails);

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure: Notice = { tone: 'harm', text: 'Failed to update user' };

/** A rule that stands in the way says so itself. */
const failureOf = ({ message, error }: { readonly message: string; readonly error?: { readonly code: string } }) =>
  error?.code === 'conflict' && message ? { ...failure, text: message } : failure;

interface UsersTabProps {
  readonly users: Promise<Settled<Page<User>>>;
}

export function UsersTab({ users }: UsersTabProps) {
  const { filters, applied, change } = useTabFilters(userFilters);
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<User | null>(null);
  const [suspending, setSuspending] = useState<User | null>(null);
  const [lifting, setLifting] = useState<User | null>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  async function setSuspended(user: User, suspended: boolean, onChanged: (user: User) => void, reason = '') {
    if (changing) return;
    setChanging(user.id);
    setNotice(null);
    try {
      const answer = await api.admin.suspend({ params: { id: user.id }, body: { suspended, reason } });
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
      {notice && !shown && !suspending && <Alert tone={notice.tone}>{notice.text}</Alert>}
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
              onSuspend={(user, suspended) => {
                setNotice(null);
                (suspended ? setSuspending : setLifting)(user);
              }}
            />
            {lifting && (
              <ConfirmDialog
                title={`Unsuspend ${lifting.firstName} ${lifting.lastName}?`}
                action="Unsuspend"
                variant="primary"
                busy={changing === lifting.id && 'Saving...'}
                onConfirm={() => void setSuspended(lifting, false, list.replaceItem)}
                onClose={() => setLifting(null)}
              >
                They can sign in again, their live homes come back to the search, and a mail tells them so.
              </ConfirmDialog>
            )}
            {suspending && (
              <Suspense>
                <SuspendDialog
                  user={suspending}
                  busy={changing === suspending.id}
                  failure={notice?.text ?? null}
                  onSuspend={(reason) => void setSuspended(suspending, true, list.replaceItem, reason)}
                  onClose={() => {
                    setNotice(null);
                    setSuspending(null);
                  }}
                />
              </Suspense>
            )}
            {shown && (
              <Suspense>
                <UserDetails
                  id={shown.id}
                  known={shown}
                  onChanged={(user) => {
                    list.replaceItem(user);
                    void revalidate();
                  }}
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
