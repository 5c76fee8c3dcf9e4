import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '@letfair/domain/counted';
import type { Recipients } from './backup/archive/encryption.ts';
import { openTarget, unwritable } from './backup/backup-file.ts';
import { backupName, deleteOutdatedBackups, KEEP_DAYS } from './backup/backup-folder.ts';
import { createBackup } from './backup/create-backup.ts';
import { explainFailure } from './backup/explain-failure.ts';
import { objectsOf } from './backup/objects.ts';
import { rememberBackup } from './backup/remember-backup.ts';
import { keysSentence, sentenceOf } from './backup/summary.ts';
import { openDatabaseForCommand } from './boot/database/open-database.ts';
import { openKeys } from './boot/open-keys.ts';
import { openCheckedStorage } from './boot/open-storage.ts';
import { runWithConfig } from './boot/run-with-config.ts';
import { printLine, StartError } from './boot/start-error.ts';
import { type Config, npmPrintsItsOwnLines } from './config/config.ts';

const usage =
  'Give a name for the new file, or - for standard output: npm run backup -- FILE [--recipient age1…]. To keep several, give a folder: npm run backup -- --into FOLDER [--keep-days 30]';
const MAX_KEEP_DAYS = 3_650;

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

function parseArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        recipient: { type: 'string', multiple: true, default: [] },
        into: { type: 'string' },
        'keep-days': { type: 'string' },
      },
    });
    const { into, recipient: recipientKeys } = values;
    const keepDays = values['keep-days'] ?? String(KEEP_DAYS);
    const file = into ? join(into, backupName(new Date())) : positionals[0];
    const isValid = into ? positionals.length === 0 : positionals.length === 1 && values['keep-days'] === undefined;
    if (!file || !isValid || !/^[1-9]\d{0,3}$/.test(keepDays) || Number(keepDays) > MAX_KEEP_DAYS)
      throw new StartError(usage);
    return { file, recipientKeys, kept: into ? { folder: into, days: Number(keepDays) } : null };
  } catch {
    throw new StartError(usage);
  }
}

function recipientsOf({ backupPassphrase }: Config, keys: readonly string[]): Recipients {
  if (keys.length > 0 && backupPassphrase !== null)
    throw new StartError('--recipient and BACKUP_PASSPHRASE are both set. Use one or the other to encrypt the backup.');
  if (keys.length > 0) return { keys };
  return backupPassphrase === null ? null : { passphrase: backupPassphrase };
}

await runWithConfig(
  () => parseArguments(process.argv.slice(2)),
  async (config, { file, recipientKeys, kept }) => {
    const recipients = recipientsOf(config, recipientKeys);
    if (file === '-' && npmPrintsItsOwnLines())
      throw new StartError('npm would write its own lines before the backup. Use npm run --silent backup -- -');
    const keys = (await openKeys(config)).keys();
    const target = await openTarget(file);
    try {
      const database = await openDatabaseForCommand(config);
      // A snapshot belongs to a session, which a pooler would lose.
      const url = config.database.directUrl ?? database.url;
      try {
        const storage = await openCheckedStorage(config.storage, config);
        const begun = new Date();
        const summary = await createBackup(url, objectsOf(storage), target.sink, {
          recipients,
          keys,
          onProgress: printLine,
          signal: interrupted.signal,
        }).finally(storage.close);
        await target.keep();
        await rememberBackup(url, { begun, summary, isEncrypted: recipients !== null }).catch((error: Error) =>
          printLine(`We couldn’t record this backup in the database (${error.message}).`),
        );
        const deleted = kept ? await deleteOutdatedBackups(kept.folder, begun, kept.days) : 0;
        const older = deleted > 0 ? ` ${counted(deleted, 'older file')} deleted.` : '';
        return `Backup written: ${sentenceOf(summary)}.${older}${keysSentence(summary.keys, { isEncrypted: recipients !== null, ...config.keySource })}`;
      } finally {
        // Whatever became of the backup, it stays so.
        await database.close().catch((error: Error) => printLine(`We couldn’t stop the database (${error.message}).`));
      }
    } catch (error) {
      await target.discard();
      if (interrupted.signal.aborted) throw new StartError('Interrupted. No backup was written.', { cause: error });
      throw explainFailure(unwritable(file, error as NodeJS.ErrnoException), 'No backup was written.');
    }
  },
);
