import { type LiveEvent, liveEvent } from '@letfair/contract/conversations';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../db.ts';

export const LIVE_CHANNEL = 'letfair_live';

/** What travels between processes: ids only, since whoever may listen need not be able to read. */
export interface Notice extends LiveEvent {
  /** The accounts it is for. */
  readonly to: readonly string[];
}

const notice = liveEvent.extend({ to: z.array(z.uuid()).max(10) });

/** Null for what is none of ours: anybody connected to the database can send on the channel. */
export function readNotice(payload: string | undefined): Notice | null {
  try {
    return notice.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Reaches the open pages of these accounts, on whichever process, once the transaction commits. */
export const notify = (tx: Tx, { type, id, to }: Notice) =>
  sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ type, id, to })})`.execute(tx);
