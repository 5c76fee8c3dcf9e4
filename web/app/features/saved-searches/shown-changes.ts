import type { SavedSearch } from '@letfair/contract/saved-searches';

export type Change = Pick<SavedSearch, 'name' | 'frequency'>;

interface Changed {
  /** As the server has it, as far as is known. */
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

/** Shown at once; what the server has stays known. */
export const withWanted = (changes: Changes, id: string, { before, wanted }: Wanted): Changes =>
  new Map(changes).set(id, { kept: changes.get(id)?.kept ?? before, shown: wanted });

interface Answer {
  readonly wanted: Change;
  readonly isKept: boolean;
}

/** A refused change is taken back, unless something else is wanted meanwhile: that has an answer of its own. */
export function withAnswer(changes: Changes, id: string, { wanted, isKept }: Answer): Changes {
  const changed = changes.get(id);
  if (!changed) return changes;
  const kept = isKept ? wanted : changed.kept;
  return new Map(changes).set(id, { kept, shown: changed.shown === wanted ? kept : changed.shown });
}
