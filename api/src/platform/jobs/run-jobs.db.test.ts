import { expect, test } from 'vitest';
import { idleHandlers } from '../../testing/idle-handlers.ts';
import { onServer, testDatabase } from '../../testing/test-database.ts';
import { waitUntil, wakeWorker } from '../../testing/wait.ts';
import { write } from '../db.ts';
import { enqueue, type JobHandlers, queueOfAccount } from './jobs.ts';
import { keepJobsOf, releaseAbandonedJobs, runJobs } from './run-jobs.ts';

const { db, pool, url } = await testDatabase();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function recorder() {
  const seen: string[] = [];
  const handlers: JobHandlers = {
    ...idleHandlers,
    'send-mail': async ({ mailId }) => void seen.push(mailId),
  };
  const has = (mailId: string) => waitUntil(async () => seen.includes(mailId));
  /** Those of one queue run one after the other, of which the next would wait for the next poll. */
  const hasInTurn = (mailId: string) =>
    waitUntil(async () => {
      if (seen.includes(mailId)) return true;
      await wakeWorker(pool);
      return false;
    });
  return { seen, handlers, has, hasInTurn };
}

const add = (mailId: string) => write(db, (tx) => enqueue(tx, 'send-mail', { mailId }, { attempts: 5 }));
/** Connections that were cut are noticed one by one, as they are used. */
const addAtLast = (mailId: string) => waitUntil(() => add(mailId).then(Boolean, () => false));
const cutConnections = () =>
  onServer(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}'`,
  );
const noJobIsLeft = () =>
  waitUntil(() =>
    pool.query('select from graphile_worker._private_jobs').then(
      ({ rowCount }) => rowCount === 0,
      () => false,
    ),
  );

test('a job runs after its commit', async () => {
  const { handlers, has } = recorder();
  const stop = await runJobs({ pool, handlers, log });
  await add('quick');
  await has('quick');
  await stop();
});

test('a job that an older version queued under its former name runs', async () => {
  const { handlers, seen } = recorder();
  const renamed: JobHandlers = {
    ...handlers,
    'send-unread-mail': async ({ conversationId }) => void seen.push(conversationId),
  };
  const stop = await runJobs({ pool, handlers: renamed, log });
  await pool.query(`select graphile_worker.add_job('tell-unread', '{"conversationId": "c1", "side": "tenant"}'::json)`);
  await waitUntil(async () => seen.includes('c1'));
  await stop();
});

test('stopping waits for what is under way and leaves the rest for the next start', async () => {
  const { seen, handlers } = recorder();
  const gate = Promise.withResolvers<void>();
  let started = 0;
  const held: JobHandlers = {
    ...handlers,
    'send-mail': async (payload) => {
      started += 1;
      await gate.promise;
      await handlers['send-mail'](payload);
    },
  };
  const stop = await runJobs({ pool, handlers: held, log });
  await Promise.all(Array.from({ length: 6 }, (_, n) => add(`slow-${n}`)));
  await waitUntil(async () => started > 0);
  const stopped = stop();
  gate.resolve();
  await stopped;
  expect(seen).toHaveLength(started);
  expect(started).toBeLessThan(6);
  const { rowCount } = await pool.query(`select from graphile_worker.jobs where task_identifier = 'send-mail'`);
  expect(rowCount).toBe(6 - started);

  const next = recorder();
  const stopNext = await runJobs({ pool, handlers: next.handlers, log });
  await waitUntil(async () => seen.length + next.seen.length >= 6);
  expect([...seen, ...next.seen].sort()).toEqual(Array.from({ length: 6 }, (_, n) => `slow-${n}`));
  await stopNext();
});

test('jobs go on after the database has thrown everybody out', async () => {
  const { handlers, has } = recorder();
  const stop = await runJobs({ pool, handlers, log });
  for (let n = 0; n < 3; n += 1) {
    await cutConnections();
    await addAtLast(`after cut ${n}`);
    await has(`after cut ${n}`);
  }
  await stop();
});

