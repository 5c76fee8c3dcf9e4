import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { applyMigrations, describeSchema, listMigrations, migrate, openPool } from '@letfair/api';
import { createKeyFile, encryptWith, newKey, openKeyRing, writeKey } from '@letfair/api/secrets';
import { populateTables } from '@letfair/api/testing/populated-tables';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../../postgres/start-postgres.ts';
import type { Keys } from '../archive/encryption.ts';
import { type BackupOptions, createBackup } from '../create-backup.ts';
import type { ObjectTarget } from '../objects.ts';
import { restoreBackup } from '../restore-backup.ts';
import { type KeyTarget, keyTargetOf } from '../secrets.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'letfair-test-'));
const postgres = await startPostgres({ dataDir, durable: false });
afterAll(async () => {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const noKeys: Keys = { identities: [], passphrase: null };
const noObjects = { entries: async function* none() {} };
const nowhere: ObjectTarget = {
  begin: async () => {},
  put: async () => {},
  settle: async () => {},
  finish: async () => {},
};

const PEOPLE = 40;
let made = 0;
/** As an operator makes it: owned by a role that is no superuser. */
async function newDatabase(template = 'template0'): Promise<string> {
  const name = `site_${++made}`;
  await onDatabase(postgres.superuserUrl, (client) =>
    client.query(`create database ${name} template ${template} owner letfair_app`),
  );
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function onPool<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = openPool({ connectionString: url, max: 2, onIdleError: () => undefined });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const noSecrets: KeyTarget = { begin: () => {}, put: async () => {}, isWithoutSecrets: false };

async function backUp(url: string, options: Partial<BackupOptions> = {}): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  await createBackup(url, noObjects, sink, { recipients: null, ...options });
  return Buffer.concat(chunks);
}

const restore = (url: string, archive: Buffer, objects = nowhere, keys = noKeys, secrets = noSecrets) =>
  restoreBackup(url, objects, Readable.from([archive]), keys, secrets);

/** Number of rows and a checksum of all columns for each table, and where sequences stand. */
const contents = (url: string): Promise<Record<string, string>> =>
  onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and table_name <> 'migrations'`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences`,
    );
    for (const { name, last } of sequences) found[name] = last;
    return found;
  });

const schemaOf = (url: string): Promise<string> => onPool(url, describeSchema);

const prepared = await newDatabase();
await onPool(prepared, migrate);
/** As after a first start, which takes less time than to migrate. */
const preparedDatabase = () => newDatabase(new URL(prepared).pathname.slice(1));

const source = await preparedDatabase();
await onPool(source, async (pool) => {
  await populateTables(pool, PEOPLE);
  await pool.query(
    `select graphile_worker.add_job('send-mail', json_build_object('n', n)) from generate_series(1, 50) n`,
  );
});
const archive = await backUp(source);

describe('a backup that is restored', () => {
  test('gives every table row for row, with sequences, indexes, keys and triggers', async () => {
    const target = await newDatabase();
    await restore(target, archive);
    expect(await contents(target)).toEqual(await contents(source));
    expect(await schemaOf(target)).toBe(await schemaOf(source));
    const newRent = `insert into listing_rent (listing_id, rent_pence, since) select id, 1, now() from listing limit 1 returning id`;
    expect(await onDatabase(target, async (client) => (await client.query(newRent)).rows)).toHaveLength(1);
  });

  test('is of one moment, while people go on writing', async () => {
    const site = await preparedDatabase();
    const writer = new pg.Client({ connectionString: site });
    await writer.connect();
    let isWriting = true;
    let written = 0;
    const writing = (async () => {
      for (; isWriting; written++)
        await writer.query(`
          insert into idempotency_key (scope, key_hash, request_hash) values ('x', sha256('${written}'), 'x');
          insert into mail (id, template, to_address, subject, text_body, html_body)
            values (gen_random_uuid(), 'x', 'x', 'x', 'x', 'x');
          insert into postcode_point (postcode, lat, lng) values ('${written}', 1, 1);`);
    })();
    await vi.waitUntil(() => written > 10, { timeout: 60_000 });
    const taken = await backUp(site);
    isWriting = false;
    await writing;
    await writer.end();
    const target = await preparedDatabase();
    await restore(target, taken);
    const { rows } = await onDatabase(target, (client) =>
      client.query<{
        keys: number;
        mails: number;
        points: number;
      }>(`select (select count(*)::int from idempotency_key) as keys,
        (select count(*)::int from mail) as mails, (select count(*)::int from postcode_point) as points`),
    );
    const [{ keys = 0, mails = 0, points = 0 } = {}] = rows;
    expect([mails, points]).toEqual([keys, keys]);
    expect(keys).toBeGreaterThan(10);
    expect(keys).toBeLessThan(written);
  });

  test('frees jobs that a worker was running', async () => {
    await onDatabase(source, (client) =>
      client.query(
        `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker-1' where id % 2 = 0`,
      ),
    );
    const target = await preparedDatabase();
    await restore(target, await backUp(source));
    const { rows } = await onDatabase(target, (client) =>
      client.query('select count(*)::int as jobs, count(locked_at)::int as locked from graphile_worker._private_jobs'),
    );
    expect(rows).toEqual([{ jobs: 50, locked: 0 }]);
  });

  test('of an earlier version is migrated to this one', async () => {
    const names = (await listMigrations()).map(({ name }) => name);
    const last = names.at(-4) ?? '';
    const older = await newDatabase();
    await onPool(older, (pool) => applyMigrations(pool, { isWanted: (name) => name <= last }));
    await onDatabase(older, (client) =>
      client.query(`insert into secret (name, value) values ('old', 'x')`).catch(() => {}),
    );
    const target = await newDatabase();
    await restore(target, await backUp(older));
    expect(await schemaOf(target)).toBe(await schemaOf(source));
  });
});

