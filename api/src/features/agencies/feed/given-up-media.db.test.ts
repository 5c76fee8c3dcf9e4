import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@letfair/contract';
import { portableValues } from '@letfair/domain/agencies/portfolio/portable-listing';
import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { afterAll, expect, test } from 'vitest';
import { createImporting } from '../../../importing.ts';
import { createFetchOutside } from '../../../platform/outbound/fetch-outside.ts';
import { createPhotoEncoder } from '../../../platform/photos/encode-photo.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { fetchFeedMedia } from './fetch-feed-media.ts';

const picture = await aJpeg({ seed: 911 });
const server = createServer((request, response) => {
  if (request.url === '/kitchen.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { as, call, db, storage } = await testApi();
const fetchHere = createFetchOutside({ resolve: async () => ['127.0.0.1'], isReachable: () => true });
const quiet = () => undefined;
const deps = createImporting(
  { publicUrl: 'https://letfair.example', importMediaHosts: ['media.example'] },
  {
    db,
    storage,
    encodePhoto: createPhotoEncoder(),
    fetchOutside: (url, request) =>
      fetchHere(url.replace('https://media.example', `http://media.example:${port}`), {
        ...request,
        allowHttp: true,
        timeoutMs: url.endsWith('/kitchen.jpg') ? request.timeoutMs : 100,
      }),
    log: { info: quiet, warn: quiet, error: quiet },
  },
);
/** Any picture takes longer, so that each turn asks for one. */
const MOST_SECONDS = 0;

test('pictures of a host that never answers are given up after a turn in which none came', async () => {
  const { token, user } = await as('agent');
  const key = { name: 'Alto', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { secret } = dataOf((await call(contract.apiKeys.create, { body: key }, { token })).answer);
  const photos = ['kitchen.jpg', 'never-1.jpg', 'never-2.jpg'].map((name) => ({
    source: `https://media.example/${name}`,
  }));
  const params = { yourReference: 'S1' };
  const body = { values: portableValues(completeListingForm) as never, photos };
  dataOf((await call(contract.feed.save, { params, body }, { token: secret })).answer);
  const turn = async () => {
    await fetchFeedMedia(deps, MOST_SECONDS)({ accountId: user.id, reference: 'S1' });
    const { media, problems } = dataOf((await call(contract.feed.show, { params }, { token: secret })).answer);
    return [media, problems.filter(({ field }) => field === 'photos').length];
  };
  expect([await turn(), await turn()]).toEqual([
    ['waiting', 0],
    ['done', 2],
  ]);
});

test('no picture is fetched for an account that may not list anything now, and its feed says why', async () => {
  const { token, user } = await as('agent');
  const key = { name: 'Alto', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { secret } = dataOf((await call(contract.apiKeys.create, { body: key }, { token })).answer);
  const params = { yourReference: 'L1' };
  const body = {
    values: portableValues(completeListingForm) as never,
    photos: [{ source: 'https://media.example/kitchen.jpg' }],
  };
  dataOf((await call(contract.feed.save, { params, body }, { token: secret })).answer);
  await db.updateTable('account').set({ limited_at: new Date() }).where('id', '=', user.id).execute();
  await fetchFeedMedia(deps)({ accountId: user.id, reference: 'L1' });
  const { media, problems } = dataOf((await call(contract.feed.show, { params }, { token: secret })).answer);
  expect(media).toBe('done');
  expect(problems.map(({ message }) => message).join()).toContain('because the account has been limited');
  expect(await db.selectFrom('photo').select('id').where('account_id', '=', user.id).execute()).toEqual([]);
});
