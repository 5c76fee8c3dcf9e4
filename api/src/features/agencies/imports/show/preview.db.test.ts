import { contract } from '@letfair/contract';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
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
  Office: '',
  Status: '',
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

test('branches that an import would add are announced, and those there are known by name or code', async () => {
  const { token, user } = await as('agent');
  await db
    .insertInto('branch')
    .values({ id: newId(), account_id: user.id, name: 'Leeds', code: '17', address: '' })
    .execute();
  const { check, applied, imported, rested, rowsOf } = importCalls({ call, send }, token);
  const offices = ['leeds', '17', 'York', 'york ', ''];
  const checked = await check(fileOf(offices.map((Office, at) => ({ ...sound(71 + at), Office }))));
  expect(checked).toMatchObject({
    newBranches: [{ name: expect.stringMatching(/^york$/i), homes: 2 }],
    newBranchCount: 1,
  });
  await applied(checked.id);
  const branchesOfHomes = async () =>
    (
      await db
        .selectFrom('listing')
        .leftJoin('branch', 'branch.id', 'listing.branch_id')
        .select(['listing.reference', 'branch.name'])
        .where('listing.account_id', '=', user.id)
        .orderBy('listing.reference')
        .execute()
    ).map(({ name }) => name?.toLowerCase() ?? null);
  expect(await branchesOfHomes()).toEqual(['leeds', 'leeds', 'york', 'york', null]);

  const again = await imported(
    fileOf([
      { ...sound(71), Office: 'York' },
      { ...sound(72), Office: 'Leeds' },
    ]),
  );
  expect(again.counts).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await rowsOf(again.id))[0]?.changes).toEqual([
    { column: 'Office', before: 'Leeds', after: expect.stringMatching(/^york$/i) },
  ]);
  expect((await branchesOfHomes())[0]).toBe('york');
  await call(contract.imports.undo, { params: { id: again.id }, body: {} }, { token });
  await rested(again.id);
  expect((await branchesOfHomes())[0]).toBe('leeds');
});

test('a BLM file says the branch by its code, and a number that nobody knows is told and makes none', async () => {
  const { token, user } = await as('agent');
  await db
    .insertInto('branch')
    .values({ id: newId(), account_id: user.id, name: 'Leeds', code: '17', address: '' })
    .execute();
  const { check, rowsOf } = importCalls({ call, send }, token);
  const columns = 'AGENT_REF^BRANCH_ID^STATUS_ID^PRICE^';
  const records = ['17_B1^17^0^900^', '8_B2^8^0^900^'];
  const file = `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n${columns}~\n#DATA#\n${records.join('~\n')}~\n#END#`;
  const checked = await check(file, 'homes.blm');
  expect(checked).toMatchObject({ newBranchCount: 0 });
  const told = (await rowsOf(checked.id)).map(({ problems }) =>
    problems.filter(({ column }) => column === 'BRANCH_ID'),
  );
  expect(told).toEqual([
    [],
    [
      {
        column: 'BRANCH_ID',
        value: '',
        wanted:
          'You don’t have a branch with the code 8, so this home’s branch won’t change. Your branches are 17 (Leeds).',
        isWarning: true,
      },
    ],
  ]);
});

test('a landlord’s import announces no clients and branches, because landlords have none', async () => {
  const { token } = await as('landlord');
  const { check } = importCalls({ call, send }, token);
  const row = { ...sound(31), Landlord: 'Mrs A. Hill', Office: 'York' };
  expect(await check(fileOf([row]))).toMatchObject({ newClientCount: 0, newBranchCount: 0 });
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
  const { applied, check, rowsOf } = importCalls({ call, send }, token);
  const unlawful = { Description: 'A bright flat. Sorry, no DSS.' };
  const rows = [sound(51), { ...sound(52), ...unlawful }, { ...sound(53), ...unlawful, Beds: 'two' }];
  const checked = await check(fileOf(rows));
  expect(checked).toMatchObject({ rowsBlocked: 1, rowsApplied: 0, rowsWithProblems: 2 });
  expect((await rowsOf(checked.id, { blocked: 'true' })).map(({ reference }) => reference)).toEqual(['V52']);

  await applied(checked.id);
  const { id, rowsBlocked } = await check(fileOf([{ ...sound(52), ...unlawful, Status: 'Withdrawn' }]));
  expect(rowsBlocked).toBe(0);
  expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'changed', findings: [] });
});

test('a row whose cells have moved because of a comma says so first', async () => {
  const { token } = await as('landlord');
  const { check, rowsOf } = importCalls({ call, send }, token);
  const line = Object.values({ ...sound(61), Description: 'Bright, quiet, near the park' }).join(',');
  const { id } = await check(`${Object.keys(sound(0)).join(',')}\n${line}\n`);
  const [row] = await rowsOf(id);
  expect(row?.problems[0]).toMatchObject({ column: '', wanted: expect.stringMatching(/19 cells instead of 17\./) });
  expect(row?.problems.length).toBeGreaterThan(1);
});
