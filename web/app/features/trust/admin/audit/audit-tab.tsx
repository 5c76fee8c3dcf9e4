import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { Download, ScrollText } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { patiently } from '../../../../lib/network/patiently.ts';
import { loadAllPages, type Page, type Settled } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { controlStyle } from '../../../../ui/forms/field.tsx';
import { optionsOf, SelectFilter } from '../../../../ui/forms/select.tsx';
import { api } from '../../../accounts/session/index.ts';
import { auditFilters, auditQuery, useAdminDetails } from '../admin-data.ts';
import { AdminList } from '../admin-list.tsx';
import { useTabFilters } from '../tab-filters.ts';
import { AuditPlaceholder, AuditTable } from './audit-table.tsx';
import { actionLabels } from './audit-words.ts';

const UserDetails = lazyPart(async () => (await import('../users/user-details.tsx')).UserDetails);

export function AuditTab({ entries }: { readonly entries: Promise<Settled<Page<ShownAuditEntry>>> }) {
  const { filters, applied, change } = useTabFilters(auditFilters);
  const [shownUser, setShownUser] = useState<string | null>(null);
  const admins = useAdminDetails('admins', 'all').data?.admins ?? [];

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        <SelectFilter
          label="Action"
          labelAt="above"
          value={filters.action}
          options={optionsOf(actionLabels)}
          onChange={(action) => change({ action })}
        />
        <SelectFilter
          label="Admin"
          labelAt="above"
          value={filters.by}
          options={[{ value: '', label: 'Everybody' }, ...admins.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(by) => change({ by })}
        />
        <div className="grid grid-cols-2 gap-x-5 sm:col-span-2">
          <DateFilter label="From" value={filters.from} onChange={(from) => change({ from })} />
          <DateFilter label="To" value={filters.to} onChange={(to) => change({ to })} />
        </div>
      </div>
      <DownloadButton query={auditQuery(applied)} />
      <AdminList
        promise={entries}
        listKey={Object.values(applied).join(' ')}
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

interface DateFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function DateFilter({ label, value, onChange }: DateFilterProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlStyle}
      />
    </div>
  );
}

type AuditQuery = ReturnType<typeof auditQuery>;

function DownloadButton({ query }: { readonly query: AuditQuery }) {
  const [isBusy, setIsBusy] = useState(false);
  const [result, setResult] = useState<DownloadResult | null>(null);
  async function download() {
    setIsBusy(true);
    setResult(await downloadAudit(query));
    setIsBusy(false);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button busy={isBusy && 'Downloading...'} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-4" />
        Download as CSV
      </Button>
      {result === 'failed' && <Alert>The file could not be made. Please try again.</Alert>}
      {typeof result === 'number' && (
        <Alert tone="good">
          The file ends after the newest {result.toLocaleString('en-GB')} entries. Choose days to download older ones.
        </Alert>
      )}
    </div>
  );
}

/** Bounds what a browser has to hold. */
const MOST_PAGES = 400;

/** A number where the file ends after so many entries. */
type DownloadResult = 'whole' | 'failed' | number;

const loadCsv = patiently(async () => (await import('./audit-csv.ts')).auditCsv);

/** Downloads what the filters find, newest first, page by page. */
async function downloadAudit(query: AuditQuery): Promise<DownloadResult> {
  let next: string | null = null;
  const loaded = await loadAllPages(
    (page) => api.admin.audit({ query: { ...query, ...page } }),
    ({ entries, nextCursor }) => {
      next = nextCursor;
      return entries;
    },
    MOST_PAGES,
  );
  if (!loaded.success) return 'failed';
  const auditCsv = await loadCsv();
  const url = URL.createObjectURL(new Blob([auditCsv(loaded.data)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: 'audit-log.csv' }).click();
  URL.revokeObjectURL(url);
  return next === null ? 'whole' : loaded.data.length;
}
