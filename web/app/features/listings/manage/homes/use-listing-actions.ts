import type { StepConsequences } from '@letfair/contract/listings/consequences';
import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { doneInWords, isAlwaysAsked, isUndoable } from '@letfair/domain/lettings/consequences/questions';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { networkProblem } from '../../../../lib/forms/use-form.ts';
import { type Notice, useStep } from '../../../../lib/forms/use-step.ts';
import { offerUndo } from '../../../../ui/feedback/offer-undo.ts';
import { api } from '../../../accounts/session/index.ts';
import { actionDone } from './listing-actions.tsx';
import { answered, type Changes, expected } from './shown-listings.ts';
import type { StepAnswer } from './step-dialog.tsx';

export interface ListingNotice extends Notice {
  /** The listing it is about, in whose card it stands. */
  readonly listingId: string;
}

/** A step that waits for an answer. */
interface AskedStep {
  readonly listing: OwnListingSummary;
  readonly action: ListerAction;
  readonly people: StepConsequences;
  readonly problem: string | null;
}

interface Undoable {
  readonly undoable: true;
}

const failure = (listingId: string, text = networkProblem()): ListingNotice => ({
  listingId,
  tone: 'harm',
  text,
});
const success = (listingId: string, text: string): ListingNotice => ({ listingId, tone: 'good', text });

export type ListingActions = ReturnType<typeof useListingActions>;

/** Actions on listings, shown optimistically and taken back if the server refuses. */
export function useListingActions(reload: () => void) {
  const navigate = useNavigate();
  const step = useStep(reload);
  const [changes, setChanges] = useState<Changes>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<ListingNotice | null>(null);
  const [asked, setAsked] = useState<AskedStep | null>(null);

  const show = (changed: OwnListingSummary) => setChanges((before) => new Map(before).set(changed.id, changed));
  const forget = (id: string) => setChanges((before) => new Map([...before].filter(([changed]) => changed !== id)));

  /** Done at once, or asked about where it cannot be undone or affects someone. */
  async function press(listing: OwnListingSummary, action: ListerAction): Promise<void> {
    if (busy.has(listing.id)) return;
    if (!isAlwaysAsked(action)) return send(listing, action, isUndoable(action) ? { undoable: true } : {});
    const answer = await underWay(listing.id, () =>
      api.steps.consequences({ params: { id: listing.id }, query: { action } }),
    );
    if (answer?.success) setAsked({ listing, action, people: answer.data, problem: null });
    else if (answer) refused(listing.id, answer.message);
  }

  const answerQuestion = async (answer: StepAnswer): Promise<void> => {
    if (asked) await send(asked.listing, asked.action, answer);
  };

  async function send(listing: OwnListingSummary, action: ListerAction, how: Partial<StepAnswer> | Undoable) {
    const { id, title } = listing;
    // What is asked about first is shown when it has happened.
    if (!asked) show(expected(listing, action));
    const answer = await underWay(id, () => api.listings.act({ params: { id }, body: { action, ...how } }));
    if (!answer?.success) forget(id);
    if (!answer) return setAsked(null);
    if (!answer.success) {
      if (!answer.data) return refused(id, answer.message);
      return setAsked({ listing, action, people: answer.data, problem: 'seen' in how ? answer.message : null });
    }
    setAsked(null);
    show(answered(listing, answer.data));
    const done = [`“${title}” ${actionDone[action]}.`, doneInWords(answer.data.step)].join(' ').trim();
    const { undo } = answer.data.step;
    if (undo) offerUndoOf(listing, undo, done);
    else setNotice(success(id, done));
    reload();
  }

  function offerUndoOf(listing: OwnListingSummary, undo: string, done: string): void {
    const { id, title } = listing;
    offerUndo({
      title: done,
      undo: (options) => busyWith(id, () => api.steps.undo({ params: { id }, body: { undo } }, options)),
      undone: `“${title}” is back to how it was.`,
      onUndone: (restored) => {
        show(answered(listing, restored));
        reload();
      },
      onRefused: reload,
    });
  }

  /** The listing has changed in the meantime, so the list is loaded again. */
  function refused(id: string, message: string): void {
    setAsked(null);
    setNotice(failure(id, message));
    reload();
  }

  /** One call at a time for each listing; null when no answer came. */
  async function underWay<A>(id: string, call: () => Promise<A>): Promise<A | null> {
    try {
      return await busyWith(id, call);
    } catch {
      setNotice(failure(id));
      return null;
    }
  }

  async function busyWith<A>(id: string, call: () => Promise<A>): Promise<A> {
    setBusy((before) => new Set([...before, id]));
    setNotice(null);
    try {
      return await call();
    } finally {
      setBusy((before) => new Set([...before].filter((other) => other !== id)));
    }
  }

  /** True when nothing waits any more. */
  async function discardRevision({ id, title }: OwnListingSummary): Promise<boolean> {
    setNotice(null);
    const taken = await step.take(`discard ${id}`, () => api.listings.discardRevision({ params: { id } }));
    if (!taken) return false;
    setNotice(
      taken.isDone ? success(id, `The changes to “${title}” have been discarded.`) : failure(id, taken.problem),
    );
    return taken.isDone;
  }

  async function duplicate({ id }: OwnListingSummary): Promise<void> {
    setNotice(null);
    const taken = await step.take(`duplicate ${id}`, (options) => api.listings.duplicate({ params: { id } }, options));
    if (!taken) return;
    if (!taken.isDone) return setNotice(failure(id, taken.problem));
    await navigate(`/list-property?draft=${encodeURIComponent(taken.answer.data.id)}`);
  }

  return {
    changes,
    busy,
    notice,
    asked,
    press,
    answerQuestion,
    dropQuestion: () => setAsked(null),
    discardRevision,
    duplicate,
  };
}
