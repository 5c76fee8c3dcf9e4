import type { Measure } from '@letfair/contract/trust/admin/measures';
import { type Insertable, type Selectable, sql } from 'kysely';
import { countRows } from '../../../platform/count-rows.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { KeysetRange } from '../../../platform/keyset-page.ts';
import type { Tables } from '../../../platform/tables.ts';

export type MeasureRow = Selectable<Tables['measure']>;

const nameOf = (account: 'person' | 'requester' | 'confirmer') =>
  sql<string | null>`${sql.ref(`${account}.first_name`)} || ' ' || ${sql.ref(`${account}.last_name`)}`;

/** Of those that led to a suspension which waits. */
const openReports = sql<number>`(
  select count(*)::int from suspension_report
  join report on report.target_id = suspension_report.target_id
    and report.closed_at is null and report.id <= suspension_report.last_report_id
  where suspension_report.measure_id = measure.id)`;

const selectMeasures = (db: Db) =>
  db
    .selectFrom('measure')
    .innerJoin('account as person', 'person.id', 'measure.account_id')
    .leftJoin('account as requester', 'requester.id', 'measure.requested_by')
    .leftJoin('account as confirmer', 'confirmer.id', 'measure.confirmed_by')
    .selectAll('measure')
    .select([
      nameOf('person').as('person_name'),
      nameOf('requester').as('requester_name'),
      nameOf('confirmer').as('confirmer_name'),
      openReports.as('reports'),
    ]);
type MeasureView = Awaited<ReturnType<ReturnType<typeof selectMeasures>['execute']>>[number];

export const presentMeasure = (measure: MeasureView): Measure => ({
  id: measure.id,
  user: { id: measure.account_id, name: measure.person_name ?? '' },
  kind: measure.kind,
  reason: measure.reason,
  requestedBy: presentAdmin(measure.requested_by, measure.requester_name),
  requestedAt: measure.requested_at.toISOString(),
  confirmedBy: presentAdmin(measure.confirmed_by, measure.confirmer_name),
  startedAt: measure.started_at?.toISOString() ?? null,
  endsAt: measure.ends_at?.toISOString() ?? null,
  endedAt: measure.ended_at?.toISOString() ?? null,
  reports: measure.reports,
});

const presentAdmin = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** Newest first. */
export const listMeasuresOf = (db: Db, accountId: string, limit: number) =>
  selectMeasures(db).where('measure.account_id', '=', accountId).orderBy('measure.id', 'desc').limit(limit).execute();

/** Oldest first. */
export function listWaitingMeasures(db: Db, { before: after, limit }: KeysetRange) {
  const waiting = selectMeasures(db).where('measure.started_at', 'is', null).where('measure.ended_at', 'is', null);
  return (after ? waiting.where('measure.id', '>', after) : waiting).orderBy('measure.id').limit(limit).execute();
}

export const showMeasure = async (db: Db, id: string): Promise<Measure> =>
  presentMeasure(await selectMeasures(db).where('measure.id', '=', id).executeTakeFirstOrThrow());

export const findMeasure = (db: Db, id: string): Promise<MeasureRow | undefined> =>
  db.selectFrom('measure').selectAll().where('id', '=', id).executeTakeFirst();

/** Of each kind there is one at a time, besides warnings. Call these with the account locked. */
export const findOpenMeasure = (tx: Tx, accountId: string, kind: MeasureRow['kind']): Promise<MeasureRow | undefined> =>
  tx
    .selectFrom('measure')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const insertMeasure = (tx: Tx, measure: Omit<Insertable<Tables['measure']>, 'id'>): Promise<MeasureRow> =>
  tx
    .insertInto('measure')
    .values({ id: newId(), ...measure })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateMeasure = (
  tx: Tx,
  id: string,
  changes: Partial<Pick<MeasureRow, 'confirmed_by' | 'started_at' | 'ended_at' | 'reason' | 'ends_at'>>,
) => tx.updateTable('measure').set(changes).where('id', '=', id).execute();

export const endMeasures = (tx: Tx, accountId: string, kind: MeasureRow['kind']) =>
  tx
    .updateTable('measure')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute();

/** Those that are, or can come, on the market. */
export const countHomes = (db: Db, accountId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('listing')
      .where('account_id', '=', accountId)
      .where('status', 'in', ['pending', 'live', 'paused', 'let-agreed']),
  );

export const setRestriction = (tx: Tx, accountId: string, kind: 'limit' | 'hide', isInForce: boolean) =>
  tx
    .updateTable('account')
    .set({ [kind === 'limit' ? 'limited_at' : 'homes_hidden_at']: isInForce ? sql<Date>`now()` : null })
    .where('id', '=', accountId)
    .execute();

/** The job runs when the measure ends; what ends sooner or later is checked then. */
export async function enqueueLifting(tx: Tx, { id, ends_at }: MeasureRow): Promise<void> {
  if (!ends_at) return;
  const delaySeconds = Math.max(1, Math.ceil((ends_at.getTime() - Date.now()) / 1_000));
  await enqueue(tx, 'lift-measure', { measureId: id }, { attempts: LIFT_ATTEMPTS, delaySeconds });
}

/** Nobody stays limited longer than they were told. */
const LIFT_ATTEMPTS = 25;
