import type { SharedMessage } from '@letfair/contract/trust/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';

/** Names of attachments hold no line breaks. */
const SEPARATOR = '\n';

export const insertSharedMessages = (tx: Tx, reportId: string, messages: readonly SharedMessage[]) =>
  tx
    .insertInto('shared_message')
    .values(
      messages.map(({ number, sender, content, attachments, sentAt }) => ({
        report_id: reportId,
        number,
        sender,
        content,
        attachments: attachments.join(SEPARATOR),
        sent_at: new Date(sentAt),
      })),
    )
    .execute();

/** Undefined where no messages are shared, or no longer. */
export const findSharedReport = (db: Db, id: string) =>
  db
    .selectFrom('report')
    .innerJoin('account', 'account.id', 'report.target_id')
    .select(['report.target_id', 'account.user_type as reported_type'])
    .where('report.id', '=', id)
    .where((where) =>
      where.exists(
        where.selectFrom('shared_message').select('number').whereRef('shared_message.report_id', '=', 'report.id'),
      ),
    )
    .executeTakeFirst();

export async function listSharedMessages(
  db: Db,
  reportId: string,
  isReporters: (sender: SharedMessage['sender']) => boolean,
): Promise<SharedMessage[]> {
  const rows = await db
    .selectFrom('shared_message')
    .select(['number', 'sender', 'content', 'attachments', 'sent_at'])
    .where('report_id', '=', reportId)
    .orderBy('number')
    .execute();
  return rows.map(({ number, sender, content, attachments, sent_at }) => ({
    number,
    sender,
    isReporters: isReporters(sender),
    content,
    attachments: attachments === '' ? [] : attachments.split(SEPARATOR),
    sentAt: sent_at.toISOString(),
  }));
}

export const recordReading = (tx: Tx, reportId: string) =>
  tx.updateTable('report').set({ messages_read_at: sql<Date>`now()` }).where('id', '=', reportId).execute();

/** From now on the copies are kept for a while only. */
export const markDecided = (tx: Tx, decisionId: string) =>
  tx
    .updateTable('shared_message')
    .set({ decided_at: sql<Date>`now()` })
    .where('report_id', 'in', (from) => from.selectFrom('report').select('id').where('decision_id', '=', decisionId))
    .execute();
