import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDataFolder, createPreparedFolder, spawnServer } from '../testing/server-process.ts';

test('a table is imported from the command line, and another file is refused with a sentence', async () => {
  const DATA_DIR = createPreparedFolder();
  // Started as root, the command reads the file as an ordinary user.
  const downloads = createDataFolder();
  chmodSync(downloads, 0o755);
  const run = async (name: string, text: string) => {
    const file = join(downloads, name);
    writeFileSync(file, text);
    const command = await spawnServer({ env: { DATA_DIR }, program: 'imports/import-area-facts.ts', args: [file] });
    return { exitCode: await command.ended, said: command.said() };
  };
  const coverage = 'laua,laua_name,All Premises,Gigabit availability (% premises)\nE08000035,Leeds,1000,80\n';
  expect(await run('202409_fixed_laua_coverage_r01.csv', coverage)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(
      /Place pages can’t show figures for local authorities yet.*\nConnected Nations: fixed broadband coverage \(September 2024\) is in use for 1 local authorities\./s,
    ),
  });
  expect(await run('other.csv', 'a,b\n1,2\n')).toEqual({
    exitCode: 1,
    said: expect.stringMatching(
      /Letfair doesn’t recognise this table.*Its columns are: a, b\. The figures in use are unchanged\./,
    ),
  });
});
