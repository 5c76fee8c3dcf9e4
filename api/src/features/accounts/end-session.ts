import type { UseCase } from './deps.ts';
import { deleteSession } from './sessions.repository.ts';

export const endSession: UseCase<'logout'> =
  () =>
  ({ actor, write }) =>
    write(async (tx) => {
      await deleteSession(tx, actor.id, actor.sessionHash);
      return { ok: true, data: null };
    });
