import type { DraftSummary } from '@letfair/contract/drafts';
import { useState } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { api } from '../session/index.ts';

const loadDrafts = (signal: AbortSignal) => api.listings.drafts({}, { signal });

/** The drafts of a lister, and what becomes of the one that is being deleted. */
export function useDrafts() {
  const { data, status, reload } = useLoaded(loadDrafts);
  const [gone, setGone] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState(false);
  const [failed, setFailed] = useState(false);

  /** True when the draft is gone, whoever was first. */
  async function remove({ id }: DraftSummary): Promise<boolean> {
    if (deleting) return false;
    setDeleting(true);
    setFailed(false);
    try {
      const answer = await api.listings.deleteDraft({ params: { id } });
      const isGone = answer.success || answer.error?.code === 'not_found';
      if (isGone) setGone((before) => [...before, id]);
      setFailed(!isGone);
      return isGone;
    } catch {
      setFailed(true);
      return false;
    } finally {
      setDeleting(false);
    }
  }

  return { drafts: data?.filter(({ id }) => !gone.includes(id)), status, reload, remove, deleting, failed };
}
