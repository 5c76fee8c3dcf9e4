import type { DraftBody } from '@letfair/contract/listings/drafts';
import { MAX_ADDRESS_PART, MAX_DRAFTS, MAX_REFERENCE } from '@letfair/domain/homes/limits';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { deleteOwnRow } from '../../../platform/retention/own-rows.ts';
import type { Tables } from '../../../platform/tables.ts';

export type DraftRow = Selectable<Tables['draft']>;
export type DraftFacts = Omit<DraftRow, 'form'> & { readonly title: string };

const facts = ['id', 'account_id', 'version', 'created_at', 'updated_at'] as const;
const title = sql<string>`coalesce(form ->> 'title', '')`.as('title');

/** A draft may hold more than fits, while it is being typed. */
const reference = sql<string>`left(coalesce(form ->> 'reference', ''), ${sql.lit(MAX_REFERENCE)})`.as('reference');
const street = sql<string>`left(coalesce(form -> 'address' ->> 'line1', ''), ${sql.lit(MAX_ADDRESS_PART)})`.as(
  'street',
);

export interface ListedDraft extends DraftFacts {
  readonly reference: string;
  readonly street: string;
}

export const listDrafts = (db: Db, accountId: string): Promise<ListedDraft[]> =>
  db
    .selectFrom('draft')
    .select([...facts, title, reference, street])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .limit(MAX_DRAFTS)
    .execute();

export async function countDrafts(tx: Tx, accountId: string): Promise<number> {
  const { drafts } = await tx
    .selectFrom('draft')
    .select(sql<number>`count(*)::int`.as('drafts'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return drafts;
}

export const insertDraft = (tx: Tx, accountId: string, form: DraftBody): Promise<DraftFacts> =>
  tx
    .insertInto('draft')
    .values({ id: newId(), account_id: accountId, form: JSON.stringify(form) })
    .returning([...facts, title])
    .executeTakeFirstOrThrow();

export const draftOf = (db: Db, accountId: string, id: string): Promise<DraftRow | undefined> =>
  db.selectFrom('draft').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst();

/** Saves over the version the caller has seen, or over any when they do not say; undefined when that is not there. */
export const updateDraft = (
  tx: Tx,
  { accountId, id, seen, form }: { accountId: string; id: string; seen: number | null; form: DraftBody },
): Promise<DraftFacts | undefined> => {
  const update = tx
    .updateTable('draft')
    .set({ form: JSON.stringify(form), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning([...facts, title]);
  if (seen === null) return update.executeTakeFirst();
  // A tag that is no number of ours matches nothing.
  return update.where('version', '=', Number.isNaN(seen) ? -1 : seen).executeTakeFirst();
};

/** Says whether there was one. */
export const deleteDraft = (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  deleteOwnRow(tx, 'draft', accountId, id);
