import {
  type ApplicationSide,
  type ApplicationStatus,
  endedStatuses,
} from '@letfair/domain/lettings/applications/lifecycle';
import type { NextStep } from '@letfair/domain/lettings/applications/next-steps';
import { UNDO_DELAY_SECONDS } from '@letfair/domain/undo';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { loadById } from '../../../platform/retention/own-rows.ts';
import type { Tables } from '../../../platform/tables.ts';
import { lockOf } from '../conversations/index.ts';

export type ApplicationRow = Selectable<Tables['application']>;
export type ApplicationEvent = Selectable<Tables['application_event']>;

/** Returns null when the tenant already has an open application for the listing. */
export async function insertApplication(
  tx: Tx,
  application: Omit<Insertable<Tables['application']>, 'status'>,
): Promise<ApplicationRow | null> {
  const inserted = await tx
    .insertInto('application')
    .values({ ...application, status: 'sent' })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export const findApplication = (db: Db, accountId: string, id: string): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('tenant_id', '=', accountId), where('lister_id', '=', accountId)]))
    .executeTakeFirst();

export const lockApplication = (tx: Tx, id: string): Promise<ApplicationRow | undefined> =>
  tx.selectFrom('application').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const hasAcceptedApplication = async (db: Db, listingId: string): Promise<boolean> =>
  (await db
    .selectFrom('application')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('status', '=', 'accepted')
    .executeTakeFirst()) !== undefined;

/** Locks in id order to avoid deadlocks. */
export async function findHomesAppliedFor(db: Db, listingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const query = db.selectFrom('application').select('listing_id').distinct();
  const rows = await query.where(sql<boolean>`listing_id = any(${[...listingIds]}::uuid[])`).execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}

export const lockApplicationsIn = (
  tx: Tx,
  listingId: string,
  statuses: readonly ApplicationStatus[],
): Promise<ApplicationRow[]> =>
  tx
    .selectFrom('application')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('status', 'in', statuses)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const setApplicationStatus = (tx: Tx, id: string, status: ApplicationStatus): Promise<ApplicationRow> =>
  tx
    .updateTable('application')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function insertApplicationEvent(
  tx: Tx,
  event: Pick<Insertable<Tables['application_event']>, 'application_id' | 'by' | 'status' | 'note' | 'reason'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('application_event')
    .values({ id, ...event })
    .execute();
  return id;
}

/** The last step of a locked application and the status before it. */
export async function findLastStep(tx: Tx, applicationId: string) {
  // The time that counts is that of the lock, for which the transaction may have waited.
  const isRecent = sql<boolean>`at > clock_timestamp() - make_interval(secs => ${UNDO_DELAY_SECONDS})`;
  const [last, before] = await tx
    .selectFrom('application_event')
    .select(['id', 'by', 'status', isRecent.as('isRecent')])
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .limit(2)
    .execute();
  return last && before ? { ...last, statusBefore: before.status } : null;
}

export const deleteApplicationEvent = (tx: Tx, id: string) =>
  tx.deleteFrom('application_event').where('id', '=', id).execute();

export const hasOpenApplication = async (db: Db, { tenant_id, listing_id }: ApplicationRow): Promise<boolean> =>
  (await db
    .selectFrom('application')
    .select('id')
    .where('tenant_id', '=', tenant_id)
    .where('listing_id', '=', listing_id)
    .where('status', 'not in', endedStatuses)
    .executeTakeFirst()) !== undefined;

export async function listApplicationEvents(db: Db, ids: readonly string[]): Promise<ApplicationEvent[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('application_event').selectAll().where('application_id', 'in', ids).orderBy('at').execute();
}

export const listNextSteps = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('application_next_step').selectAll().where('application_id', 'in', ids).execute();

export const upsertNextStep = (tx: Tx, step: Insertable<Tables['application_next_step']>) =>
  tx
    .insertInto('application_next_step')
    .values(step)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'step']).doUpdateSet({ done_on: step.done_on, done_by: step.done_by }),
    )
    .execute();

export const deleteNextStep = (tx: Tx, applicationId: string, step: NextStep) =>
  tx.deleteFrom('application_next_step').where('application_id', '=', applicationId).where('step', '=', step).execute();

const sharedAt = { tenant: 'tenant_shares_contact_at', lister: 'lister_shares_contact_at' } as const;

/** Agreeing twice keeps the first time. */
export async function setSharesContact(tx: Tx, application: ApplicationRow, side: ApplicationSide, shares: boolean) {
  const column = sharedAt[side];
  if ((application[column] !== null) === shares) return { changed: false, application };
  const updated = await tx
    .updateTable('application')
    .set({ [column]: shares ? sql`now()` : null })
    .where('id', '=', application.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { changed: true, application: updated };
}

const sidesOf = (applications: readonly ApplicationRow[]) => ({
  listings: applications.map(({ listing_id }) => listing_id),
  tenants: applications.map(({ tenant_id }) => tenant_id),
});

/** Ids of the conversations of these tenants about these listings. */
export async function listConversationIds(db: Db, applications: readonly ApplicationRow[]) {
  if (applications.length === 0) return [];
  const { listings, tenants } = sidesOf(applications);
  return db
    .selectFrom('conversation')
    .select(['id', 'listing_id', 'tenant_id'])
    .where('listing_id', 'in', listings)
    .where('tenant_id', 'in', tenants)
    .execute();
}

/** The homes that the tenants have seen in person, each pair once. */
export async function listViewedHomes(db: Db, applications: readonly ApplicationRow[]) {
  if (applications.length === 0) return [];
  const { listings, tenants } = sidesOf(applications);
  return db
    .selectFrom('viewing')
    .select(['listing_id', 'tenant_id'])
    .distinct()
    .where('listing_id', 'in', listings)
    .where('tenant_id', 'in', tenants)
    .where('status', '=', 'happened')
    .where('mode', 'is distinct from', 'video')
    .execute();
}

interface ApplicationQuery {
  readonly side: ApplicationSide;
  readonly accountId: string;
  readonly listingId: string | null;
  readonly status: ApplicationStatus | null;
  readonly before: string | null;
  readonly limit: number;
}

/** Newest first; ids are in order of creation. */
export function listApplications(db: Db, wanted: ApplicationQuery): Promise<ApplicationRow[]> {
  const { side, accountId, listingId, status, before, limit } = wanted;
  let query = db
    .selectFrom('application')
    .selectAll()
    .where(side === 'tenant' ? 'tenant_id' : 'lister_id', '=', accountId);
  if (listingId) query = query.where('listing_id', '=', listingId);
  if (status) query = query.where('status', '=', status);
  if (before) query = query.where('id', '<', before);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

const listingsWithLister = (db: Db) =>
  db
    .selectFrom('listing')
    .innerJoin('account as lister', 'lister.id', 'listing.account_id')
    .select([
      'listing.id',
      'listing.title',
      'listing.reference',
      'listing.line1',
      'listing.status',
      'listing.nation',
      'lister.hidden_at',
    ]);

export const findListings = (db: Db, listingIds: readonly string[]) =>
  loadById(listingIds, (ids) => listingsWithLister(db).where('listing.id', 'in', ids).execute());

const accountsWithAgency = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('agency', 'agency.account_id', 'account.id')
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.phone',
      'account.user_type',
      'agency.company_name',
      lockOf('account').as('lock'),
    ]);

export const findPeople = (db: Db, accountIds: readonly string[]) =>
  loadById(accountIds, (ids) => accountsWithAgency(db).where('account.id', 'in', ids).execute());
