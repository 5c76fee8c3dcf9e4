import { ScrollText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { Placeholder } from '../../../ui/feedback/skeleton.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { AuditPlaceholder, AuditTable } from './audit-table.tsx';
import { type ActionChoice, actionChoices } from './audit-words.ts';
import { useAuditLog } from './use-audit-log.ts';

const UserDetails = lazy(async () => ({ default: (await import('../user-details.tsx')).UserDetails }));

export function AuditTab() {
  const [action, setAction] = useState<ActionChoice>('');
  const list = useAuditLog(action);
  const [shownUser, setShownUser] = useState<string | null>(null);

  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter label="Action" value={action} options={actionChoices} onChange={setAction} />
      {list.status === 'failed' && <LoadFailure what="the audit log" onRetry={list.reload} />}
      <p aria-live="polite" className="sr-only">
        {list.items && list.status === 'ready' && `${list.items.length} entries shown`}
      </p>
      {!list.items && list.status === 'loading' && (
        <Placeholder>
          <AuditPlaceholder />
        </Placeholder>
      )}
      {list.items?.length === 0 && (
        <EmptyState icon={ScrollText} title="Nothing decided yet">
          What admins decide is written down here for good.
        </EmptyState>
      )}
      {list.items && list.items.length > 0 && (
        <AuditTable loadingMore={list.loadingMore} entries={list.items} onUser={setShownUser} />
      )}
      <LoadMore list={list} />
      {shownUser && (
        <Suspense>
          <UserDetails id={shownUser} onClose={() => setShownUser(null)} />
        </Suspense>
      )}
    </div>
  );
}
