import type { FailedJob, QueueFigures } from '@letfair/contract/site/system';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db.ts';
import { GIVEN_UP } from '../../../platform/jobs/jobs.ts';
import { maskPersonalData } from '../../../platform/telemetry/mask.ts';
import { ORIGIN } from '../../../platform/telemetry/observe-job.ts';

export const isGivenUp = sql<boolean>`(${sql.raw(GIVEN_UP)})`;
const canRun = sql<boolean>`(job.attempts < job.max_attempts and job.locked_at is null)`;
const jobs = sql`graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`;

/** The mail of a job, found by its key; a payload of another shape has none. */
export const mailIdOfJob = sql`(case when job.payload ->> 'mailId' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then (job.payload ->> 'mailId')::uuid end)`;

/** By kind; those that wait for a later time count as waiting, and not as late. */
export async function readQueues(db: Db): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select task.identifier as job,
      count(*) filter (where ${canRun})::int as waiting,
      count(*) filter (where job.locked_at is not null)::int as running,
      count(*) filter (where ${isGivenUp})::int as failed,
      coalesce(max(extract(epoch from now() - job.run_at)) filter (where ${canRun} and job.run_at <= now()), 0)::float8
        as "oldestSeconds"
    from ${jobs} group by task.identifier order by task.identifier
  `.execute(db);
  return rows;
}

interface FailedPage {
  readonly job: string | undefined;
  /** The id of the last job of the page before. */
  readonly before: string | null;
  readonly limit: number;
}

/** Latest first: ids are in order of time. */
export async function listFailedJobs(db: Db, { job, before, limit }: FailedPage): Promise<FailedJob[]> {
  const { rows } = await sql<Omit<FailedJob, 'failedAt'> & { readonly failedAt: Date }>`
    select job.id::text as id, task.identifier as job, job.updated_at as "failedAt", job.attempts::int as attempts,
      coalesce(job.last_error, '') as error, mail.template as "mailTemplate",
      job.payload -> ${ORIGIN}::text ->> 'requestId' as "requestId"
    from ${jobs}
    left join mail on task.identifier = 'send-mail' and mail.id = ${mailIdOfJob}
    where ${isGivenUp}
      and (${job ?? null}::text is null or task.identifier = ${job ?? null})
      and (${before}::bigint is null or job.id < ${before}::bigint)
    order by job.id desc limit ${limit}
  `.execute(db);
  // Jobs that an older version gave up have their errors as they were thrown.
  return rows.map((row) => ({ ...row, error: maskPersonalData(row.error), failedAt: row.failedAt.toISOString() }));
}

/** One job that was given up, or all of a kind. */
export type ChosenJobs = { readonly id: string } | { readonly job: string };

/** Locked until the end of the transaction, so that two admins do not change the same. */
async function lockFailed(tx: Tx, wanted: ChosenJobs): Promise<readonly { id: string; job: string }[]> {
  const chosen = 'id' in wanted ? sql`job.id = ${wanted.id}::bigint` : sql`task.identifier = ${wanted.job}`;
  const { rows } = await sql<{ id: string; job: string }>`
    select job.id::text as id, task.identifier as job from ${jobs} where ${isGivenUp} and ${chosen} for update of job
  `.execute(tx);
  return rows;
}

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

/** They run at once, and have all their attempts again. Returns the kinds of the jobs. */
export async function retryFailed(tx: Tx, chosen: ChosenJobs): Promise<readonly string[]> {
  const found = await lockFailed(tx, chosen);
  await sql`select graphile_worker.reschedule_jobs(${idsOf(found)}::bigint[], run_at => now(), attempts => 0::smallint)`.execute(
    tx,
  );
  return found.map(({ job }) => job);
}

export async function discardFailed(tx: Tx, chosen: ChosenJobs): Promise<readonly string[]> {
  const found = await lockFailed(tx, chosen);
  await sql`select graphile_worker.complete_jobs(${idsOf(found)}::bigint[])`.execute(tx);
  return found.map(({ job }) => job);
}
