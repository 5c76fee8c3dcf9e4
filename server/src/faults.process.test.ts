import { beforeAll, expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { createPreparedFolder, postmasterOf, startServer, until } from './testing/server-process.ts';

beforeAll(() => ensureWebBuild(() => {}));

test('pages that need the database are 503 while it is away, try again by themselves, and come back', async () => {
  const DATA_DIR = createPreparedFolder();
  const letfair = await startServer({ env: { DATA_DIR } });
  const visit = (path: string) => fetch(letfair.url + path, { headers: { accept: 'text/html' } });
  expect((await visit('/properties')).status).toBe(200);
  process.kill((await postmasterOf(DATA_DIR))!, 'SIGKILL');
  await until(async () => (await visit('/ready')).status === 503);
  const paths = ['/properties?location=Leeds', '/properties/01980000-0000-7000-8000-0000000000ab', '/transparency'];
  // All at once, because the database comes back by itself.
  const answers = await Promise.all(paths.map(async (path) => ({ path, answer: await visit(path) })));
  for (const { path, answer } of answers) {
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get('retry-after'), path).toBe('5');
    expect(answer.headers.get('cache-control'), path).toMatch(/no-(store|cache)/);
    const html = await answer.text();
    expect(html, path).toContain('<noscript><meta http-equiv="refresh" content="5"');
    expect(html, path).toContain('We cannot reach our data at the moment');
    expect(html, path).toContain('<header');
  }
  expect((await visit('/')).status, 'a page without data').toBe(200);
  await until(async () => (await visit('/properties?location=Leeds')).status === 200);
  expect(letfair.log()).not.toContain('[object Object]');
  expect(letfair.log()).not.toMatch(/A call failed|failed to render/);
  expect(await letfair.stop()).toBe(0);
});
