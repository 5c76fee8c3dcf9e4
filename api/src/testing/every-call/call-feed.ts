import { contract } from '@letfair/contract';
import { dataOf, type TestApi } from '../test-api.ts';

const { apiKeys, webhooks } = contract;

export async function callFeed({ as, call }: TestApi): Promise<void> {
  const { token } = await as('agent');
  const body = { name: 'Software', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { key } = dataOf((await call(apiKeys.create, { body }, { token })).answer);
  await call(apiKeys.list, {}, { token });
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
