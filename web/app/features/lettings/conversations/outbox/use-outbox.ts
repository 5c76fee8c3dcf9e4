import type { Message } from '@letfair/contract/lettings/conversations/conversations';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { whenBack } from '../../../../lib/network/connection.ts';
import { newKey } from '../../../../lib/network/idempotency-key.ts';
import { api, currentSession, type SessionUser, useSession } from '../../../accounts/session/index.ts';
import { detachUnsent } from '../attachments/attachment-calls.ts';
import { keepUnsent, keptUnsent } from './message-storage.ts';
import { createOutbox, type Outbox, splitByArrival, type Unsent } from './outbox.ts';

interface UnsentOf {
  readonly outbox: Outbox;
  readonly conversationId: string;
  readonly messages: readonly Message[];
  readonly otherId: string;
}

/** The messages of one conversation that have not arrived yet. */
export function useUnsent({ outbox, conversationId, messages, otherId }: UnsentOf): readonly Unsent[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.unsent, outbox.unsent);
  const here = all.filter((entry) => entry.conversationId === conversationId);
  const { missing, arrived } = splitByArrival(here, messages, otherId);
  const failedKey = arrived.find(({ state }) => state === 'failed')?.key;
  const asked = useRef(new Set<string>());

  useEffect(() => {
    // It seems to have arrived without its answer; a retry under the same key confirms it.
    if (!failedKey || asked.current.has(failedKey)) return;
    asked.current.add(failedKey);
    outbox.retry(failedKey);
  }, [outbox, failedKey]);
  return missing;
}

let current: { readonly token: string; readonly outbox: Outbox; readonly stop: () => void } | null = null;

/** The outbox of whoever is signed in. */
export function useOutbox(user: SessionUser): Outbox {
  const session = useSession();
  return outboxOf(user, session.status === 'signed-in' ? session.token : '');
}

/** Listens for the connection only while something waits for it. Returns what ends it. */
function retryWhenBack(outbox: Outbox, token: string): () => void {
  let stopListening: (() => void) | null = null;
  const retry = () => {
    const session = currentSession();
    if (session.status === 'signed-in' && session.token === token) outbox.retryUnanswered();
  };
  function follow(): void {
    const isWaiting = outbox.unsent().some(({ state, reason }) => state === 'failed' && reason === null);
    if (!isWaiting) stopListening?.();
    if (isWaiting === (stopListening !== null)) return;
    stopListening = isWaiting ? whenBack(retry) : null;
  }
  follow();
  const unsubscribe = outbox.subscribe(follow);
  return () => {
    unsubscribe();
    stopListening?.();
  };
}

/** One outbox per session, outside React, so that leaving the page does not stop a message being sent. */
function outboxOf(user: SessionUser, token: string): Outbox {
  if (current?.token !== token) {
    current?.stop();
    const outbox = newOutbox(user, token);
    current = { token, outbox, stop: retryWhenBack(outbox, token) };
  }
  return current.outbox;
}

const newOutbox = (user: SessionUser, token: string): Outbox =>
  createOutbox({
    send: (id, { content, attachments }, idempotencyKey) => {
      const files = attachments.length > 0 && { attachments: attachments.map((attachment) => attachment.id) };
      return api.conversations.send({ params: { id }, body: { content, ...files } }, { idempotencyKey });
    },
    detach: detachUnsent,
    newKey,
    kept: keptUnsent(user),
    keep: (unsent) => {
      const session = currentSession();
      // A call that ends after sign-out must not store anything again.
      if (session.status === 'signed-in' && session.token === token) keepUnsent(user, unsent);
    },
  });
