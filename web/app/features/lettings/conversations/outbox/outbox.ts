import type { Attachment, Message } from '@letfair/contract/lettings/conversations/conversations';

type Answered =
  | { readonly success: true; readonly data: Message }
  | { readonly success: false; readonly message: string };

interface OutboxSetup {
  readonly send: (conversationId: string, written: Written, idempotencyKey: string) => Promise<Answered>;
  /** Deletes an upload that is not sent after all. */
  readonly detach: (attachmentId: string) => void;
  readonly newKey: () => string;
  /** Unsent messages stored by an earlier page load. */
  readonly kept: readonly Unsent[];
  readonly keep: (unsent: readonly Unsent[]) => void;
}

/**
 * Sends messages in order, one at a time per conversation; failed ones stay until the user retries or discards them, or
 * until the connection is back.
 */
export function createOutbox({ send, detach, newKey, kept, keep }: OutboxSetup) {
  // The page was left before the answer, so whether these arrived is unknown.
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
  const remove = (key: string) => set(unsent.filter((entry) => entry.key !== key));

  async function sendNext(conversationId: string): Promise<void> {
    const here = unsent.filter((entry) => entry.conversationId === conversationId);
    const next = here.find(({ state }) => state === 'waiting');
    if (!next || here.some(({ state }) => state === 'sending')) return;
    change(next.key, { state: 'sending', reason: null });
    const answer = await send(conversationId, next, next.key).catch(() => null);
    if (answer?.success) {
      for (const listener of sentListeners) listener(answer.data);
      remove(next.key);
    } else change(next.key, { state: 'failed', reason: answer?.message || null });
    await sendNext(conversationId);
  }

  function write(conversationId: string, { content, attachments }: Written, after: number): void {
    const entry: Unsent = {
      key: newKey(),
      conversationId,
      content,
      attachments,
      after,
      state: 'waiting',
      reason: null,
    };
    set([...unsent, entry]);
    void sendNext(conversationId);
  }

  function discard(key: string): void {
    const attachments = unsent.find((entry) => entry.key === key)?.attachments ?? [];
    remove(key);
    for (const { id } of attachments) detach(id);
  }

  function retry(key: string): void {
    const entry = unsent.find((one) => one.key === key);
    if (entry?.state !== 'failed') return;
    change(key, { state: 'waiting', reason: null });
    void sendNext(entry.conversationId);
  }

  /** What got no answer goes out under its old key; what was refused stays with its reason. */
  function retryUnanswered(): void {
    for (const { key, state, reason } of unsent) if (state === 'failed' && reason === null) retry(key);
  }

  return {
    unsent: () => unsent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Called before the sent message leaves the outbox. */
    onSent: (listener: (message: Message) => void) => {
      sentListeners.add(listener);
      return () => void sentListeners.delete(listener);
    },
    write,
    retry,
    retryUnanswered,
    discard,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

/** What somebody has written; one of the two may be empty. */
export interface Written {
  readonly content: string;
  /** Uploaded already. */
  readonly attachments: readonly Attachment[];
}

export interface Unsent extends Written {
  /** Idempotency key: every retry uses the same one. */
  readonly key: string;
  readonly conversationId: string;
  /** Number of the newest message known when this one was written. */
  readonly after: number;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** The server's refusal; null when it did not answer. */
  readonly reason: string | null;
}

const idsOf = (attachments: readonly Attachment[]): string => attachments.map(({ id }) => id).join();

/**
 * A message whose answer was lost may have arrived and must not be shown twice. Each later message of the sender
 * matches at most one unsent message with the same text and files.
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
      ({ senderId, number, content, attachments }) =>
        // A refused message has not arrived.
        entry.reason === null &&
        senderId !== otherId &&
        number > entry.after &&
        content === entry.content &&
        idsOf(attachments) === idsOf(entry.attachments) &&
        !taken.has(number),
    );
    if (same) taken.add(same.number);
    (same ? arrived : missing).push(entry);
  }
  return { missing, arrived };
}
