import pg from 'pg';
import type { BackupSummary } from './create-backup.ts';

interface FinishedBackup {
  readonly begun: Date;
  readonly summary: BackupSummary;
  readonly isEncrypted: boolean;
}

/** So that the site and the doctor can say when it was; a database of an earlier version has no place for it. */
export async function rememberBackup(url: string, { begun, summary, isEncrypted }: FinishedBackup): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ found: boolean }>(`select to_regclass('last_backup') is not null as found`);
    if (!rows[0]?.found) return;
    await client.query(
      `insert into last_backup (begun_at, finished_at, bytes, row_count, object_count, is_encrypted)
       values ($1, now(), $2, $3, $4, $5)
       on conflict (one) do update set begun_at = excluded.begun_at, finished_at = excluded.finished_at,
         bytes = excluded.bytes, row_count = excluded.row_count, object_count = excluded.object_count,
         is_encrypted = excluded.is_encrypted`,
      [
        begun,
        summary.bytes,
        summary.tables.reduce((sum, { rows: count }) => sum + count, 0),
        summary.objects.count,
        isEncrypted,
      ],
    );
  } finally {
    await client.end();
  }
}
