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

/** An entry of another day: the log can only grow, so it is written with its time, and its id stands in order of it. */
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

/** What one statement takes at most: a statement has room for 65,535 values. */
const A_BATCH = 200;

/** A batch after the other, so that the process answers others in between. */
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

/** Who is who, once everybody is there. */
export interface Owners {
  readonly idOf: (email: string) => string;
  /** The admin who has decided everything so far. */
  readonly moderator: string | null;
}

/** And which home is which. */
export interface Places extends Owners {
  /** Why an account is suspended; null while it is not. */
  readonly suspensionOf: (accountId: string) => string | null;
  readonly placeOf: (home: MarketHome) => PlacedHome;
}
