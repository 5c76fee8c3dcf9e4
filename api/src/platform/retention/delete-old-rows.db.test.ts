import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { write } from '../db.ts';
import { enqueue } from '../jobs/jobs.ts';
import { batchOf, deleteOldRows, runInBatches } from './delete-old-rows.ts';

const { db, pool } = await testDatabase();
afterEach(() => pool.query('delete from mail; delete from graphile_worker._private_jobs'));

const addMails = (count: number, days: number) =>
  pool.query(
    `insert into mail (id, template, to_address, subject, created_at)
     select gen_random_uuid(), 'x', 'x', $2::text, now() - make_interval(days => $2::int) from generate_series(1, $1::int)`,
    [count, days],
  );
const countMails = async () => Number((await pool.query('select count(*) from mail')).rows[0]?.count);
const oldMails = batchOf('mail', { column: 'created_at', keep: '30 days', batch: 10, why: 'a test' });
const quickly = { pauseMs: 0 };

test('deletes old rows in batches, the oldest first, and keeps fresh ones', async () => {
  await addMails(25, 31);
  await addMails(10, 60);
  await addMails(7, 29);
  expect(await oldMails.run(db)).toBe(10);
  expect((await pool.query('select distinct subject from mail order by 1')).rows).toEqual([
    { subject: '29' },
    { subject: '31' },
  ]);
  expect(await runInBatches(db, [oldMails], quickly)).toEqual(new Map([['mail', 25]]));
  expect(await countMails()).toBe(7);
});

test('a run ends when its time is up or the process stops, and the next one goes on', async () => {
  await addMails(35, 31);
  let time = 0;
  const now = () => (time += 1_000);
  await runInBatches(db, [oldMails], { ...quickly, seconds: 3, now });
  const left = await countMails();
  expect(left).toBeLessThan(35);
  expect(left).toBeGreaterThan(0);
  await runInBatches(db, [oldMails], { ...quickly, stopping: AbortSignal.abort() });
  expect(await countMails()).toBe(left);
  await runInBatches(db, [oldMails], quickly);
  expect(await countMails()).toBe(0);
});

test('a table with much to do keeps no other waiting', async () => {
  const order: string[] = [];
  const step = (name: string, times: number) => {
    let left = times;
    const run = async () => {
      order.push(name);
      return left-- > 0 ? 1 : 0;
    };
    return { name, rows: 1, run };
  };
  await runInBatches(db, [step('large', 3), step('small', 1)], quickly);
  expect(order).toEqual(['large', 'small', 'large', 'small', 'large', 'large']);
});

test('a table whose rows cannot be deleted keeps no other waiting, and is told at the end', async () => {
  await addMails(25, 31);
  let tries = 0;
  const broken = {
    name: 'broken',
    rows: 1,
    run: async () => {
      tries += 1;
      throw new Error('permission denied for table broken');
    },
  };
  await expect(runInBatches(db, [broken, oldMails], quickly)).rejects.toThrow('permission denied for table broken');
  expect(await countMails()).toBe(0);
  expect(tries).toBe(1);
});

test('two runs at once delete every row once, and wait for nobody who holds one', async () => {
  await addMails(200, 31);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select from mail limit 1 for update');
    const runs = await Promise.all([1, 2].map(() => runInBatches(db, [oldMails], quickly)));
    expect(runs.reduce((sum, run) => sum + (run.get('mail') ?? 0), 0)).toBe(199);
    await client.query('rollback');
  } finally {
    client.release();
  }
  await runInBatches(db, [oldMails], quickly);
  expect(await countMails()).toBe(0);
});

test('a job that was given up is kept for 30 days, and one that waits for as long as it takes', async () => {
  await write(db, async (tx) => {
    for (const mailId of ['old', 'recent', 'waiting']) await enqueue(tx, 'send-mail', { mailId }, { attempts: 1 });
  });
  const update = (mailId: string, change: string) =>
    sql`update graphile_worker._private_jobs set ${sql.raw(change)} where payload ->> 'mailId' = ${mailId}`.execute(db);
  await update('old', `attempts = 1, updated_at = now() - interval '31 days'`);
  await update('recent', `attempts = 1, updated_at = now() - interval '29 days'`);
  await update('waiting', `updated_at = now() - interval '99 days'`);
  await deleteOldRows(db);
  const { rows } = await pool.query(
    `select payload ->> 'mailId' as mail from graphile_worker._private_jobs order by id`,
  );
  expect(rows).toEqual([{ mail: 'recent' }, { mail: 'waiting' }]);
});
