import { SESSIONS_SHOWN } from '@letfair/contract/accounts/profile';
import { notFound } from '../../../platform/http/refusals.ts';
import { countSessions, deleteOtherSessions, deleteSessionById, listSessions } from '../sign-in/index.ts';
import type { UseCase } from './deps.ts';

export const showSessions: UseCase<'sessions'> =
  ({ db }) =>
  async ({ actor }) => {
    const [sessions, total] = await Promise.all([
      listSessions(db, actor.id, SESSIONS_SHOWN),
      countSessions(db, actor.id),
    ]);
    return {
      ok: true,
      data: {
        sessions: sessions.map((session) => ({
          id: session.id,
          device: session.device,
          network: session.network,
          createdAt: session.created_at.toISOString(),
          lastUsedAt: session.last_used_at.toISOString(),
          expiresAt: session.expires_at.toISOString(),
          current: session.token_hash.equals(actor.sessionHash),
        })),
        total,
      },
    };
  };

export const endSession: UseCase<'endSession'> =
  () =>
  ({ actor, params, write }) =>
    write(async (tx) =>
      (await deleteSessionById(tx, actor.id, params.id))
        ? { ok: true, data: null, message: 'This device has been signed out.' }
        : notFound('This device is no longer signed in.'),
    );

export const endOtherSessions: UseCase<'endOtherSessions'> =
  () =>
  ({ actor, write }) =>
    write(async (tx) => ({
      ok: true,
      data: { ended: await deleteOtherSessions(tx, actor.id, actor.sessionHash) },
      message: 'Every other device has been signed out.',
    }));
