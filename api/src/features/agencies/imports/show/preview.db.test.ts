import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../../../testing/import-calls.ts';
import { testApi } from '../../../../testing/test-api.ts';

const { api, as, call, db, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

const sound = (at: number) => ({
  'Our ref': `V${at}`,
  Headline: `Flat ${at}`,
  Description: 'Bright and quiet.',
  Street: `${at} Preview Street`,
  Town: 'Leeds',
  Postcode: 'LS6 3AA',
  Type: 'Flat',
  Beds: '2',
  Baths: '1',
  'Rent pcm': '900',
  Available: daysAfter(ukDay(new Date()), 30),
  EPC: 'C',
  'Council tax band': 'C',
  Furnishing: '',
  Landlord: '',
});
type Row = ReturnType<typeof sound>;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const lineOf = (cells: readonly string[]) => cells.map(quoted).join(',');
const fileOf = (rows: readonly Row[]): string =>
  [Object.keys(sound(0)), ...rows.map((row) => Object.values(row))].map(lineOf).join('\r\n');

test('a row that changes a home says each field before and after, by the file’s names', async () => {
  const { token } = await as('agent');
  const { check, imported, rowsOf } = importCalls({ call, send }, token);
  await imported(fileOf([sound(1), sound(2)]));
  const changed = { ...sound(1), 'Rent pcm': '£850', Furnishing: 'part furnished', Landlord: 'Mrs A. Hill' };
  const { id } = await check(fileOf([changed, sound(2)]));
  const [first, second] = await rowsOf(id);
  expect(first).toMatchObject({ row: 2, outcome: 'changed' });
  expect(first?.changes).toEqual(
    expect.arrayContaining([
      { column: 'Rent pcm', before: '£900', after: '£850' },
      { column: 'Furnishing', before: '', after: 'Part furnished' },
      { column: 'Landlord', before: '', after: 'Mrs A. Hill' },
    ]),
  );
  expect(first?.changes).toHaveLength(3);
  expect(second).toMatchObject({ outcome: 'unchanged', changes: [] });
});

test('client landlords whom an import would add are announced with the number of their homes', async () => {
  const { token, user } = await as('agent');
  const { check, applied, imported } = importCalls({ call, send }, token);
  await imported(fileOf([{ ...sound(11), Landlord: 'Known Landlord' }]));
  const landlords = ['Known landlord', 'Mrs A. Hill', 'mrs a. hill ', 'Zed Homes', ''];
  const rows = landlords.map((Landlord, at) => ({ ...sound(12 + at), Landlord }));
  const checked = await check(fileOf([...rows, { ...sound(20), Landlord: 'Left Out', Beds: 'two' }]));
  expect(checked).toMatchObject({
    newClients: [
      { name: expect.stringMatching(/^mrs a\. hill$/i), homes: 2 },
      { name: 'Zed Homes', homes: 1 },
    ],
    newClientCount: 2,
  });
  await applied(checked.id);
  const clients = await db.selectFrom('client').select('name').where('account_id', '=', user.id).execute();
  expect(clients).toHaveLength(3);
});

test('a landlord’s import announces no clients, because landlords have none', async () => {
  const { token } = await as('landlord');
  const { check } = importCalls({ call, send }, token);
  expect(await check(fileOf([{ ...sound(31), Landlord: 'Mrs A. Hill' }]))).toMatchObject({ newClientCount: 0 });
});

test('rows are counted as the spreadsheet counts them, and homes that the file leaves out have none', async () => {
  const { token } = await as('landlord');
  const { check, imported, rowsOf } = importCalls({ call, send }, token);
  await imported(fileOf([sound(41), sound(42)]));
  const empty = lineOf(Object.keys(sound(0)).map(() => ''));
  const [names = '', ...rows] = fileOf([sound(41), { ...sound(43), Beds: 'two' }]).split('\r\n');
  const { id, counts } = await check([names, rows[0], '', empty, rows[1], empty, empty].join('\r\n'));
  expect(counts).toMatchObject({ unchanged: 1, refused: 1, withdrawn: 1 });
  expect((await rowsOf(id)).map(({ row, reference }) => [row, reference])).toEqual([
    [2, 'V41'],
    [5, 'V43'],
    [null, 'V42'],
  ]);
});

test('homes that the law keeps from going live are counted and listed apart', async () => {
  const { token } = await as('landlord');
  const { check, rowsOf } = importCalls({ call, send }, token);
  const unlawful = { Description: 'A bright flat. Sorry, no DSS.' };
  const rows = [sound(51), { ...sound(52), ...unlawful }, { ...sound(53), ...unlawful, Beds: 'two' }];
  const checked = await check(fileOf(rows));
  expect(checked).toMatchObject({ rowsBlocked: 1, rowsApplied: 0, rowsWithProblems: 2 });
  expect((await rowsOf(checked.id, { blocked: 'true' })).map(({ reference }) => reference)).toEqual(['V52']);
});

test('a row whose cells have moved because of a comma says so first', async () => {
  const { token } = await as('landlord');
  const { check, rowsOf } = importCalls({ call, send }, token);
  const line = Object.values({ ...sound(61), Description: 'Bright, quiet, near the park' }).join(',');
  const { id } = await check(`${Object.keys(sound(0)).join(',')}\n${line}\n`);
  const [row] = await rowsOf(id);
  expect(row?.problems[0]).toMatchObject({ column: '', wanted: expect.stringMatching(/^15 cells, not 17\./) });
  expect(row?.problems.length).toBeGreaterThan(1);
});
