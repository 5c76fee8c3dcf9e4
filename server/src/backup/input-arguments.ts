import { parseArgs } from 'node:util';
import { StartError } from '../boot/start-error.ts';
import type { Config } from '../config/config.ts';
import type { Keys } from './archive/encryption.ts';
import { type BackupInput, openInput, readIdentities } from './backup-file.ts';

interface InputArguments {
  readonly file: string;
  readonly identity: readonly string[];
  readonly isWithoutSecrets: boolean;
}

/** Only a restore can leave secrets out. */
export function parseInputArguments(usage: string, { mayLeaveOutSecrets = false } = {}): InputArguments {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        identity: { type: 'string', multiple: true, default: [] },
        'without-secrets': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    const isWithoutSecrets = values['without-secrets'];
    if (file === undefined || file === '' || more.length > 0 || (isWithoutSecrets && !mayLeaveOutSecrets))
      throw new StartError(usage);
    return { file, identity: values.identity, isWithoutSecrets };
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
