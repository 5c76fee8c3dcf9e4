import type { adminContract } from '@letfair/contract/admin';
import { suspensionRefusal } from '@letfair/domain/accounts/policies';
import type { Tx } from '../../platform/db.ts';
import type { Handler } from '../../platform/http/handlers.ts';
import { deleteSessionsOf, lockAdminsAnd, presentUser, suspendAccount, unsuspendAccount } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { bringBackToSearch, takeOutOfSearch } from '../search/index.ts';

/** Suspending twice is suspending once; the later reason stays. */
export const suspendUser =
  (): Handler<typeof adminContract.suspend> =>
  ({ actor, params, body, write }) =>
    write(async (tx) => {
      const locked = await lockAdminsAnd(tx, params.id);
      const target = locked.find(({ id }) => id === params.id);
      if (!target) return { ok: false, code: 'not_found', message: 'There is no such user.' };
      if (!body.suspended) {
        const user = await unsuspendAccount(tx, target.id);
        await bringBackToSearch(tx, target.id);
        await recordDecision(tx, { adminId: actor.id, targetId: target.id, action: 'unsuspend' });
        return { ok: true, data: { user: presentUser(user) }, message: 'User unsuspended' };
      }

      const refusal = suspensionRefusal({
        actorId: actor.id,
        targetId: target.id,
        activeAdminIds: locked
          .filter(({ user_type, suspended_at }) => user_type === 'admin' && suspended_at === null)
          .map(({ id }) => id),
      });
      if (refusal) return { ok: false, code: 'conflict', message: refusal };
      const user = await suspendAccount(tx, target.id, body.reason);
      await deleteSessionsOf(tx, target.id);
      await takeOutOfSearch(tx, target.id);
      await recordDecision(tx, { adminId: actor.id, targetId: target.id, action: 'suspend', reason: body.reason });
      return { ok: true, data: { user: presentUser(user) }, message: 'User suspended' };
    });

interface Decision {
  readonly adminId: string;
  readonly targetId: string;
  readonly action: 'suspend' | 'unsuspend';
  readonly reason?: string;
}

const recordDecision = (tx: Tx, { adminId, targetId, action, reason = '' }: Decision) =>
  record(tx, {
    actor_id: adminId,
    actor_role: 'moderator',
    action,
    target_type: 'account',
    target_id: targetId,
    status: action === 'suspend' ? 'suspended' : 'active',
    note: reason,
  });
