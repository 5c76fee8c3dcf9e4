import type pg from 'pg';
import { StartError } from '../../boot/start-error.ts';
import type { BackupHeader } from '../archive/format.ts';
import { listTables, quoteTable } from './list-tables.ts';

const HEARTBEATS = 'process_heartbeat';

/** What a database holds that was only prepared; each of them is replaced by the backup's. */
const PREPARED = [
  'schema_migration',
  'installation',
  'secret',
  'encryption_key',
  'search_flag',
  'account_count',
  'last_backup',
  HEARTBEATS,
  'web_asset',
];

/** Refuses a database that is in use, or was prepared by a newer version than the backup is of. */
export async function refuseUsedDatabase(client: pg.ClientBase, { migrations }: BackupHeader): Promise<void> {
  const tables = (await listTables(client)).filter(({ schema }) => schema === 'public');
  for (const table of tables) {
    if (PREPARED.includes(table.name)) continue;
    const { rows } = await client.query<{ used: boolean }>(`select exists (select from ${quoteTable(table)}) as used`);
    if (rows[0]?.used)
      throw new StartError(
        `You can only restore a backup into an empty database, and this one has rows in ${table.name}. Set DATA_DIR or DATABASE_URL to another one.`,
      );
  }
  if (tables.some(({ name }) => name === HEARTBEATS)) await refuseRunningSite(client);
  if (!tables.some(({ name }) => name === 'schema_migration')) return;
  const { rows } = await client.query<{ name: string }>('select name from schema_migration');
  const ofBackup = new Set(migrations.map(({ name }) => name));
  const newer = rows.find(({ name }) => !ofBackup.has(name));
  if (newer)
    throw new StartError(
      `This database was prepared by a newer version than the one that made the backup (${newer.name}). Restore into one without any tables.`,
    );
}

/** One with another data folder is not kept away by the lock of ours. */
async function refuseRunningSite(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ host: string }>(
    `select host from ${HEARTBEATS} where seen_at > now() - interval '1 minute' limit 1`,
  );
  if (rows[0])
    throw new StartError(`Letfair on ${rows[0].host} is using this database. Stop it, then restore the backup.`);
}
