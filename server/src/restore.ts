import { explainFailure } from './backup/explain-failure.ts';
import { openBackup, parseInputArguments } from './backup/input-arguments.ts';
import { emptyStorage } from './backup/objects.ts';
import { refuseUnknownSchema, restoreBackup } from './backup/restore-backup.ts';
import { keyTargetOf } from './backup/secrets.ts';
import { clearedSentence, sentenceOf } from './backup/summary.ts';
import { verifyArchive } from './backup/verify-archive.ts';
import { ensureDataFolder } from './boot/data-folder/data-folder.ts';
import { inUse, lockDataFolder } from './boot/data-folder/data-lock.ts';
import { openDatabaseForCommand } from './boot/database/open-database.ts';
import { openCheckedStorage } from './boot/open-storage.ts';
import { runWithConfig } from './boot/run-with-config.ts';
import { printLine, StartError } from './boot/start-error.ts';
import type { Config } from './config/config.ts';

const usage =
  'Give the backup file to restore, or - for standard input: npm run restore -- FILE [--identity FILE] [--without-secrets]';

await runWithConfig(
  () => parseInputArguments(usage, { mayLeaveOutSecrets: true }),
  async (config, options) => {
    const { input, keys } = await openBackup(options, config);
    const secrets = await keyTargetOf(config, options.isWithoutSecrets);
    if (input.isFile) {
      const { header } = await verifyArchive(input.open(), keys);
      await refuseUnknownSchema(header);
      secrets.begin(header.keys);
      printLine('The backup is complete.');
    } else
      printLine(
        'Standard input can’t be checked first. If the backup is broken, the restore will fail and the database will stay empty.',
      );
    return alone(config, async (url) => {
      const source = input.open();
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => source.destroy(new StartError('Interrupted. The database is still empty.')));
      const storage = await openCheckedStorage(config.storage, config);
      const { manifest, cleared } = await restoreBackup(url, emptyStorage(storage), source, keys, secrets)
        .catch((error: unknown) => {
          throw explainFailure(error, 'The database is still empty. Fix that, then restore the same backup again.');
        })
        .finally(storage.close);
      return `The backup has been restored: ${sentenceOf(manifest)}.${cleared ? clearedSentence(cleared) : ''}`;
    });
  },
);

/** No site may use the data folder meanwhile. */
async function alone<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  await ensureDataFolder(config.dataDir);
  const lock = await lockDataFolder(config.dataDir, 'alone');
  if (!lock) throw new StartError(inUse(config.dataDir));
  // The embedded database is locked again when it is opened.
  if (config.databaseUrl === null) await lock.release();
  try {
    const database = await openDatabaseForCommand(config);
    try {
      return await work(config.database.directUrl ?? database.url);
    } finally {
      await database.close();
    }
  } finally {
    if (config.databaseUrl !== null) await lock.release();
  }
}
