import type { Message } from '@letfair/contract/conversations';

export interface Unsent {
  /** Goes out with every try, so that the server keeps the message once. */
  readonly key: string;
  readonly conversationId: string;
  readonly content: string;
  /** The newest number that was known when it was written. */
  readonly after: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Why not, in the server's words; null when it did not answer. */
  readonly reason: string | null;
}

/**
 * A message may have arrived although its answer has not (yet): it is there already, and must not be shown twice.
 * Each of one's own messages that came afterwards stands for at most one that says the same.
 */
export function splitByArrival(
  unsent: readonly Unsent[],
  messages: readonly Message[],
  otherId: string,
): { readonly missing: readonly Unsent[]; readonly arrived: readonly Unsent[] } {
  const taken = new Set<number>();
  const missing: Unsent[] = [];
  const arrived: Unsent[] = [];
  for (const entry of unsent) {
    const same = messages.find(
      ({ senderId, number, content }) =>
        // What the server refused has certainly not arrived.
        entry.reason === null &&
        senderId !== otherId &&
        number > entry.after &&
        content === entry.content &&
        !taken.has(number),
    );
    if (same) taken.add(same.number);
    (same ? arrived : missing).push(entry);
  }
  return { missing, arrived };
}
