import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { isUuid } from '@letfair/domain/uuid';
import { createLocalValue } from '../../../lib/local-value.ts';

export interface ShortlistedHome {
  readonly id: string;
  /** As it was when it was shortlisted, for when the home is no longer available. */
  readonly title: string;
}

export const MOST_SHORTLISTED = 100;

/** What someone without an account keeps in this browser, newest first. Earlier versions stored ids under this key. */
export const shortlist = createLocalValue('saved-homes', parseShortlist);

export function parseShortlist(stored: unknown): readonly ShortlistedHome[] {
  if (!Array.isArray(stored)) return [];
  const homes = new Map<string, ShortlistedHome>();
  for (const entry of stored as readonly unknown[]) {
    const { id, title } = (typeof entry === 'string' ? { id: entry } : (entry ?? {})) as Partial<
      Record<keyof ShortlistedHome, unknown>
    >;
    if (typeof id !== 'string' || !isUuid(id) || homes.has(id)) continue;
    homes.set(id, { id, title: typeof title === 'string' ? title.slice(0, MAX_TITLE) : '' });
  }
  return [...homes.values()].slice(0, MOST_SHORTLISTED);
}

/** What came of it: in this browser, until the page is left where storage is blocked, or not at all. */
export type Shortlisted = 'kept' | 'unstored' | 'full';

/** Reads the list again, because another tab may have changed it. `place` is where the home was before. */
export function addToShortlist(home: ShortlistedHome, place = 0): Shortlisted {
  const others = withoutHome(home.id);
  if (others.length >= MOST_SHORTLISTED) return 'full';
  return shortlist.write(others.toSpliced(place, 0, home)) ? 'kept' : 'unstored';
}

export function removeFromShortlist(...ids: readonly string[]): void {
  const left = shortlist.read().filter(({ id }) => !ids.includes(id));
  shortlist.write(left.length > 0 ? left : null);
}

const withoutHome = (id: string) => shortlist.read().filter((other) => other.id !== id);

export const isOnShortlist = (homes: readonly ShortlistedHome[], id: string): boolean =>
  homes.some((home) => home.id === id);
