import type { ListingActor } from '@letfair/domain/listings/lifecycle';
import type { Insertable } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';
import type { MarketHome } from './market.ts';

export type NewEntry = Insertable<Tables['audit_entry']>;

interface Told {
  readonly by: ListingActor;
  readonly actor: string | null;
  readonly action: string;
  readonly type: NewEntry['target_type'];
  readonly id: string;
  readonly status: string;
  readonly note?: string;
}

/** The log is append-only, so entries are inserted with their time, and ids follow it. */
export const entryAt = (at: Date, { by, actor, action, type, id, status, note = '' }: Told): NewEntry => ({
  id: newId(at.getTime()),
  at,
  actor_id: by === 'clock' ? null : actor,
  actor_role: by,
  action,
  target_type: type,
  target_id: id,
  status,
  note,
});

/** A statement takes at most 65,535 parameters. */
const A_BATCH = 200;

/** In sequence, so that the process can serve requests in between. */
export async function inBatches<Item>(
  items: readonly Item[],
  put: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += A_BATCH) await put(items.slice(at, at + A_BATCH));
}

export interface PlacedHome {
  readonly id: string;
  readonly account: string;
}

export interface Owners {
  readonly idOf: (email: string) => string;
  /** The admin behind all decisions. */
  readonly moderator: string | null;
}

export interface Places extends Owners {
  /** Null when the account is not suspended. */
  readonly suspensionOf: (accountId: string) => string | null;
  readonly placeOf: (home: MarketHome) => PlacedHome;
}
