import type { OwnListingSummary } from '@letfair/contract/listings';
import type { ListerAction } from '@letfair/domain/listings/lifecycle';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSubmission } from '../../../lib/forms/use-submission.ts';
import { api } from '../../session/index.ts';
import { actionDone } from './listing-actions.tsx';
import { answered, type Changes, expected } from './shown-listings.ts';

interface Notice {
  readonly tone: 'good' | 'harm';
  readonly text: string;
}
const failure = (text = 'That did not work. Please try again.'): Notice => ({ tone: 'harm', text });

export type ListingActions = ReturnType<typeof useListingActions>;

/** Actions on listings, shown optimistically and undone if the server refuses. */
export function useListingActions(reload: () => void) {
  const navigate = useNavigate();
  const { submit } = useSubmission();
  const [changes, setChanges] = useState<Changes>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [notice, setNotice] = useState<Notice | null>(null);

  const show = (changed: OwnListingSummary) => setChanges((before) => new Map(before).set(changed.id, changed));
  const undo = (id: string) => setChanges((before) => new Map([...before].filter(([changed]) => changed !== id)));

  /** True when it is done. A second press while the first is under way does nothing. */
  async function act(listing: OwnListingSummary, action: ListerAction): Promise<boolean> {
    const { id, title } = listing;
    if (busy.has(id)) return false;
    setBusy((before) => new Set([...before, id]));
    setNotice(null);
    // Withdrawing cannot be taken back, so nothing is shown before it has happened.
    if (action !== 'withdraw') show(expected(listing, action));
    try {
      const answer = await api.listings.act({ params: { id }, body: { action } });
      if (!answer.success) {
        undo(id);
        setNotice(failure(answer.message));
        // The listing has changed meanwhile, so the list is loaded again.
        reload();
        return false;
      }
      const changed = answered(listing, answer.data);
      show(changed);
      setNotice({ tone: 'good', text: `“${title}” ${actionDone[action]}.` });
      reload();
      return true;
    } catch {
      undo(id);
      setNotice(failure());
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
      setNotice(
        answer.success ? { tone: 'good', text: `The changes of “${title}” are discarded.` } : failure(answer.message),
      );
      reload();
      return answer.success;
    } catch {
      setNotice(failure());
      return false;
    }
  }

  async function duplicate({ id }: OwnListingSummary): Promise<void> {
    setNotice(null);
    const sent = await submit({ duplicate: id }, (options) => api.listings.duplicate({ params: { id } }, options));
    if (!sent) return;
    if ('error' in sent) return setNotice(failure());
    if (!sent.answer.success) return setNotice(failure(sent.answer.message));
    await navigate(`/list-property?draft=${encodeURIComponent(sent.answer.data.id)}`);
  }

  return { changes, busy, notice, act, discardRevision, duplicate };
}
