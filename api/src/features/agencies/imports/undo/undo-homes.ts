import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import type { Tx } from '../../../../platform/db.ts';
import { findAffected, takeStepUnasked } from '../../../lettings/consequences/index.ts';
import { type ListingRow, lockListingsOf, lockReferences, withdrawListings } from '../../../listings/manage/index.ts';
import { completeListings, type Lister } from '../../portfolio/index.ts';
import type { ImportRowRecord } from '../import-rows.repository.ts';
import { putBackHome, UNDO_NOTE, type Undoing } from './put-back-home.ts';
import type { UndoneHome } from './undo.repository.ts';

const kept = (sentence: string): UndoneHome => ({ outcome: 'kept', notes: [{ field: '', sentence }] });

/** Undoes rows of an import, each as if its lister did it by hand; answers what became of them, by their numbers. */
export async function undoHomes(
  tx: Tx,
  undoing: Undoing,
  rows: readonly ImportRowRecord[],
): Promise<ReadonlyMap<number, UndoneHome>> {
  const { lister } = undoing;
  await lockReferences(tx, lister.id);
  const ids = rows.flatMap(({ listing_id }) => listing_id ?? []);
  const locked = new Map((await lockListingsOf(tx, lister.id, ids)).map((row) => [row.id, row]));
  const withdrawn = await withdrawAdded(
    tx,
    lister,
    rows.flatMap(({ outcome, listing_id }) => (outcome === 'new' && locked.get(listing_id ?? '')) || []),
  );
  const changed = rows.flatMap(
    ({ outcome, listing_id }) => (outcome === 'changed' && locked.get(listing_id ?? '')) || [],
  );
  const stored = await completeListings(tx, changed);
  const done = new Map<number, UndoneHome>();
  for (const { number, outcome, listing_id, replaced } of rows) {
    const listing = locked.get(listing_id ?? '');
    const before = stored.get(listing_id ?? '');
    const gone = withdrawn.get(listing_id ?? '');
    if (!listing) done.set(number, kept(undoSentences.gone));
    else if (gone) done.set(number, gone);
    else if (outcome === 'withdrawn') done.set(number, kept(undoSentences.staysWithdrawn));
    else if (!replaced || !before) done.set(number, kept(undoSentences.unknown));
    else done.set(number, await putBackHome(tx, undoing, { listing, stored: before, replaced }));
  }
  return done;
}

/** Somebody has rented these since, or is about to. */
const isOnItsWay = ({ status }: ListingRow): boolean => status === 'let' || status === 'let-agreed';

/** Withdraws homes; answers what became of each, by their ids. Most are new to everyone, and go together. */
async function withdrawAdded(
  tx: Tx,
  { id: actorId }: Lister,
  listings: readonly ListingRow[],
): Promise<ReadonlyMap<string, UndoneHome>> {
  const open = listings.filter((listing) => listing.status !== 'withdrawn' && !isOnItsWay(listing));
  const affected = await findAffected(
    tx,
    open.map(({ id }) => id),
    'withdraw',
  );
  const { viewings, applications, waiting } = affected;
  const touched = new Set([...viewings, ...applications, ...waiting].map(({ listing_id }) => listing_id));
  await withdrawListings(
    tx,
    open.filter(({ id }) => !touched.has(id)),
    { actorId, note: UNDO_NOTE },
  );
  const done = new Map<string, UndoneHome>();
  for (const listing of listings) {
    const { id, status } = listing;
    if (isOnItsWay(listing)) done.set(id, kept(undoSentences.onItsWay(status)));
    else if (!touched.has(id)) done.set(id, { outcome: 'withdrawn', notes: [] });
    else {
      const { moved, ended } = await takeStepUnasked(tx, listing, { action: 'withdraw', actorId, note: UNDO_NOTE });
      const notes = ended ? [{ field: '', sentence: ended }] : [];
      done.set(id, moved.ok ? { outcome: 'withdrawn', notes } : kept(moved.message));
    }
  }
  return done;
}
