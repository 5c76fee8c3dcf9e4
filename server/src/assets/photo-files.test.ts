import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileStorage, type PhotoGate } from '@letfair/api';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { RATE_LIMIT } from '../http/create-app.ts';
import { testApp } from '../testing/test-app.ts';
import { photoFiles } from './photo-files.ts';

const id = '01980000-0000-7000-8000-0000000000ab';
const noPicture = Buffer.from('RIFF....WEBP');
const picture = noPicture;

const other = '01980000-0000-7000-8000-0000000000cd';
/** A WebP of one pixel. */
const aPhotograph = async () => Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

async function site(mayBeSent: PhotoGate = async () => true, picture = noPicture) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'photos/ab'), { recursive: true });
  await mkdir(join(folder, 'photos/incoming'));
  await writeFile(join(folder, `photos/ab/${id}-480.webp`), picture);
  await writeFile(join(folder, 'photos/incoming/half'), 'half');
  await writeFile(join(folder, 'secret'), 'secret');
  const { app } = await testApp({ throttle: true });
  await app.register(photoFiles(fileStorage(folder), mayBeSent));
  return app;
}

test('a picture is served as nothing but a picture, to other sites too, and kept by no cache longer than a day', async () => {
  const app = await site();
  const answer = await app.inject(`/photos/${id}-480.webp`);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(picture);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(picture.length),
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');

  const head = await app.inject({ method: 'HEAD', url: `/photos/${id}-480.webp` });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-length']).toBe(String(picture.length));
  expect(head.body).toBe('');
  const again = await app.inject({
    url: `/photos/${id}-480.webp`,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test.each([
  `/photos/${id}-481.webp`,
  `/photos/${id}.webp`,
  `/photos/${id}-480.webp.html`,
  `/photos/ab/${id}-480.webp`,
  '/photos/',
  '/photos/incoming/half',
  '/photos/../secret',
  '/photos/..%2fsecret',
  '/photos/%2e%2e%2fsecret',
  `/photos/..%2f..%2fsecret-480.webp`,
  `/photos/%00${id}-480.webp`,
])('%s is not there, which is said in few words, and nobody keeps that answer', async (url) => {
  const answer = await (await site()).inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body.length).toBeLessThan(400);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toContain('half');
});

test.each(['/photos/a/b', '/photos/a/b/c.webp', '/photos/a'])('%s is answered without a page', async (url) => {
  const app = await site();
  // The web app answers everything that nobody else does.
  app.get('*', (_, reply) => reply.type('text/html').send('<html>a rendered page</html>'));
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Not found',
  ]);
});

test('a hidden picture is not there, but an admin with a pass sees it and no cache keeps it', async () => {
  const app = await site(async (_, pass) => pass === 'admin');
  expect((await app.inject(`/photos/${id}-480.webp`)).statusCode).toBe(404);
  expect((await app.inject(`/photos/${id}-480.webp?pass=other`)).statusCode).toBe(404);
  const shown = await app.inject(`/photos/${id}-480.webp?pass=admin`);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toBe('private, no-store');
  expect(shown.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('a photo is also a JPEG for previews of links on other sites', async () => {
  const app = await site(async (name) => name !== `${other}-480.webp`, await aPhotograph());
  const answer = await app.inject(`/share-pictures/${id}-480.jpg`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  expect(answer.rawPayload.length).toBeLessThan(300_000);
  for (const name of [`${other}-480.jpg`, `${id}-960.jpg`, `${id}-480.webp`, 'x.jpg', '..%2f..%2fsecret.jpg'])
    expect((await app.inject(`/share-pictures/${name}`)).statusCode, name).toBe(404);
});

test('a site with a media address may embed hidden pictures from there', async () => {
  const { app } = await testApp();
  const folder = await temporaryFolder();
  const storage = fileStorage(folder);
  await storage.put(`photos/ab/${id}-480.webp`, picture);
  await app.register(photoFiles(storage, async () => true, 'https://media.example'));
  const answer = await app.inject(`/photos/${id}-480.webp?pass=admin`);
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a part of a picture is sent, and one that it does not have is 416 with its length', async () => {
  const answer = await (await site()).inject({ url: `/photos/${id}-480.webp`, headers: { range: 'bytes=500-600' } });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe(`bytes */${picture.length}`);
  const part = await (await site()).inject({ url: `/photos/${id}-480.webp`, headers: { range: 'bytes=4-7' } });
  expect([part.statusCode, part.body]).toEqual([206, '....']);
  expect(part.headers).toMatchObject({ 'content-range': `bytes 4-7/${picture.length}`, 'content-length': '4' });
});

test('pictures do not count as a flood: a page has many', async () => {
  const app = await site();
  for (let count = 0; count <= RATE_LIMIT.requests; count++) {
    const { statusCode } = await app.inject(`/photos/${id}-480.webp`);
    if (statusCode !== 200) expect(statusCode, `the ${count}th`).toBe(200);
  }
});
