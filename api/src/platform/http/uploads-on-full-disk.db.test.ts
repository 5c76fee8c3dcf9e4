import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { attachmentCalls } from '../../testing/attachments.ts';
import { aPdf, certificateCalls } from '../../testing/certificates.ts';
import { conversationFixture } from '../../testing/conversations.ts';
import { aJpeg } from '../../testing/pictures.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';
import { waitUntil, wakeWorker } from '../../testing/wait.ts';
import { fileStorage } from '../storage/file-storage.ts';
import type { Storage } from '../storage/storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'letfair-full-'));
const files = fileStorage(folder);
let isFull = false;
/** A storage on a disk that has no room while `isFull`. */
const storage: Storage = {
  ...files,
  put: async (...args) => {
    if (isFull) throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' });
    return files.put(...args);
  },
};
const testing = await testApi({ storage });
const { api, as, call, pool, send, upload } = testing;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const landlord = await as('landlord');
const admin = await as('admin');
const { tenant, started } = await conversationFixture(testing);
const { attach } = attachmentCalls(testing);
const { submitHome, saveCertificate, sendFile } = certificateCalls(testing);
const conversation = await started();
const home = await submitHome(landlord.token);
const certificate = dataOf((await saveCertificate(landlord.token, home, { kind: 'gasSafety' })).answer);
const listingImport = dataOf(
  (await call(contract.imports.begin, { body: { fileName: 'a.csv', bytes: 20 } }, { token: landlord.token })).answer,
);
const directory = dataOf(
  (await call(contract.postcodes.begin, { body: { fileName: 'a.csv', bytes: 20 } }, { token: admin.token })).answer,
);

async function sendPart(spec: EndpointSpec, id: string, token: string) {
  const response = await send({
    method: spec.method,
    url: urlOf(spec, { params: { id, offset: '0' } }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('a,b\n1,2\n'),
  });
  return { status: response.statusCode, headers: response.headers, answer: response.json() };
}

/** Every endpoint that takes a file. */
const uploads = new Map<EndpointSpec, () => Promise<{ status: number; headers: object; answer: unknown }>>([
  [contract.photos.upload, async () => upload(await aJpeg(), 'image/jpeg', { token: landlord.token })],
  [contract.certificates.uploadFile, () => sendFile(landlord.token, certificate.id, aPdf())],
  [contract.conversations.attach, () => attach(tenant.token, conversation.id, aPdf(), { name: 'a.pdf' })],
  [contract.imports.sendPart, () => sendPart(contract.imports.sendPart, listingImport.id, landlord.token)],
  [contract.postcodes.sendPart, () => sendPart(contract.postcodes.sendPart, directory.id, admin.token)],
]);

const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const rows = async () => {
  const counts = ['photo', 'attachment'].map((table) => pool.query(`select count(*)::int as count from ${table}`));
  return (await Promise.all(counts)).map(({ rows }) => rows[0]?.count);
};

test('every upload to a full disk is 503 with a sentence, leaves nothing behind, and works once there is room', async () => {
  const endpoints: readonly EndpointSpec[] = Object.values(contract).flatMap((group) => Object.values(group));
  expect([...uploads.keys()].map(({ path }) => path).sort()).toEqual(
    endpoints.flatMap(({ path, upload }) => (upload ? [path] : [])).sort(),
  );
  for (const [{ path }, sendIt] of uploads) {
    const [files, known] = [await stored(), await rows()];
    isFull = true;
    const refused = await sendIt();
    isFull = false;
    expect(refused, path).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      answer: { success: false, message: expect.stringContaining('run out of storage space') },
    });
    expect([await stored(), await rows()], path).toEqual([files, known]);
    expect((await sendIt()).status, path).toBe(200);
    expect(await stored(), path).toBeGreaterThan(files);
  }
});

test('a portrait that finds no room leaves the profile as it was', async () => {
  const picture = `data:image/jpeg;base64,${(await aJpeg()).toString('base64')}`;
  const { firstName, lastName, phone, email } = landlord.user;
  const body = { firstName, lastName, phone, email, profilePhoto: picture };
  const save = () => call(contract.profile.update, { body }, { token: landlord.token });
  isFull = true;
  const refused = await save();
  isFull = false;
  expect(refused.status).toBe(503);
  const { rows: accounts } = await pool.query('select photo_id from account where id = $1', [landlord.user.id]);
  expect(accounts).toEqual([{ photo_id: null }]);
});

test('an export that finds no room is made once there is some', async () => {
  isFull = true;
  onTestFinished(await api.startJobs());
  await call(contract.privacy.askForExport, {}, { token: landlord.token });
  const job = () =>
    pool.query(`select attempts, last_error from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'make-export'`);
  await waitUntil(async () => (await job()).rows[0]?.attempts > 0 && (await job()).rows[0]?.last_error !== null);
  expect((await job()).rows[0]?.last_error).toContain('ENOSPC');
  isFull = false;
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await wakeWorker(pool);
  await waitUntil(async () => (await job()).rowCount === 0);
  expect((await pool.query('select bytes > 0 as made from data_export')).rows).toEqual([{ made: true }]);
});
