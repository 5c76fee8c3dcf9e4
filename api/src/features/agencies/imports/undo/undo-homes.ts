import { undoSentences } from '@letfair/domain/agencies/imports/undo';
import type { Tx } from '../../../../platform/db.ts';
import { findAffected, isAnyoneAffected, takeStepUnasked } from '../../../lettings/consequences/index.ts';
import { type ListingRow, lockListingsOf, lockReferences, takeListerStep } from '../../../listings/manage/index.ts';
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
  const added = rows.flatMap(({ outcome, listing_id }) => (outcome === 'new' && listing_id ? [listing_id] : []));
  const isAffected = isAnyoneAffected(await findAffected(tx, added, 'withdraw'));
  const changed = rows.flatMap(
    ({ outcome, listing_id }) => (outcome === 'changed' && locked.get(listing_id ?? '')) || [],
  );
  const stored = await completeListings(tx, changed);
  const done = new Map<number, UndoneHome>();
  for (const { number, outcome, listing_id, replaced } of rows) {
    const listing = locked.get(listing_id ?? '');
    const before = stored.get(listing_id ?? '');
    if (!listing) done.set(number, kept(undoSentences.gone));
    else if (outcome === 'new') done.set(number, await withdraw(tx, lister, { listing, isAffected }));
    else if (outcome === 'withdrawn') done.set(number, kept(undoSentences.staysWithdrawn));
    else if (!replaced || !before) done.set(number, kept(undoSentences.unknown));
    else done.set(number, await putBackHome(tx, undoing, { listing, stored: before, replaced }));
  }
  return done;
}

interface Added {
  readonly listing: ListingRow;
  /** Whether a viewing, an application or a place on a waiting list may end with it. */
  readonly isAffected: boolean;
}

async function withdraw(tx: Tx, { id: actorId }: Lister, { listing, isAffected }: Added): Promise<UndoneHome> {
  const { status } = listing;
  if (status === 'withdrawn') return { outcome: 'withdrawn', notes: [] };
  // Somebody has rented it since, or is about to.
  if (status === 'let' || status === 'let-agreed') return kept(undoSentences.onItsWay(status));
  const step = { action: 'withdraw', actorId, note: UNDO_NOTE } as const;
  const { moved, ended } = isAffected
    ? await takeStepUnasked(tx, listing, step)
    : { moved: await takeListerStep(tx, listing, step), ended: '' };
  if (!moved.ok) return kept(moved.message);
  return { outcome: 'withdrawn', notes: ended ? [{ field: '', sentence: ended }] : [] };
}
