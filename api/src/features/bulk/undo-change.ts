import type { bulkContract } from '@letfair/contract/bulk';
import { UNDO_ACTION } from '@letfair/domain/listings/bulk/bulk-changes';
import type { Handler } from '../../platform/http/handlers.ts';
import { conflict, notFound } from '../../platform/http/refusals.ts';
import { recordAudits } from '../audit/index.ts';
import { blockersOfListings, lockListingsOf, settleMany } from '../listings/index.ts';
import {
  deleteChange,
  findTakenReferences,
  listChangedHomes,
  lockChange,
  restoreBefore,
} from './bulk-changes.repository.ts';

const TOO_LATE = 'This can no longer be undone.';

export const undoChange =
  (): Handler<typeof bulkContract.undo> =>
  ({ actor, params, write }) =>
    write(async (tx) => {
      const change = await lockChange(tx, actor.id, params.id);
      if (!change) return notFound(TOO_LATE);
      if (change.is_final) return conflict(TOO_LATE);
      const homes = new Map((await listChangedHomes(tx, change.id)).map((home) => [home.listing_id, home]));
      const listings = (await lockListingsOf(tx, change.account_id, [...homes.keys()])).filter(
        ({ id, version }) => version === homes.get(id)?.version,
      );
      // Nothing becomes public again that the law of this moment does not allow.
      const becomesLive = listings.filter(({ id, status }) => homes.get(id)?.status === 'live' && status !== 'live');
      const blockers = await blockersOfListings(tx, becomesLive);
      const taken = await findTakenReferences(tx, listings);
      const ids = listings.flatMap(({ id }) => ((blockers.get(id) ?? []).length > 0 || taken.has(id) ? [] : [id]));
      const restored = await restoreBefore(tx, change, ids);
      await settleMany(tx, restored);
      await recordAudits(
        tx,
        restored.map(({ id, status }) => ({
          actor_id: actor.id,
          actor_role: 'lister',
          action: UNDO_ACTION,
          target_type: 'listing',
          target_id: id,
          status,
          note: '',
        })),
      );
      await deleteChange(tx, change.id);
      return { ok: true, data: { undone: restored.length, kept: homes.size - restored.length } };
    });
