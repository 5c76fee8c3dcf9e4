import { Worker } from 'node:worker_threads';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { afterAll, expect, test } from 'vitest';
import { write } from '../../../platform/db.ts';
import { csv, home, importCalls } from '../../../testing/import-calls.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { testApi } from '../../../testing/test-api.ts';
import { changeImport, findImport, insertImport, JOB_KEY } from './imports.repository.ts';
import { refuseDeadImports } from './run-import.ts';
import { runInThread } from './run-in-thread.ts';
import { waitForTomorrow } from './wait-for-tomorrow.ts';

const site = await testApi({ importsInThread: true });
afterAll(await site.api.startJobs());

test('an import in the thread does what it says, and the history names the member who pressed Import', {
  timeout: 60_000,
}, async () => {
  const owner = await site.as('agent');
  const manager = await teamCalls(site).hire(owner, 'manager');
  const { imported } = importCalls(site, manager.token);
  const file = csv(home('T1'), home('T2', { rent: 'wrong' }));
  expect(await imported(file)).toMatchObject({ state: 'done', counts: { new: 1, refused: 1 } });
  expect(await imported(csv(home('T1', { rent: '880' })))).toMatchObject({ counts: { changed: 1 } });
  const entries = await site.db
    .selectFrom('audit_entry')
    .innerJoin('listing', 'listing.id', 'audit_entry.target_id')
    .select(['listing.account_id', 'audit_entry.actor_id', 'audit_entry.action'])
    .where('listing.reference', '=', 'T1')
    .orderBy('audit_entry.id')
    .execute();
  const by = { account_id: owner.user.id, actor_id: manager.user.id };
  expect(entries).toEqual([
    { ...by, action: 'submit' },
    { ...by, action: 'edit' },
  ]);
  expect(await importCalls(site, owner.token).upload('%PDF-1.7')).toMatchObject({ state: 'refused' });
});

/** Speaks like the thread of imports. An expression that backtracks forever works as hard as a hostile file could make it. */
const thread = `
  const { parentPort } = require('node:worker_threads');
  const begin = (begun) => {
    const { user, system } = process.threadCpuUsage();
    parentPort.postMessage({ begun, cpuMs: (user + system) / 1000 });
  };
  parentPort.on('message', ({ importId }) => {
    begin(null);
    begin({ from: 101, to: 200 });
    if (!importId.startsWith('calm')) /^(a+)+$/.test('a'.repeat(60) + '!');
    parentPort.postMessage({ ended: importId, problem: null });
  });`;

test('an import that keeps its thread busy for too long is ended with its thread, and others go on', {
  timeout: 60_000,
}, async () => {
  const { user } = await site.as('agent');
  const row = await write(site.db, async (tx) => {
    const begun = await insertImport(tx, { accountId: user.id, fileName: 'homes.csv', bytes: 9 });
    return changeImport(tx, begun!.id, 'receiving', { state: 'checking', done_rows: 100 });
  });
  const endless = row!.id;
  const calmly = `calm ${endless}`;
  const started: Worker[] = [];
  const stopping = new AbortController();
  const run = runInThread({
    db: site.db,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    publicUrl: 'https://letfair.example',
    stopping: stopping.signal,
    start: () => {
      const worker = new Worker(thread, { eval: true });
      started.push(worker);
      return worker;
    },
    mostCpuMs: 400,
  });
  const ended = run({ importId: endless });
  await run({ importId: calmly });
  await ended;
  expect(await findImport(site.db, endless)).toMatchObject({
    state: 'refused',
    problem: importSentences.tookTooLong({ from: 101, to: 200 }),
  });
  const [busy, calm] = started;
  expect([busy?.threadId, calm?.threadId]).toEqual([-1, expect.any(Number)]);
  await run({ importId: calmly });
  expect(started).toHaveLength(2);
  stopping.abort();
});

/** A thread that cannot even begin, as one that was refused its priority. */
const dying = `throw Object.assign(new Error('permission denied'), { code: 'ERR_SYSTEM_ERROR' });`;

test('an import whose thread cannot begin ends with a sentence instead of reading for ever', async () => {
  const { user } = await site.as('agent');
  const row = await write(site.db, async (tx) => {
    const begun = await insertImport(tx, { accountId: user.id, fileName: 'homes.csv', bytes: 9 });
    return changeImport(tx, begun!.id, 'receiving', { state: 'reading' });
  });
  const { id } = row!;
  const stopping = new AbortController();
  const run = runInThread({
    db: site.db,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    publicUrl: 'https://letfair.example',
    stopping: stopping.signal,
    start: () => new Worker(dying, { eval: true }),
  });
  const key = `${JOB_KEY}${id}`;
  await site.pool.query(
    `select graphile_worker.add_job('nothing', job_key => $1, run_at => now() + interval '1 day')`,
    [key],
  );
  const attempt = (attempts: number) =>
    site.pool.query('update graphile_worker._private_jobs set attempts = $2 where key = $1', [key, attempts]);
  await attempt(1);
  await expect(run({ importId: id })).rejects.toThrow('permission denied');
  expect(await findImport(site.db, id)).toMatchObject({ state: 'reading' });
  await attempt(3);
  await run({ importId: id });
  expect(await findImport(site.db, id)).toMatchObject({ state: 'refused', problem: importSentences.failed });
  await site.pool.query('select graphile_worker.remove_job($1)', [key]);
  stopping.abort();
});

test('an import that died with its last attempt is ended with a sentence, and the account can import again', async () => {
  const owner = await site.as('agent');
  const begun = await write(site.db, (tx) =>
    insertImport(tx, { accountId: owner.user.id, fileName: 'homes.csv', bytes: 9 }),
  );
  const id = begun!.id;
  const touched = (ago: string) =>
    site.pool.query(`update listing_import set state = 'checking', touched_at = now() - $2::interval where id = $1`, [
      id,
      ago,
    ]);
  await touched('20 minutes');
  await refuseDeadImports('https://letfair.example')(site.db);
  expect(await findImport(site.db, id)).toMatchObject({ state: 'checking' });
  await touched('40 minutes');
  await refuseDeadImports('https://letfair.example')(site.db);
  expect(await findImport(site.db, id)).toMatchObject({ state: 'refused', problem: importSentences.failed });
  expect(await importCalls(site, owner.token).imported(csv(home('T9')))).toMatchObject({ state: 'done' });
});

test('an import that is cancelled after its last batch of the day does not wait for tomorrow', async () => {
  const lister = await site.as('landlord');
  const homes = [1, 2, 3, 4, 5, 6].map((number) => home(`Y${number}`));
  const { id } = await importCalls(site, lister.token).imported(csv(...homes));
  await site.pool.query('update listing_import set waits_until = null, is_cancelled = true where id = $1', [id]);
  const row = (await findImport(site.db, id))!;
  const mail = await site.mailTo(lister.user.email);
  expect(await write(site.db, (tx) => waitForTomorrow(tx, row, 'https://letfair.example'))).toBe('cancelled');
  expect(await site.mailTo(lister.user.email)).toEqual(mail);
});
