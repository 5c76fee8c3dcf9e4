import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ensureWebBuild } from '../assets/web-build.ts';
import { findPostgres } from '../postgres/start-postgres.ts';
import {
  createDataFolder,
  createPreparedFolder,
  killed,
  postmasterOf,
  spawnServer,
  startServer,
  until,
} from '../testing/server-process.ts';

await ensureWebBuild(() => {});

const SMALL = 'pcds,doterm,lat,long\nLS6 3AA,,53.8196,-1.5812\n';
/** Enough rows that the copy takes a while. */
const MANY_ROWS = 300_000;

function large(): string {
  const rows = Array.from({ length: MANY_ROWS }, (_, at) => {
    const unit = String.fromCharCode(65 + (at % 20), 65 + (Math.floor(at / 20) % 20));
    return `M${1 + (Math.floor(at / 4_000) % 90)} ${Math.floor(at / 400) % 10}${unit},,53.4,-2.2\n`;
  });
  return `pcds,doterm,lat,long\n${rows.join('')}`;
}

test('a directory is imported without a server and beside one, and one that is killed or loses its database leaves the old whole', async () => {
  const DATA_DIR = createPreparedFolder();
  // Started as root, the command reads the file as an ordinary user.
  const downloads = createDataFolder();
  chmodSync(downloads, 0o755);
  const startImport = async (text: string) => {
    const file = join(downloads, 'ONSPD_MAY_2026_UK.csv');
    writeFileSync(file, text);
    return spawnServer({ env: { DATA_DIR }, program: 'imports/import-postcodes.ts', args: [file] });
  };
  const run = async (text: string) => {
    const command = await startImport(text);
    return { exitCode: await command.ended, said: command.said() };
  };
  expect(await run(SMALL)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/^1 postcodes from ONS Postcode Directory .+ are in use; 0 are no longer used/m),
  });
  const letfair = await startServer({ env: { DATA_DIR } });
  expect(await (await fetch(`${letfair.url}/terms`)).text()).toContain(
    'Contains OS data © Crown copyright and database right 2026.',
  );

  const { postcodes, untilCopying } = watchCopying(DATA_DIR);
  const command = await startImport(large());
  await untilCopying();
  await killed(command.process);
  expect(await postcodes()).toEqual([{ postcode: 'LS63AA' }]);

  const next = await startImport(large());
  await untilCopying();
  process.kill((await postmasterOf(DATA_DIR))!, 'SIGKILL');
  expect(await next.ended).toBe(1);
  expect(next.said()).toMatch(
    /^The database stopped responding during the import. .+ The postcodes in use are unchanged\.$/m,
  );
  expect(next.said()).not.toMatch(/^\s+at /m);
  await until(() => postcodes().then(Boolean, () => false));
  expect(await postcodes()).toEqual([{ postcode: 'LS63AA' }]);

  expect(await run(`${SMALL}LS6 4AA,,53.82,-1.58\nbad\n`)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/1 bad row was left out.*\n {2}line 4: it has 1 columns.*\n2 postcodes from/),
  });
  expect(await postcodes()).toEqual([{ postcode: 'LS63AA' }, { postcode: 'LS64AA' }]);
  expect(await letfair.stop()).toBe(0);
});

function watchCopying(dataDir: string) {
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: (await findPostgres(dataDir)) ?? '' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const isCopying = () => query(`select from pg_stat_progress_copy where tuples_processed > 0`);
  return {
    postcodes: () => query('select postcode from postcode_point order by postcode'),
    untilCopying: () => until(async () => (await isCopying()).length > 0),
  };
}
