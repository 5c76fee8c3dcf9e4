import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompress } from './precompress-plugin.ts';

test('texts get compressed twins, the rest stays alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'letfair-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const script = 'export const home = 1;\n'.repeat(200);
  const assets = join(folder, 'assets');
  await mkdir(assets);
  for (const [name, text] of Object.entries({ 'app.js': script, 'tiny.js': '1', 'font.woff2': script }))
    await writeFile(join(assets, name), text);
  await precompress(folder);
  expect((await readdir(assets)).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2', 'tiny.js']);
  expect(gunzipSync(await readFile(join(assets, 'app.js.gz'))).toString()).toBe(script);
  expect(brotliDecompressSync(await readFile(join(assets, 'app.js.br'))).toString()).toBe(script);
});
