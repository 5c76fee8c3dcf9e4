import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebAsset } from '@letfair/api';
import { temporaryFolder } from '@letfair/api/testing/files/temporary-folder';
import { expect, test } from 'vitest';
import { RATE_LIMIT } from '../http/create-app.ts';
import { testApp } from '../testing/test-app.ts';
import { staticFiles } from './built-web.ts';

const former: WebAsset = { name: 'former.js', content: Buffer.from('former'), isGzipped: false };
const findFormer = async (name: string) => (name === former.name ? former : null);

/** An app with one file of this build and one that another build left. */
async function appWithFiles({ findWebAsset = findFormer, throttle = false } = {}) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets', 'app.js'), 'app');
  const made = await testApp({ throttle });
  await made.app.register(staticFiles(folder, { findWebAsset }));
  return made;
}

test('files of this build and of the one before are sent', async () => {
  const { app } = await appWithFiles();
  expect((await app.inject('/assets/app.js')).body).toBe('app');
  expect((await app.inject('/assets/former.js')).body).toBe('former');
  expect((await app.inject('/assets/missing.js')).statusCode).toBe(404);
});

test.each(['POST', 'TRACE'] as const)('refuses %s below /assets as it does elsewhere', async (method) => {
  const { app, lines } = await appWithFiles();
  const answer = await app.inject({ method: method as 'POST', url: '/assets/former.js' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers).toMatchObject({
    allow: 'GET, HEAD',
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
  });
  expect(lines()).toMatchObject([{ method, status: 405 }]);
  // Without a begin, the age of the process would be recorded.
  expect(lines()[0]?.ms).toBeLessThan(performance.now() / 2);
});

test('missing files count towards the rate limit, and present ones do not', async () => {
  const { app } = await appWithFiles({ throttle: true });
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (let count = 0; count < RATE_LIMIT.requests; count++) await statusOf(`/assets/missing-${count}.js`);
  expect(await statusOf('/assets/missing.js')).toBe(429);
  expect(await statusOf('/assets/app.js')).toBe(200);
});

test('a flood of missing files takes two connections, and the rest is told to come back', async () => {
  let atOnce = 0;
  let most = 0;
  const { app } = await appWithFiles({
    findWebAsset: async () => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce--;
      return null;
    },
  });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => app.inject(`/assets/missing-${n}.js`)));
  expect(most).toBe(2);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('2');
});
