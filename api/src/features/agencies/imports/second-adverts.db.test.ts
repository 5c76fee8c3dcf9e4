import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../testing/import-calls.ts';
import { testApi } from '../../../testing/test-api.ts';

const { api, as, call, db, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

test('a home that is advertised already is refused with a sentence, and the rest of the file goes in', async () => {
  const lister = await as('landlord');
  const { check, applied, rowsOf } = importCalls({ call, send }, lister.token);
  const first = await check(csv(home('S1', { address: '4 Twice Street', title: 'The first one' })));
  await applied(first.id);
  const rows = [
    home('S2', { address: '4 Twice St' }),
    home('S3', { address: '5 Twice Street', title: 'Five' }),
    home('S4', { address: '5 Twice Street' }),
  ];
  const checked = await check(csv(...rows));
  expect(checked.counts).toMatchObject({ new: 1, refused: 2 });
  const refusal = (title: string) => ({
    column: 'Why this home needs a second advert',
    wanted: expect.stringContaining(`You already advertise this home as “${title}”`),
  });
  expect(await rowsOf(checked.id, { outcome: 'refused' })).toMatchObject([
    { reference: 'S2', problems: [refusal('The first one')] },
    { reference: 'S4', problems: [refusal('Five')] },
  ]);
  await applied(checked.id);
  const listed = db.selectFrom('listing').select('reference').where('account_id', '=', lister.user.id);
  expect((await listed.orderBy('reference').execute()).map(({ reference }) => reference)).toEqual(['S1', 'S3']);
});
