import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeSchema } from '../../../../platform/schema/describe-schema.ts';
import { codePointFiles, geoNamesText, onsText, zipOf } from '../../../../testing/files/directory-samples.ts';
import { testDatabase } from '../../../../testing/test-database.ts';
import { importPostcodes } from './import-postcodes.ts';

const { db, pool } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'letfair-postcodes-'));
afterAll(() => rm(folder, { recursive: true }));
let files = 0;

async function fileOf(contents: string | Buffer, name = `file-${files++}`): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, contents);
  return path;
}
const importText = async (contents: string | Buffer, name?: string) =>
  importPostcodes(pool, await fileOf(contents, name));
const points = () => db.selectFrom('postcode_point').selectAll().orderBy('postcode').execute();
const directory = () => db.selectFrom('postcode_directory').selectAll().executeTakeFirst();
const placements = async () =>
  (await pool.query(`select payload from graphile_worker._private_jobs where key = 'place-all-listings'`)).rows;

beforeEach(async () => {
  await pool.query(`truncate postcode_point, postcode_directory; delete from graphile_worker._private_jobs`);
});

test('reads the directory of the ONS, without ended postcodes and those that have no position', async () => {
  const schema = await describeSchema(pool);
  const outcome = await importText(onsText(), 'ONSPD_MAY_2025_UK.csv');
  expect(outcome).toMatchObject({ ok: true, format: 'ons', postcodes: 2, skipped: 2, bad: 0 });
  expect(await points()).toEqual([
    { postcode: 'BT71NN', lat: 54_584_500, lng: -5_935_000 },
    { postcode: 'LS63AA', lat: 53_819_600, lng: -1_581_200 },
  ]);
  expect(await directory()).toMatchObject({
    format: 'ons',
    postcodes: 2,
    file_name: 'ONSPD_MAY_2025_UK.csv',
    attribution: expect.stringContaining('Contains Royal Mail data © Royal Mail copyright and database right 2025.'),
  });
  expect(await placements()).toEqual([{ payload: { all: true } }]);
  expect(await describeSchema(pool)).toBe(schema);
});

test.each(['pcds', 'pcd7', 'pcd8'])('reads the column %s, quoted or not, with any line ends', async (column) => {
  const quoted = onsText({ column })
    .replaceAll(/[^,\n]+/g, '"$&"')
    .replaceAll('\n', '\r\n');
  expect(await importText(`\uFEFF${quoted}`)).toMatchObject({ ok: true, postcodes: 2, bad: 0 });
});

test('reads the whole file of a ZIP of the ONS, and not its parts again', async () => {
  const zip = await zipOf({
    'Documents/names.csv': 'code,name\n1,Leeds\n',
    'Data/multi_csv/ONSPD_LS.csv': onsText(),
    'Data/ONSPD_UK.csv': onsText(),
  });
  expect(await importText(zip)).toMatchObject({ ok: true, postcodes: 2, read: 2 });
});

test('reads Code-Point Open, a file for each area, without postcodes of quality 90', async () => {
  const outcome = await importText(await zipOf(codePointFiles()));
  expect(outcome).toMatchObject({ ok: true, format: 'code-point-open', postcodes: 2, skipped: 1 });
  const [london] = await points();
  // SW1A 1AA is Buckingham Palace.
  expect(london!.lat / 1e6).toBeCloseTo(51.501, 3);
  expect(london!.lng / 1e6).toBeCloseTo(-0.1416, 3);
});

test('reads GeoNames and keeps the first of a repeated postcode', async () => {
  const text = geoNamesText();
  const outcome = await importText(`${text}${text.replaceAll('53.8196', '53.9')}`);
  expect(outcome).toMatchObject({ ok: true, format: 'geonames', postcodes: 2 });
  expect(await points()).toContainEqual({ postcode: 'LS63AA', lat: 53_819_600, lng: -1_581_200 });
  expect(await directory()).toMatchObject({ attribution: expect.stringContaining('CC BY 4.0') });
});

