import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { claimDeliveries } from './deliveries.repository.ts';
import { takeUpReadable } from './unreadable-secrets.ts';

const { as, call, db, pool } = await testApi();
const { add, list, sendTest } = contract.webhooks;

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

test('a webhook goes on by itself if the key is back when the process starts again', async () => {
  const { token } = await as('agent');
  const body = { url: 'https://hooks.example/', events: ['enquiry' as const] };
  const added = async () => dataOf((await call(add, { body }, { token })).answer).webhook;
  const [back, lost] = [await added(), await added()];
  await pool.query('update webhook set secret_unreadable_at = now() where id = any($1)', [[back.id, lost.id]]);
  await pool.query(`update webhook set secret_key = 'enc1:0123456789abcdef:' || repeat('a', 60) where id = $1`, [
    lost.id,
  ]);
  await takeUpReadable(db);
  const shown = dataOf((await call(list, {}, { token })).answer).webhooks;
  expect(shown.map(({ isStopped }) => isStopped)).toEqual([false, true]);
});
