import { type ToastMessage, toast } from '../../../ui/feedback/toast-store.ts';
import { api } from '../../accounts/session/index.ts';
import { importFavorites } from '../favorites/index.ts';
import { removeFromShortlist, type ShortlistedHome, shortlist } from './shortlist.ts';

type Answered = { readonly success: boolean; readonly message?: string; readonly error?: { readonly code: string } };

interface Moved {
  readonly moved: readonly ShortlistedHome[];
  /** Those that are no longer available. */
  readonly gone: readonly ShortlistedHome[];
  /** Why the account takes no more; the rest stays in the browser, as when the connection is lost. */
  readonly refusal?: string;
}

const notAvailable: ReadonlySet<string> = new Set(['not_found', 'invalid']);

/** Sends homes to the account one by one, oldest first so that their order is kept, until one cannot be sent. */
export async function sendToFavorites(
  homes: readonly ShortlistedHome[],
  send: (id: string) => Promise<Answered>,
): Promise<Moved> {
  const [moved, gone]: [ShortlistedHome[], ShortlistedHome[]] = [[], []];
  for (const home of homes.toReversed()) {
    const answer = await send(home.id).catch((): Answered => ({ success: false }));
    if (answer.success) moved.push(home);
    else if (notAvailable.has(answer.error?.code ?? '')) gone.push(home);
    else if (answer.error?.code === 'conflict' && answer.message) return { moved, gone, refusal: answer.message };
    else break;
  }
  return { moved, gone };
}

/** What to say about it; null for nothing. */
export function moveMessage({ moved, gone, refusal }: Moved): ToastMessage | null {
  if (moved.length === 0 && gone.length === 0 && !refusal) return null;
  const description = [goneSentence(gone), refusal ?? ''].join(' ').trim();
  return {
    title: moved.length > 0 ? movedSentence(moved.length) : 'We couldn’t move your shortlist to your favourites',
    ...(description && { description }),
    action: refusal ? { text: 'View shortlist', to: '/shortlist' } : { text: 'View favourites', to: '/favorites' },
  };
}

const movedSentence = (count: number): string =>
  count === 1
    ? '1 home from your shortlist is now in your favourites'
    : `${count} homes from your shortlist are now in your favourites`;

function goneSentence(gone: readonly ShortlistedHome[]): string {
  const [first] = gone;
  if (!first) return '';
  if (gone.length > 1) return `We couldn’t move ${gone.length} homes, because they’re no longer available.`;
  return `We couldn’t move ${first.title ? `“${first.title}”` : '1 home'}, because it’s no longer available.`;
}

let isMoving = false;

/** Whether there is something new. Another tab waits for its turn, and then finds nothing left to move. */
export async function moveShortlist(): Promise<boolean> {
  if (isMoving) return false;
  isMoving = true;
  try {
    return await inTurn(moveNow);
  } finally {
    isMoving = false;
  }
}

function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  // Browsers have locks on secure pages only.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('shortlist', work) : work();
}

async function moveNow(): Promise<boolean> {
  const result = await sendToFavorites(shortlist.read(), (propertyId) => api.favorites.add({ params: { propertyId } }));
  const message = moveMessage(result);
  if (!message) return false;
  removeFromShortlist(...[...result.moved, ...result.gone].map(({ id }) => id));
  toast(message);
  void importFavorites().then(({ sync }) => sync());
  return true;
}
