import { createLocalValue, parseTexts } from '../../../lib/local-value.ts';
import { SAVED_HERE_KEY } from './saved-here-key.ts';

const MOST_SAVED_HERE = 100;

/** What a visitor without an account saved in this browser, newest first. */
export const savedHere = createLocalValue(SAVED_HERE_KEY, parseTexts);

export function setSavedHere(id: string, wanted: boolean): void {
  const others = savedHere.read().filter((other) => other !== id);
  const next = wanted ? [id, ...others].slice(0, MOST_SAVED_HERE) : others;
  savedHere.write(next.length > 0 ? next : null);
}

type Answered = { readonly success: boolean; readonly error?: { readonly code: string } };

/** The listing is gone, the id is invalid or the list is full, so a retry would not help. */
const forGood: ReadonlySet<string> = new Set(['not_found', 'invalid', 'conflict']);

interface Moved {
  /** How many are in the account now. */
  readonly moved: number;
  /** What could not be sent and stays in the browser. */
  readonly left: readonly string[];
}

/** Sends them to the account one by one, oldest first so that their order is kept, until the connection is lost. */
export async function moveToAccount(ids: readonly string[], send: (id: string) => Promise<Answered>): Promise<Moved> {
  let [moved, left] = [0, ids];
  for (const id of ids.toReversed()) {
    const answer = await send(id).catch(() => null);
    if (!answer?.success && !forGood.has(answer?.error?.code ?? '')) break;
    if (answer?.success) moved += 1;
    left = left.filter((other) => other !== id);
  }
  return { moved, left };
}
