import { randomUUID } from 'node:crypto';
import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import { deleteOldRows } from '../../../platform/retention/delete-old-rows.ts';
import { runInActivity } from '../../../platform/telemetry/activity.ts';
import { watchStatements } from '../../../testing/sent-statements.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { deleteHeartbeat, recordHeartbeat } from './index.ts';
import { readStorage } from './system.repository.ts';

const { as, call, callUnchecked, db, pool } = await testApi({
  version: '1.2.3',
  readFreeBytes: async () => 5_000_000_000,
});
const { show, storage, failedJobs, retry, discard } = contract.system;
const { token, user } = await as('admin');

const given = { template: 'welcome', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const giveUp = (error: string) =>
  pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1, run_at = now() where attempts = 0',
    [error],
  );
const status = async () => dataOf((await call(show, {}, { token })).answer);
const failed = async (query: { job?: string; cursor?: string } = {}) =>
  dataOf((await call(failedJobs, { query }, { token })).answer);
const entries = async () =>
  (await pool.query("select action, actor_id, note from audit_entry where target_type = 'system' order by id")).rows;
const emptyQueue = () => pool.query('delete from graphile_worker._private_jobs');

test('shows queues by kind, mails, versions, storage and free space', async () => {
  await emptyQueue();
  await write(db, async (tx) => {
    await enqueue(tx, 'deliver-webhooks', {}, { attempts: 3, delaySeconds: 3_600 });
    await enqueueMail(tx, 'maya@tenant.example', given);
  });
  await pool.query(
    "update graphile_worker._private_jobs set run_at = now() - interval '90 seconds' where max_attempts = 10",
  );
  const { queues, mail, versions, lastBackup } = await status();
  expect(queues).toEqual([
    { job: 'deliver-webhooks', waiting: 1, running: 0, failed: 0, oldestSeconds: 0 },
    { job: 'send-mail', waiting: 1, running: 0, failed: 0, oldestSeconds: expect.any(Number) },
  ]);
  expect(queues[1]?.oldestSeconds).toBeGreaterThanOrEqual(90);
  expect(mail).toMatchObject({ transport: 'local', failures: [] });
  expect(mail.waiting).toBeGreaterThan(0);
  expect(versions).toEqual({
    letfair: '1.2.3',
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
    schema: expect.stringMatching(/^\d{4}_\w+\.sql$/),
  });
  expect(lastBackup).toBeNull();
  await pool.query(`insert into last_backup (begun_at, finished_at, bytes, row_count, object_count, is_encrypted)
    values ('2026-11-16 01:00Z', '2026-11-16 01:05Z', 1, 1, 1, true)`);
  expect((await status()).lastBackup).toBe('2026-11-16T01:05:00.000Z');
  const used = dataOf((await call(storage, {}, { token })).answer);
  expect(used.diskFreeBytes).toBe(5_000_000_000);
  expect(used.isReachable).toBe(true);
  expect(used.databaseBytes).toBeGreaterThan(1_000_000);
  expect(used.areas.map(({ area }) => area)).toEqual(['photos', 'certificates', 'attachments', 'exports']);
});