test('leaves out bad rows and says what is wrong with the first of them', async () => {
  const outcome = await importText(
    `${onsText()}too,few\nnot a postcode,,53.8,-1.5\nLS6 1AA,,north,-1.5\nLS6 2AA,,48.8,2.3\n`,
  );
  expect(outcome).toMatchObject({
    ok: true,
    postcodes: 2,
    bad: 4,
    firstBad: [
      'line 6: it has 2 columns instead of 4',
      'line 7: "not a postcode" is not a postcode',
      'line 8: latitude or longitude is not a number',
      'line 9: the point lies outside the United Kingdom',
    ],
  });
});

const refusals: Readonly<Record<string, readonly [() => Promise<string | Buffer> | string, RegExp]>> = {
  'an empty file': [() => '', /^The file is empty\.$/],
  'an unknown text': [() => 'name,age\nAnn,3\n', /^Letfair doesn’t recognise this postcode directory/],
  'a file without lines': [() => 'x'.repeat(200_000), /^Letfair doesn’t recognise this postcode directory/],
  'a ZIP of something else': [
    () => zipOf({ 'readme.txt': 'Hello' }),
    /^Letfair doesn’t recognise this postcode directory/,
  ],
  'missing columns': [() => 'pcds,doterm,oseast1m\nLS6 3AA,,1\n', /missing the columns lat and long\.$/],
  'the districts of GeoNames': [() => geoNamesText().replaceAll(' 3AA', ''), /only has districts/],
  'a file without positions': [
    () => 'pcds,doterm,lat,long\nLS6 3AA,,99.999999,0.000000\n',
    /^None of the postcodes in this file have coordinates/,
  ],
  'points outside the UK': [() => 'pcds,doterm,lat,long\nLS6 3AA,,48.8,2.3\n', /outside the United Kingdom\.$/],
};

test.each(Object.entries(refusals))(
  'refuses %s in one sentence and keeps what is in use',
  async (_, [make, sentence]) => {
    await importText(onsText());
    const before = [await points(), await directory()];
    const outcome = await importText(await make());
    expect(outcome).toEqual({ ok: false, problem: expect.stringMatching(sentence) });
    expect([await points(), await directory()]).toEqual(before);
  },
);

