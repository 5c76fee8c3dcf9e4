import { NOTES_PER_CONVERSATION } from '@letfair/domain/agencies/teams/limits';
import { sql } from 'kysely';
import { countRows } from '../../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../../platform/db.ts';
import { newId } from '../../../../platform/ids.ts';

const fullName = sql<string>`account.first_name || ' ' || account.last_name`;

export const findConversation = (db: Db, id: string) =>
  db.selectFrom('conversation').select(['lister_id', 'listing_id']).where('id', '=', id).executeTakeFirst();

/** Null for a conversation of another account. */
export const findListersConversation = (db: Db, listerId: string, id: string) =>
  db
    .selectFrom('conversation')
    .select(['id', 'assigned_to', 'tenant_id', 'lister_id'])
    .where('id', '=', id)
    .where('lister_id', '=', listerId)
    .executeTakeFirst();

export const assignConversation = (tx: Tx, id: string, assigned_to: string | null) =>
  tx.updateTable('conversation').set({ assigned_to }).where('id', '=', id).execute();

/** False when the lister has no such viewing. */
export const assignViewing = async (
  tx: Tx,
  listerId: string,
  id: string,
  assigned_to: string | null,
): Promise<boolean> =>
  (await tx
    .updateTable('viewing')
    .set({ assigned_to })
    .where('id', '=', id)
    .where('lister_id', '=', listerId)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const listSeen = (db: Db, conversationId: string) =>
  db
    .selectFrom('conversation_seen as seen')
    .innerJoin('account', 'account.id', 'seen.person_id')
    .select(['account.id', fullName.as('name'), 'seen.number', 'seen.seen_at'])
    .where('seen.conversation_id', '=', conversationId)
    .orderBy('seen.seen_at')
    .execute();

const selectNotes = (db: Db) =>
  db
    .selectFrom('conversation_note as note')
    .leftJoin('account', 'account.id', 'note.author_id')
    .selectAll('note')
    .select(fullName.$castTo<string | null>().as('author_name'));
export type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

export const listNotes = (db: Db, conversationId: string): Promise<NoteRow[]> =>
  selectNotes(db)
    .where('note.conversation_id', '=', conversationId)
    .orderBy('note.id')
    .limit(NOTES_PER_CONVERSATION)
    .execute();

export const countNotes = (db: Db, conversationId: string): Promise<number> =>
  countRows(db.selectFrom('conversation_note').where('conversation_id', '=', conversationId));

export async function insertNote(tx: Tx, conversationId: string, authorId: string, content: string): Promise<NoteRow> {
  const id = newId();
  await tx
    .insertInto('conversation_note')
    .values({ id, conversation_id: conversationId, author_id: authorId, content })
    .execute();
  return selectNotes(tx).where('note.id', '=', id).executeTakeFirstOrThrow();
}

export const findListersNote = (db: Db, listerId: string, id: string) =>
  db
    .selectFrom('conversation_note as note')
    .innerJoin('conversation', 'conversation.id', 'note.conversation_id')
    .select(['note.id', 'note.author_id'])
    .where('note.id', '=', id)
    .where('conversation.lister_id', '=', listerId)
    .executeTakeFirst();

export const deleteNote = (tx: Tx, id: string) => tx.deleteFrom('conversation_note').where('id', '=', id).execute();

/**
 * Answers of the last 30 days by person: a message of the lister right after one of the tenant. What the account
 * itself wrote has no sender of its own.
 */
export const listReplyFigures = (db: Db, listerId: string) =>
  db
    .selectFrom('conversation')
    .innerJoin('message as answer', 'answer.conversation_id', 'conversation.id')
    .innerJoin('message as question', (join) =>
      join
        .onRef('question.conversation_id', '=', 'answer.conversation_id')
        .on(sql<boolean>`question.number = answer.number - 1`)
        .on('question.by_tenant', '=', true),
    )
    .select([
      sql<string>`coalesce(answer.sent_by, conversation.lister_id)`.as('person_id'),
      sql<number>`count(*)::int`.as('replies'),
      sql<number>`count(distinct conversation.id)::int`.as('conversations'),
      sql<number>`round(percentile_cont(0.5) within group (
        order by extract(epoch from answer.created_at - question.created_at)) / 60)::int`.as('median_minutes'),
    ])
    .where('conversation.lister_id', '=', listerId)
    .where('conversation.updated_at', '>', sql<Date>`now() - interval '30 days'`)
    .where('answer.by_tenant', '=', false)
    .where('answer.created_at', '>', sql<Date>`now() - interval '30 days'`)
    .groupBy(sql`1`)
    .execute();
