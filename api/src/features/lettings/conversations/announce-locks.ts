import { ENQUIRY_DAYS } from '@letfair/domain/lettings/conversations/message-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { notifyAll } from '../../../platform/live/notify.ts';

/** Nobody has more of them open, and the pages of all others ask when they are opened. */
const MOST = 500;

/** An account that was closed, suspended or opened again: the pages of those it writes with lock, or open, at once. */
export async function announceLocks(tx: Tx, accountId: string): Promise<void> {
  const conversations = await tx
    .selectFrom('conversation')
    .select(['id', 'tenant_id', 'lister_id'])
    .where((where) => where.or([where('tenant_id', '=', accountId), where('lister_id', '=', accountId)]))
    .where('updated_at', '>', sql<Date>`now() - make_interval(days => ${sql.lit(ENQUIRY_DAYS)})`)
    .orderBy('updated_at', 'desc')
    .limit(MOST)
    .execute();
  await notifyAll(
    tx,
    conversations.map(({ id, tenant_id, lister_id }) => ({
      type: 'message',
      id,
      to: [tenant_id === accountId ? lister_id : tenant_id],
    })),
  );
}
