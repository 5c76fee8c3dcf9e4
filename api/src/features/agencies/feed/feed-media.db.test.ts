import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { portableValues } from '@letfair/domain/agencies/portfolio/portable-listing';
import { photoSentences } from '@letfair/domain/files/photos';
import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { afterAll, expect, test } from 'vitest';
import { createFetchOutside } from '../../../platform/outbound/fetch-outside.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';

/** Shorter than that of the site, for the picture that never comes. */
const PATIENCE_MS = 1_000;

const [kitchen, plan] = [await aJpeg({ seed: 901 }), await aJpeg({ seed: 902 })];
const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '/kitchen.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(kitchen),
  '/plan.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(plan),
  '/moved.jpg': (response) => response.writeHead(302, { location: '/kitchen.jpg' }).end(),
  '/slow.jpg': () => undefined,
  '/private.jpg': (response) => response.writeHead(302, { location: 'https://10.0.0.7/secret.jpg' }).end(),
  '/page.html': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gone</h1>'),
  '/broken.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture at all'),
  '/gone.jpg': (response) => response.writeHead(404, { 'content-type': 'image/jpeg' }).end(),
};
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answers[request.url ?? '']?.(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { port } = server.address() as AddressInfo;
const fetchHere = createFetchOutside({ resolve: async () => ['127.0.0.1'], isReachable: (ip) => ip === '127.0.0.1' });
const { api, as, call, send } = await testApi({
  importMediaHosts: ['media.example', '10.0.0.7'],
  fetchOutside: (url, request) =>
    fetchHere(url.replace('https://media.example', `http://media.example:${port}`), {
      ...request,
      allowHttp: true,
      timeoutMs: url.endsWith('/slow.jpg') ? PATIENCE_MS : request.timeoutMs,
    }),
});
afterAll(await api.startJobs());

const values = portableValues(completeListingForm) as never;
const address = (name: string) => `https://media.example/${name}`;

async function anAgent() {
  const { token } = await as('agent');
  const body = { name: 'Alto', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { secret } = dataOf((await call(contract.apiKeys.create, { body }, { token })).answer);
  const show = async (yourReference: string) =>
    dataOf((await call(contract.feed.show, { params: { yourReference } }, { token: secret })).answer);
  return {
    secret,
    save: async (yourReference: string, photos: readonly { source: string; caption?: string }[]) =>
      dataOf(
        (
          await call(
            contract.feed.save,
            { params: { yourReference }, body: { values, photos: [...photos] } },
            { token: secret },
          )
        ).answer,
      ).property,
    fetched: (reference: string) =>
      waitUntil(async () => {
        const shown = await show(reference);
        return shown.media === 'done' && shown;
      }),
    photosOf: async (id: string) =>
      dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer).photos,
  };
}

test('pictures of a feed become photos in their order, also behind a redirect of their host', {
  timeout: 60_000,
}, async () => {
  const { save, fetched, photosOf } = await anAgent();
  const photos = [{ source: address('plan.jpg') }, { source: address('moved.jpg'), caption: 'Kitchen' }];
  const { id, media } = await save('A1', photos);
  expect(media).toBe('waiting');
  expect((await fetched('A1')).problems.filter(({ field }) => field === 'photos')).toEqual([]);
  expect(await photosOf(id)).toMatchObject([{ caption: '' }, { caption: 'Kitchen' }]);
  const before = asked.length;
  expect((await save('A1', photos)).media).toBe('done');
  expect(asked.length).toBe(before);
});

test('the home is saved whatever becomes of its pictures, and each problem is listed', {
  timeout: 60_000,
}, async () => {
  const { save, fetched, photosOf } = await anAgent();
  const names = ['slow.jpg', 'private.jpg', 'page.html', 'kitchen.jpg', 'broken.jpg', 'gone.jpg'];
  const { id } = await save('B1', [
    ...names.map((name) => ({ source: address(name) })),
    { source: 'https://elsewhere.example/1.jpg' },
  ]);
  const { status, problems } = await fetched('B1');
  expect(status).toBe('pending');
  const listed = problems.filter(({ field }) => field === 'photos').map(({ message }) => message);
  expect(listed).toEqual([
    expect.stringMatching(/slow\.jpg: .*we can download/),
    expect.stringMatching(/private\.jpg: .*from a website we’ve allowed/),
    `${address('page.html')}: ${photoSentences.type}`,
    expect.stringContaining(address('broken.jpg')),
    expect.stringMatching(/gone\.jpg: .*we can download/),
    expect.stringMatching(/elsewhere\.example.*from a website we’ve allowed/),
  ]);
  expect(await photosOf(id)).toHaveLength(1);
});

test('media of the trade’s feed keep their kind and order', { timeout: 60_000 }, async () => {
  const { secret, fetched, photosOf } = await anAgent();
  const { path, example } = rtdfCalls.sendPropertyDetails;
  const media = [
    { media_type: 2, media_url: address('plan.jpg'), sort_order: 2 },
    { media_type: 1, media_url: address('kitchen.jpg'), caption: 'Kitchen', sort_order: 1 },
  ];
  const payload = { ...example, property: { ...example.property, media } };
  const sent = await send({ method: 'POST', url: path, headers: { 'x-api-key': secret }, payload });
  expect(sent.json()).toMatchObject({ success: true });
  await fetched('AB-12');
  expect(await photosOf(sent.json().property.letfair_id)).toMatchObject([
    { caption: 'Kitchen' },
    { kind: 'floor-plan' },
  ]);
});

test('a home that was withdrawn and comes back has its pictures again', { timeout: 60_000 }, async () => {
  const { secret, save, fetched, photosOf } = await anAgent();
  const photos = [{ source: address('kitchen.jpg') }];
  const { id } = await save('R1', photos);
  await fetched('R1');
  dataOf((await call(contract.feed.withdraw, { params: { yourReference: 'R1' } }, { token: secret })).answer);
  const again = await save('R1', photos);
  expect([again.id === id, again.media]).toEqual([false, 'waiting']);
  await fetched('R1');
  expect(await photosOf(again.id)).toHaveLength(1);
});
