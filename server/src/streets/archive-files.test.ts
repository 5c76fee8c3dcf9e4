import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { RATE_LIMIT } from '../http/create-app.ts';
import { testApp } from '../testing/test-app.ts';
import { makeArchive } from '../testing/tile-archive.ts';
import { archiveFiles, archiveUrl, MAX_RANGE_BYTES, parseRange } from './archive-files.ts';
import { openArchive } from './open-archive.ts';

const content = makeArchive([{ z: 0, x: 0, y: 0, data: Buffer.from('a tile') }]);

async function site() {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-streets-'));
  const path = join(folder, 'streets.pmtiles');
  await writeFile(path, content);
  await writeFile(join(folder, 'secret'), 'secret');
  const archive = await openArchive(path);
  onTestFinished(async () => {
    await archive.file.close();
    await rm(folder, { recursive: true });
  });
  const { app } = await testApp({ throttle: true });
  const changes: string[] = [];
  await app.register(archiveFiles(new Map([[archiveUrl(archive), archive]]), () => changes.push('changed')));
  const url = archiveUrl(archive);
  const ask = (range?: string, more: Record<string, string> = {}) =>
    app.inject({ url, headers: { ...(range && { range }), ...more } });
  return { app, ask, url, path, changes };
}

test('sends the asked part and not a byte more, to be kept for good', async () => {
  const { ask } = await site();
  const answer = await ask('bytes=7-19');
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toEqual(content.subarray(7, 20));
  expect(answer.headers).toMatchObject({
    'content-length': '13',
    'content-range': `bytes 7-19/${content.length}`,
    'content-type': 'application/vnd.pmtiles',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    etag: expect.stringMatching(/^"[0-9a-f]{16}"$/),
  });
  expect(answer.headers).not.toHaveProperty('content-encoding');
  const again = await ask('bytes=7-19', { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('sends what there is of a part that ends behind the file, and the end of it', async () => {
  const { ask } = await site();
  expect((await ask('bytes=0-16383')).rawPayload).toEqual(content);
  expect((await ask('bytes=20-')).rawPayload).toEqual(content.subarray(20));
  expect((await ask('bytes=-5')).rawPayload).toEqual(content.subarray(-5));
});

test.each([
  undefined,
  'bytes=',
  'bytes=-',
  'bytes=-0',
  'bytes=9-8',
  'bytes=0-1,3-4',
  'lines=0-1',
  'bytes=1e1-20',
  `bytes=${content.length}-${content.length + 1}`,
  'bytes=99999999999999999-',
])('refuses the range %s with the length of the file', async (range) => {
  const answer = await (await site()).ask(range);
  expect([answer.statusCode, answer.body]).toEqual([416, '']);
  expect(answer.headers['content-range']).toBe(`bytes */${content.length}`);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('tells the length of the file to who asks for its head', async () => {
  const { app, url } = await site();
  const { statusCode, body, headers } = await app.inject({ method: 'HEAD', url });
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(content.length)]);
});

test('a part lies within the file and within the limit, and is never longer than asked', () => {
  const number = fc.nat({ max: 3 * MAX_RANGE_BYTES });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 3 * MAX_RANGE_BYTES }), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size);
      if (!range) return;
      expect(range.start).toBe(from);
      expect(range.end).toBeLessThanOrEqual(Math.min(to, size - 1));
      expect(range.end - range.start).toBeLessThan(MAX_RANGE_BYTES);
    }),
  );
  expect(parseRange(`bytes=0-${MAX_RANGE_BYTES}`, 2 * MAX_RANGE_BYTES)).toBeNull();
  expect(parseRange('bytes=0-', 2 * MAX_RANGE_BYTES)).toBeNull();
});

test.each([
  '/streets/',
  '/streets/secret',
  '/streets/streets.pmtiles',
  '/streets/../secret',
  '/streets/..%2fsecret',
  '/streets/0000000000000000.pmtiles',
])('%s is not there', async (url) => {
  const answer = await (await site()).app.inject({ url, headers: { range: 'bytes=0-9' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('secret');
});

test('a file that was cut off meanwhile is not sent any more', async () => {
  const { ask, path, changes } = await site();
  await truncate(path, 200);
  const answer = await ask('bytes=0-9');
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([404, 'Not found', 'no-store']);
  expect(changes).toEqual(['changed']);
});

test('the parts of a map do not count as a flood', async () => {
  const { ask } = await site();
  for (let count = 0; count <= RATE_LIMIT.requests; count++) {
    const { statusCode } = await ask('bytes=0-0');
    if (statusCode !== 206) expect(statusCode, `the ${count}th`).toBe(206);
  }
});
