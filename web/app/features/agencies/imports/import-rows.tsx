import type { ImportRow, ShownImport } from '@letfair/contract/agencies/imports';
import { hasEnded, type ImportOutcome, importOutcomeLabels } from '@letfair/domain/agencies/imports/imports';
import { type UndoOutcome, undoOutcomeLabels } from '@letfair/domain/agencies/imports/undo';
import { counted } from '@letfair/domain/counted';
import { formatCount } from '@letfair/domain/money';
import { useState } from 'react';
import { type Answered, useAnswer } from '../../../lib/network/use-answer.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { type Column, Table, TablePlaceholder } from '../../../ui/layout/table.tsx';
import { api } from '../../accounts/session/index.ts';
import { downloadProblems } from './import-data.ts';
import { RowDetails } from './row-details.tsx';

const tones = {
  new: 'good',
  changed: 'warm',
  unchanged: 'neutral',
  withdrawn: 'warm',
  refused: 'harm',
} as const satisfies Record<ImportOutcome, string>;

const undoTones = {
  withdrawn: 'warm',
  restored: 'good',
  partly: 'warm',
  kept: 'neutral',
} as const satisfies Record<UndoOutcome, string>;

const UNTITLED = 'Untitled';

/** Every row of a file with what happens to it, and its problems in words. */
export function ImportRows({ shown }: { readonly shown: ShownImport }) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const rows = useImportRows(shown.id, filter);
  const columns = columnsOf(shown);
  return (
    <section
      aria-label={hasEnded(shown.state) ? 'What happened to each home' : 'What will happen to each home'}
      className="grid grid-cols-1 gap-4"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectFilter<RowFilter> label="Show" value={filter} options={filtersOf(shown)} onChange={setFilter} />
        {shown.rowsWithProblems > 0 && <DownloadProblems id={shown.id} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {rows.items && `${counted(rows.items.length, 'row')} shown`}
      </p>
      {rows.hasFailed && <LoadFailure what="the rows" onRetry={rows.reload} />}
      {rows.items === null && !rows.hasFailed && <TablePlaceholder columns={columns} />}
      {rows.items?.length === 0 && <p className="text-muted">There are no rows of this kind.</p>}
      {rows.items && rows.items.length > 0 && (
        <Table
          caption="Rows in the file"
          cards
          columns={columns}
          items={rows.items}
          keyOf={({ row, listingId }) => row ?? listingId ?? ''}
          loadingMore={rows.loadingMore}
        />
      )}
      <LoadMore list={rows} />
    </section>
  );
}

function filtersOf({ counts, rowsWithProblems, rowsBlocked, rowsInReview, undo }: ShownImport) {
  const left = undo.counts.kept + undo.counts.partly;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const outcomes = Object.keys(importOutcomeLabels) as ImportOutcome[];
  return [
    { value: 'all' as const, label: `All rows (${formatCount(total)})` },
    ...outcomes
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => ({
        value: outcome,
        label: `${importOutcomeLabels[outcome]} (${formatCount(counts[outcome])})`,
      })),
    ...(rowsWithProblems > 0
      ? [{ value: 'problems' as const, label: `Problems to fix (${formatCount(rowsWithProblems)})` }]
      : []),
    ...(left > 0 ? [{ value: 'left' as const, label: `Not restored (${formatCount(left)})` }] : []),
    ...(rowsBlocked > 0
      ? [{ value: 'blocked' as const, label: `Can’t go live yet (${formatCount(rowsBlocked)})` }]
      : []),
    ...(rowsInReview > 0 ? [{ value: 'inReview' as const, label: `In review (${formatCount(rowsInReview)})` }] : []),
  ];
}

/** What a home is called whose change is read first, or that an import leaves for tomorrow or never got to; else null. */
function leftOf({ state, waiting }: ShownImport, { outcome, isApplied, isInReview }: ImportRow): string | null {
  if (isInReview) return 'In review';
  if (isApplied || outcome === 'unchanged' || outcome === 'refused') return null;
  if (waiting && outcome === 'new') return 'Waiting';
  return state === 'refused' ? 'Not imported' : null;
}

const columnsOf = (shown: ShownImport): readonly Column<ImportRow>[] => [
  { label: 'Row', isFigure: true, cell: ({ row }) => (row === null ? '–' : formatCount(row)) },
  {
    label: 'Home',
    cell: ({ title, listingId, reference }) => (
      <>
        <p className="font-semibold wrap-anywhere">
          {listingId ? (
            <TextLink to={`/list-property?listing=${listingId}`}>{title || UNTITLED}</TextLink>
          ) : (
            title || UNTITLED
          )}
        </p>
        {reference && <p className="text-sm text-muted">{reference}</p>}
      </>
    ),
  },
  {
    label: hasEnded(shown.state) ? 'Result' : 'What happens',
    cell: (row) => {
      if (row.undone)
        return <Badge tone={undoTones[row.undone.outcome]}>{undoOutcomeLabels[row.undone.outcome]}</Badge>;
      const left = leftOf(shown, row);
      return <Badge tone={left ? 'neutral' : tones[row.outcome]}>{left ?? importOutcomeLabels[row.outcome]}</Badge>;
    },
  },
  { label: 'Details', cell: (row) => <RowDetails row={row} isOver={hasEnded(shown.state)} /> },
];

function DownloadProblems({ id }: { readonly id: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  async function download() {
    setState('busy');
    setState((await downloadProblems(id)) ? 'idle' : 'failed');
  }
  return (
    <div className="grid justify-items-end gap-1">
      <Button busy={state === 'busy' && 'Preparing...'} onClick={() => void download()}>
        Download problems as CSV
      </Button>
      {state === 'failed' && <p role="alert">We couldn’t load the file. Please try again.</p>}
    </div>
  );
}

const parts = ['problems', 'blocked', 'inReview', 'left'] as const;
type RowFilter = 'all' | (typeof parts)[number] | ImportOutcome;

const queryOf = (filter: RowFilter) => {
  if (filter === 'all') return {};
  const part = parts.find((name) => name === filter);
  return part ? { [part]: 'true' as const } : { outcome: filter as ImportOutcome };
};

interface ShownRows {
  readonly key: string;
  readonly cursor: string | null;
  readonly nextCursor: string | null;
  readonly items: readonly ImportRow[];
}

/** The rows of an import page by page. */
function useImportRows(id: string, filter: RowFilter) {
  const key = `${id} ${filter}`;
  const [next, setNext] = useState({ key, cursor: null as string | null });
  const cursor = next.key === key ? next.cursor : null;
  const { data, hasFailed, load } = useAnswer<ShownRows>(
    async (signal): Promise<Answered<ShownRows>> => {
      const query = { ...queryOf(filter), ...(cursor && { cursor }) };
      const answer = await api.imports.rows({ params: { id }, query }, { signal });
      if (!answer.success) return answer;
      const { rows, nextCursor } = answer.data;
      const before: readonly ImportRow[] = cursor && data?.key === key ? data.items : [];
      return { success: true, data: { key, cursor, nextCursor, items: [...before, ...rows] } };
    },
    `${key} ${cursor}`,
    { keepsLast: true },
  );
  const shown = data?.key === key ? data : undefined;
  return {
    items: shown?.items ?? null,
    hasFailed: hasFailed && !shown,
    reload: load,
    hasMore: !!shown?.nextCursor,
    loadingMore: !!shown && shown.cursor !== cursor && !hasFailed,
    moreFailed: hasFailed && !!shown,
    loadMore: () => (hasFailed ? load() : setNext({ key, cursor: shown?.nextCursor ?? null })),
  };
}
