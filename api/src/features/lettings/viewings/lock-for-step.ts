import type { ViewingSide } from '@letfair/domain/lettings/viewings/lifecycle';
import type { Tx } from '../../../platform/db.ts';
import { sideOf } from './present-viewing.ts';
import { changedMeanwhile, viewingNotFound } from './refusals.ts';
import { lockSlots, type SlotRow } from './times/slots.repository.ts';
import { type Home, isOpen, lockHomeForShare } from './times/viewing-times.repository.ts';
import { findOwnViewing, lockViewing, type ViewingRow } from './viewings.repository.ts';
import { releasePlace } from './waiting/release-place.ts';

export interface Locked {
  readonly home: Home;
  readonly slot: SlotRow;
  /** The time that the lister has suggested instead, with a place that is held. */
  readonly moveSlot: SlotRow | null;
  readonly viewing: ViewingRow;
  readonly side: ViewingSide;
}

/** Locks in the order of all of them: the home, its slots, the viewing. */
export async function lockForStep(tx: Tx, accountId: string, id: string, otherSlotId?: string) {
  const seen = await findOwnViewing(tx, accountId, id);
  const home = seen && (await lockHomeForShare(tx, seen.listing_id));
  if (!seen || !home) return viewingNotFound;
  const wanted = [seen.slot_id, seen.move_slot_id, otherSlotId].filter((slotId) => typeof slotId === 'string');
  const slots = new Map((await lockSlots(tx, [...new Set(wanted)])).map((slot) => [slot.id, slot]));
  const viewing = await lockViewing(tx, id);
  const slot = viewing && slots.get(viewing.slot_id);
  const moveSlot = viewing?.move_slot_id ? slots.get(viewing.move_slot_id) : null;
  // Another tab, or the other side, has moved it since.
  if (!viewing || !slot || moveSlot === undefined) return changedMeanwhile;
  return { ok: true, home, slot, moveSlot, viewing, side: sideOf(viewing, accountId) } as const;
}

/** The place at a suggested time is for others again. */
export async function releaseMove(tx: Tx, { home, moveSlot }: Pick<Locked, 'home' | 'moveSlot'>): Promise<void> {
  if (moveSlot) await releasePlace(tx, moveSlot, { mayOffer: isOpen(home) });
}
