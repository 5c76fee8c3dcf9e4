import type { Message } from '@letfair/contract/conversations';

type Answered =
  | { readonly success: true; readonly data: Message }
  | { readonly success: false; readonly message: string };

interface OutboxSetup {
  readonly send: (conversationId: string, content: string, idempotencyKey: string) => Promise<Answered>;
  readonly newKey: () => string;
  /** What an earlier load of the page has left behind. */
  readonly kept: readonly Unsent[];
  readonly keep: (unsent: readonly Unsent[]) => void;
}

/** Messages on their way, in order and one at a time in each conversation; what could not be sent stays until somebody decides. */
export function createOutbox({ send, newKey, kept, keep }: OutboxSetup) {
  // Whether these arrived is unknown: the page was left before the answer came.
  let unsent: readonly Unsent[] = kept.map((entry) => ({ ...entry, state: 'failed' }));
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: Message) => void>();

  function set(next: readonly Unsent[]): void {
    unsent = next;
    keep(next);
    for (const listener of listeners) listener();
  }
  const change = (key: string, changed: Partial<Unsent>) =>
    set(unsent.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry)));
  const discard = (key: string) => set(unsent.filter((entry) => entry.key !== key));

  async function sendNext(conversationId: string): Promise<void> {
    const here = unsent.filter((entry) => entry.conversationId === conversationId);
    const next = here.find(({ state }) => state === 'waiting');
    if (!next || here.some(({ state }) => state === 'sending')) return;
    change(next.key, { state: 'sending', reason: null });
    const answer = await send(conversationId, next.content, next.key).catch(() => null);
    if (answer?.success) {
      for (const listener of sentListeners) listener(answer.data);
      discard(next.key);
    } else change(next.key, { state: 'failed', reason: answer?.message || null });
    await sendNext(conversationId);
  }

  function write(conversationId: string, content: string, after: number): void {
    const entry: Unsent = { key: newKey(), conversationId, content, after, state: 'waiting', reason: null };
    set([...unsent, entry]);
    void sendNext(conversationId);
  }

  function retry(key: string): void {
    const entry = unsent.find((one) => one.key === key);
    if (entry?.state !== 'failed') return;
    change(key, { state: 'waiting', reason: null });
    void sendNext(entry.conversationId);
  }

  return {
    unsent: () => unsent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hears of each message that arrived, before it leaves the outbox. */
    onSent: (listener: (message: Message) => void) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    write,
    retry,
    discard,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

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
