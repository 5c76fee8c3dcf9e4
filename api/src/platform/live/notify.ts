import { type LiveEvent, liveEvent } from '@letfair/contract/lettings/conversations/conversations';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../db.ts';

export const LIVE_CHANNEL = 'letfair_live';

/** Carries ids only, because every database user may listen on the channel. */
export interface Notice extends LiveEvent {
  /** Account ids of the recipients. */
  readonly to: readonly string[];
}

const notice = liveEvent.extend({ to: z.array(z.uuid()).max(10) });

/** Null for an unknown payload, because every database user may notify on the channel. */
export function readNotice(payload: string | undefined): Notice | null {
  try {
    return notice.safeParse(JSON.parse(payload ?? '')).data ?? null;
  } catch {
    return null;
  }
}

/** Sent to the open pages of these accounts, on every process, when the transaction commits. */
export const notify = (tx: Tx, notice: Notice) => notifyAll(tx, [notice]);

/** Many notices in one statement. */
export const notifyAll = (tx: Tx, notices: readonly Notice[]) =>
  sql`select pg_notify(${LIVE_CHANNEL}, payload)
    from unnest(${notices.map(({ type, id, to }) => JSON.stringify({ type, id, to }))}::text[]) as payload`.execute(tx);
