import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPdf, certificateCalls } from '@letfair/api/testing/certificates';
import { aLister, aLiveListing } from '@letfair/api/testing/listings';
import { aSignUp } from '@letfair/api/testing/people';
import { aJpeg } from '@letfair/api/testing/pictures';
import { dataOf, testApi } from '@letfair/api/testing/test-api';
import { testKeys } from '@letfair/api/testing/test-database';
import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { exampleFiles } from '@letfair/domain/agencies/imports/example-files';
import { shareCardUrl } from '@letfair/domain/files/photos';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { photoFiles } from '../assets/photo-files.ts';
import { shareCards } from '../assets/share-cards.ts';
import { healthRoutes } from '../health/health.ts';
import { createMetrics } from '../health/metrics.ts';
import { serveMetrics } from '../health/serve-metrics.ts';
import { localMailRoutes } from '../local-mail/mailbox.ts';
import { staticFiles } from '../pages/built-web.ts';
import { pages } from '../pages/pages.ts';
import { securityTxt } from '../pages/security-txt.ts';
import { archiveFiles, archiveUrl } from '../streets/archive-files.ts';
import { openArchive } from '../streets/open-archive.ts';
import { makeArchive } from '../testing/tile-archive.ts';
import { createApp } from './create-app.ts';
import { cspReports } from './csp-reports.ts';
import { createLogger } from './logger.ts';
import { createPageHeaders, createPagePolicy, REPORTS_PATH } from './security-headers.ts';

const PUBLIC_URL = 'https://letfair.example';
const testing = await testApi();
const { api, as, call, db, pool, storage, upload } = testing;

const folder = await mkdtemp(join(tmpdir(), 'letfair-routes-'));
const web = join(folder, 'web');
await mkdir(join(web, 'assets'), { recursive: true });
await writeFile(join(web, 'assets/app-1a2b.js'), 'start()');
await writeFile(join(web, 'robots.txt'), 'User-agent: *');
await writeFile(join(folder, 'streets.pmtiles'), makeArchive([{ z: 0, x: 0, y: 0, data: Buffer.from('a tile') }]));
const archive = await openArchive(join(folder, 'streets.pmtiles'));
const listingChanges = { isListening: () => true, onChange: () => undefined, stop: async () => undefined };

const metrics = createMetrics();
const write = () => undefined;
const log = { logger: createLogger('silent', { write }), write, flush: write };
const app = await createApp({ config: { publicUrl: PUBLIC_URL, throttle: false, trustProxy: false }, log, metrics });
const routes = new Set<string>();
app.addHook('onRoute', ({ url }) => void routes.add(url));
const origins = { mapTiles: null, mediaUrl: null };
await app.register(healthRoutes({ open: true }, pool, { isFull: async () => false }));
await serveMetrics(app, {
  config: { isLocal: false, metrics: { token: 'secret', listen: null } },
  metrics,
  log,
  onStop: () => undefined,
});
await app.register(localMailRoutes(pool, testKeys, PUBLIC_URL));
await app.register(cspReports({ publicUrl: PUBLIC_URL, throttle: false, metrics, words: new Set() }));
await app.register(securityTxt('security@letfair.example', PUBLIC_URL));
await app.register(archiveFiles(new Map([[archiveUrl(archive), archive]]), () => undefined));
await app.register(photoFiles(storage, async () => true));
await app.register(shareCards(api.pageClient));
await app.register(api.plugin);
await app.register(staticFiles(web, api));
await app.register(
  pages({
    render: async (url) => ({
      status: 200,
      headers: [],
      type: url.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8',
      body: Buffer.from('<p>Letfair</p>'),
      cacheSeconds: 0,
      showsListings: false,
      content: null,
      isUnchanged: false,
    }),
    policy: createPagePolicy(origins),
    headers: createPageHeaders(origins),
    useCache: false,
    listingChanges,
    metrics,
  }),
);
afterAll(async () => {
  await app.close();
  await archive.file.close();
  await rm(folder, { recursive: true });
});

/** Every answer of ours has these, whoever gives it. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'strict-transport-security': /max-age=31536000/,
  'x-request-id': /./,
};
const ours = { 'cross-origin-resource-policy': 'same-origin' };
const everybodys = { 'cross-origin-resource-policy': 'cross-origin' };
const notKept = { 'cache-control': /no-store/ };
const inert = { 'content-security-policy': /^default-src 'none'.*(?:frame-ancestors 'none'|sandbox)/ };
const saved = { 'content-disposition': /^attachment/ };

type Expected = Readonly<Record<string, string | RegExp>>;
interface RouteKind {
  /** The patterns of its routes. */
  readonly routes: (pattern: string) => boolean;
  readonly headers: Expected;
  readonly asked: () => Promise<readonly InjectOptions[]>;
}

