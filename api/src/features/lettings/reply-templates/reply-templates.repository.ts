import { MAX_TEMPLATES } from '@letfair/domain/lettings/conversations/reply-templates';
import { type Selectable, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';

type TemplateRow = Pick<Selectable<Tables['reply_template']>, 'id' | 'title' | 'content'>;
type TemplateText = Pick<TemplateRow, 'title' | 'content'>;

const shown = ['id', 'title', 'content'] as const;

/** Oldest first: ids are in order of time. */
export const findTemplates = (db: Db, accountId: string): Promise<TemplateRow[]> =>
  db
    .selectFrom('reply_template')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(MAX_TEMPLATES)
    .execute();

export const countTemplates = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('reply_template').where('account_id', '=', accountId));

export const insertTemplate = (tx: Tx, accountId: string, text: TemplateText): Promise<TemplateRow> =>
  tx
    .insertInto('reply_template')
    .values({ id: newId(), account_id: accountId, ...text })
    .returning(shown)
    .executeTakeFirstOrThrow();

export const updateTemplate = (
  tx: Tx,
  accountId: string,
  id: string,
  text: TemplateText,
): Promise<TemplateRow | undefined> =>
  tx
    .updateTable('reply_template')
    .set({ ...text, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