test('refuses a ZIP that breaks off, is damaged inside or says a wrong size', async () => {
  const zip = await zipOf({ 'Data/ONSPD_UK.csv': onsText({ rows: 20_000 }) });
  const cut = await fileOf(zip);
  await truncate(cut, zip.length - 100);
  const damaged = Buffer.from(zip).fill(0xff, zip.length / 2, zip.length / 2 + 400);
  const lying = Buffer.from(zip);
  // The size after unpacking, in the central directory.
  lying.writeUInt32LE(1_000, lying.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  for (const path of [cut, await fileOf(damaged), await fileOf(lying)])
    expect(await importPostcodes(pool, path)).toEqual({
      ok: false,
      problem: 'The ZIP file is damaged or didn’t download completely. Download it again.',
    });
  expect(await points()).toEqual([]);
});

test('refuses a ZIP that would unpack to more than any directory', async () => {
  const bomb = await zipOf({ 'Data/ONSPD_UK.csv': onsText() });
  bomb.writeUInt32LE(4_100_000_000, bomb.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  expect(await importText(bomb)).toMatchObject({ ok: false, problem: expect.stringContaining('We read up to 4 GB') });
});

test('gives up a file of bad rows before its end', async () => {
  const text = `${onsText()}${'LS6 1AA,,,x\n'.repeat(50_000)}`;
  expect(await importText(text)).toEqual({ ok: false, problem: expect.stringMatching(/^1,000 rows can’t be used\. /) });
});

test('an interrupted or killed import leaves nothing behind, and the next one works', async () => {
  await importText(onsText());
  const path = await fileOf(onsText({ rows: 50_000 }));
  const interrupted = new AbortController();
  const outcome = await importPostcodes(pool, path, {
    onProgress: () => interrupted.abort(),
    signal: interrupted.signal,
  });
  expect(outcome).toEqual({ ok: false, problem: 'Interrupted.' });
  expect(await points()).toHaveLength(2);
  // As a killed one would leave it.
  await pool.query('create table postcode_point_next (postcode text)');
  expect(await importPostcodes(pool, path)).toMatchObject({ ok: true, postcodes: 50_002 });
});

test('one import runs at a time', async () => {
  const path = await fileOf(onsText({ rows: 20_000 }));
  const outcomes = await Promise.all([importPostcodes(pool, path), importPostcodes(pool, path)]);
  expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(outcomes).toContainEqual({ ok: false, problem: expect.stringContaining('Another postcode import') });
});

test('readers see the old directory or the new one, whole, and rights to read stay', async () => {
  await pool.query('grant select on postcode_point to public');
  const [small, large] = [await fileOf(onsText()), await fileOf(onsText({ rows: 5_000 }))];
  await importPostcodes(pool, small);
  const seen = new Set<number>();
  let isDone = false;
  const reading = (async () => {
    while (!isDone) {
      const { rows } = await pool.query('select count(*)::int as n from postcode_point where lat > $1', [0]);
      seen.add(rows[0].n);
    }
  })();
  for (const path of [large, small, large]) await importPostcodes(pool, path);
  isDone = true;
  await reading;
  expect([...seen].sort((a, b) => a - b)).toEqual([2, 5_002]);
  const { rows } = await pool.query(`select has_table_privilege('pg_monitor', 'postcode_point', 'select') as granted`);
  expect(rows).toEqual([{ granted: true }]);
});

test('the swap lets other readers pass while it waits for a long one', async () => {
  const longReader = await pool.connect();
  await longReader.query('begin; select count(*) from postcode_point');
  const importing = importPostcodes(pool, await fileOf(onsText()));
  // A read that could not pass would wait for the long one, which ends after them.
  for (let reads = 0; reads < 30; reads++) {
    await points();
    await pause(50);
  }
  await longReader.query('commit');
  longReader.release();
  expect(await importing).toMatchObject({ ok: true, postcodes: 2 });
});

test('says how many bytes are read of how many, and how many postcodes they gave', async () => {
  const text = onsText({ rows: 5_000 });
  const told: object[] = [];
  await importPostcodes(pool, await fileOf(text), { onProgress: (progress) => told.push(progress) });
  expect(told.length).toBeGreaterThan(1);
  expect(told.at(-1)).toEqual({ done: text.length, of: text.length, postcodes: 5_002 });
});

test('says when there is no such file', async () => {
  expect(await importPostcodes(pool, join(folder, 'nowhere.csv'))).toMatchObject({
    ok: false,
    problem: expect.stringMatching(/^There’s no file .*nowhere\.csv\.$/),
  });
  expect(await importPostcodes(pool, folder)).toMatchObject({ problem: expect.stringMatching(/isn’t a file\.$/) });
});

test('a full disk is one sentence, and the directory in use stays', async () => {
  await importText(onsText());
  const before = [await points(), await directory()];
  await pool.query(`create function no_room(lat integer) returns boolean language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  // The new table takes its types from the old one, whose rows are not checked again.
  await pool.query('create domain roomless as integer; alter table postcode_point alter column lat type roomless');
  await pool.query('alter domain roomless add check (no_room(value)) not valid');
  expect(await importText(onsText())).toEqual({
    ok: false,
    problem: expect.stringMatching(/^There isn’t enough space on the disk [^.]+\. Free up some space [^.]+\.$/),
  });
  expect([await points(), await directory()]).toEqual(before);
  await pool.query('alter table postcode_point alter column lat type integer; drop domain roomless');
  expect(await importText(onsText())).toMatchObject({ ok: true });
});
