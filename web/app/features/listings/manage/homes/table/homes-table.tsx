import type { TableRow } from '@letfair/contract/agencies/bulk';
import { hasQuestion, type QuestionedStep } from '@letfair/domain/lettings/consequences/questions';
import type { BulkStep } from '@letfair/domain/listings/bulk/bulk-changes';
import { formatCount } from '@letfair/domain/money';
import { House } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../../ui/feedback/empty-state.tsx';
import { useChangeParams } from '../../../../../ui/lists/filters.ts';
import { RoleNote, useMayInTeam } from '../../../../accounts/permissions/index.ts';
import { type StepAnswer, StepDialog } from '../step-dialog.tsx';
import { BulkNotice } from './bulk-notice.tsx';
import { homesInWords } from './bulk-words.ts';
import { HomeRows } from './home-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { filterIn, orderIn, pageIn, pagesOf } from './table-query.ts';
import { type Chosen, useBulkChange } from './use-bulk-change.ts';
import { useSelection } from './use-selection.ts';

const AssignDialog = lazyPart(async () => (await import('./assign-dialog.tsx')).AssignDialog);
const RentDialog = lazyPart(async () => (await import('./rent-dialog.tsx')).RentDialog);

interface HomesTableProps {
  readonly rows: readonly TableRow[];
  readonly total: number;
}

/** The homes of someone who has many: figures to compare, and steps for many at once. */
export function HomesTable({ rows, total }: HomesTableProps) {
  const [params] = useSearchParams();
  const [filter, order, page] = [filterIn(params), orderIn(params), pageIn(params)];
  const { revalidate } = useRevalidator();
  const { busy, notice, asked, dropQuestion, change, preview } = useBulkChange(() => void revalidate());
  const selection = useSelection(rows, total, JSON.stringify(filter));
  const [isRentAsked, setIsRentAsked] = useState(false);
  const [isAssignAsked, setIsAssignAsked] = useState(false);
  const mayChange = useMayInTeam('transfer');
  const bar = useRef<HTMLElement>(null);
  const focusActions = () => bar.current?.querySelector<HTMLElement>('[data-step]')?.focus();
  const chosen: Chosen = selection.isAll ? { filter } : { ids: selection.ids };

  async function take(step: BulkStep, answer?: StepAnswer) {
    if (await change(chosen, step, answer)) selection.clear();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      {notice && <BulkNotice notice={notice} />}
      {rows.length === 0 ? (
        <EmptyState icon={House} title="No homes match">
          Try another word, status or client.
        </EmptyState>
      ) : (
        <>
          <RoleNote permission="transfer" />
          <HomeRows rows={rows} order={order} selection={mayChange ? selection : null} onToActions={focusActions} />
          <Pager page={page} total={total} />
          {mayChange && (
            <SelectionBar
              ref={bar}
              count={selection.count}
              total={total}
              hasMore={selection.isPageSelected && !selection.isAll && total > selection.count}
              busy={busy}
              onSelectAll={selection.selectAll}
              onClear={selection.clear}
              onStep={(step) => void take(step)}
              onRent={() => setIsRentAsked(true)}
              onAssign={() => setIsAssignAsked(true)}
            />
          )}
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
