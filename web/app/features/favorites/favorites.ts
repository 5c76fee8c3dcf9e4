import type { ListingStatus } from '@letfair/domain/listings/lifecycle';

type Answered =
  | { readonly success: true; readonly data: readonly string[] }
  | { readonly success: false; readonly message?: string; readonly error?: { readonly code: string } };

interface FavoritesSetup {
  /** Whose favourites they are; null while nobody is signed in. An answer that comes too late is nobody's. */
  readonly owner: () => string | null;
  readonly shown: () => readonly string[];
  readonly show: (ids: readonly string[]) => void;
  readonly list: () => Promise<Answered>;
  /** Anybody may write to local storage; what cannot be a home is not handed over. */
  readonly isId: (text: string) => boolean;
  /** Saves or forgets a home and answers the whole list. */
  readonly send: (id: string, wanted: boolean) => Promise<Answered>;
  readonly onFailure: (wanted: boolean, reason: string | undefined) => void;
  /** Whether what this browser kept before is on the server already. */
  readonly merged: () => boolean;
  readonly markMerged: () => void;
}

export interface Favorites {
  readonly wish: (id: string, wanted: boolean) => Promise<void>;
  readonly sync: () => Promise<void>;
}

const unanswered: Answered = { success: false };
/** A home that is gone, an id that is none, or a list that is full: asking again would not help. */
const forGood: ReadonlySet<string> = new Set(['not_found', 'invalid', 'conflict']);

/** A heart is filled as soon as it is pressed, and emptied again if the server does not agree. One call at a time. */
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
      // Pressed again meanwhile: what is wanted now goes out next, whatever became of this.
      const settled = wishes.get(id) === wanted;
      if (settled) wishes.delete(id);
      if (answer.success) {
        answers += 1;
        show(withWishes(answer.data, wishes));
      } else if (settled) {
        show(withWish(shown(), id, !wanted));
        onFailure(wanted, answer.message);
      }
    }
  }

  /** The server's list takes the place of this browser's, whose own are handed over once. */
  async function sync(): Promise<void> {
    const asker = owner();
    if (asker === null) return;
    const before = answers;
    const answer = await list().catch(() => unanswered);
    if (!answer.success || owner() !== asker) return;
    const kept = merged() ? [] : shown().filter((id) => isId(id) && !answer.data.includes(id) && !wishes.has(id));
    // A list that was on its way while a heart was answered is older than that answer.
    if (answers === before) show(withWishes([...kept, ...answer.data], wishes));
    if (await handedOver(kept, asker)) markMerged();
  }

  /** False when the connection was lost on the way: the next sync goes on from there. */
  async function handedOver(ids: readonly string[], asker: string): Promise<boolean> {
    // The oldest first, so that they keep their order.
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

/** What somebody wants of each home whose answer is still out: true to save it, false to forget it. */
type Wishes = ReadonlyMap<string, boolean>;

/** The last saved first, as the server has it. Saving twice is saving once. */
export function withWish(ids: readonly string[], id: string, wanted: boolean): readonly string[] {
  if (ids.includes(id) === wanted) return ids;
  return wanted ? [id, ...ids] : ids.filter((other) => other !== id);
}

export const withWishes = (ids: readonly string[], wishes: Wishes): readonly string[] =>
  [...wishes].reduce((list, [id, wanted]) => withWish(list, id, wanted), ids);

/** What has become of a saved home that is not simply there to be rented any more. */
export function cardNotice(status: ListingStatus): string | null {
  if (status === 'live') return null;
  return status === 'let-agreed' ? 'Let agreed' : 'No longer available';
}

interface Seen<Home> {
  readonly homes: readonly Home[];
  /** Every id that was a favourite at some time since the page was opened. */
  readonly everSaved: ReadonlySet<string>;
  readonly saved: readonly string[];
}

/**
 * The homes without those whose heart was emptied meanwhile. A home that this browser has not heard of yet, because it
 * was saved in another one, stays: the server sent it.
 */
export const stillSaved = <Home extends { readonly id: string }>({ homes, everSaved, saved }: Seen<Home>) =>
  homes.filter(({ id }) => saved.includes(id) || !everSaved.has(id));
