import type { ListingActor } from '@letfair/domain/listings/lifecycle';
import type { Insertable } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Tables } from '../../platform/tables.ts';

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
