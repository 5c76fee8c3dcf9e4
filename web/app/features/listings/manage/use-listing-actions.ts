import type { OwnListingSummary } from '@letfair/contract/listings';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { api } from '../../session/index.ts';
import { questions } from './action-question.tsx';
import { actionDone } from './listing-actions.tsx';
import { answered, type Changes, expected } from './shown-listings.ts';

export interface ListingNotice {
  /** The listing it is about, in whose card it stands. */
  readonly listingId: string;
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure = (listingId: string, text = 'That did not work. Please try again.'): ListingNotice => ({
  listingId,
  tone: 'harm',
  text,
});
const success = (listingId: string, text: string): ListingNotice => ({ listingId, tone: 'good', text });

export type ListingActions = ReturnType<typeof useListingActions>;

/** Actions on listings, shown optimistically and undone if the server refuses. */
export function useListingActions(reload: () => void) {
  const navigate = useNavigate();
  const { submit } = useSubmission();
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
    try {
      const answer = await api.listings.discardRevision({ params: { id } });
      setNotice(answer.success ? success(id, `The changes of “${title}” are discarded.`) : failure(id, answer.message));
      reload();
      return answer.success;
    } catch {
      setNotice(failure(id));
      return false;
    }
  }

  async function duplicate({ id }: OwnListingSummary): Promise<void> {
    setNotice(null);
    const sent = await submit({ duplicate: id }, (options) => api.listings.duplicate({ params: { id } }, options));
    if (!sent) return;
    if ('error' in sent) return setNotice(failure(id));
    if (!sent.answer.success) return setNotice(failure(id, sent.answer.message));
    await navigate(`/list-property?draft=${encodeURIComponent(sent.answer.data.id)}`);
  }

  return { changes, busy, notice, act, discardRevision, duplicate };
}
