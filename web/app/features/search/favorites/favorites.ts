import type { ListingStatus } from '@letfair/domain/listings/lifecycle';

type Answered =
  | { readonly success: true; readonly data: readonly string[] }
  | { readonly success: false; readonly message?: string; readonly error?: { readonly code: string } };

interface FavoritesSetup {
  /** Token of the signed-in user; answers to an earlier session are ignored. */
  readonly owner: () => string | null;
  readonly shown: () => readonly string[];
  readonly show: (ids: readonly string[]) => void;
  readonly list: () => Promise<Answered>;
  /** Local storage can hold anything; only valid ids are sent. */
  readonly isId: (text: string) => boolean;
  /** Answers the whole list. */
  readonly send: (id: string, wanted: boolean) => Promise<Answered>;
  readonly onFailure: (wanted: boolean, reason: string | undefined) => void;
  /** Whether favourites stored before sign-in have been sent to the server. */
  readonly merged: () => boolean;
  readonly markMerged: () => void;
}

export interface Favorites {
  readonly wish: (id: string, wanted: boolean) => Promise<void>;
  readonly sync: () => Promise<void>;
}

const unanswered: Answered = { success: false };
/** The listing is gone, the id is invalid or the list is full, so a retry would not help. */
const forGood: ReadonlySet<string> = new Set(['not_found', 'invalid', 'conflict']);

/** Optimistic favourites: a heart changes at once and changes back if the server refuses. One call at a time. */
export function createFavorites(setup: FavoritesSetup): Favorites {
  const { owner, shown, show, list, isId, send, onFailure, merged, markMerged } = setup;
  const wishes = new Map<string, boolean>();
  let sending: Promise<void> | null = null;
  let answers = 0;

  function wish(id: string, wanted: boolean): Promise<void> {
    show(withWish(shown(), id, wanted));
    wishes.set(id, wanted);
    sending ??= sendAll().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    const sender = owner();
    for (let next = firstOf(wishes); next; next = firstOf(wishes)) {
      const [id, wanted] = next;
      const answer = await send(id, wanted).catch(() => unanswered);
      if (owner() !== sender) return wishes.clear();
      // Pressed again in the meantime, so the new wish is sent next whatever this answer says.
      const isLatest = wishes.get(id) === wanted;
      if (isLatest) wishes.delete(id);
      if (answer.success) {
        answers += 1;
        show(withWishes(answer.data, wishes));
      } else if (isLatest) {
        show(withWish(shown(), id, !wanted));
        onFailure(wanted, answer.message);
      }
    }
  }

  /** The server's list replaces the mirrored one; favourites stored before sign-in are sent once. */
  async function sync(): Promise<void> {
    const asker = owner();
    if (asker === null) return;
    const before = answers;
    const answer = await list().catch(() => unanswered);
    if (!answer.success || owner() !== asker) return;
    const kept = merged() ? [] : shown().filter((id) => isId(id) && !answer.data.includes(id) && !wishes.has(id));
    // A list requested before the last answer is outdated.
    if (answers === before) show(withWishes([...kept, ...answer.data], wishes));
    if (await handedOver(kept, asker)) markMerged();
  }

  /** False when the connection was lost; the next sync continues. */
  async function handedOver(ids: readonly string[], asker: string): Promise<boolean> {
    // Oldest first, so that the order is kept.
    for (const id of ids.toReversed()) {
      if (!shown().includes(id)) continue;
      const answer = await send(id, true).catch(() => unanswered);
      if (owner() !== asker) return false;
      if (answer.success) answers += 1;
      else if (forGood.has(answer.error?.code ?? '')) show(withWish(shown(), id, false));
      else return false;
    }
    return true;
  }

  return { wish, sync };
}

const firstOf = (wishes: Wishes): readonly [string, boolean] | undefined => wishes.entries().next().value;

/** Pending changes by listing id: true saves, false removes. */
type Wishes = ReadonlyMap<string, boolean>;

export function withWish(ids: readonly string[], id: string, wanted: boolean): readonly string[] {
  if (ids.includes(id) === wanted) return ids;
  return wanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

export const withWishes = (ids: readonly string[], wishes: Wishes): readonly string[] =>
  [...wishes].reduce((list, [id, wanted]) => withWish(list, id, wanted), ids);

export function cardNotice(status: ListingStatus): string | null {
  if (status === 'live') return null;
  return status === 'let-agreed' ? 'Let agreed' : 'No longer available';
}

interface Seen<Listing> {
  readonly listings: readonly Listing[];
  /** Every id that has been a favourite since the page was opened. */
  readonly everSaved: ReadonlySet<string>;
  readonly saved: readonly string[];
}

/**
 * Hides listings that were removed on this page. Listings saved in another browser stay, because the server sent them.
 */
export const stillSaved = <Listing extends { readonly id: string }>({ listings, everSaved, saved }: Seen<Listing>) =>
  listings.filter(({ id }) => saved.includes(id) || !everSaved.has(id));
