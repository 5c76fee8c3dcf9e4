import type { ShownAuditEntry } from '@letfair/contract/admin';
import { ScrollText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Page, Settled } from '../../../lib/page-data.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { optionsOf, SelectFilter } from '../../../ui/forms/select.tsx';
import { auditFilters } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { AuditPlaceholder, AuditTable } from './audit-table.tsx';
import { actionLabels } from './audit-words.ts';

const UserDetails = lazy(async () => ({ default: (await import('../users/user-details.tsx')).UserDetails }));

export function AuditTab({ entries }: { readonly entries: Promise<Settled<Page<ShownAuditEntry>>> }) {
  const { filters, applied, change } = useTabFilters(auditFilters);
  const [shownUser, setShownUser] = useState<string | null>(null);

  return (
    <div className="grid grid-cols-1 gap-5">
      <SelectFilter
        label="Action"
        value={filters.action}
        options={optionsOf(actionLabels)}
        onChange={(action) => change({ action })}
      />
      <AdminList
        promise={entries}
        listKey={applied.action}
        what="the audit log"
        placeholder={<AuditPlaceholder />}
        countText={(count) => `${count} entries shown`}
        empty={
          <EmptyState icon={ScrollText} title="Nothing decided yet">
            What admins decide is written down here for good.
          </EmptyState>
        }
      >
        {({ items, loadingMore }) => <AuditTable loadingMore={loadingMore} entries={items} onUser={setShownUser} />}
      </AdminList>
      {shownUser && (
        <Suspense>
          <UserDetails id={shownUser} onClose={() => setShownUser(null)} />
        </Suspense>
      )}
    </div>
  );
}
