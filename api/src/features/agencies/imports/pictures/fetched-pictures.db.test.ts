import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BASIC_QUOTA, STORAGE_FULL } from '@letfair/domain/files/file-quota';
import { MAX_PHOTO_BYTES } from '@letfair/domain/files/photos';
import { afterAll, expect, test } from 'vitest';
import { createFetchOutside } from '../../../../platform/outbound/fetch-outside.ts';
import { csv, home, importCalls } from '../../../../testing/import-calls.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { testApi } from '../../../../testing/test-api.ts';
import { zipOf } from '../read/hostile-files.ts';

const [front, plan] = [await aJpeg({ width: 600, height: 400 }), await aJpeg({ width: 500, height: 500 })];
const asked: string[] = [];

const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const jpeg = () => response.setHeader('content-type', 'image/jpeg');
  if (url === '/front.jpg') jpeg().end(front);
  else if (url === '/plan.jpg') jpeg().end(plan);
  else if (url === '/huge.jpg') jpeg().end(Buffer.alloc(MAX_PHOTO_BYTES + 1));
  else if (url === '/page.jpg') response.setHeader('content-type', 'text/html').end('<p>Please sign in.</p>');
  else if (url === '/moved.jpg') response.writeHead(302, { location: 'http://inside.media.example/front.jpg' }).end();
  else if (url === '/slow.jpg') jpeg().flushHeaders();
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

const fetchHere = createFetchOutside({
  resolve: async (host) => [host.startsWith('inside.') ? '10.0.0.1' : '127.0.0.1'],
  isReachable: (ipAddress) => ipAddress === '127.0.0.1',
});
const site = await testApi({
  importMediaHosts: ['*.media.example'],
  // The server of the test has no certificate, and a slow host need not be waited for as long as a real one.
  fetchOutside: (url, request) =>
    fetchHere(url, {
      ...request,
      allowHttp: true,
      timeoutMs: url.endsWith('/slow.jpg') ? 1_000 : request.timeoutMs,
    }),
});
afterAll(await site.api.startJobs());

const picture = (name: string) => `http://cdn.media.example:${port}/${name}`;
const photosOf = async (accountId: string) =>
  site.db
    .selectFrom('listing')
    .innerJoin('listing_photo', 'listing_photo.listing_id', 'listing.id')
    .innerJoin('photo', 'photo.id', 'listing_photo.photo_id')
    .select(['photo.kind', 'photo.width'])
    .where('listing.account_id', '=', accountId)
    .orderBy('listing_photo.position')
    .execute();

test('pictures of an allowed host become photos, and each that fails says why', { timeout: 60_000 }, async () => {
  const { token, user } = await site.as('agent');
  const { imported, rowsOf, check } = importCalls(site, token);
  const names = ['front.jpg', 'slow.jpg', 'huge.jpg', 'plan.jpg', 'moved.jpg', 'page.jpg'];
  const photos = names.map(picture).join('; ');
  const file = csv(home('P1', { photos, kinds: 'photo;photo;photo;floor-plan;photo;photo' }));
  const done = await imported(file);
  expect(done).toMatchObject({ state: 'done', counts: { new: 1 } });
  expect(await photosOf(user.id)).toEqual([
    { kind: 'photo', width: 600 },
    { kind: 'floor-plan', width: 500 },
  ]);
  const [row] = await rowsOf(done.id);
  expect(row?.problems).toEqual(
    [
      ['slow.jpg', 'a picture we can download from this address'],
      ['huge.jpg', expect.stringContaining('MB')],
      ['moved.jpg', expect.stringContaining('from a website we’ve allowed')],
      ['page.jpg', expect.stringContaining('JPEG')],
    ].map(([name, wanted]) => ({ column: 'photos', value: picture(name as string), wanted, isWarning: true })),
  );

  // What is stored already is not fetched again.
  asked.length = 0;
  const again = csv(home('P1', { photos: `${picture('front.jpg')}; ${picture('plan.jpg')}` }));
  expect((await check(again)).counts).toMatchObject({ unchanged: 1 });
  expect(asked).toEqual([]);
});

test('a kind alone is a change, which nobody has to review', { timeout: 60_000 }, async () => {
  const { token, user } = await site.as('landlord');
  const { imported } = importCalls(site, token);
  const photos = `${picture('front.jpg')}; ${picture('plan.jpg')}`;
  await imported(csv(home('Q1', { photos })));
  const said = csv(home('Q1', { photos, kinds: 'photo;epc' }));
  expect((await imported(said)).counts).toMatchObject({ changed: 1 });
  expect((await photosOf(user.id)).map(({ kind }) => kind)).toEqual(['photo', 'epc']);
  expect((await imported(said)).counts).toMatchObject({ unchanged: 1 });
  const revised = await site.db.selectFrom('audit_entry').select('action').where('actor_id', '=', user.id).execute();
  expect(revised.map(({ action }) => action)).toEqual(['submit']);
});

test('pictures of a file count like those that are uploaded one by one', async () => {
  const lister = await site.as('landlord');
  const { imported, rowsOf } = importCalls(site, lister.token);
  await site.pool.query(
    `insert into photo (id, account_id, width, height, widths, placeholder, bytes)
     select gen_random_uuid(), $1, 10, 10, '{10}', '', 1 from generate_series(1, $2)`,
    [lister.user.id, BASIC_QUOTA.files],
  );
  const zip = await zipOf({
    'homes.csv': csv(home('Q1', { photos: 'one.jpg' })),
    'one.jpg': await aJpeg({ width: 600, height: 400 }),
  });
  const done = await imported(zip);
  const listed = site.db.selectFrom('listing').select(['reference', 'photos']).where('account_id', '=', lister.user.id);
  expect(await listed.execute()).toEqual([{ reference: 'Q1', photos: 0 }]);
  expect((await rowsOf(done.id))[0]?.problems).toMatchObject([
    { column: 'photos', value: 'one.jpg', wanted: STORAGE_FULL, isWarning: true },
  ]);
});
