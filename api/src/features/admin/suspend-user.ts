import type { adminContract } from '@letfair/contract/admin';
import type { Handler } from '../../platform/http/handlers.ts';
import { presentUser } from '../accounts/index.ts';
import { liftSuspensionInTx, suspendInTx } from '../suspension/index.ts';

/** Deciding twice is deciding once; the later reason stays. */
export const suspendUser =
  (publicUrl: string): Handler<typeof adminContract.suspend> =>
  ({ actor, params, body: { suspended, reason }, write }) =>
    write(async (tx) => {
      const decision = { actorId: actor.id, targetId: params.id, publicUrl };
      const decided = await (suspended ? suspendInTx(tx, { ...decision, reason }) : liftSuspensionInTx(tx, decision));
      if (!decided.ok) return decided;
      const message = suspended ? 'User suspended' : 'User unsuspended';
      return { ok: true, data: { user: presentUser(decided.account) }, message };
    });
