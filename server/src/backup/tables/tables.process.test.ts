import { applyMigrations, describeSchema, listMigrations } from '@letfair/api';
import { populateTables } from '@letfair/api/testing/populated-tables';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import {
  backUp,
  backupDatabases,
  contents,
  nowhere,
  onDatabase,
  onPool,
  restore,
} from '../../testing/backup-databases.ts';

const { newDatabase, preparedDatabase } = await backupDatabases();
const PEOPLE = 40;
const schemaOf = (url: string): Promise<string> => onPool(url, describeSchema);

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
    await expect(restore(source, archive)).rejects.toThrow(/into an empty database, and this one has rows in/);
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
      'Letfair on web-7 is using this database. Stop it, then restore the backup.',
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
    await expect(restore(target, await backUp(newer))).rejects.toThrow(
      'made by a newer version of Letfair, with 9999_later.sql',
    );
    expect(await contents(target)).toEqual({});
  });

  test('when the database was prepared by a newer version than the backup is of', async () => {
    const older = await newDatabase();
    const names = (await listMigrations()).map(({ name }) => name);
    await onPool(older, (pool) => applyMigrations(pool, { isWanted: (name) => name < (names.at(-1) ?? '') }));
    const target = await preparedDatabase();
    await expect(restore(target, await backUp(older))).rejects.toThrow('Restore into one without any tables');
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
  await expect(restore(target, archive, { objects: { ...nowhere, complete: fail } })).rejects.toThrow(
    'the bucket is away',
  );
  expect((await contents(target))['public.account']).toMatch(/^0 /);
  await expect(restore(target, archive, { objects: { ...nowhere, finish: fail } })).rejects.toThrow(
    /^The backup has been restored, but .* failed \(the bucket is away\)\. Start the site to finish it\.$/,
  );
  expect((await contents(target))['public.account']).toBe((await contents(source))['public.account']);
});

test('a database without tables of Letfair is not backed up', async () => {
  await expect(backUp(await newDatabase())).rejects.toThrow('nothing to back up');
});
