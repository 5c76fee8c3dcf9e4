import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { attachmentStore } from '../../../../platform/files/attachment-store.ts';
import { certificateStore } from '../../../../platform/files/certificate-store.ts';
import { newId } from '../../../../platform/ids.ts';
import { photoStore } from '../../../../platform/photos/photo-store.ts';
import { tableRules } from '../../../../platform/retention/table-rules.ts';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { readZip } from '../../../../testing/files/read-zip.ts';
import { listAccountColumns } from '../../../../testing/personal-data/personal-data-fixture.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { runJob, waitForJobs } from '../../../../testing/wait.ts';
import { createExportStore, makeExport } from '../index.ts';
import { exportParts } from './export-parts.ts';

const testing = await testApi();
const { api, as, call, db, exportFolder, mailTo, pool, send, storage, upload } = testing;
const { privacy } = contract;
afterAll(await api.startJobs());

const ask = (token: string, key?: string) =>
  call(privacy.askForExport, {}, { token, ...(key !== undefined && { key }) });
const show = async (token: string) => dataOf((await call(privacy.show, {}, { token })).answer);
const ticket = async (token: string) => dataOf((await call(privacy.openExport, {}, { token })).answer).path;
const files = async () => (await readdir(exportFolder).catch(() => [])).sort();

async function download(token: string) {
  const answered = await send({ method: 'GET', url: await ticket(token) });
  expect(answered.statusCode).toBe(200);
  const unpacked = readZip(answered.rawPayload);
  const json = (name: string) => JSON.parse(unpacked.get(name)?.toString() ?? 'null');
  return { answered, unpacked, json };
}

test('exports everything into one file, announced by mail and opened by a one-time ticket', async () => {
  const { landlord, tenant, started, say } = await conversationFixture(testing);
  const talk = await started();
  dataOf((await say(landlord.token, talk.id, 'It is. Would Tuesday suit you?')).answer);
  dataOf((await upload(await aJpeg(), 'image/jpeg', { token: landlord.token })).answer);
  expect(await show(landlord.token)).toEqual({ export: null, deletionDue: null, teamMembers: 0 });

  expect(dataOf((await ask(landlord.token)).answer).export.status).toBe('making');
  await waitForJobs(pool);
  const { export: ready } = await show(landlord.token);
  expect(ready).toMatchObject({ status: 'ready', bytes: expect.any(Number) });
  expect(await mailTo(landlord.user.email)).toMatchObject({
    subject: 'Your data is ready to download',
    text: expect.stringContaining('https://letfair.example/profile#your-data'),
  });

  const { answered, unpacked, json } = await download(landlord.token);
  expect(answered.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringMatching(/^attachment; filename="letfair-data-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'no-store',
  });
  expect([...unpacked.keys()].filter((name) => name.startsWith('photos/'))).toHaveLength(1);
  expect(unpacked.get('README.txt')?.toString()).toContain('messages.json');
  expect(json('account.json')).toMatchObject([
    { email: landlord.user.email, landlord: { address: expect.any(String) } },
  ]);
  expect(json('listings.json')).toMatchObject([
    { title: 'Two-bedroom flat by the canal', history: [{ action: 'submit' }, { action: 'approve' }] },
  ]);
  expect(json('conversations.json')).toMatchObject([{ id: talk.id, with: 'Maya O.' }]);
  expect(json('messages.json')).toMatchObject([
    { number: 1, by: 'them', content: 'Is it still to be had?' },
    { number: 2, by: 'you', content: 'It is. Would Tuesday suit you?' },
  ]);
  const whole = [...unpacked.entries()].filter(([name]) => name.endsWith('.json')).map(([, text]) => text.toString());
  expect(whole.join()).not.toContain(tenant.user.email);
  expect(whole.join()).not.toContain('argon2');
  expect(whole.join()).not.toMatch(/hash/i);
});

test('rejects a ticket that is used, older than a minute, made up or of somebody who is suspended', async () => {
  const { token, user } = await as('tenant');
  expect((await call(privacy.openExport, {}, { token })).status).toBe(404);
  await ask(token);
  await waitForJobs(pool);

  const path = await ticket(token);
  expect((await send({ method: 'HEAD', url: path })).statusCode).toBe(404);
  expect((await send({ method: 'GET', url: path })).statusCode).toBe(200);
  expect((await send({ method: 'GET', url: path })).statusCode).toBe(410);
  const suspended = await ticket(token);
  await pool.query('update account set suspended_at = now() where id = $1', [user.id]);
  expect((await send({ method: 'GET', url: suspended })).statusCode).toBe(410);
  await pool.query('update account set suspended_at = null where id = $1', [user.id]);
  const late = await ticket(token);
  await pool.query(
    "update data_export set ticket_expires_at = now() - interval '1 second' where ticket_hash is not null",
  );
  expect((await send({ method: 'GET', url: late })).statusCode).toBe(410);
  for (const made of ['', '?ticket=', '?ticket=made-up', '?ticket=a&ticket=b'])
    expect((await send({ method: 'GET', url: `/api/privacy/export/download${made}` })).statusCode).toBe(410);
});

