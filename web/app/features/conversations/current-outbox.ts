import { newKey } from '../../lib/use-submission.ts';
import { api, currentSession, type SessionUser } from '../session/index.ts';
import { keepUnsent, keptUnsent } from './message-storage.ts';
import { createOutbox, type Outbox } from './outbox.ts';

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
