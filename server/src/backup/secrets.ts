import { text } from 'node:stream/consumers';
import { parseKey, type SecretKey, saveKeyFile, writeKey } from '@letfair/api/secrets';
import { missingKeys, openKeys } from '../boot/open-keys.ts';
import { StartError } from '../boot/start-error.ts';
import type { Config } from '../config/config.ts';
import { type BackupHeader, brokenArchive, keyEntry } from './archive/format.ts';
import type { ReadEntry } from './archive/read-archive.ts';
import { type ArchiveEntry, entryOf } from './archive/write-archive.ts';
import type { Querying } from './tables/list-tables.ts';

/** Ids of the keys that secrets in the database are encrypted with; none in one of an earlier version. */
export async function listKeyIds(client: Querying): Promise<string[]> {
  const [row] = await client.query<{ found: boolean }>(`select to_regclass('encryption_key') is not null as found`);
  if (!row?.found) return [];
  return (await client.query<{ id: string }>('select id from encryption_key order by id')).map(({ id }) => id);
}

export const entryOfKey = (key: SecretKey): ArchiveEntry =>
  entryOf(keyEntry(key.id), Buffer.from(`${writeKey(key)}\n`));

const MOST_KEY_BYTES = 200;

export async function readKeyEntry({ id, bytes, body, name }: Extract<ReadEntry, { kind: 'key' }>): Promise<SecretKey> {
  const key = bytes > MOST_KEY_BYTES ? null : parseKey((await text(body)).trim());
  if (key?.id !== id) throw brokenArchive(`${name} doesn’t have this key in it`);
  return key;
}

/** Where the keys of a restored database go. */
export interface KeyTarget {
  /** Refuses a backup whose secrets nobody could read. */
  readonly begin: (keys: BackupHeader['keys']) => void;
  readonly put: (key: SecretKey) => Promise<void>;
  /** Encrypted secrets are deleted instead. */
  readonly isWithoutSecrets: boolean;
}

/** Keys that are here stay; those of the backup are put beside them. */
export async function keyTargetOf(config: Pick<Config, 'keySource'>, isWithoutSecrets: boolean): Promise<KeyTarget> {
  const here = new Set((await openKeys(config)).keys().map(({ id }) => id));
  const { folder } = config.keySource;
  return {
    isWithoutSecrets,
    begin: ({ used, areInside }) => {
      const missing = used.filter((id) => !here.has(id));
      if (isWithoutSecrets || areInside || missing.length === 0) return;
      throw new StartError(
        `${missingKeys(missing, folder, 'The backup')} Without ${missing.length === 1 ? 'it' : 'them'}, two-step sign-in by app and webhooks wouldn’t work. If you have no copy, add --without-secrets: people then sign in with their password alone until they set up their app again, and webhooks stay off until their owners renew the secret.`,
      );
    },
    put: async (key) => {
      if (!here.has(key.id)) await saveKeyFile(folder, key);
    },
  };
}