test('adds up the bytes of photos and attachments without reading their rows', async () => {
  const { sentBy } = watchStatements(pool);
  const [statement] = (await sentBy(() => readStorage(db))).filter(([text]) => text.includes('from photo'));
  const client = await pool.connect();
  try {
    // The tables are small here.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off');
    const { rows } = await client.query(`explain ${statement?.[0]}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Only Scan using \w+ on photo/);
    expect(plan).toMatch(/Index Only Scan using \w+ on attachment/);
  } finally {
    client.release(true);
  }
});

test('lists the processes of the last minutes', async () => {
  const beat = (id: string, kind: 'web' | 'worker', version: string) =>
    recordHeartbeat(db, {
      keyIds: [],
      id,
      kind,
      version,
      host: 'one',
      memoryBytes: 3_000_000_000,
      startedAt: new Date(0),
    });
  const [web, worker, gone] = [randomUUID(), randomUUID(), randomUUID()];
  await beat(web, 'web', '1.2.3');
  await beat(worker, 'worker', '1.2.2');
  await beat(gone, 'web', '1.2.2');
  await pool.query(`update process_heartbeat set seen_at = now() - interval '4 minutes' where id = $1`, [worker]);
  await pool.query(`update process_heartbeat set seen_at = now() - interval '2 hours' where id = $1`, [gone]);
  const { processes, replicas } = await status();
  expect(replicas).toEqual([]);
  expect(processes.map(({ id }) => id).sort()).toEqual([web, worker].sort());
  expect(processes.find(({ id }) => id === web)).toEqual({
    id: web,
    kind: 'web',
    version: '1.2.3',
    host: 'one',
    memoryBytes: 3_000_000_000,
    startedAt: '1970-01-01T00:00:00.000Z',
    silentSeconds: expect.any(Number),
  });
  expect(processes.find(({ id }) => id === worker)?.silentSeconds).toBeGreaterThan(200);
  await beat(worker, 'worker', '1.2.2');
  await deleteHeartbeat(db, web);
  expect((await status()).processes).toMatchObject([{ id: worker, version: '1.2.2' }]);
  await deleteOldRows(db);
  expect((await pool.query('select id from process_heartbeat')).rows).toEqual([{ id: worker }]);
});

test('lists failed jobs without personal data, with the mail and the request they belong to', async () => {
  await emptyQueue();
  await runInActivity({ requestId: 'request-1', span: null }, () =>
    write(db, (tx) => enqueueMail(tx, 'maya@tenant.example', given)),
  );
  await giveUp('The mail server refused maya@tenant.example (07700 900123).');
  const { jobs, nextCursor } = await failed();
  expect(jobs).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      job: 'send-mail',
      failedAt: expect.any(String),
      attempts: 10,
      error: 'The mail server refused [email] ([phone]).',
      mailTemplate: 'welcome',
      requestId: 'request-1',
    },
  ]);
  expect(nextCursor).toBeNull();
  expect((await status()).mail.failures).toEqual([{ template: 'welcome', mails: 1 }]);
  expect((await failed({ job: 'clean-up' })).jobs).toEqual([]);
});

test('reads failed jobs a page at a time, latest first, and refuses a cursor of its own making', async () => {
  await emptyQueue();
  await write(db, async (tx) => {
    for (let n = 0; n < 60; n++) await enqueue(tx, 'send-mail', { mailId: String(n) }, { attempts: 1 });
  });
  await giveUp('no');
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof failed>> = await failed(cursor === null ? {} : { cursor });
    seen.push(...page.jobs.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(60);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)));
  expect((await call(failedJobs, { query: { cursor: 'x' } }, { token })).status).toBe(422);
});

test('tries one job or all of a kind again with all their attempts, and writes that down', async () => {
  await emptyQueue();
  await write(db, async (tx) => {
    for (let n = 0; n < 3; n++) await enqueue(tx, 'send-mail', { mailId: String(n) }, { attempts: 4 });
    await enqueue(tx, 'clean-up', {}, { attempts: 3 });
  });
  await giveUp('no');
  const before = (await entries()).length;
  const one = (await failed({ job: 'send-mail' })).jobs[0]?.id ?? '';
  expect(dataOf((await call(retry, { body: { id: one } }, { token })).answer)).toEqual({ jobs: 1 });
  expect((await call(retry, { body: { id: one } }, { token })).status).toBe(404);
  expect(dataOf((await call(retry, { body: { job: 'send-mail' } }, { token })).answer)).toEqual({ jobs: 2 });
  const { rows } = await pool.query(
    'select attempts, run_at <= now() as due from graphile_worker._private_jobs where max_attempts = 4',
  );
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ attempts: 0, due: true })));
  expect((await failed()).jobs.map(({ job }) => job)).toEqual(['clean-up']);
  expect((await entries()).slice(before)).toEqual([
    { action: 'retry-jobs', actor_id: user.id, note: 'send-mail: 1 job' },
    { action: 'retry-jobs', actor_id: user.id, note: 'send-mail: 2 jobs' },
  ]);
});

test('discards failed jobs only, and writes that down', async () => {
  await emptyQueue();
  const add = () => write(db, (tx) => enqueue(tx, 'clean-up', {}, { attempts: 3 }));
  await add();
  await giveUp('no');
  await add();
  const before = (await entries()).length;
  expect(dataOf((await call(discard, { body: { job: 'clean-up' } }, { token })).answer)).toEqual({ jobs: 1 });
  expect((await pool.query('select attempts from graphile_worker._private_jobs')).rows).toEqual([{ attempts: 0 }]);
  expect((await call(discard, { body: { job: 'clean-up' } }, { token })).status).toBe(404);
  expect((await entries()).slice(before)).toMatchObject([{ action: 'discard-jobs', note: 'clean-up: 1 job' }]);
  for (const body of [{}, { id: '1', job: 'clean-up' }, { id: '9'.repeat(19) }])
    expect((await callUnchecked(retry, { body }, { token })).status).toBe(422);
  const { answer } = await call(contract.admin.audit, { query: { action: 'discard-jobs' } }, { token });
  expect(dataOf(answer).entries[0]).toMatchObject({ target: { type: 'system', label: null } });
});
