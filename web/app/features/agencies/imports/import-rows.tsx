import type { ImportRow, ShownImport } from '@letfair/contract/agencies/imports';
import { type ImportOutcome, importOutcomeLabels } from '@letfair/domain/agencies/imports/imports';
import { formatCount } from '@letfair/domain/money';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { SelectFilter } from '../../../ui/forms/select.tsx';
import { Cell, Row, Table, TablePlaceholder } from '../../../ui/layout/table.tsx';
import { downloadProblems } from './import-data.ts';
import { type RowFilter, useImportRows } from './use-import-rows.ts';

const tones = {
  new: 'good',
  changed: 'warm',
  unchanged: 'neutral',
  withdrawn: 'warm',
  refused: 'harm',
} as const satisfies Record<ImportOutcome, string>;

const columns = ['Row', 'Home', 'What happens', 'What to know'];

/** Every row of a file with what happens to it, and its problems in words. */
export function ImportRows({ shown }: { readonly shown: ShownImport }) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const rows = useImportRows(shown.id, filter);
  return (
    <section aria-label="What happens to each home" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectFilter<RowFilter> label="Show" value={filter} options={filtersOf(shown)} onChange={setFilter} />
        {shown.rowsWithProblems > 0 && <DownloadProblems id={shown.id} />}
      </div>
      <p aria-live="polite" className="sr-only">
        {rows.items && `${rows.items.length} rows shown`}
      </p>
      {rows.hasFailed && <LoadFailure what="the rows" onRetry={rows.reload} />}
      {rows.items === null && !rows.hasFailed && <TablePlaceholder columns={columns} lines={2} />}
      {rows.items?.length === 0 && <p className="text-muted">No row is like that.</p>}
      {rows.items && rows.items.length > 0 && (
        <Table caption="Rows of the file" columns={columns} cards loadingMore={rows.loadingMore}>
          {rows.items.map((row) => (
            <ShownRow key={row.row} row={row} left={leftOf(shown, row)} />
          ))}
        </Table>
      )}
      <LoadMore list={rows} />
    </section>
  );
}

function filtersOf({ counts, rowsWithProblems }: ShownImport) {
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
      ? [{ value: 'problems' as const, label: `With something to mend (${formatCount(rowsWithProblems)})` }]
      : []),
  ];
}

/** What a home is called that an import leaves for tomorrow, or never got to; null for others. */
function leftOf({ state, waiting }: ShownImport, { outcome, isApplied }: ImportRow): string | null {
  if (isApplied || outcome === 'unchanged' || outcome === 'refused') return null;
  if (waiting && outcome === 'new') return 'Waits';
  return state === 'refused' ? 'Not imported' : null;
}

function ShownRow({ row, left }: { readonly row: ImportRow; readonly left: string | null }) {
  const title = row.title || 'Without a title';
  return (
    <Row>
      <Cell>
        <span className="tabular-nums">{formatCount(row.row)}</span>
      </Cell>
      <Cell>
        <p className="font-semibold wrap-anywhere">
          {row.listingId ? <TextLink to={`/list-property?listing=${row.listingId}`}>{title}</TextLink> : title}
        </p>
        {row.reference && <p className="text-sm text-muted">{row.reference}</p>}
      </Cell>
      <Cell>
        {left ? (
          <Badge tone="neutral">{left}</Badge>
        ) : (
          <Badge tone={tones[row.outcome]}>{importOutcomeLabels[row.outcome]}</Badge>
        )}
      </Cell>
      <Cell>
        <ul className="grid max-w-text gap-1.5 text-sm">
          {row.problems.map(({ column, value, wanted, isWarning }) => (
            <li key={`${column} ${wanted}`} className="wrap-anywhere">
              <span className={isWarning ? 'font-semibold' : 'font-semibold text-on-danger-soft'}>{column}</span>
              {value && <span className="text-muted"> “{value}”</span>}: {wanted}
            </li>
          ))}
          {row.findings.map(({ sentence, isBlocking }) => (
            <li key={sentence} className="wrap-anywhere text-muted">
              {isBlocking && <span className="font-semibold text-ink">Not public before this is mended: </span>}
              {sentence}
            </li>
          ))}
          {row.problems.length + row.findings.length === 0 && <li className="text-muted">Nothing</li>}
        </ul>
      </Cell>
    </Row>
  );
}

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
      {state === 'failed' && <p role="alert">The file could not be loaded. Please try again.</p>}
    </div>
  );
}
