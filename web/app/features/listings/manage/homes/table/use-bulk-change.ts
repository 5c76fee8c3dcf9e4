import type { BulkResult } from '@letfair/contract/agencies/bulk';
import type { StepConsequences } from '@letfair/contract/listings/consequences';
import type { StepDone } from '@letfair/domain/lettings/consequences/questions';
import type { BulkAction, RentChange } from '@letfair/domain/listings/bulk/bulk-changes';
import { UNDO_SECONDS } from '@letfair/domain/undo';
import { useEffect, useState } from 'react';
import { NETWORK_ERROR } from '../../../../../lib/forms/use-form.ts';
import { useStep } from '../../../../../lib/forms/use-step.ts';
import { api } from '../../../../accounts/session/index.ts';
import type { StepAnswer } from '../step-dialog.tsx';
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

export interface BulkOutcome {
  readonly action: BulkAction;
  readonly done: number;
  readonly refused: readonly BulkResult[];
  /** Null when there is nothing to undo. */
  readonly changeId: string | null;
  /** What was done to others. */
  readonly step: StepDone;
}

export type BulkNotice =
  | { readonly kind: 'changed'; readonly outcome: BulkOutcome }
  | { readonly kind: 'undone'; readonly undone: number; readonly kept: number }
  | { readonly kind: 'failed'; readonly text: string };

const bodyOf = (chosen: Chosen) => ('ids' in chosen ? { ids: [...chosen.ids] } : { filter: chosen.filter });

/** Changes many homes, and says what came of it; `reload` shows the table anew. */
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
    setNotice({ kind: 'changed', outcome: { action, done, refused, changeId, step: told } });
    return true;
  }

  async function undo(changeId: string): Promise<void> {
    const params = { id: changeId };
    const taken = await step.take('undo', (options) => api.bulk.undo({ params }, options), { content: changeId });
    if (!taken) return;
    if (taken.isDone) setNotice({ kind: 'undone', ...taken.answer.data });
    else setNotice({ kind: 'failed', text: taken.problem });
  }

  /** What a change would do home by home, or why that is not known. */
  async function preview(
    chosen: Chosen,
    action: BulkAction,
    details: BulkDetails,
  ): Promise<readonly BulkResult[] | string> {
    try {
      const answer = await api.bulk.change({ body: { ...bodyOf(chosen), action, ...details, dryRun: true } });
      return answer.success ? answer.data.results : (answer.message ?? NETWORK_ERROR);
    } catch {
      return NETWORK_ERROR;
    }
  }

  return { busy: step.isBusy, notice, asked, dropQuestion: () => setAsked(null), change, undo, preview };
}

/** Seconds that are left to undo a change; 0 when it is too late. */
export function useSecondsLeft(changeId: string | null): number {
  const [left, setLeft] = useState(changeId ? UNDO_SECONDS : 0);
  useEffect(() => {
    if (!changeId) return;
    setLeft(UNDO_SECONDS);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [changeId]);
  return left;
}
