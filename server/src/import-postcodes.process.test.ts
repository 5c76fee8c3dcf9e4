import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { createDataFolder, spawnServer, startServer } from './testing/server-process.ts';

await ensureWebBuild(() => {});

test('a directory is imported without a running server and beside one, which prints its licence', async () => {
  const DATA_DIR = createDataFolder();
  // Started as root, the command reads the file as an ordinary user.
  const downloads = createDataFolder();
  chmodSync(downloads, 0o755);
  const run = async (text: string) => {
    const file = join(downloads, 'ONSPD_MAY_2026_UK.csv');
    writeFileSync(file, text);
    const command = await spawnServer({ env: { DATA_DIR }, program: 'import-postcodes.ts', args: [file] });
    return { exitCode: await command.ended, said: command.said() };
  };
  const text = 'pcds,doterm,lat,long\nLS6 3AA,,53.8196,-1.5812\n';
  expect(await run(text)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/^1 postcodes of ONS Postcode Directory .+ are in use; 0 that have ended/m),
  });
  const letfair = await startServer({ env: { DATA_DIR } });
  const printed = async () => (await fetch(`${letfair.url}/terms`)).text();
  expect(await printed()).toContain('Contains OS data © Crown copyright and database right 2026.');
  expect(await run(`${text}LS6 4AA,,53.82,-1.58\nbad\n`)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/1 bad row was left out.*\n {2}line 4: it has 1 columns.*\n2 postcodes of/),
  });
  expect(await run('nothing of the kind')).toEqual({
    exitCode: 1,
    said: expect.stringMatching(/^This is no postcode directory .+ The postcodes in use are unchanged\.\n$/),
  });
  expect(await letfair.stop()).toBe(0);
});