const callPaths = new Set<string>(
  Object.values(contract).flatMap((group) => Object.values(group).map(({ path }: EndpointSpec) => path)),
);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const landlord = await as('landlord');
const { submitHome, saveCertificate, sendFile } = certificateCalls(testing);

/** A route that no kind takes fails the test, so whoever adds one says here which headers it has. */
const kinds: Readonly<Record<string, RouteKind>> = {
  page: {
    routes: (pattern) => pattern === '/*',
    headers: {
      ...ours,
      'cache-control': 'no-cache',
      'content-security-policy': /script-src 'self'.*frame-ancestors 'none'; report-to csp; report-uri \/csp-reports$/,
      'reporting-endpoints': 'csp="/csp-reports"',
    },
    asked: async () => [{ url: '/' }, { url: '/properties/1' }],
  },
  'data of a page, and what is no page': {
    routes: () => false,
    headers: { ...ours, ...notKept, ...inert },
    asked: async () => [{ url: '/properties.data' }, { method: 'POST', url: '/profile' }, { url: '/assets/none.js' }],
  },
  call: {
    routes: (pattern) =>
      callPaths.has(pattern) || pattern.startsWith('/v1/property/') || ['/api', '/api/*'].includes(pattern),
    headers: { ...ours, ...notKept, ...inert },
    asked: async () => [
      { url: '/api/properties' },
      { url: '/api/conversations' },
      { url: '/api/none' },
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'application/json' }, payload: '{' },
    ],
  },
  'page about the API': {
    routes: (pattern) => /^\/api\/docs(?:\/\w+)?$/.test(pattern),
    headers: { ...ours, ...notKept, 'content-security-policy': /^default-src 'none'.*frame-ancestors 'none'/ },
    asked: async () => [{ url: '/api/docs' }, { url: '/api/docs/feed' }],
  },
  'file about the API': {
    routes: (pattern) => /^\/api\/(?:openapi(?:-\w+)?\.json|docs\.(?:css|js)|schemas\/.*|portfolio.*)$/.test(pattern),
    headers: { ...ours, ...inert },
    asked: async () => [{ url: '/api/openapi.json' }, { url: '/api/openapi-admin.json' }],
  },
  'example file of an import': {
    routes: (pattern) => pattern.startsWith('/api/import-examples/'),
    headers: { ...ours, ...inert, ...saved },
    asked: async () => exampleFiles.map(({ path }) => ({ url: path })),
  },
  'private file': {
    routes: (pattern) =>
      /^\/api\/(?:certificates\/:id\/download|attachments\/:id\/|exports\/:name|imports\/:id\/problems)/.test(pattern),
    headers: { ...ours, ...notKept, ...inert, ...saved },
    asked: async () => {
      const home = await submitHome(landlord.token);
      const made = await saveCertificate(landlord.token, home, {
        kind: 'gasSafety',
        number: '1',
        issued: '2026-11-01',
        expires: '2027-11-01',
      });
      const { id } = dataOf(made.answer);
      dataOf((await sendFile(landlord.token, id, aPdf())).answer);
      return [
        { url: `/api/certificates/${id}/download`, headers: bearer(landlord.token) },
        { url: '/api/exports/listings.csv', headers: bearer(landlord.token) },
      ];
    },
  },
  'copy of one’s data': {
    routes: (pattern) => pattern === '/api/privacy/export/download',
    headers: { ...ours, ...notKept, ...inert },
    asked: async () => [{ url: '/api/privacy/export/download?ticket=x' }],
  },
  calendar: {
    routes: (pattern) => pattern.endsWith('/:file'),
    headers: { ...ours, ...notKept, ...inert, 'x-robots-tag': 'noindex' },
    asked: async () => {
      const opened = await call(contract.certificates.openCalendar, {}, { token: landlord.token });
      const url = new URL(dataOf(opened.answer).url).pathname;
      return [{ url }, { url: url.replace(/[^/]*$/, 'none.ics') }];
    },
  },
  'live channel': {
    routes: (pattern) => pattern === '/api/events',
    headers: { ...ours, ...notKept, ...inert },
    asked: async () => [{ url: '/api/events' }],
  },
  'link in a mail that ends mails': {
    routes: (pattern) => pattern === '/unsubscribe',
    headers: { ...ours, ...notKept, ...inert },
    asked: async () => [{ method: 'POST', url: '/unsubscribe?token=x' }],
  },
  photo: {
    routes: (pattern) => pattern.startsWith('/photos/') || pattern.startsWith('/share-pictures/'),
    headers: { ...everybodys, ...inert, 'cache-control': 'public, max-age=86400' },
    asked: async () => {
      const { sources } = dataOf((await upload(await aJpeg(), 'image/jpeg', { token: landlord.token })).answer);
      const url = sources[0]!.url;
      return [{ url }, { url: url.replace('/photos/', '/share-pictures/').replace('.webp', '.jpg') }];
    },
  },
  'card of a home without photos': {
    routes: (pattern) => pattern.startsWith('/share-cards/'),
    headers: { ...everybodys, ...inert, 'cache-control': 'public, max-age=3600' },
    asked: async () => [{ url: shareCardUrl((await aLiveListing(db, await aLister(db))).id) }],
  },
  'hidden photo': {
    routes: () => false,
    headers: { ...ours, ...inert, ...notKept },
    asked: async () => {
      const { sources } = dataOf((await upload(await aJpeg(), 'image/jpeg', { token: landlord.token })).answer);
      return [{ url: `${sources[0]!.url}?pass=x` }, { url: '/photos/none.webp' }];
    },
  },
  'file of the web app': {
    routes: (pattern) => pattern.startsWith('/assets/') || pattern === '/robots.txt',
    headers: { ...ours, ...inert, 'cache-control': /public, max-age=\d+/ },
    asked: async () => [{ url: '/assets/app-1a2b.js' }, { url: '/robots.txt' }],
  },
  'streets of the map': {
    routes: (pattern) => pattern.startsWith('/streets/'),
    headers: { ...ours, ...inert },
    asked: async () => [{ url: archiveUrl(archive), headers: { range: 'bytes=0-9' } }],
  },
  'well-known file': {
    routes: (pattern) => pattern.startsWith('/.well-known/'),
    headers: { ...ours, ...inert, 'cache-control': 'public, max-age=86400' },
    asked: async () => [{ url: '/.well-known/security.txt' }],
  },
  'answer to machines': {
    routes: (pattern) => /^\/(?:live|live\/request|ready|metrics)$/.test(pattern) || pattern === REPORTS_PATH,
    headers: { ...ours, ...notKept, ...inert },
    asked: async () => [
      { url: '/live' },
      { url: '/ready' },
      { url: '/metrics' },
      { url: '/metrics', headers: bearer('secret') },
      { method: 'POST', url: REPORTS_PATH, headers: { 'content-type': 'application/csp-report' }, payload: '{}' },
    ],
  },
  'local mailbox': {
    routes: (pattern) => pattern.startsWith('/dev/mail'),
    headers: { ...ours, ...notKept, 'content-security-policy': /default-src 'none'/ },
    asked: async () => {
      await call(contract.accounts.signUp, { body: aSignUp('tenant') });
      const { id } = (await pool.query('select id from mail where text_body is not null limit 1')).rows[0];
      return ['', '.json', `/${id}`, `/${id}/html`, '/gallery', '/gallery/reset', '/gallery/reset/0/html'].map(
        (path) => ({ url: `/dev/mail${path}` }),
      );
    },
  },
};

const matches = (value: unknown, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? value === wanted : wanted.test(String(value ?? ''));
const wrongHeaders = ({ headers }: LightMyRequestResponse, expected: Expected): string[] => [
  ...Object.entries({ ...always, ...expected })
    .filter(([name, wanted]) => !matches(headers[name], wanted))
    .map(([name]) => `${name}: ${headers[name]}`),
  // There are no cookies, no site of others may read an answer, and nobody needs to know what we run.
  ...['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by'].filter((name) => name in headers),
];

test.each(Object.keys(kinds))('security headers of: %s', async (name) => {
  const { asked, headers } = kinds[name]!;
  for (const request of await asked()) {
    const answer = await app.inject(request);
    expect(
      [answer.statusCode < 500, wrongHeaders(answer, headers)],
      `${request.method ?? 'GET'} ${request.url}`,
    ).toEqual([true, []]);
    expect(String(answer.headers['content-security-policy'])).not.toMatch(/unsafe-(?:inline|eval)/);
  }
});

test('every route is of a kind', () => {
  expect(routes.size).toBeGreaterThan(200);
  const unknown = [...routes].filter((pattern) => !Object.values(kinds).some(({ routes: takes }) => takes(pattern)));
  expect(unknown).toEqual([]);
});
