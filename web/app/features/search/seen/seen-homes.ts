import { createLocalValue, parseTexts } from '../../../lib/local-value.ts';

/** Enough to show the home again without asking the server. */
export interface SeenHome {
  readonly id: string;
  readonly title: string;
  readonly rent: string;
  readonly photo: string | null;
}

// Signing out removes every key that starts like these.
export const seenHomes = createLocalValue('seen:homes', parseSeenHomes);
export const hiddenHomes = createLocalValue('seen:hidden', parseTexts);
const visits = createLocalValue('seen:visits', parseVisits);

const MOST_SEEN = 12;
const MOST_HIDDEN = 500;

export function rememberSeen(home: SeenHome): void {
  seenHomes.write(withSeen(seenHomes.read(), home));
}

/** Newest first, each home once. */
export const withSeen = (before: readonly SeenHome[], home: SeenHome): readonly SeenHome[] =>
  [home, ...before.filter(({ id }) => id !== home.id)].slice(0, MOST_SEEN);

export function parseSeenHomes(stored: unknown): readonly SeenHome[] {
  if (!Array.isArray(stored)) return [];
  return (stored as Partial<SeenHome>[]).flatMap((home) => {
    if (typeof home !== 'object' || home === null) return [];
    const { id, title, rent, photo } = home;
    if (typeof id !== 'string' || typeof title !== 'string' || typeof rent !== 'string') return [];
    return [{ id, title, rent, photo: typeof photo === 'string' && photo.startsWith('/') ? photo : null }];
  });
}

export function setHidden(id: string, isHidden: boolean): void {
  const others = hiddenHomes.read().filter((other) => other !== id);
  hiddenHomes.write(isHidden ? [id, ...others].slice(0, MOST_HIDDEN) : others);
}

/** Times in milliseconds; null before the second visit. */
interface Visits {
  readonly previous: number | null;
  readonly latest: number | null;
}

/** Anyone who is away for longer starts another visit. */
const VISIT_GAP_MS = 30 * 60 * 1_000;

export function parseVisits(stored: unknown): Visits {
  const { previous, latest } = (stored ?? {}) as Partial<Record<keyof Visits, unknown>>;
  return {
    previous: typeof previous === 'number' ? previous : null,
    latest: typeof latest === 'number' ? latest : null,
  };
}

export const withVisit = ({ previous, latest }: Visits, now: number): Visits =>
  latest !== null && now - latest > VISIT_GAP_MS ? { previous: latest, latest: now } : { previous, latest: now };

let previousVisit: number | null | undefined;

/** When the visit before this one ended; it stays the same as long as the page is open. */
export function lastVisit(): number | null {
  if (previousVisit === undefined) {
    const now = withVisit(visits.read(), Date.now());
    visits.write(now);
    previousVisit = now.previous;
  }
  return previousVisit;
}
