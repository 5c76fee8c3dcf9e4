import { contract } from '@letfair/contract';
import { dataOf, type TestApi } from '../test-api.ts';

const { apiKeys } = contract;

export async function callFeed({ as, call }: TestApi): Promise<void> {
  const { token } = await as('agent');
  const body = { name: 'Software', scopes: ['feed:write' as const, 'feed:read' as const] };
  const { key } = dataOf((await call(apiKeys.create, { body }, { token })).answer);
  await call(apiKeys.list, {}, { token });
  await call(apiKeys.revoke, { params: { id: key.id } }, { token });
}
