import { UNDO_ACTION } from '@letfair/domain/listings/bulk/bulk-changes';
import { recordAudits } from '../../../../platform/audit.ts';
import type { Tx } from '../../../../platform/db.ts';
import { conflict, notFound } from '../../../../platform/http/refusals.ts';
import type { ListingRow } from '../listings.repository.ts';
import { blockersOfListings } from '../publication.ts';
import {
  type BulkChangeRow,
  type ChangedHomeRow,
  deleteChange,
  findTakenReferences,
  listChangedHomes,
  lockChange,
  restoreBefore,
  slicesOf,
} from './kept-changes.repository.ts';
import { lockListingsOf, refreshAfterWrites } from './many-listings.repository.ts';

const TOO_LATE = 'This can no longer be undone.';

type ChangedHomes = ReadonlyMap<string, ChangedHomeRow>;

/** Undoes a change of homes while that is possible, and forgets it. */
export async function takeBack(
  tx: Tx,
  { accountId, changeId }: { readonly accountId: string; readonly changeId: string },
  restore: (change: BulkChangeRow, homes: ChangedHomes) => Promise<readonly ListingRow[]>,
) {
  const change = await lockChange(tx, accountId, changeId);
  if (!change) return notFound(TOO_LATE);
  if (change.is_final) return conflict(TOO_LATE);
  const homes = new Map((await listChangedHomes(tx, change.id)).map((home) => [home.listing_id, home]));
  const restored = await restore(change, homes);
  for (const slice of slicesOf(restored))
    await recordAudits(
      tx,
      slice.map(({ id, status }) => ({
        actor_id: accountId,
        actor_role: 'lister',
        action: UNDO_ACTION,
        target_type: 'listing',
        target_id: id,
        status,
        note: '',
      })),
    );
  await deleteChange(tx, change.id);
  return { ok: true, data: { undone: restored.length, kept: homes.size - restored.length } } as const;
}

/** Makes homes what they were before a change, but for those that were changed since, or may not be public. */
export async function restoreHomes(tx: Tx, change: BulkChangeRow, homes: ChangedHomes): Promise<readonly ListingRow[]> {
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
