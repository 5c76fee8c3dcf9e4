import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { cspReports } from './csp-reports.ts';
import { wordsOf } from './request-log.ts';
import { REPORTS_PATH } from './security-headers.ts';

const publicUrl = 'https://letfair.example';

async function siteWithReports({ throttle = false } = {}) {
  const made = await testApp({ publicUrl });
  await made.app.register(
    cspReports({ publicUrl, throttle, metrics: made.metrics, words: wordsOf(['properties/:id', 'profile']) }),
  );
  const post = (payload: string, type = 'application/csp-report') =>
    made.app.inject({ method: 'POST', url: REPORTS_PATH, headers: { 'content-type': type }, payload });
  const counted = async () => {
    const text = await made.metrics.registry.getSingleMetricAsString('csp_reports_total');
    return text.split('\n').filter((line) => line.startsWith('csp'));
  };
  return { ...made, post, counted, logged: () => made.lines().filter(({ directive }) => directive) };
}

const old = (report: object) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${publicUrl}/properties/0198?email=maya@tenant.example`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=maya',
      ...report,
    },
  });
const modern = (...bodies: object[]) =>
  JSON.stringify(
    bodies.map((body) => ({
      type: 'csp-violation',
      body: { documentURL: `${publicUrl}/profile`, effectiveDirective: 'img-src', blockedURL: 'inline', ...body },
    })),
  );

test('counts reports of both forms and logs them without who, where exactly and what was asked', async () => {
  const { post, counted, logged } = await siteWithReports();
  expect((await post(old({}))).statusCode).toBe(204);
  expect((await post(modern({}, { blockedURL: 'data' }), 'application/reports+json')).statusCode).toBe(204);
  expect(await counted()).toEqual([
    'csp_reports_total{directive="script-src-elem",blocked="other-site"} 1',
    'csp_reports_total{directive="img-src",blocked="inline"} 1',
    'csp_reports_total{directive="img-src",blocked="data"} 1',
  ]);
  expect(logged()).toMatchObject([
    { directive: 'script-src-elem', blocked: 'other-site', from: 'evil.example', page: '/properties/…' },
    { directive: 'img-src', blocked: 'inline', from: '', page: '/profile' },
    { directive: 'img-src', blocked: 'data' },
  ]);
  expect(JSON.stringify(logged())).not.toMatch(/maya|steal|0198/);
});

test('leaves out extensions of browsers and other sites, and counts what it does not know as other', async () => {
  const { post, counted } = await siteWithReports();
  for (const report of [
    { 'blocked-uri': 'chrome-extension://abc/inject.js' },
    { 'source-file': 'moz-extension://abc' },
    { 'blocked-uri': 'safari-web-extension://abc' },
    { 'document-uri': 'https://elsewhere.example/' },
    { 'document-uri': '' },
  ])
    expect((await post(old(report))).statusCode).toBe(204);
  expect(await counted()).toEqual([]);
  await post(old({ 'effective-directive': 'made-up-42', 'blocked-uri': 'made up' }));
  await post(old({ 'effective-directive': '', 'violated-directive': "img-src 'self'", 'blocked-uri': publicUrl }));
  expect(await counted()).toEqual([
    'csp_reports_total{directive="other",blocked="other"} 1',
    'csp_reports_total{directive="img-src",blocked="self"} 1',
  ]);
});

test.each([
  ['nothing', '', 'application/csp-report', 400],
  ['no JSON', '{', 'application/csp-report', 400],
  ['another shape', '{"csp-report": []}', 'application/csp-report', 400],
  ['a list of anything', '[1, null, {"body": 1}]', 'application/reports+json', 400],
  [
    'wrong types',
    old({ 'blocked-uri': 1, 'document-uri': {}, 'effective-directive': null }),
    'application/csp-report',
    204,
  ],
  ['a deep nest', '['.repeat(16_000), 'application/reports+json', 400],
  ['too much', old({ 'blocked-uri': 'x'.repeat(17_000) }), 'application/csp-report', 413],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
  ['plain JSON', old({}), 'application/json', 415],
])('answers %s without a fault', async (_, payload, type, status) => {
  const { post, counted } = await siteWithReports();
  expect((await post(payload, type)).statusCode).toBe(status);
  expect(await counted()).toEqual([]);
});

test('counts at most some reports of a request, logs at most some a minute, and takes at most some of a network', async () => {
  const { post, counted, logged } = await siteWithReports({ throttle: true });
  await post(modern(...Array.from({ length: 50 }, () => ({}))), 'application/reports+json');
  expect(await counted()).toEqual(['csp_reports_total{directive="img-src",blocked="inline"} 20']);
  expect(logged()).toHaveLength(5);
  const statuses: number[] = [];
  for (let sent = 0; sent < 80; sent++) statuses.push((await post(old({}))).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(59);
  expect(statuses.filter((status) => status === 429)).toHaveLength(21);
});
