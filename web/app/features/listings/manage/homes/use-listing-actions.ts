import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NETWORK_ERROR } from '../../../../lib/forms/use-form.ts';
import { type Notice, useStep } from '../../../../lib/forms/use-step.ts';
import { api } from '../../../accounts/session/index.ts';
import { questions } from './action-question.tsx';
import { actionDone } from './listing-actions.tsx';
import { answered, type Changes, expected } from './shown-listings.ts';

export interface ListingNotice extends Notice {
  /** The listing it is about, in whose card it stands. */
  readonly listingId: string;
}
const failure = (listingId: string, text = NETWORK_ERROR): ListingNotice => ({
  listingId,
  tone: 'harm',
  text,
});
const success = (listingId: string, text: string): ListingNotice => ({ listingId, tone: 'good', text });

export type ListingActions = ReturnType<typeof useListingActions>;

/** Actions on listings, shown optimistically and undone if the server refuses. */
export function useListingActions(reload: () => void) {
  const navigate = useNavigate();
  const step = useStep(reload);
  const [changes, setChanges] = useState<Changes>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<ListingNotice | null>(null);

  const show = (changed: OwnListingSummary) => setChanges((before) => new Map(before).set(changed.id, changed));
  const undo = (id: string) => setChanges((before) => new Map([...before].filter(([changed]) => changed !== id)));

  /** True when it is done. A second press while the first is under way does nothing. */
  async function act(listing: OwnListingSummary, action: ListerAction): Promise<boolean> {
    const { id, title } = listing;
    if (busy.has(id)) return false;
    setBusy((before) => new Set([...before, id]));
    setNotice(null);
    // What was asked about first is shown when it has happened.
    if (!questions[action]) show(expected(listing, action));
    try {
      const answer = await api.listings.act({ params: { id }, body: { action } });
      if (!answer.success) {
        undo(id);
        setNotice(failure(id, answer.message));
        // The listing has changed meanwhile, so the list is loaded again.
        reload();
        return false;
      }
      const changed = answered(listing, answer.data);
      show(changed);
      setNotice(success(id, `“${title}” ${actionDone[action]}.`));
      reload();
      return true;
    } catch {
      undo(id);
      setNotice(failure(id));
      return false;
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

  return { changes, busy, notice, act, discardRevision, duplicate };
}
