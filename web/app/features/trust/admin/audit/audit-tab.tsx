import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { counted } from '@letfair/domain/counted';
import { Download, ScrollText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatMoment } from '../../../../lib/dates.ts';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { retryWhenOnline } from '../../../../lib/network/retry-when-online.ts';
import { loadAllPages, toPageResult } from '../../../../lib/page-data.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import type { Column } from '../../../../ui/layout/table.tsx';
import {
  choiceFilter,
  dayFilter,
  type Filters,
  filtersIn,
  thingFilter,
  useListFilters,
} from '../../../../ui/lists/filters.ts';
import { ListPage } from '../../../../ui/lists/list-page.tsx';
import { api } from '../../../accounts/session/index.ts';
import { type ListTab, type ScreenProps, useAdminDetails } from '../admin-data.ts';
import { aboutWhat, actionLabels, byWhom, doneInWords } from './audit-words.ts';

const UserDetails = lazyPart(async () => (await import('../users/user-details.tsx')).UserDetails);

const auditFilters = {
  action: choiceFilter('Action', actionLabels),
  by: thingFilter('Admin', 'Everybody'),
  from: dayFilter('From'),
  to: dayFilter('To'),
};

const auditQuery = ({ action, by, from, to }: Filters<typeof auditFilters>) => ({
  ...(action && { action }),
  ...(by && { actorId: by }),
  ...(from && { from }),
  ...(to && { to }),
});

const columnsOf = (onUser: (id: string) => void): readonly Column<ShownAuditEntry>[] => [
  { label: 'When', isOneLine: true, cell: ({ at }) => formatMoment(at) },
  { label: 'Admin', cell: (entry) => <span className="block min-w-28">{byWhom(entry)}</span> },
  { label: 'Action', cell: (entry) => <span className="block min-w-36 font-semibold">{doneInWords(entry)}</span> },
  {
    label: 'About',
    cell: ({ target }) => (
      <div className="sm:min-w-48">
        <Target target={target} onUser={onUser} />
      </div>
    ),
  },
  {
    label: 'Reason',
    cell: ({ note }) => <span className="block max-w-96 sm:min-w-72 wrap-anywhere whitespace-pre-line">{note}</span>,
  },
];

interface TargetProps extends Pick<ShownAuditEntry, 'target'> {
  readonly onUser: (id: string) => void;
}

function Target({ target, onUser }: TargetProps) {
  const { propertyId, userId } = target;
  const label = aboutWhat(target);
  if (propertyId) return <TextLink to={`/properties/${propertyId}`}>{label}</TextLink>;
  if (!userId) return label;
  return (
    <button
      type="button"
      onClick={() => onUser(userId)}
      className="cursor-pointer rounded-sm text-left font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {label}
    </button>
  );
}

function AuditTab({ promise }: ScreenProps<ShownAuditEntry>) {
  const filters = useListFilters(auditFilters);
  const [shownUser, setShownUser] = useState<string | null>(null);
  const admins = useAdminDetails('admins', 'all').data?.admins ?? [];

  return (
    <>
      <ListPage
        filters={filters}
        filterOptions={{ by: admins.map(({ id, name }) => ({ value: id, label: name })) }}
        notice={<DownloadButton query={auditQuery(filters.applied)} />}
        promise={promise}
        what="the audit log"
        list={{ caption: 'Audit log', columns: columnsOf(setShownUser) }}
        countText={(count) => `${counted(count, 'entry', 'entries')} shown`}
        empty={
          <EmptyState icon={ScrollText} title="No decisions yet">
            Every decision an admin makes is recorded here for good.
          </EmptyState>
        }
      />
      {shownUser && (
        <Suspense>
          <UserDetails id={shownUser} onClose={() => setShownUser(null)} />
        </Suspense>
      )}
    </>
  );
}

export const audit: ListTab<ShownAuditEntry> = {
  label: 'Audit log',
  load: ({ params, cursor, signal }) => {
    const query = { ...auditQuery(filtersIn(params, auditFilters)), ...(cursor && { cursor }) };
    return toPageResult(api.admin.audit({ query }, { signal }), ({ entries }) => entries);
  },
  Screen: AuditTab,
};

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
      {result === 'failed' && <Alert>We couldn’t create the file. Please try again.</Alert>}
      {typeof result === 'number' && (
        <Alert tone="good">
          The file only includes the newest {result.toLocaleString('en-GB')} entries. Choose dates to download older
          ones.
        </Alert>
      )}
    </div>
  );
}

/** Bounds what a browser has to hold. */
const MOST_PAGES = 400;

/** A number where the file ends after so many entries. */
type DownloadResult = 'whole' | 'failed' | number;

const loadCsv = retryWhenOnline(async () => (await import('./audit-csv.ts')).auditCsv);

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
