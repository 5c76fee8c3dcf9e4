import type { bulkContract } from '@letfair/contract/agencies/bulk';
import { UNDO_ACTION } from '@letfair/domain/listings/bulk/bulk-changes';
import { recordAudits } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Handler } from '../../../platform/http/handlers.ts';
import { conflict, notFound } from '../../../platform/http/refusals.ts';
import { lockAccount } from '../../accounts/sign-in/index.ts';
import {
  blockersOfListings,
  type ListingRow,
  lockListingsOf,
  refreshAfterWrites,
} from '../../listings/manage/index.ts';
import { giveBack } from './assign-homes.ts';
import {
  type BulkChangeRow,
  type ChangedHomeRow,
  deleteChange,
  findTakenReferences,
  listChangedHomes,
  lockChange,
  restoreBefore,
  slicesOf,
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
      const undo = change.action === 'assign' ? undoAssignment : restoreHomes;
      const restored = await undo(tx, change, homes);
      for (const slice of slicesOf(restored))
        await recordAudits(
          tx,
          slice.map(({ id, status }) => ({
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

type ChangedHomes = ReadonlyMap<string, ChangedHomeRow>;

/** The account is locked before its listings, as where a person is removed. */
async function undoAssignment(tx: Tx, change: BulkChangeRow, homes: ChangedHomes): Promise<readonly ListingRow[]> {
  await lockAccount(tx, change.account_id);
  await lockListingsOf(tx, change.account_id, [...homes.keys()]);
  return giveBack(tx, change);
}

async function restoreHomes(tx: Tx, change: BulkChangeRow, homes: ChangedHomes): Promise<readonly ListingRow[]> {
  const listings = (await lockListingsOf(tx, change.account_id, [...homes.keys()])).filter(
    ({ id, version }) => version === homes.get(id)?.version,
  );
  const restored: ListingRow[] = [];
  for (const slice of slicesOf(listings)) {
    // Nothing becomes public again that the law of this moment does not allow.
    const becomesLive = slice.filter(({ id, status }) => homes.get(id)?.status === 'live' && status !== 'live');
    const blockers = await blockersOfListings(tx, becomesLive);
    const taken = await findTakenReferences(tx, slice);
    const ids = slice.flatMap(({ id }) => ((blockers.get(id) ?? []).length > 0 || taken.has(id) ? [] : [id]));
    const rows = await restoreBefore(tx, change, ids);
    await refreshAfterWrites(tx, rows);
    restored.push(...rows);
  }
  return restored;
}