test('a job whose end could not be noted, because the database went away, runs once more', async () => {
  const { seen, handlers, has } = recorder();
  let cut = false;
  const cutting: JobHandlers = {
    ...handlers,
    'send-mail': async (payload) => {
      await handlers['send-mail'](payload);
      if (cut) return;
      cut = true;
      await cutConnections();
    },
  };
  const stop = await runJobs({ pool, handlers: cutting, log });
  await add('cut');
  await has('cut');
  await addAtLast('next');
  await has('next');
  await noJobIsLeft();
  expect(seen.filter((mailId) => mailId === 'cut').length).toBeGreaterThanOrEqual(1);
  await stop();
});

test('a job that a killed process left locked is taken up at the next start', async () => {
  const { handlers, has } = recorder();
  await addAtLast('orphan');
  await pool.query(
    "update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '3 minutes', attempts = 1",
  );
  const stop = await runJobs({ pool, handlers, log });
  await has('orphan');
  await stop();
});

test('a queue that a killed process left locked goes on, and with it what waits there', async () => {
  const { handlers, has } = recorder();
  const queued = (mailId: string) =>
    write(db, (tx) => enqueue(tx, 'send-mail', { mailId }, { attempts: 5, queue: 'one by one' }));
  await queued('killed');
  await queued('behind it');
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = 'dead', locked_at = now() - interval '3 minutes'`,
  );
  const stop = await runJobs({ pool, handlers, log });
  await has('killed');
  await has('behind it');
  await stop();
});

test('a job that a live process has worked at for long is left to it', async () => {
  await write(db, (tx) => enqueue(tx, 'send-mail', { mailId: 'long' }, { attempts: 5, queue: 'long' }));
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(
      `update graphile_worker.${table} set locked_by = 'alive', locked_at = now() - interval '3 minutes'`,
    );
  await keepJobsOf(pool, 'alive');
  await releaseAbandonedJobs(pool);
  for (const table of ['_private_jobs', '_private_job_queues'])
    expect((await pool.query(`select from graphile_worker.${table} where locked_by is null`)).rowCount).toBe(0);
});

test('a long import of one account holds up neither mails nor the imports of others', async () => {
  const { handlers, has } = recorder();
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const held: JobHandlers = {
    ...handlers,
    'import-listings': async ({ importId }) => {
      begun.push(importId);
      if (importId === 'endless') await gate.promise;
    },
  };
  const addImport = (importId: string, account: string) =>
    write(db, (tx) =>
      enqueue(tx, 'import-listings', { importId }, { attempts: 1, queue: queueOfAccount('imports', account) }),
    );
  const stop = await runJobs({ pool, handlers: held, log });
  await addImport('endless', 'a');
  await waitUntil(async () => begun.length === 1);
  await addImport('next of the same', 'a');
  for (const other of ['b', 'c', 'd']) await addImport(other, other);
  for (let n = 0; n < 5; n += 1) await addAtLast(`meanwhile ${n}`);
  for (let n = 0; n < 5; n += 1) await has(`meanwhile ${n}`);
  await waitUntil(async () => begun.length === 4);
  expect(begun.toSorted()).toEqual(['b', 'c', 'd', 'endless']);
  gate.resolve();
  await wakeWorker(pool);
  await waitUntil(async () => begun.includes('next of the same'));
  await stop();
});

test('jobs with a smaller number run first', async () => {
  const { handlers, seen, hasInTurn } = recorder();
  const queued = (mailId: string, priority: number) =>
    write(db, (tx) => enqueue(tx, 'send-mail', { mailId }, { attempts: 1, queue: 'in turn', priority }));
  await queued('hundredth of one account', 99);
  await queued('newsletter', 0);
  await queued('code', -1);
  const stop = await runJobs({ pool, handlers, log });
  await hasInTurn('hundredth of one account');
  expect(seen).toEqual(['code', 'newsletter', 'hundredth of one account']);
  await stop();
});
