import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../testing/test-api.ts';
import { claimDeliveries } from './deliveries.repository.ts';

const { as, call, db, pool } = await testApi();
const { add, sendTest } = contract.webhooks;

async function withMessage() {
  const { token } = await as('agent');
  const body = { url: 'https://hooks.example/', events: ['enquiry' as const] };
  const { webhook } = dataOf((await call(add, { body }, { token })).answer);
  dataOf((await call(sendTest, { params: { id: webhook.id } }, { token })).answer);
  return webhook.id;
}

test('messages that wait for webhooks which are off keep nobody else from theirs', async () => {
  const [off, first, second] = [await withMessage(), await withMessage(), await withMessage()];
  await pool.query(`update webhook set disabled_at = now(), disabled_by = 'owner' where id = $1`, [off]);
  const claim = async () =>
    (await claimDeliveries(db, { limit: 1, busy: [], leaseSeconds: 60 })).map(({ webhook_id }) => webhook_id);
  expect([await claim(), await claim(), await claim()]).toEqual([[first], [second], []]);
});
