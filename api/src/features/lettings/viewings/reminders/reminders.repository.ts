import { type ReminderKind, reminderKinds, remindersOf } from '@letfair/domain/lettings/viewings/reminders';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db.ts';
import type { ViewingRow } from '../viewings.repository.ts';

/** For a viewing that is booked, or moved and so reminded of anew; reminders of the former time are dropped. */
export async function scheduleReminders(tx: Tx, { id, starts_at, ends_at }: ViewingRow): Promise<void> {
  const due = remindersOf({ startsAt: starts_at, endsAt: ends_at }, new Date());
  const ahead = new Map(due.map(({ kind, at }) => [kind, at]));
  const missed = reminderKinds.filter((kind) => !ahead.has(kind));
  if (missed.length > 0)
    await tx.deleteFrom('viewing_reminder').where('viewing_id', '=', id).where('kind', 'in', missed).execute();
  for (const [kind, due_at] of ahead)
    await tx
      .insertInto('viewing_reminder')
      .values({ viewing_id: id, kind, due_at, sent_at: null })
      .onConflict((conflict) => conflict.columns(['viewing_id', 'kind']).doUpdateSet({ due_at, sent_at: null }))
      .execute();
}

export const dropReminders = (tx: Tx, viewingId: string) =>
  tx.deleteFrom('viewing_reminder').where('viewing_id', '=', viewingId).where('sent_at', 'is', null).execute();

export interface DueGroup {
  readonly slot_id: string;
  readonly kind: ReminderKind;
}

/** What is due together is sent together: the lister gets one mail for everybody who comes at the same time. */
export const listDueGroups = (db: Db, limit: number): Promise<DueGroup[]> =>
  db
    .selectFrom('viewing_reminder')
    .innerJoin('viewing', 'viewing.id', 'viewing_reminder.viewing_id')
    .select(['viewing.slot_id', 'viewing_reminder.kind'])
    .where('sent_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .groupBy(['viewing.slot_id', 'viewing_reminder.kind'])
    .orderBy(sql`min(due_at)`)
    .limit(limit)
    .execute();

/** Marks what is due as sent in the transaction that sends it; a second run at the same time finds nothing. */
export async function takeDue(tx: Tx, { slot_id, kind }: DueGroup): Promise<ViewingRow[]> {
  const locked = await tx
    .selectFrom('viewing_reminder')
    .innerJoin('viewing', 'viewing.id', 'viewing_reminder.viewing_id')
    .selectAll('viewing')
    .where('viewing.slot_id', '=', slot_id)
    .where('viewing_reminder.kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('viewing.id')
    .forUpdate('viewing_reminder')
    .skipLocked()
    .execute();
  if (locked.length === 0) return [];
  await tx
    .updateTable('viewing_reminder')
    .set({ sent_at: sql<Date>`now()` })
    .where('kind', '=', kind)
    .where(
      'viewing_id',
      'in',
      locked.map(({ id }) => id),
    )
    .execute();
  return locked;
}

/** Whether the tenants of these viewings have been asked a day before if they still come. */
export async function findAsked(db: Db, viewingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = await db
    .selectFrom('viewing_reminder')
    .select('viewing_id')
    .where('viewing_id', 'in', viewingIds)
    .where('kind', '=', 'day')
    .where('sent_at', 'is not', null)
    .execute();
  return new Set(asked.map(({ viewing_id }) => viewing_id));
}