test('makes one export at a time, and three a day', async () => {
  const { token, user } = await as('tenant');
  await db.insertInto('data_export').values({ id: newId(), account_id: user.id }).execute();
  const answers = await Promise.all([ask(token), ask(token), ask(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await db.selectFrom('data_export').select('id').where('account_id', '=', user.id).execute()).toHaveLength(1);
  await db.deleteFrom('data_export').where('account_id', '=', user.id).execute();

  for (let time = 0; time < 3; time++) {
    expect((await ask(token)).status).toBe(200);
    await waitForJobs(pool);
  }
  // A newer export replaces the older one and its file.
  const [{ id } = { id: '' }] = await db
    .selectFrom('data_export')
    .select('id')
    .where('account_id', '=', user.id)
    .execute();
  expect(await files()).toContain(`${id}.zip`);
  expect(await db.selectFrom('data_export').select('id').where('account_id', '=', user.id).execute()).toHaveLength(1);
  const refused = await ask(token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
});

test('leaves no file and no ready state when an export fails, and finishes it once on retry', async () => {
  const { token, user } = await as('tenant');
  const id = '01980000-0000-7000-8000-00000000e001';
  await db.insertInto('data_export').values({ id, account_id: user.id }).execute();
  const store = createExportStore(storage);
  const deps = {
    db,
    photos: photoStore(storage),
    certificates: certificateStore(storage),
    attachments: attachmentStore(storage),
    store,
    publicUrl: 'https://letfair.example',
  };
  const before = await files();
  const broken = { ...deps, store: { ...store, keep: () => store.keep(id, failing()) } };
  await expect(makeExport(broken)({ exportId: id })).rejects.toThrow('The disk is full.');
  expect(await files()).toEqual(before);
  expect((await show(token)).export?.status).toBe('making');

  await Promise.all([makeExport(deps)({ exportId: id }), makeExport(deps)({ exportId: id })]);
  await makeExport(deps)({ exportId: id });
  expect((await show(token)).export?.status).toBe('ready');
  expect((await files()).filter((name) => name.startsWith(id))).toEqual([`${id}.zip`]);
  const mails = await db
    .selectFrom('mail')
    .select('id')
    .where('to_address', '=', user.email)
    .where('template', '=', 'export-ready')
    .execute();
  expect(mails).toHaveLength(1);
});

test('deletes expired and unfinished files at clean-up', async () => {
  const { token, user } = await as('tenant');
  await ask(token);
  await waitForJobs(pool);
  const row = await db
    .selectFrom('data_export')
    .select('id')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  await mkdir(exportFolder, { recursive: true });
  const half = join(exportFolder, `${row.id}.half.part`);
  await writeFile(half, 'half');
  await writeFile(join(exportFolder, 'new.part'), 'half');
  await utimes(half, new Date(0), new Date(0));

  await runJob(pool, 'clean-up');
  expect(await files()).toEqual(expect.arrayContaining([`${row.id}.zip`, 'new.part']));
  expect(await files()).not.toContain(`${row.id}.half.part`);

  await pool.query("update data_export set expires_at = now() - interval '1 second' where id = $1", [row.id]);
  expect((await show(token)).export?.status).toBe('expired');
  expect((await call(privacy.openExport, {}, { token })).status).toBe(404);
  await runJob(pool, 'clean-up');
  expect(await files()).not.toContain(`${row.id}.zip`);
  expect((await show(token)).export?.status).toBe('expired');

  await pool.query("update data_export set expires_at = now() - interval '8 days' where id = $1", [row.id]);
  await runJob(pool, 'clean-up');
  expect((await show(token)).export).toBeNull();
});

test('allows a new request an hour after an export got stuck', async () => {
  const { token, user } = await as('tenant');
  await pool.query(
    "insert into data_export (id, account_id, created_at) values ('01980000-0000-7000-8000-00000000e002', $1, now() - interval '61 minutes')",
    [user.id],
  );
  expect((await ask(token)).status).toBe(200);
  await waitForJobs(pool);
  expect((await show(token)).export?.status).toBe('ready');
});

test('exports more rows than one page', async () => {
  const { token, user } = await as('tenant');
  await pool.query(
    `insert into mail (id, template, to_address, subject)
     select ('01980000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'x', $1, 'Number ' || n from generate_series(1, 250) n`,
    [user.email.toUpperCase()],
  );
  await ask(token);
  await waitForJobs(pool);
  const { json } = await download(token);
  const subjects = (json('emails.json') as { subject: string }[]).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Number '))).toHaveLength(250);
  expect(new Set(subjects).size).toBe(subjects.length);
});

async function* half(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(10_000);
  throw new Error('The disk is full.');
}

const failing = () => Readable.from(half());

test('exports and erases every table that references an account, or names the reason not to', async () => {
  const columns = await listAccountColumns(db);
  const known = new Set(columns.map(({ table }) => table));
  expect(known.size).toBeGreaterThan(20);
  const rules = new Map(Object.entries(tableRules));
  expect([...known].filter((table) => !rules.get(table)?.export || !rules.get(table)?.erase)).toEqual([]);
  const owners = [...rules].flatMap(([table, { owner }]) =>
    owner && table !== 'account' ? [{ table, column: owner }] : [],
  );
  expect(columns).toEqual(expect.arrayContaining(owners));
});

test('gives each file a name of its own', () => {
  const names = exportParts.map(([file]) => file);
  expect(new Set(names).size).toBe(names.length);
});
