import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ensureWebBuild } from './assets/web-build.ts';
import { findPostgres } from './postgres/start-postgres.ts';
import {
  createDataFolder,
  createPreparedFolder,
  killed,
  postmasterOf,
  spawnServer,
  startServer,
  until,
} from './testing/server-process.ts';

await ensureWebBuild(() => {});

const SMALL = 'pcds,doterm,lat,long\nLS6 3AA,,53.8196,-1.5812\n';
/** Enough rows that the copy takes a while. */
const MANY_ROWS = 600_000;

function large(): string {
  const rows = Array.from({ length: MANY_ROWS }, (_, at) => {
    const unit = String.fromCharCode(65 + (at % 20), 65 + (Math.floor(at / 20) % 20));
    return `M${1 + (Math.floor(at / 4_000) % 90)} ${Math.floor(at / 400) % 10}${unit},,53.4,-2.2\n`;
  });
  return `pcds,doterm,lat,long\n${rows.join('')}`;
}

/** A running server with a directory of one postcode, and a way to import files beside it. */
async function serverWithPostcode() {
  const DATA_DIR = createPreparedFolder();
  const downloads = createDataFolder();
  chmodSync(downloads, 0o755);
  await startServer({ env: { DATA_DIR } });
  const startImport = async (text: string) => {
    const file = join(downloads, 'postcodes.csv');
    writeFileSync(file, text);
    return spawnServer({ env: { DATA_DIR }, program: 'import-postcodes.ts', args: [file] });
  };
  expect(await (await startImport(SMALL)).ended).toBe(0);
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: (await findPostgres(DATA_DIR)) ?? '' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const postcodes = () => query('select postcode from postcode_point order by postcode');
  const isCopying = () => query(`select from pg_stat_progress_copy where tuples_processed > 0`);
  const untilCopying = () => until(async () => (await isCopying()).length > 0);
  return { DATA_DIR, startImport, postcodes, untilCopying };
}

test('an import that is killed or loses its database in the middle leaves the old directory whole', async () => {
  const { DATA_DIR, startImport, postcodes, untilCopying } = await serverWithPostcode();
  const command = await startImport(large());
  await untilCopying();
  await killed(command.process);
  expect(await postcodes()).toEqual([{ postcode: 'LS63AA' }]);

  const next = await startImport(large());
  await untilCopying();
  process.kill((await postmasterOf(DATA_DIR))!, 'SIGKILL');
  expect(await next.ended).toBe(1);
  expect(next.said()).toMatch(/^The database went away during the import: .+ The postcodes in use are unchanged\.$/m);
  expect(next.said()).not.toMatch(/^\s+at /m);
  await until(() => postcodes().then(Boolean, () => false));
  expect(await postcodes()).toEqual([{ postcode: 'LS63AA' }]);

  const last = await startImport(`${SMALL}LS6 4AA,,53.82,-1.58\n`);
  expect(await last.ended, last.said()).toBe(0);
  expect(await postcodes()).toEqual([{ postcode: 'LS63AA' }, { postcode: 'LS64AA' }]);
});

test('a directory is imported without a running server and beside one, which prints its licence', async () => {
  const DATA_DIR = createPreparedFolder();
  // Started as root, the command reads the file as an ordinary user.
  const downloads = createDataFolder();
  chmodSync(downloads, 0o755);
  const run = async (text: string) => {
    const file = join(downloads, 'ONSPD_MAY_2026_UK.csv');
    writeFileSync(file, text);
    const command = await spawnServer({ env: { DATA_DIR }, program: 'import-postcodes.ts', args: [file] });
    return { exitCode: await command.ended, said: command.said() };
  };
  expect(await run(SMALL)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/^1 postcodes of ONS Postcode Directory .+ are in use; 0 that have ended/m),
  });
  const letfair = await startServer({ env: { DATA_DIR } });
  const printed = async () => (await fetch(`${letfair.url}/terms`)).text();
  expect(await printed()).toContain('Contains OS data © Crown copyright and database right 2026.');
  expect(await run(`${SMALL}LS6 4AA,,53.82,-1.58\nbad\n`)).toEqual({
    exitCode: 0,
    said: expect.stringMatching(/1 bad row was left out.*\n {2}line 4: it has 1 columns.*\n2 postcodes of/),
  });
  expect(await run('nothing of the kind')).toEqual({
    exitCode: 1,
    said: expect.stringMatching(/^This is no postcode directory .+ The postcodes in use are unchanged\.\n$/),
  });
  expect(await letfair.stop()).toBe(0);
});
