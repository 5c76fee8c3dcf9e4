import type { Message } from '@letfair/contract/conversations';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { newKey } from '../../../lib/use-submission.ts';
import { api, currentSession, type SessionUser } from '../../session/index.ts';
import { keepUnsent, keptUnsent } from './message-storage.ts';
import { createOutbox, type Outbox, splitByArrival, type Unsent } from './outbox.ts';

interface UnsentOf {
  readonly outbox: Outbox;
  readonly conversationId: string;
  readonly messages: readonly Message[];
  readonly otherId: string;
}

/** What is still missing of one conversation's messages. */
export function useUnsent({ outbox, conversationId, messages, otherId }: UnsentOf): readonly Unsent[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.unsent, outbox.unsent);
  const here = all.filter((entry) => entry.conversationId === conversationId);
  const { missing, arrived } = splitByArrival(here, messages, otherId);
  const unsettled = arrived.find(({ state }) => state === 'failed')?.key;
  const asked = useRef(new Set<string>());

  useEffect(() => {
    // It seems to have arrived, and only its answer was lost: asking once more under its key makes sure.
    if (!unsettled || asked.current.has(unsettled)) return;
    asked.current.add(unsettled);
    outbox.retry(unsettled);
  }, [outbox, unsettled]);
  return missing;
}

let current: { readonly token: string; readonly outbox: Outbox } | null = null;

/** One for each session, whichever screen is shown: leaving the page does not stop a message on its way. */
export function outboxOf(user: SessionUser, token: string): Outbox {
  if (current?.token !== token) current = { token, outbox: newOutbox(user, token) };
  return current.outbox;
}

const newOutbox = (user: SessionUser, token: string): Outbox =>
  createOutbox({
    send: (id, content, idempotencyKey) =>
      api.conversations.send({ params: { id }, body: { content } }, { idempotencyKey }),
    newKey,
    kept: keptUnsent(user),
    keep: (unsent) => {
      const session = currentSession();
      // Signing out forgets everything, and what ends afterwards does not bring it back.
      if (session.status === 'signed-in' && session.token === token) keepUnsent(user, unsent);
    },
  });
