import { contract } from '@letfair/contract';
import { rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { dataOf, type TestApi } from '../test-api.ts';

const { apiKeys, feed, teams, webhooks } = contract;

export async function callFeed({ as, call, send }: TestApi): Promise<void> {
  const { token } = await as('agent');
  const body = { name: 'Software', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { key, secret } = dataOf((await call(apiKeys.create, { body }, { token })).answer);
  await call(apiKeys.list, {}, { token });
  const home = { yourReference: 'A1' };
  const photos = [{ source: 'https://media.example.com/1.jpg' }];
  await call(feed.save, { params: home, body: { values: { title: 'A home' }, photos } }, { token: secret });
  await call(feed.show, { params: home }, { token: secret });
  await call(feed.withdraw, { params: home }, { token: secret });
  for (const query of [{}, { cursor: key.id }]) await call(feed.list, { query }, { token: secret });
  const branch = { branch_id: 1, channel: 2 };
  const headers = { 'x-api-key': secret };
  await call(teams.addBranch, { body: { name: 'Leeds', code: '1' } }, { token });
  for (const { path, example } of Object.values(rtdfCalls))
    await send({ method: 'POST', url: path, headers, payload: { ...example, branch } });
  await call(apiKeys.revoke, { params: { id: key.id } }, { token });

  const target = { url: 'https://software.example/hook', events: ['enquiry' as const] };
  const { webhook } = dataOf((await call(webhooks.add, { body: target }, { token })).answer);
  const params = { id: webhook.id };
  await call(webhooks.list, {}, { token });
  await call(webhooks.renewSecret, { params }, { token });
  const { deliveryId } = dataOf((await call(webhooks.sendTest, { params }, { token })).answer);
  for (const query of [{}, { cursor: deliveryId }]) await call(webhooks.deliveries, { params, query }, { token });
  await call(webhooks.resend, { params: { id: deliveryId } }, { token });
  for (const active of [false, true]) await call(webhooks.change, { params, body: { ...target, active } }, { token });
  await call(webhooks.remove, { params }, { token });
}
