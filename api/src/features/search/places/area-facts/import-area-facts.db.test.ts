import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import {
  agesText,
  broadbandText,
  residentsText,
  scottishSexAndAgeText,
  studentsText,
} from '../../../../testing/files/area-samples.ts';
import { zipOf } from '../../../../testing/files/directory-samples.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { importPostcodes } from '../import/import-postcodes.ts';
import { importAreaFacts } from './import-area-facts.ts';

const { call, pool } = await testApi();
const folder = await mkdtemp(join(tmpdir(), 'letfair-areas-'));
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(contents: string | Buffer, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, contents);
  return path;
}
const importFile = async (contents: string | Buffer, name = 'table.csv') =>
  importAreaFacts(pool, await fileOf(contents, name));
const factsOf = async (location: string) =>
  dataOf((await call(contract.places.facts, { query: { location } })).answer).openData;
const problemOf = async (contents: string, name?: string) => {
  const outcome = await importFile(contents, name);
  return outcome.ok ? null : outcome.problem;
};

/** Half of the second output area lies in LS7. */
const directory = `pcds,doterm,lat,long,oa21cd,wd25cd,lad25cd
LS6 3AA,,53.8196,-1.5812,E00000001,E05000001,E08000035
LS6 3AB,,53.8196,-1.5812,E00000002,E05000001,E08000035
LS7 1AA,,53.81,-1.54,E00000002,E05000002,E08000035
BT7 1NN,,54.5845,-5.9350,N20000001,N08000001,N09000003
`;

test('a table by output area waits for a directory that says where they lie', async () => {
  expect(await problemOf(residentsText({ E00000001: 310 }))).toMatch(/doesn’t say which output area a postcode is in/);
  expect(await importFile(broadbandText({ E08000035: ['Leeds', 80] }), '202409_laua.csv')).toMatchObject({
    ok: true,
    datasets: [{ areas: 1, isShown: false }],
  });
  expect(await factsOf('LS6')).toEqual([]);
  expect(await importPostcodes(pool, await fileOf(directory, 'ONSPD_MAY_2026_UK.csv'))).toMatchObject({ ok: true });
});

test('output areas are added up to districts by their postcodes, and districts to towns', async () => {
  const outcome = await importFile(residentsText({ E00000001: 310, E00000002: 200, E00000009: 5 }));
  expect(outcome).toMatchObject({
    ok: true,
    bad: 0,
    datasets: [{ title: 'Census 2021: usual residents', asOf: '21 March 2021', areas: 2, unplaced: 1, isShown: true }],
  });
  const [people] = await factsOf('LS6');
  expect(people).toMatchObject({
    figure: 'residents',
    value: 410,
    area: '',
    title: 'Census 2021: usual residents',
    licence: 'Open Government Licence v3.0',
    asOf: '21 March 2021',
    attribution: expect.stringContaining('Office for National Statistics'),
  });
  expect((await factsOf('Leeds'))[0]).toMatchObject({ figure: 'residents', value: 510 });
});

test('a figure of the local authority says so, and gives way to one of smaller areas', async () => {
  await importFile(agesText({ E08000035: 10 }));
  const byFigure = async () => Object.fromEntries((await factsOf('LS6')).map((fact) => [fact.figure, fact]));
  expect(await byFigure()).toMatchObject({
    residents: { value: 410, area: '' },
    medianAge: { value: 45, area: 'Leeds' },
    youngAdults: { value: 17, area: 'Leeds' },
    gigabit: { value: 80, area: 'Leeds', asOf: 'September 2024' },
  });
  await importFile(studentsText({ E08000035: [30, 100], 'LS6 3': [40, 80] }));
  expect((await byFigure()).students).toMatchObject({ value: 50, area: '' });
});

test('the same file again changes nothing, and a newer one replaces it', async () => {
  const before = await factsOf('LS6');
  await importFile(residentsText({ E00000001: 310, E00000002: 200, E00000009: 5 }));
  expect(await factsOf('LS6')).toEqual(before);
  await importFile(broadbandText({ E08000035: ['Leeds', 90] }), '202501_laua.csv');
  expect(await factsOf('LS6')).toContainEqual(
    expect.objectContaining({ figure: 'gigabit', value: 90, asOf: 'January 2025' }),
  );
});

test('a ZIP is read as a whole, and bad rows are counted', async () => {
  const zip = await zipOf({
    'metadata.txt': 'About this table\n',
    'census2021-ts001-ltla.csv': `${residentsText({ N09000003: 900 })}2021,x,N09000003,many,1,1\n`,
    'census2021-ts001-rgn.csv': residentsText({ E12000003: 5_000 }),
  });
  expect(await importFile(zip, 'census2021-ts001.zip')).toMatchObject({
    ok: true,
    bad: 1,
    firstBad: [expect.stringContaining('line 3 of census2021-ts001-ltla.csv: residents is not a number')],
    datasets: [{ areas: 1 }],
  });
  expect(await factsOf('BT7')).toMatchObject([{ figure: 'residents', value: 900 }]);
});

test('two lines of headings are read as one, so that no part is taken for all people', async () => {
  expect(await importFile(scottishSexAndAgeText('S12000036'))).toMatchObject({
    ok: true,
    bad: 0,
    datasets: [{ kind: 'ages', title: 'Scotland’s Census 2022: residents by age' }],
  });
  const { rows } = await pool.query(`select measure, value from area_fact where area = 'S12000036' order by value`);
  expect(rows).toEqual([10, 20, 30, 40, 50].map((value, at) => ({ measure: `age-${5 * at}`, value })));
});

test('places about which open data say something are for search engines', async () => {
  const { areas, districts } = dataOf((await call(contract.places.known, {})).answer);
  expect(districts).toEqual(expect.arrayContaining(['LS6', 'LS7', 'BT7']));
  expect(areas).toEqual(expect.arrayContaining(['leeds', 'headingley']));
});

test('a file that is no such table is refused with what was found, and nothing changes', async () => {
  const before = await factsOf('LS6');
  expect(await problemOf('pcds,doterm,lat,long\n')).toMatch(
    /doesn’t recognise this table.*Its columns are: pcds, doterm, lat, long\.$/,
  );
  expect(await problemOf(residentsText({ E12000003: 5_000 }))).toMatch(/type of area that Letfair doesn’t support/);
  expect(await problemOf(broadbandText({ E08000035: ['Leeds', 70] }), 'coverage.csv')).toMatch(/which month/);
  expect(await problemOf('')).toBe('The file is empty.');
  const missing = await importAreaFacts(pool, join(folder, 'nowhere.csv'));
  expect(missing).toMatchObject({ ok: false, problem: expect.stringContaining('There’s no file') });
  expect(await factsOf('LS6')).toEqual(before);
});