describe('a restore is refused, and changes nothing,', () => {
  test('when the database is in use', async () => {
    const before = await contents(source);
    await expect(restore(source, archive)).rejects.toThrow(/empty database only, and this one has rows in/);
    expect(await contents(source)).toEqual(before);
  });

  test('when a site with another data folder uses the database', async () => {
    const target = await preparedDatabase();
    const beat = (seenAt: string) =>
      onDatabase(target, (client) =>
        client.query(
          `insert into process_heartbeat (id, kind, version, host, memory_bytes, started_at, seen_at)
           values (gen_random_uuid(), 'web', '1', 'web-7', 1, now(), ${seenAt})`,
        ),
      );
    await beat('now()');
    await expect(restore(target, archive)).rejects.toThrow(
      'A Letfair on web-7 uses this database: stop it, then restore the backup.',
    );
    await onDatabase(target, (client) => client.query('delete from process_heartbeat'));
    await beat(`now() - interval '2 minutes'`);
    await restore(target, archive);
  });

  test('when the backup is of a newer version', async () => {
    const newer = await preparedDatabase();
    await onDatabase(newer, (client) =>
      client.query(`insert into schema_migration (name, hash) values ('9999_later.sql', 'x')`),
    );
    const target = await newDatabase();
    await expect(restore(target, await backUp(newer))).rejects.toThrow('made by a newer Letfair, with 9999_later.sql');
    expect(await contents(target)).toEqual({});
  });

  test('when the database was prepared by a newer version than the backup is of', async () => {
    const older = await newDatabase();
    const names = (await listMigrations()).map(({ name }) => name);
    await onPool(older, (pool) => applyMigrations(pool, { isWanted: (name) => name < (names.at(-1) ?? '') }));
    const target = await preparedDatabase();
    await expect(restore(target, await backUp(older))).rejects.toThrow('restore into one without any tables');
  });

  test('when the backup turns out to be broken on the way, after which it can be repeated', async () => {
    const target = await preparedDatabase();
    const changed = Buffer.from(archive);
    const middle = Math.floor(archive.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await expect(restore(target, changed)).rejects.toThrow(/broken/);
    await expect(restore(target, archive.subarray(0, -1_000))).rejects.toThrow(/broken/);
    expect((await contents(target))['public.account']).toMatch(/^0 /);
    await restore(target, archive);
    expect((await contents(target))['public.account']).toBe((await contents(source))['public.account']);
  });
});

test('a storage that fails before the end leaves the database empty, and one that fails later is told apart', async () => {
  const target = await preparedDatabase();
  const fail = () => Promise.reject(new Error('the bucket is away'));
  await expect(restore(target, archive, { ...nowhere, settle: fail })).rejects.toThrow('the bucket is away');
  expect((await contents(target))['public.account']).toMatch(/^0 /);
  await expect(restore(target, archive, { ...nowhere, finish: fail })).rejects.toThrow(
    /^The backup is restored, and .* failed \(the bucket is away\): start the site, which finishes it\.$/,
  );
  expect((await contents(target))['public.account']).toBe((await contents(source))['public.account']);
});

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
    await restore(target, encrypted, nowhere, withPassphrase, secrets);
    expect(await filesIn(folder)).toEqual([`${key.id}.key`]);
    expect((await openKeyRing({ given: [], folder })).keys()).toEqual([key]);
    const { folder: unused, secrets: given } = await machine({ given: [writeKey(key)] });
    await restore(await newDatabase(), encrypted, nowhere, withPassphrase, given);
    expect(await filesIn(unused)).toEqual([]);
  });

  test('that is missing is named before anything is touched, and another one stays where it is', async () => {
    const { folder, secrets } = await machine({ given: [writeKey(newKey())] });
    const target = await newDatabase();
    await expect(restore(target, plain, nowhere, noKeys, secrets)).rejects.toThrow(
      new RegExp(
        `The backup holds secrets that are encrypted with the key ${key.id}.*two-step.*--without-secrets`,
        's',
      ),
    );
    expect(await contents(target)).toEqual({});
    const own = await createKeyFile(folder);
    const again = await keyTargetOf({ keySource: { given: [], folder } }, false);
    await restore(target, encrypted, nowhere, withPassphrase, again);
    expect((await filesIn(folder)).sort()).toEqual([`${key.id}.key`, `${own.id}.key`].sort());
  });

  test('that is lost can be done without: apps are set up again, webhooks get another secret', async () => {
    const { folder, secrets } = await machine({ isWithoutSecrets: true });
    const target = await newDatabase();
    const { cleared } = await restore(target, plain, nowhere, noKeys, secrets);
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

test('a database without tables of Letfair is not backed up', async () => {
  await expect(backUp(await newDatabase())).rejects.toThrow('nothing to back up');
});
