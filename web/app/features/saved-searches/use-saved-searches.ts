import type { SavedSearch } from '@letfair/contract/saved-searches';
import { useCallback, useState } from 'react';
import { useLoaded } from '../../lib/use-loaded.ts';
import { toast } from '../../ui/toast-store.ts';
import { api } from '../session/index.ts';
import { problemOf } from './save-outcome.ts';

type Change = Pick<SavedSearch, 'name' | 'frequency'>;

/** The saved searches, and what is done to them: a change is shown at once and taken back if it did not work. */
export function useSavedSearches() {
  const { data, status, reload } = useLoaded(
    useCallback((signal: AbortSignal) => api.savedSearches.list({}, { signal }), []),
  );
  const [changed, setChanged] = useState<ReadonlyMap<string, Change>>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  const show = (id: string, change: Change) => setChanged((before) => new Map(before).set(id, change));

  /** True when it is kept. */
  async function change({ id, name, frequency }: SavedSearch, changes: Partial<Change>): Promise<boolean> {
    const body = { name, frequency, ...changes };
    show(id, body);
    const problem = problemOf(await settled(api.savedSearches.change({ params: { id }, body })));
    if (problem === null) return true;
    show(id, { name, frequency });
    toast({ title: 'The search was not changed', description: problem });
    return false;
  }

  /** True when it is gone, whoever was first. */
  async function remove({ id }: SavedSearch): Promise<boolean> {
    const sent = await settled(api.savedSearches.remove({ params: { id } }));
    const gone = 'answer' in sent && !sent.answer.success && sent.answer.error.code === 'not_found';
    const problem = gone ? null : problemOf(sent);
    if (problem === null) setRemoved((before) => new Set([...before, id]));
    else toast({ title: 'The search was not deleted', description: problem });
    return problem === null;
  }

  const searches = data?.searches
    .filter(({ id }) => !removed.has(id))
    .map((search) => ({ ...search, ...changed.get(search.id) }));
  return { searches, status, reload, change, remove };
}

const settled = <T>(call: Promise<T>) =>
  call.then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
