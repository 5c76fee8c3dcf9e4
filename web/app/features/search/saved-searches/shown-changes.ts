import type { SavedSearch } from '@letfair/contract/search/saved-searches';

export type Change = Pick<SavedSearch, 'name' | 'frequency'>;

interface Changed {
  /** What the server is known to have stored. */
  readonly kept: Change;
  readonly shown: Change;
}

/** What was changed here, by the id of the search. */
export type Changes = ReadonlyMap<string, Changed>;

interface Wanted {
  /** What was shown until now. */
  readonly before: Change;
  readonly wanted: Change;
}

/** Shows a change at once and remembers what the server has stored. */
export const withWanted = (changes: Changes, id: string, { before, wanted }: Wanted): Changes =>
  new Map(changes).set(id, { kept: changes.get(id)?.kept ?? before, shown: wanted });

interface Answer {
  readonly wanted: Change;
  readonly isKept: boolean;
}

/** Takes a refused change back, unless a later change replaced it. */
export function withAnswer(changes: Changes, id: string, { wanted, isKept }: Answer): Changes {
  const changed = changes.get(id);
  if (!changed) return changes;
  const kept = isKept ? wanted : changed.kept;
  return new Map(changes).set(id, { kept, shown: changed.shown === wanted ? kept : changed.shown });
}
