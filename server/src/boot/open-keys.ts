import { join } from 'node:path';
import type { Api } from '@letfair/api';
import { createKeyFile, KeyFileError, type KeyRing, openKeyRing } from '@letfair/api/secrets';
import type { Config } from '../config/config.ts';
import { printLine, StartError } from './start-error.ts';

type KeyConfig = Pick<Config, 'keySource'>;

/** A file that holds no key stops the start with a sentence. */
export async function openKeys({ keySource }: KeyConfig): Promise<KeyRing> {
  try {
    return await openKeyRing(keySource);
  } catch (error) {
    throw error instanceof KeyFileError ? new StartError(error.message, { cause: error }) : error;
  }
}

/** Refuses a database whose key is not here, and makes a key for one that has none. */
export async function checkKeys(
  { prepareKeys }: Pick<Api, 'prepareKeys'>,
  { keySource, isLocal }: KeyConfig & Pick<Config, 'isLocal'>,
): Promise<void> {
  const { folder } = keySource;
  const prepared = await prepareKeys(() => makeKey(folder));
  if (!prepared.ok)
    throw new StartError(
      `${missingKeys(prepared.missing, folder, 'The database')} If you have no copy, make a backup and restore it with --without-secrets.`,
    );
  if (prepared.made && !isLocal)
    printLine(
      `Letfair has made a key to encrypt secrets in the database: ${fileIn(folder, prepared.made.id)}. Keep a copy of it on another machine.`,
    );
}

const fileIn = (folder: string, id: string): string => join(folder, `${id}.key`);

async function makeKey(folder: string) {
  try {
    return await createKeyFile(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR must be a folder that Letfair can write to, but we couldn’t store a key in ${folder} (${code ?? message}).`,
      { cause: error },
    );
  }
}

/** What is missing, and where it belongs. */
export function missingKeys(ids: readonly string[], folder: string, holder: 'The database' | 'The backup'): string {
  const [name, pronoun] = ids.length === 1 ? [`the key ${ids[0]}`, 'it'] : [`the keys ${ids.join(' and ')}`, 'them'];
  const files = ids.map((id) => fileIn(folder, id)).join(' and ');
  return `${holder} has secrets in it that are encrypted with ${name}, and this process doesn't have ${pronoun}. Give it the SECRETS_KEY of your other processes, or put your copy of ${files} in place.`;
}
