import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import type { Party } from './sides.ts';

export type NoticeKind = 'assigned' | 'mentioned';

interface Notice {
  readonly conversation_id: string;
  readonly person_id: string;
  readonly kind: NoticeKind;
  readonly by_id: string;
  readonly note_id: string | null;
}

/** One of a kind until the person opens the conversation; it remembers whether they have been emailed. */
export const insertNotice = (tx: Tx, notice: Notice) =>
  tx
    .insertInto('conversation_notice')
    .values(notice)
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'person_id', 'kind'])
        .doUpdateSet({ by_id: notice.by_id, note_id: notice.note_id, created_at: sql<Date>`now()` }),
    )
    .execute();

const noticesFor = (db: Db, conversationId: string, personId: string) =>
  db
    .selectFrom('conversation_notice as notice')
    .where('notice.conversation_id', '=', conversationId)
    .where('notice.person_id', '=', personId);

export const listNotices = async (db: Db, conversationId: string, personId: string): Promise<NoticeKind[]> =>
  (await noticesFor(db, conversationId, personId).select('notice.kind').orderBy('notice.kind').execute()).map(
    ({ kind }) => kind as NoticeKind,
  );

/** With what the email about them says. */
export const lockUnmailedNotices = (tx: Tx, conversationId: string, personId: string) =>
  noticesFor(tx, conversationId, personId)
    .leftJoin('account as sender', 'sender.id', 'notice.by_id')
    .leftJoin('conversation_note as note', 'note.id', 'notice.note_id')
    .select(['notice.kind', 'note.content', 'sender.user_type as sender_type'])
    .select(sql<string | null>`sender.first_name || ' ' || sender.last_name`.as('sender_name'))
    .where('notice.mailed_at', 'is', null)
    .forUpdate('notice')
    .execute();

export const markNoticesMailed = (tx: Tx, conversationId: string, personId: string) =>
  tx
    .updateTable('conversation_notice')
    .set({ mailed_at: sql<Date>`now()` })
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId)
    .execute();

export const deleteNotices = (tx: Tx, conversationId: string, personId: string, kind?: NoticeKind) => {
  const all = tx
    .deleteFrom('conversation_notice')
    .where('conversation_id', '=', conversationId)
    .where('person_id', '=', personId);
  return (kind ? all.where('kind', '=', kind) : all).execute();
};

/** Conversations of the account with something that the person has yet to see. */
export async function countNoticed(db: Db, { id, side, person }: Party): Promise<number> {
  if (side === 'tenant') return 0;
  const { count } = await db
    .selectFrom('conversation_notice')
    .innerJoin('conversation', 'conversation.id', 'conversation_notice.conversation_id')
    .select(sql<number>`count(distinct conversation.id)::int`.as('count'))
    .where('conversation_notice.person_id', '=', person)
    .where('conversation.lister_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
}
