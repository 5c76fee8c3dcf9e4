import type { ListingActor } from '@letfair/domain/listings/lifecycle';
import type { Insertable } from 'kysely';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import type { MarketListing } from './market.ts';

export type NewAuditEntry = Insertable<Tables['audit_entry']>;

interface AuditEntryProps {
  readonly by: ListingActor | 'tenant';
  readonly actor: string | null;
  readonly action: string;
  readonly type: NewAuditEntry['target_type'];
  readonly id: string;
  readonly status: string;
  readonly note?: string;
}

/** The log is append-only, so entries are inserted with their time, and ids follow it. */
export const auditEntryAt = (
  at: Date,
  { by, actor, action, type, id, status, note = '' }: AuditEntryProps,
): NewAuditEntry => ({
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
const BATCH_SIZE = 200;

/** In sequence, so that the process can serve requests in between. */
export async function insertInBatches<Item>(
  items: readonly Item[],
  put: (some: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += BATCH_SIZE) await put(items.slice(at, at + BATCH_SIZE));
}

export interface SeededListing {
  readonly id: string;
  readonly account: string;
}

export interface SeededAccounts {
  readonly idOf: (email: string) => string;
  /** The admin behind all decisions. */
  readonly moderator: string | null;
}

export interface SeedContext extends SeededAccounts {
  /** Null when the account is not suspended. */
  readonly suspensionOf: (accountId: string) => string | null;
  readonly placeOf: (home: MarketListing) => SeededListing;
}
