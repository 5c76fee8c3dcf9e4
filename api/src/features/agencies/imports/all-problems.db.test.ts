import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../../testing/import-calls.ts';
import { testApi } from '../../../testing/test-api.ts';

const { api, as, call, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

/** A home with nothing wrong, by headings as other software has them. */
const sound = (at: number) => ({
  'Our ref': `P${at}`,
  Headline: `Flat ${at}`,
  Description: 'Bright and quiet.',
  Street: `${at} Problem Street`,
  Town: 'Leeds',
  County: 'West Yorkshire',
  Postcode: 'LS6 3AA',
  Type: 'Flat',
  Beds: '2',
  Baths: '1',
  'Rent pcm': '900',
  Deposit: '1000',
  Available: daysAfter(ukDay(new Date()), 30),
  EPC: 'C',
  'Council tax band': 'C',
  Furnishing: 'Furnished',
  'Pets allowed': 'Yes',
  'Lease length': '12 months',
  Status: 'Available',
  Images: '',
});
type Heading = keyof ReturnType<typeof sound>;

/** What can be wrong with a cell: with how it is written, with its absence, with what it says. */
const faults: readonly (readonly [Heading, string])[] = [
  ['Our ref', ''],
  ['Headline', ''],
  ['Headline', 'x'.repeat(121)],
  ['Description', ''],
  ['Street', ''],
  ['Town', ''],
  ['Town', '=HYPERLINK("a")'],
  ['County', '=1+cmd|x'],
  ['Postcode', 'nowhere'],
  ['Postcode', ''],
  ['Type', 'Castle'],
  ['Type', ''],
  ['Beds', 'two'],
  ['Baths', '0.3'],
  ['Rent pcm', 'much'],
  ['Rent pcm', ''],
  ['Deposit', '1,2,3'],
  ['Available', 'soon'],
  ['Available', ''],
  ['EPC', 'Z'],
  ['Council tax band', 'Q'],
  ['Furnishing', 'maybe'],
  ['Pets allowed', 'perhaps'],
  ['Lease length', 'long'],
  ['Status', 'gone'],
  ['Images', 'missing.jpg'],
];

/** Two to seven of them in a row, each in a column of its own; every fault is in several rows. */
function faultsOf(at: number): ReadonlyMap<Heading, string> {
  const chosen = Array.from({ length: 2 + (at % 6) }, (_, step) => faults[(at * 3 + step * 5) % faults.length]!);
  return new Map(chosen);
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const fileOf = (homes: readonly Readonly<Record<Heading, string>>[]): string =>
  [Object.keys(sound(0)), ...homes.map((home) => Object.values(home))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n');

test('tells every problem of 40 broken rows in one round, as the file calls its columns', async () => {
  const { token } = await as('landlord');
  const { check, rowsOf } = importCalls({ call, send }, token);
  const broken = Array.from({ length: 40 }, (_, at) => ({ ...sound(at), ...Object.fromEntries(faultsOf(at)) }));
  const checked = await check(fileOf(broken));
  expect(checked.counts).toMatchObject({ new: 0, refused: 40 });
  const told = await rowsOf(checked.id);
  const wrong = Array.from({ length: 40 }, (_, at) => [...faultsOf(at).keys()].sort());
  expect(wrong.flat().length).toBeGreaterThan(150);
  expect(told.map(({ problems }) => problems.map(({ column }) => column).sort())).toEqual(wrong);

  const mended = await check(fileOf(broken.map((_, at) => sound(at))));
  expect(mended.counts).toMatchObject({ new: 40, refused: 0 });
  expect((await rowsOf(mended.id)).flatMap(({ problems }) => problems)).toEqual([]);
});

test('tells what the law says of a row that is refused, but for the fields that are wrong', async () => {
  const { token } = await as('landlord');
  const { check, rowsOf } = importCalls({ call, send }, token);
  const unlawful = { Description: 'A bright flat. Sorry, no DSS.', Deposit: '5000' };
  const homes = [
    { ...sound(1), ...unlawful, Beds: 'two' },
    { ...sound(2), ...unlawful, Deposit: 'plenty' },
  ];
  const rows = await rowsOf((await check(fileOf(homes))).id);
  const blocking = rows.map(({ findings }) =>
    findings.filter(({ isBlocking }) => isBlocking).map(({ sentence }) => sentence),
  );
  const [both, wording] = [
    [expect.stringMatching(/deposit/i), expect.stringMatching(/DSS|benefit/i)],
    [expect.stringMatching(/DSS|benefit/i)],
  ];
  expect(blocking[0]).toEqual(expect.arrayContaining(both));
  expect(blocking[1]).toEqual(expect.arrayContaining(wording));
  expect(rows[1]?.findings.map(({ sentence }) => sentence).join(' ')).not.toMatch(/security deposit of/i);
});

test('names what a file has no column for as the form does, in every format', async () => {
  const { token } = await as('landlord');
  const { check, rowsOf } = importCalls({ call, send }, token);
  const columnsOf = async (file: string, name: string) =>
    (await rowsOf((await check(file, name)).id)).flatMap(({ problems }) => problems.map(({ column }) => column));
  const table = await columnsOf('Our ref,Beds\nM1,2\n', 'homes.csv');
  expect(table).toEqual(expect.arrayContaining(['Property title', 'Address line 1', 'Postcode', 'Monthly rent']));
  const json = await columnsOf(
    JSON.stringify({ listings: [{ reference: 'M2', values: { bedrooms: 'two', 'address.postcode': 'nowhere' } }] }),
    'homes.json',
  );
  expect(json).toEqual(expect.arrayContaining(['Bedrooms', 'Postcode', 'Monthly rent']));
  const blm = await columnsOf(
    "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^STATUS_ID^~\n#DATA#\nM3^much^9^~\n#END#",
    'homes.blm',
  );
  expect(blm).toEqual(expect.arrayContaining(['PRICE', 'STATUS_ID', 'POSTCODE1, POSTCODE2', 'LET_DATE_AVAILABLE']));
  expect([...table, ...json].filter((column) => column.includes('_') || column.includes('.'))).toEqual([]);
});

test('problems are downloaded as CSV that runs no formula, with what the law blocks apart from what it advises', async () => {
  const { token } = await as('landlord');
  const { check } = importCalls({ call, send }, token);
  const homes = [
    { ...sound(1), Headline: '=cmd|x', 'Pets allowed': 'perhaps' },
    { ...sound(2), Description: 'A bright flat. Sorry, no DSS.' },
  ];
  const { id } = await check(fileOf(homes));
  const { body, headers } = await send({
    method: 'GET',
    url: `/api/imports/${id}/problems.csv`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(headers['content-type']).toContain('text/csv');
  const lines = body.split('\r\n');
  expect(lines[0]).toContain('Row,Reference,Type,Column,Value,What’s needed');
  expect(body).toContain("2,P1,Stops this home being imported,Headline,'=cmd|x");
  expect(body).toContain('2,P1,Stops this home being imported,Pets allowed,perhaps');
  const ofSecond = lines.filter((line) => line.startsWith('3,')).map((line) => line.split(',')[2] ?? '');
  expect(new Set(ofSecond)).toEqual(new Set(['Required by law before it goes live', 'Recommended']));
  expect(ofSecond).toEqual(ofSecond.toSorted((one, other) => other.localeCompare(one)));
});
