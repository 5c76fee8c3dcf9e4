import { readdir, readFile } from 'node:fs/promises';
import { Agent, type ClientRequest, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { STORAGE_FULL } from '@letfair/domain/files/file-quota';
import { MAX_PHOTO_BYTES, photoSentences } from '@letfair/domain/files/photos';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aLiveListing } from '../../../testing/listings.ts';
import { aJpeg, aPicture } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';

const { app, as, dataFolder, db, photoFolder, send, upload, call } = await testApi();
const small = { width: 600, height: 400 };
const jpeg = await aJpeg(small);
let token = '';
let site: URL;

beforeAll(async () => {
  token = (await as('landlord')).token;
  await app.listen({ port: 0, host: '127.0.0.1' });
  site = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/photos`);
});

/** Every file below the photo folder. */
const files = async (): Promise<string[]> =>
  (await readdir(photoFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const form = (...parts: { name: string; contents: Buffer | string; filename?: string }[]) => {
  const boundary = 'a-line-between';
  const body = Buffer.concat([
    ...parts.flatMap(({ name, contents, filename }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
      ),
      Buffer.from(contents),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
};

test('a picture as the body is kept in its widths, and its owner can ask for it', async () => {
  const { status, answer } = await upload(jpeg, 'image/jpeg', { token });
  expect(status).toBe(200);
  const photo = dataOf(answer);
  expect(photo).toMatchObject({ caption: '', width: 600, height: 400 });
  expect(photo.sources).toEqual([
    { url: `/photos/${photo.id}-480.webp`, width: 480 },
    { url: `/photos/${photo.id}-600.webp`, width: 600 },
  ]);
  const stored = await readFile(join(photoFolder, photo.id.slice(-2), `${photo.id}-600.webp`));
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 });
  const asked = await call(contract.photos.list, { query: { ids: photo.id } }, { token });
  expect(dataOf(asked.answer).photos).toEqual([photo]);
  expect(await readdir(join(dataFolder, 'incoming'))).toEqual([]);
});

test('a picture as the file of a form is the same, whatever the field is called', async () => {
  const { body, type } = form(
    { name: 'note', contents: 'The kitchen' },
    { name: 'anything', contents: jpeg, filename: '../../etc/passwd' },
  );
  const { status, answer } = await upload(body, type, { token });
  expect(status).toBe(200);
  expect(dataOf(answer)).toMatchObject({ width: 600, height: 400 });
});

test.each(['application/octet-stream', 'image/png', 'IMAGE/JPEG; charset=binary'])(
  'the bytes decide, not that it was called %s',
  async (type) => {
    expect((await upload(jpeg, type, { token })).status).toBe(200);
  },
);

test.each([
  ['a page that says it is a JPEG', Buffer.from('<script>alert(1)</script>'), 'image/jpeg'],
  ['an SVG that says it is a PNG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
  ['a GIF that says it is nothing', await aPicture(small).gif().toBuffer(), 'application/octet-stream'],
  ['an SVG that says so', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  ['JSON', Buffer.from('{}'), 'application/json'],
])('%s is refused by type', async (_, contents, type) => {
  const { status, answer } = await upload(contents, type, { token });
  expect(status).toBe(415);
  expect(answer).toMatchObject({ message: photoSentences.type, error: { code: 'unsupported_type' } });
});

test.each([
  ['half a picture', jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', photoSentences.broken],
  ['nothing', Buffer.alloc(0), 'image/jpeg', photoSentences.empty],
  ['a form without a file', form({ name: 'note', contents: 'x' }).body, form().type, photoSentences.empty],
  [
    'a form with two files',
    form({ name: 'a', contents: jpeg, filename: 'a.jpg' }, { name: 'b', contents: jpeg, filename: 'b.jpg' }).body,
    form().type,
    'Please send one picture at a time.',
  ],
  [
    'half a form',
    form({ name: 'a', contents: jpeg, filename: 'a' }).body.subarray(0, 500),
    form().type,
    photoSentences.broken,
  ],
  ['a form without lines between', jpeg, 'multipart/form-data', photoSentences.broken],
] as const)('%s is refused with a sentence', async (_, contents, type, sentence) => {
  const { status, answer } = await upload(contents, type, { token });
  expect(answer).toMatchObject({
    success: false,
    message: sentence,
    error: { code: 'invalid', fields: { image: sentence } },
  });
  expect(status).toBe(422);
});

test('more than 15 MB is too large, announced or not, as a body or in a form', async () => {
  const large = Buffer.concat([jpeg, Buffer.alloc(MAX_PHOTO_BYTES)]);
  const { body, type } = form({ name: 'image', contents: large, filename: 'large.jpg' });
  for (const [contents, kind] of [
    [large, 'image/jpeg'],
    [body, type],
  ] as const) {
    const announced = await upload(contents, kind, { token });
    expect(announced.status).toBe(413);
    expect(announced.answer).toMatchObject({ message: photoSentences.size, error: { code: 'too_large' } });

    const streamed = await fetch(site, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': kind },
      body: new Blob([contents]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  }
  // Exactly as much as allowed is a question for whoever reads the picture.
  expect((await upload(large.subarray(0, MAX_PHOTO_BYTES), 'image/jpeg', { token })).status).toBe(200);
});

test('who may not upload is told so before the picture is sent', async () => {
  const { token: tenant } = await as('tenant');
  for (const [headers, status] of [
    [{}, 401],
    [{ authorization: `Bearer ${tenant}` }, 403],
  ] as const) {
    const { request, answered } = slowUpload({ ...headers, 'content-length': String(MAX_PHOTO_BYTES) });
    request.write(jpeg.subarray(0, 100));
    expect(await answered).toBe(status);
    request.destroy();
  }
});

test('an upload that is given up leaves nothing behind', async () => {
  const before = await files();
  const { request } = slowUpload({ authorization: `Bearer ${token}`, 'content-length': String(jpeg.length) });
  request.write(jpeg.subarray(0, jpeg.length / 2));
  await waitUntil(async () => (await readdir(join(dataFolder, 'incoming'))).length > 0);
  request.destroy();
  await waitUntil(async () => (await readdir(join(dataFolder, 'incoming'))).length === 0);
  expect(await files()).toEqual(before);
});

test('a connection goes on after a refusal, also when the picture was not read', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const post = (headers: Record<string, string>, body: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(site, { method: 'POST', headers, agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      request.on('error', reject);
      request.end(body);
    });
  const type = { 'content-type': 'image/jpeg' };
  const padded = Buffer.concat([jpeg, Buffer.alloc(2_000_000)]);
  expect(await post(type, padded)).toBe(401);
  expect(await post({ ...type, authorization: `Bearer ${token}` }, Buffer.alloc(2_000_000))).toBe(415);
  expect(await post({ 'content-type': 'text/html', authorization: `Bearer ${token}` }, padded)).toBe(415);
  expect(await post({ ...type, authorization: `Bearer ${token}` }, padded)).toBe(200);
  agent.destroy();
});

test('the same key and picture make one photo; the same key with another picture is refused', async () => {
  const before = await files();
  const [first, second] = await Promise.all([
    upload(jpeg, 'image/jpeg', { token, key: 'kitchen' }),
    upload(jpeg, 'image/jpeg', { token, key: 'kitchen' }),
  ]);
  const third = await upload(jpeg, 'image/jpeg', { token, key: 'kitchen' });
  expect(dataOf(second.answer)).toEqual(dataOf(first.answer));
  expect(dataOf(third.answer)).toEqual(dataOf(first.answer));
  const other = await upload(await aJpeg({ ...small, seed: 9 }), 'image/jpeg', { token, key: 'kitchen' });
  expect(other.status).toBe(409);
  expect(await files()).toHaveLength(before.length + 2);
});

test('an account that uploads without end is told to wait', async () => {
  const { token: busy, user } = await as('agent');
  await upload(jpeg, 'image/jpeg', { token: busy });
  await db.updateTable('throttle').set({ hits: 300 }).where('bucket', '=', 'photo-upload').execute();
  const { status, headers } = await upload(jpeg, 'image/jpeg', { token: busy });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3_500);
  expect(await photosKept(user.id)).toBe(1);
  await db.deleteFrom('throttle').execute();
});

test('an account keeps 2,000 files at most, and more with every home', async () => {
  const { token: full, user } = await as('agent');
  const photo = dataOf((await upload(jpeg, 'image/jpeg', { token: full })).answer);
  const { cover, ...row } = await db
    .selectFrom('photo')
    .selectAll()
    .where('id', '=', photo.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('photo')
    .values(Array.from({ length: 1_999 }, () => ({ ...row, id: newId() })))
    .execute();
  const { status, answer } = await upload(jpeg, 'image/jpeg', { token: full });
  expect(status).toBe(429);
  expect(answer).toMatchObject({ message: STORAGE_FULL });
  expect(await photosKept(user.id)).toBe(2_000);
  await aLiveListing(db, user.id);
  expect((await upload(jpeg, 'image/jpeg', { token: full })).status).toBe(200);
});

test('other calls still take JSON only', async () => {
  const { statusCode } = await send({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'image/jpeg' },
    payload: jpeg,
  });
  expect(statusCode).toBe(415);
});

async function photosKept(accountId: string): Promise<number> {
  const rows = await db.selectFrom('photo').select('id').where('account_id', '=', accountId).execute();
  return rows.length;
}

function slowUpload(headers: Record<string, string>): {
  request: ClientRequest;
  answered: Promise<number | undefined>;
} {
  const request = httpRequest(site, { method: 'POST', headers: { 'content-type': 'image/jpeg', ...headers } });
  request.flushHeaders();
  const answered = new Promise<number | undefined>((resolve) => {
    request.once('response', ({ statusCode }) => resolve(statusCode));
    // Giving up is what the test does; what the connection says to that does not matter.
    request.on('error', () => undefined);
  });
  return { request, answered };
}
