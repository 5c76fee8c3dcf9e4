import type { SavedSearch } from '@letfair/contract/search/saved-searches';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { api } from '../../accounts/session/index.ts';
import { failureMessageOf } from './saved-search-form.ts';
import { type Change, type Changes, withAnswer, withWanted } from './shown-changes.ts';

/** The saved searches, and what is done to them: a change is shown at once and taken back if it did not work. */
export function useSavedSearches(loaded: readonly SavedSearch[]) {
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<Changes>(new Map());
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  /** True when it is kept. */
  async function change({ id, name, frequency }: SavedSearch, changes: Partial<Change>): Promise<boolean> {
    const body = { name, frequency, ...changes };
    setChanged((before) => withWanted(before, id, { before: { name, frequency }, wanted: body }));
    const problem = failureMessageOf(await api.savedSearches.change({ params: { id }, body }).catch(() => null));
    setChanged((before) => withAnswer(before, id, { wanted: body, isKept: problem === null }));
    if (problem === null) void revalidate();
    else toast({ title: 'We couldn’t change the search', description: problem });
    return problem === null;
  }

  /** True when it is gone, no matter who was first. */
  async function remove({ id }: SavedSearch): Promise<boolean> {
    const answer = await api.savedSearches.remove({ params: { id } }).catch(() => null);
    const gone = answer?.success === false && answer.error.code === 'not_found';
    const problem = gone ? null : failureMessageOf(answer);
    if (problem !== null) {
      toast({ title: 'We couldn’t delete the search', description: problem });
      return false;
    }
    setRemoved((before) => new Set([...before, id]));
    void revalidate();
    return true;
  }

  const searches = loaded
    .filter(({ id }) => !removed.has(id))
    .map((search) => ({ ...search, ...changed.get(search.id)?.shown }));
  return { searches, change, remove };
}
