import type { StorageStatus, SystemStatus } from '@letfair/contract/site/system';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import { isGivenUp, mailIdOfJob } from './job-queue.repository.ts';

export async function readVersions(db: Db): Promise<Pick<SystemStatus['versions'], 'postgres' | 'schema'>> {
  const { rows } = await sql<{ postgres: string; schema: string }>`
    select current_setting('server_version') as postgres, coalesce(max(name), '') as schema from schema_migration
  `.execute(db);
  return rows[0] ?? { postgres: '', schema: '' };
}

/** When `npm run backup` last finished. */
export const readLastBackup = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('last_backup').select('finished_at').executeTakeFirst())?.finished_at.toISOString() ?? null;

export async function readMails(db: Db): Promise<Pick<SystemStatus['mail'], 'waiting' | 'sentToday'>> {
  const { rows } = await sql<{ waiting: number; sentToday: number }>`
    select (select count(*)::int from mail where sent_at is null and to_address <> '') as waiting,
      (select count(*)::int from mail where sent_at > now() - interval '1 day') as "sentToday"
  `.execute(db);
  return rows[0] ?? { waiting: 0, sentToday: 0 };
}

/** Mails whose job was given up, by template. */
export async function countMailFailures(db: Db): Promise<SystemStatus['mail']['failures']> {
  const { rows } = await sql<{ template: string; mails: number }>`
    select coalesce(mail.template, 'unknown') as template, count(*)::int as mails
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id and task.identifier = 'send-mail'
    left join mail on mail.id = ${mailIdOfJob}
    where ${isGivenUp}
    group by 1 order by 2 desc, 1 limit 200
  `.execute(db);
  return rows;
}

export type StorageUse = Pick<StorageStatus, 'areas' | 'databaseBytes'>;

/** As they were when they were stored; adding them up is cheaper than to ask a bucket for its objects. */
export async function readStorage(db: Db): Promise<StorageUse> {
  const { rows } = await sql<{ area: string; files: number; bytes: number }>`
    select 'photos' as area, count(*)::int as files, coalesce(sum(bytes), 0)::float8 as bytes from photo
    union all select 'certificates', count(file_bytes)::int, coalesce(sum(file_bytes), 0)::float8 from certificate
    union all select 'attachments', count(*)::int, coalesce(sum(bytes), 0)::float8 from attachment
    union all select 'exports', count(bytes)::int, coalesce(sum(bytes), 0)::float8 from data_export
  `.execute(db);
  const size = await sql<{ bytes: number }>`select pg_database_size(current_database())::float8 as bytes`.execute(db);
  return { areas: rows, databaseBytes: size.rows[0]?.bytes ?? 0 };
}
