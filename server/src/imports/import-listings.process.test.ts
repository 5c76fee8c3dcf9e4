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
  signUp,
  spawnServer,
  startServer,
  until,
} from '../testing/server-process.ts';

await ensureWebBuild(() => {});

const EMAIL = 'lister@letfair.example';
/** Enough that the import takes a while. */
const ROWS = 300;
const header =
  'reference,title,description,address,town,postcode,type,bedrooms,bathrooms,rent,available from,epc,council tax band';
const row = (at: number) =>
  `R${at},Flat ${at},Bright and quiet.,${at + 1} Mill Lane,Leeds,LS6 3AA,flat,2,1,${at === 7 ? 'much' : 900},01/02/2099,C,C`;
const homes = `${[header, ...Array.from({ length: ROWS }, (_, at) => row(at))].join('\n')}\n`;

test('the command ends the same after it was killed in the middle', async () => {
  const DATA_DIR = createPreparedFolder();
  // Started as root, the command reads the file as an ordinary user.
  const folder = createDataFolder();
  chmodSync(folder, 0o755);
  const letfair = await startServer({ env: { DATA_DIR } });
  await signUp(letfair, EMAIL);
  const start = (text: string) => {
    const file = join(folder, 'homes.csv');
    writeFileSync(file, text, { mode: 0o644 });
    const args = [file, '--account', EMAIL, '--apply'];
    return spawnServer({ env: { DATA_DIR }, program: 'imports/import-listings.ts', args });
  };
  const database = new pg.Client({ connectionString: (await findPostgres(DATA_DIR)) ?? '' });
  database.on('error', () => undefined);
  await database.connect();
  await database.query(`update account set user_type = 'agent'`);
  await database.query(
    `insert into agency (account_id, company_name, registration_number, trading_address)
     select id, 'Harbour Lets Ltd', '01234567', '2 Quay Street, Liverpool L1 1AA' from account`,
  );
  const references = async () =>
    (await database.query<{ reference: string }>('select reference from listing')).rows.map(
      ({ reference }) => reference,
    );

  const first = await start(homes);
  await until(async () => (await references()).length > 0);
  await killed(first.process);

  const second = await start(homes);
  expect(await second.ended, second.said()).toBe(0);
  expect(second.said()).toContain('Row 9 (R7), Stops this home being imported: rent “much”');
  // What the first had committed is there already.
  const [, added, kept] = /Imported: (\d+) new, 0 changed, (\d+) unchanged/.exec(second.said()) ?? [];
  expect(Number(kept)).toBeGreaterThan(0);
  expect(Number(added) + Number(kept)).toBe(ROWS - 1);
  const wanted = Array.from({ length: ROWS }, (_, at) => `R${at}`).filter((reference) => reference !== 'R7');
  expect((await references()).sort()).toEqual(wanted.sort());
  await database.end();
});
