import type { TableRow } from '@letfair/contract/agencies/bulk';
import { hasQuestion, type QuestionedStep } from '@letfair/domain/lettings/consequences/questions';
import type { BulkStep } from '@letfair/domain/listings/bulk/bulk-changes';
import { tableSorts } from '@letfair/domain/listings/bulk/table';
import { scoreInWords } from '@letfair/domain/listings/quality/quality';
import { standingOf } from '@letfair/domain/listings/standing';
import { formatCount, formatPounds } from '@letfair/domain/money';
import { House } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { type Column, Table } from '../../../../../ui/layout/table.tsx';
import { useChangeParams } from '../../../../../ui/lists/filters.ts';
import { orderAfter, sortedBy } from '../../../../../ui/lists/sort-order.ts';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { Permitted, useMayInTeam } from '../../../../accounts/permissions/index.ts';
import { changeLabel, changePath } from '../needed-change.ts';
import { StatusBadge } from '../status-badge.tsx';
import { type StepAnswer, StepDialog } from '../step-dialog.tsx';
import { BulkNotice } from './bulk-notice.tsx';
import { homesInWords } from './bulk-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { filterIn, homeColumns, orderIn, pageIn, pagesOf } from './table-query.ts';
import { type Chosen, useBulkChange } from './use-bulk-change.ts';

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const RentDialog = lazyPart(async () => (await import('./rent-dialog.tsx')).RentDialog);

interface HomesTableProps {
  readonly rows: readonly TableRow[];
  readonly total: number;
}

