import { exampleFiles } from '@letfair/domain/agencies/imports/example-files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../../../testing/import-calls.ts';
import { testApi } from '../../../../testing/test-api.ts';

const { api, as, call, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

test.each(exampleFiles)('the example of $label is imported without a problem', async ({ format, name, path }) => {
  const { headers, body } = await send({ method: 'GET', url: path });
  expect(headers['content-disposition']).toContain(name);
  for (const type of ['landlord', 'agent'] as const) {
    const { token } = await as(type);
    const { check, applied, rowsOf } = importCalls({ call, send }, token);
    const checked = await check(body, name);
    expect(checked).toMatchObject({ state: 'checked', format, counts: { new: 3, refused: 0 } });
    const rows = await rowsOf(checked.id);
    expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
    const blocking = rows.flatMap(({ findings }) => findings.filter(({ isBlocking }) => isBlocking));
    expect(blocking).toEqual([]);
    expect(await applied(checked.id)).toMatchObject({ state: 'done', counts: { new: 3 } });
    expect((await check(body, name)).counts).toMatchObject({ new: 0, unchanged: 3 });
  }
});

test('there is no other example', async () => {
  expect((await send({ method: 'GET', url: '/api/import-examples/letfair-example.xls' })).statusCode).toBe(404);
});
