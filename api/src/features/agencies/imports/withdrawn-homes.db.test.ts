import { contract } from '@letfair/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../testing/import-calls.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { api, as, call, db, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

test('a home that a file takes away says what that ended for others', async () => {
  const [lister, tenant] = [await as('landlord'), await as('tenant')];
  const { imported, rowsOf } = importCalls({ call, send }, lister.token);
  await imported(csv(home('L1'), home('L2')));
  const { id: gone } = await db
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', lister.user.id)
    .where('reference', '=', 'L2')
    .executeTakeFirstOrThrow();
  dataOf((await call(contract.moderation.approve, { params: { id: gone } }, await as('admin'))).answer);
  dataOf((await call(contract.applications.apply, { body: { propertyId: gone } }, tenant)).answer);
  const { id } = await imported(csv(home('L1')), true);
  const [row] = await rowsOf(id, { outcome: 'withdrawn' });
  expect(row?.problems).toMatchObject([{ wanted: '1 application closed, 1 person notified.', isWarning: true }]);
});
