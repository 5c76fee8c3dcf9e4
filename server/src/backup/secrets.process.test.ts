import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeyFile, encryptWith, newKey, openKeyRing, writeKey } from '@letfair/api/secrets';
import { populateTables } from '@letfair/api/testing/populated-tables';
import { describe, expect, test } from 'vitest';
import { backUp, backupDatabases, contents, onDatabase, onPool, restore } from '../testing/backup-databases.ts';
import { keyTargetOf } from './secrets.ts';

const { dataDir, newDatabase, preparedDatabase } = await backupDatabases();

describe('the key of secrets', async () => {
  const key = newKey();
  const site = await preparedDatabase();
  const person = '01980000-0000-7000-8000-000000000001';
  const sealed = encryptWith(key, { table: 'second_step', column: 'secret_key', row: person }, 'TOTP');
  await onPool(site, (pool) => populateTables(pool, 2));
  await onDatabase(site, async (client) => {
    await client.query('delete from encryption_key; update installation set encrypts_since = now()');
    await client.query('insert into encryption_key (id, is_current) values ($1, true)', [key.id]);
    await client.query('update second_step set secret_key = $1 where account_id = $2', [sealed, person]);
    await client.query('update webhook set secret_key = $1, disabled_at = null, disabled_by = null', [sealed]);
  });
  const passphrase = 'a passphrase of good length';
  const withPassphrase = { identities: [], passphrase };
  const plain = await backUp(site, { keys: [key] });
  const encrypted = await backUp(site, { keys: [key], recipients: { passphrase } });
  /** A machine without keys, or with these. */
  async function machine({
    given = [],
    isWithoutSecrets = false,
  }: {
    given?: string[];
    isWithoutSecrets?: boolean;
  } = {}) {
    const folder = join(await mkdtemp(join(dataDir, 'machine-')), 'secrets');
    return { folder, secrets: await keyTargetOf({ keySource: { given, folder } }, isWithoutSecrets) };
  }
  const filesIn = (folder: string) => readdir(folder).catch(() => []);

  test('is in an encrypted backup only, and is put where it belongs', async () => {
    expect(plain.includes(writeKey(key))).toBe(false);
    const { folder, secrets } = await machine();
    const target = await newDatabase();
    await restore(target, encrypted, { keys: withPassphrase, secrets });
    expect(await filesIn(folder)).toEqual([`${key.id}.key`]);
    expect((await openKeyRing({ given: [], folder })).keys()).toEqual([key]);
    const { folder: unused, secrets: given } = await machine({ given: [writeKey(key)] });
    await restore(await newDatabase(), encrypted, { keys: withPassphrase, secrets: given });
    expect(await filesIn(unused)).toEqual([]);
  });

  test('that is missing is named before anything is touched, and another one stays where it is', async () => {
    const { folder, secrets } = await machine({ given: [writeKey(newKey())] });
    const target = await newDatabase();
    await expect(restore(target, plain, { secrets })).rejects.toThrow(
      new RegExp(
        `The backup has secrets in it that are encrypted with the key ${key.id}.*two-step.*--without-secrets`,
        's',
      ),
    );
    expect(await contents(target)).toEqual({});
    const own = await createKeyFile(folder);
    const again = await keyTargetOf({ keySource: { given: [], folder } }, false);
    await restore(target, encrypted, { keys: withPassphrase, secrets: again });
    expect((await filesIn(folder)).sort()).toEqual([`${key.id}.key`, `${own.id}.key`].sort());
  });

  test('that is lost can be done without: apps are set up again, webhooks get another secret', async () => {
    const { folder, secrets } = await machine({ isWithoutSecrets: true });
    const target = await newDatabase();
    const { cleared } = await restore(target, plain, { secrets });
    expect(cleared?.secondSteps).toBe(1);
    expect(cleared?.webhooks).toBeGreaterThan(0);
    expect(await filesIn(folder)).toEqual([]);
    const [left] = await onDatabase(target, async (client) => {
      const { rows } = await client.query(
        `select (select count(*)::int from second_step where account_id = '${person}') as steps,
           (select count(*)::int from recovery_code where account_id = '${person}') as codes,
           (select count(*)::int from second_step) as others, (select count(*)::int from encryption_key) as keys,
           (select bool_and(disabled_at is not null and secret_key like 'whsec_%') from webhook) as off`,
      );
      return rows;
    });
    expect(left).toEqual({ steps: 0, codes: 0, others: 1, keys: 0, off: true });
  });
});
