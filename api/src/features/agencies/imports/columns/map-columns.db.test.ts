import { contract } from '@letfair/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../../../testing/import-calls.ts';
import { testApi } from '../../../../testing/test-api.ts';

const { api, as, call, send } = await testApi();
const { map } = contract.imports;

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

const text = (rows: number) =>
  `Our number,Headline,Other\n${Array.from({ length: rows }, (_, at) => `M${at},Flat ${at},O${at}`).join('\n')}\n`;

test('what the columns are can be said again after the check, until the file is imported', async () => {
  const { token } = await as('landlord');
  const { upload, rested, rowsOf, applied } = importCalls({ call, send }, token);
  const { id } = await upload(text(2));
  const say = async (...targets: (string | null)[]) =>
    (await call(map, { params: { id }, body: { targets } }, { token })).answer;
  await say('reference', 'title', null);
  expect((await rested(id)).state).toBe('checked');
  expect((await rowsOf(id)).map(({ reference }) => reference)).toEqual(['M0', 'M1']);

  expect(await say(null, 'title', 'reference')).toMatchObject({ data: { state: 'checking', doneRows: 0 } });
  expect(await rested(id)).toMatchObject({ state: 'checked', counts: { refused: 2 } });
  expect((await rowsOf(id)).map(({ row, reference }) => [row, reference])).toEqual([
    [2, 'O0'],
    [3, 'O1'],
  ]);
  expect(await say('title', 'title', 'reference')).toMatchObject({
    message: 'You’ve chosen “Property title” for two columns. Keep one of them.',
  });

  await applied(id);
  expect(await say('reference', 'title', null)).toMatchObject({ error: { code: 'conflict' } });
});

test('a check that is under way gives way to the columns that were said last', async () => {
  const { token } = await as('landlord');
  const { upload, rested, rowsOf } = importCalls({ call, send }, token);
  const { id } = await upload(text(350));
  const choices = [
    ['reference', 'title', null],
    ['reference', null, 'title'],
    [null, 'title', 'reference'],
  ];
  for (const targets of [...choices, ...choices])
    expect((await call(map, { params: { id }, body: { targets } }, { token })).status).toBe(200);
  expect(await rested(id)).toMatchObject({ state: 'checked', doneRows: 350, counts: { refused: 350 } });
  expect((await rowsOf(id)).every(({ reference }) => reference.startsWith('O'))).toBe(true);
});
