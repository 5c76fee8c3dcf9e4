import type { BulkResult } from '@letfair/contract/agencies/bulk';
import type { StepConsequences } from '@letfair/contract/listings/consequences';
import type { BulkAction, RentChange } from '@letfair/domain/listings/bulk/bulk-changes';
import { useState } from 'react';
import { networkProblem } from '../../../../../lib/forms/use-form.ts';
import { useStep } from '../../../../../lib/forms/use-step.ts';
import { offerUndo } from '../../../../../ui/feedback/offer-undo.ts';
import { api } from '../../../../accounts/session/index.ts';
import type { StepAnswer } from '../step-dialog.tsx';
import { type BulkOutcome, outcomeInWords, undoneInWords } from './bulk-words.ts';
import type { filterIn } from './table-query.ts';

/** The homes that are chosen: these, or all that match. */
export type Chosen = { readonly ids: readonly string[] } | { readonly filter: ReturnType<typeof filterIn> };

/** What some actions need besides. */
export interface BulkDetails {
  readonly rent?: RentChange;
  readonly assignedTo?: string | null;
  /** With `rent`. */
  readonly lowerDeposits?: boolean;
}

/** A step that waits for an answer. */
export interface AskedChange {
  readonly action: BulkAction;
  readonly people: StepConsequences;
  readonly problem: string | null;
}

export type BulkNotice =
  | { readonly kind: 'changed'; readonly outcome: BulkOutcome }
  | { readonly kind: 'failed'; readonly text: string };

const bodyOf = (chosen: Chosen) => ('ids' in chosen ? { ids: [...chosen.ids] } : { filter: chosen.filter });

/** Changes many homes, and says what came of it; `reload` shows the table again. */
export function useBulkChange(reload: () => void) {
  const step = useStep(reload);
  const [notice, setNotice] = useState<BulkNotice | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);

  /** True when something was changed or refused home by home. */
  async function change(chosen: Chosen, action: BulkAction, details: BulkDetails | StepAnswer = {}): Promise<boolean> {
    setNotice(null);
    const body = { ...bodyOf(chosen), action, ...details };
    const taken = await step.take('change', (options) => api.bulk.change({ body }, options), { content: body });
    if (!taken) return false;
    const people = taken.isDone ? undefined : taken.refused?.data;
    setAsked(people ? { action, people, problem: 'seen' in details && !taken.isDone ? taken.problem : null } : null);
    if (!taken.isDone) {
      if (!people) setNotice({ kind: 'failed', text: taken.problem });
      return false;
    }
    const { done, changeId, step: told, results } = taken.answer.data;
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const outcome = { action, done, refused, step: told };
    // What can be undone is said with the way back; which homes stayed and why is too much for that.
    if (changeId) offerUndoOf(changeId, outcomeInWords(outcome));
    if (!changeId || refused.length > 0) setNotice({ kind: 'changed', outcome });
    return true;
  }

  function offerUndoOf(id: string, title: string): void {
    offerUndo({
      title,
      undo: (options) => api.bulk.undo({ params: { id } }, options),
      undone: undoneInWords,
      onUndone: () => {
        setNotice(null);
        reload();
      },
      onRefused: reload,
    });
  }

  /** What a change would do home by home, or why that is not known. */
  async function preview(
    chosen: Chosen,
    action: BulkAction,
    details: BulkDetails,
  ): Promise<readonly BulkResult[] | string> {
    try {
      const answer = await api.bulk.change({ body: { ...bodyOf(chosen), action, ...details, dryRun: true } });
      return answer.success ? answer.data.results : answer.message || networkProblem();
    } catch {
      return networkProblem();
    }
  }

  return { busy: step.isBusy, notice, asked, dropQuestion: () => setAsked(null), change, preview };
}
