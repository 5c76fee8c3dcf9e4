import { parseArgs } from 'node:util';
import { StartError } from '../boot/start-error.ts';
import type { Config } from '../config/config.ts';
import type { Keys } from './archive/encryption.ts';
import { type BackupInput, openInput, readIdentities } from './backup-file.ts';

interface InputArguments {
  readonly file: string;
  readonly identity: readonly string[];
}

export function parseInputArguments(usage: string): InputArguments {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: { identity: { type: 'string', multiple: true, default: [] } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || file === '' || more.length > 0) throw new StartError(usage);
    return { file, identity: values.identity };
  } catch {
    throw new StartError(usage);
  }
}

export async function openBackup(
  { file, identity }: InputArguments,
  { backupPassphrase }: Config,
): Promise<{ readonly input: BackupInput; readonly keys: Keys }> {
  const identities = (await Promise.all(identity.map(readIdentities))).flat();
  return { input: await openInput(file), keys: { identities, passphrase: backupPassphrase } };
}