/** The homes of someone who has many: figures to compare, and steps for many at once. */
export function HomesTable({ rows, total }: HomesTableProps) {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const [filter, order, page] = [filterIn(params), orderIn(params), pageIn(params)];
  const { revalidate } = useRevalidator();
  const { busy, notice, asked, dropQuestion, change, preview } = useBulkChange(() => void revalidate());
  const selection = useSelection(rows, total, JSON.stringify(filter));
  const [isRentAsked, setIsRentAsked] = useState(false);
  const [isAssignAsked, setIsAssignAsked] = useState(false);
  const mayChange = useMayInTeam('transfer');
  const chosen: Chosen = selection.isAll ? { filter } : { ids: selection.ids };

  async function take(step: BulkStep, answer?: StepAnswer) {
    if (await change(chosen, step, answer)) selection.clear();
  }

  const columns = homeColumns.map(({ label, sort }) => ({
    label,
    isFigure: sort !== 'title',
    cell: cells[sort],
    sorting: {
      sorted: sortedBy(order, sort),
      onSort: () => changeParams({ ...orderAfter(order, sort, tableSorts) }, { preventScrollReset: true }),
    },
  }));
  const choice: Column<TableRow> = {
    label: 'Choose',
    cell: ({ id, title }) => (
      <input
        type="checkbox"
        checked={selection.has(id)}
        aria-label={`Choose ${title}`}
        onChange={(event) => selection.select(id, event.target.checked)}
        className="size-5 cursor-pointer align-middle"
      />
    ),
  };

  return (
    <div className="grid grid-cols-1 gap-4">
      {notice && <BulkNotice notice={notice} />}
      {rows.length === 0 ? (
        <EmptyState icon={House} title="No homes match">
          Try another word, status or client.
        </EmptyState>
      ) : (
        <>
          <Permitted permission="transfer">
            <SelectionBar
              count={selection.count}
              total={total}
              isPageSelected={selection.isPageSelected}
              isAllSelected={selection.isAll}
              busy={busy}
              onSelectPage={selection.selectPage}
              onSelectAll={selection.selectAll}
              onClear={selection.clear}
              onStep={(step) => void take(step)}
              onRent={() => setIsRentAsked(true)}
              onAssign={() => setIsAssignAsked(true)}
            />
          </Permitted>
          <Table caption="Your homes" cards dense columns={mayChange ? [choice, ...columns] : columns} items={rows} />
          <Pager page={page} total={total} />
        </>
      )}
      {asked && hasQuestion(asked.action as BulkStep) && (
        <StepDialog
          step={asked.action as QuestionedStep}
          people={asked.people}
          homes={selection.count}
          problem={asked.problem}
          onAnswer={(answer) => take(asked.action as BulkStep, answer)}
          onClose={dropQuestion}
        />
      )}
      {isRentAsked && (
        <Suspense>
          <RentDialog
            homes={selection.count}
            preview={(details) => preview(chosen, 'rent', details)}
            onChange={async (details) => {
              if (await change(chosen, 'rent', details)) selection.clear();
            }}
            onClose={() => setIsRentAsked(false)}
          />
        </Suspense>
      )}
      {isAssignAsked && (
        <Suspense>
          <AssignDialog
            homes={selection.count}
            preview={(assignedTo) => preview(chosen, 'assign', { assignedTo })}
            onAssign={async (assignedTo) => {
              if (await change(chosen, 'assign', { assignedTo })) selection.clear();
            }}
            onClose={() => setIsAssignAsked(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

type Cells = Readonly<Record<(typeof homeColumns)[number]['sort'], Column<TableRow>['cell']>>;

const cells: Cells = {
  title: (row) => (
    <div className="grid justify-items-start gap-1 sm:min-w-44">
      <Link
        to={`/properties/manage?listing=${encodeURIComponent(row.id)}`}
        className="rounded-sm font-semibold hover:underline"
      >
        {row.title}
      </Link>
      <p className="text-sm text-muted">
        {row.place} · {row.reference}
        {row.client && ` · ${row.client.name}`}
        {row.assignedTo && ` · Looked after by ${row.assignedTo.name}`}
      </p>
      <StatusBadge status={standingOf(row)} />
      <NeededChange row={row} />
    </div>
  ),
  rent: ({ price }) => (
    <>
      {formatPounds(price)}
      <VisuallyHidden> pcm</VisuallyHidden>
    </>
  ),
  views: ({ views }) => formatCount(views),
  saves: ({ saves }) => formatCount(saves),
  enquiries: ({ enquiries }) => formatCount(enquiries),
  viewings: ({ viewings }) => formatCount(viewings),
  applications: ({ applications }) => formatCount(applications),
  daysLive: ({ daysLive }) => (daysLive === null ? '–' : formatCount(daysLive)),
  advertScore: ({ advertScore }) => scoreInWords(advertScore),
};

/** Leads to the field that has to change; nothing for whoever only reads. */
function NeededChange({ row: { id, title, needsChange } }: { readonly row: TableRow }) {
  const mayChange = useMayInTeam('listings');
  if (!needsChange || !mayChange) return null;
  return (
    <Link
      to={changePath(id, needsChange)}
      title={needsChange.sentence}
      className="truncate rounded-sm text-sm text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {changeLabel(needsChange)}
      <VisuallyHidden> of {title}</VisuallyHidden>
    </Link>
  );
}

/** The choice outlives another page and another order, and ends with another filter. */
function useSelection(rows: readonly TableRow[], total: number, filterKey: string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const [shownKey, setShownKey] = useState(filterKey);
  if (filterKey !== shownKey) {
    setShownKey(filterKey);
    setIds(new Set());
    setIsAll(false);
  }
  const change = (changed: readonly string[], selected: boolean) => {
    setIsAll(false);
    setIds((before) => {
      const after = new Set(isAll ? rows.map(({ id }) => id) : before);
      for (const id of changed)
        if (selected) after.add(id);
        else after.delete(id);
      return after;
    });
  };
  return {
    ids: [...ids],
    isAll,
    count: isAll ? total : ids.size,
    has: (id: string) => isAll || ids.has(id),
    isPageSelected: rows.length > 0 && (isAll || rows.every(({ id }) => ids.has(id))),
    select: (id: string, selected: boolean) => change([id], selected),
    selectPage: (selected: boolean) =>
      change(
        rows.map(({ id }) => id),
        selected,
      ),
    selectAll: () => setIsAll(true),
    clear: () => {
      setIds(new Set());
      setIsAll(false);
    },
  };
}

function Pager({ page, total }: { readonly page: number; readonly total: number }) {
  const changeParams = useChangeParams();
  const pages = pagesOf(total);
  const go = (to: number) => changeParams({ page: to === 1 ? null : String(to) }, {});
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted tabular-nums">
        {pages === 1
          ? `${homesInWords(total)}`
          : `Page ${formatCount(page)} of ${formatCount(pages)} · ${homesInWords(total)}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
            Previous
          </Button>
          <Button size="sm" disabled={page >= pages} onClick={() => go(page + 1)}>
            Next
          </Button>
        </div>
      )}
    </nav>
  );
}
