import type { TableRow } from '@letfair/contract/agencies/bulk';
import type { BulkStep } from '@letfair/domain/listings/bulk/bulk-changes';
import type { TableSort } from '@letfair/domain/listings/bulk/table';
import { formatCount, formatPounds } from '@letfair/domain/money';
import { House } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { Cell, Row, type SortColumn, Table } from '../../../../../ui/layout/table.tsx';
import { ConfirmDialog } from '../../../../../ui/overlays/dialog.tsx';
import { VisuallyHidden } from '../../../../../ui/visually-hidden.tsx';
import { Permitted, useMayInTeam } from '../../../../accounts/permissions/index.ts';
import { StatusBadge } from '../status-badge.tsx';
import { BulkNotice, homesInWords } from './bulk-notice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { changedParams, filterIn, orderAfter, orderIn, pageIn, pagesOf, type TableOrder } from './table-query.ts';
import { type Chosen, useBulkChange } from './use-bulk-change.ts';

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const RentDialog = lazyPart(async () => (await import('./rent-dialog.tsx')).RentDialog);

const columns: readonly (readonly [string, TableSort | null])[] = [
  ['Choose', null],
  ['Home', 'title'],
  ['Rent', 'rent'],
  ['Views', 'views'],
  ['Saves', 'saves'],
  ['Enquiries', 'enquiries'],
  ['Viewings', 'viewings'],
  ['Applications', 'applications'],
  ['Days live', 'daysLive'],
  ['Completeness', 'quality'],
];

const sortedBy = ({ sort, direction }: TableOrder, column: TableSort): SortColumn['sorted'] =>
  column !== sort ? 'none' : direction === 'asc' ? 'ascending' : 'descending';

interface HomesTableProps {
  readonly rows: readonly TableRow[];
  readonly total: number;
}

/** The homes of somebody who has many: figures to compare, and steps for many at once. */
export function HomesTable({ rows, total }: HomesTableProps) {
  const [params, setParams] = useSearchParams();
  const [filter, order, page] = [filterIn(params), orderIn(params), pageIn(params)];
  const { revalidate } = useRevalidator();
  const { busy, notice, change, undo, preview } = useBulkChange(() => void revalidate());
  const selection = useSelection(rows, total, JSON.stringify(filter));
  const [isLetAsked, setIsLetAsked] = useState(false);
  const [isRentAsked, setIsRentAsked] = useState(false);
  const [isAssignAsked, setIsAssignAsked] = useState(false);
  const mayChange = useMayInTeam('transfer');
  const chosen: Chosen = selection.isAll ? { filter } : { ids: selection.ids };

  async function take(step: BulkStep) {
    if (await change(chosen, step)) selection.clear();
    setIsLetAsked(false);
  }

  const sortable = columns.map(([label, sort]) =>
    sort === null
      ? label
      : {
          label,
          sorted: sortedBy(order, sort),
          onSort: () => {
            const next = orderAfter(order, sort);
            setParams(changedParams(params, { sort: next.sort, direction: next.direction }), {
              preventScrollReset: true,
            });
          },
        },
  );

  return (
    <div className="grid grid-cols-1 gap-4">
      {notice && <BulkNotice notice={notice} busy={busy} onUndo={(id) => void undo(id)} />}
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
              onStep={(step) => (step === 'let' ? setIsLetAsked(true) : void take(step))}
              onRent={() => setIsRentAsked(true)}
              onAssign={() => setIsAssignAsked(true)}
            />
          </Permitted>
          <Table caption="Your homes" cards dense columns={mayChange ? sortable : sortable.slice(1)}>
            {rows.map((row) => (
              <HomeRow
                key={row.id}
                row={row}
                isSelected={selection.has(row.id)}
                onSelect={mayChange ? (selected) => selection.select(row.id, selected) : null}
              />
            ))}
          </Table>
          <Pager page={page} total={total} />
        </>
      )}
      {isLetAsked && (
        <ConfirmDialog
          title={`Are ${homesInWords(selection.count)} let?`}
          action="Mark let"
          busy={busy && 'Marking...'}
          onConfirm={() => void take('let')}
          onClose={() => setIsLetAsked(false)}
        >
          They leave the market. Unless you undo it, their open applications are closed and the applicants get a mail.
          Whoever you have accepted stays accepted.
        </ConfirmDialog>
      )}
      {isRentAsked && (
        <Suspense>
          <RentDialog
            homes={selection.count}
            preview={(rent) => preview(chosen, 'rent', { rent })}
            onChange={async (rent) => {
              if (await change(chosen, 'rent', { rent })) selection.clear();
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

interface HomeRowProps {
  readonly row: TableRow;
  readonly isSelected: boolean;
  /** Null for somebody who may not change many homes at once. */
  readonly onSelect: ((selected: boolean) => void) | null;
}

const HomeRow = ({ row, isSelected, onSelect }: HomeRowProps) => (
  <Row>
    {onSelect && (
      <Cell>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={`Choose ${row.title}`}
          onChange={(event) => onSelect(event.target.checked)}
          className="size-5 cursor-pointer align-middle"
        />
      </Cell>
    )}
    <Cell>
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
        <StatusBadge status={row.status} />
      </div>
    </Cell>
    <Cell>
      <Figure>{formatPounds(row.price)}</Figure>
      <VisuallyHidden> pcm</VisuallyHidden>
    </Cell>
    {[row.views, row.saves, row.enquiries, row.viewings, row.applications].map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a row never move
      <Cell key={at}>
        <Figure>{formatCount(count)}</Figure>
      </Cell>
    ))}
    <Cell>
      <Figure>{row.daysLive === null ? '–' : formatCount(row.daysLive)}</Figure>
    </Cell>
    <Cell>
      <Figure>{`${row.quality} %`}</Figure>
    </Cell>
  </Row>
);

const Figure = ({ children }: { readonly children: string }) => (
  <span className="whitespace-nowrap tabular-nums">{children}</span>
);

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
  const [params, setParams] = useSearchParams();
  const pages = pagesOf(total);
  const go = (to: number) => setParams(changedParams(params, { page: to === 1 ? null : String(to) }));
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
