import { contract } from '@letfair/contract';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { apiKeyScopes } from '@letfair/domain/agencies/feed/api-keys';
import { keysOf } from '@letfair/domain/keys-of';
import { expect, test } from 'vitest';
import { aPdf } from '../../testing/certificates.ts';
import { PASSWORD } from '../../testing/people.ts';
import { aJpeg } from '../../testing/pictures.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';
import { exampleRequest } from './example-request.ts';

const { as, call, send } = await testApi();
const NEW_PASSWORD = 'Umbrella-Kettle-4107';
const publicUrl = 'https://letfair.example';
const specs = Object.entries(contract).flatMap(([group, endpoints]) =>
  (Object.entries(endpoints) as [string, EndpointSpec][]).map(([name, spec]) => ({ id: `${group}.${name}`, spec })),
);

const roleOf = ({ auth }: EndpointSpec) =>
  (Array.isArray(auth) ? auth[0] : 'tenant') as 'tenant' | 'landlord' | 'agent' | 'admin';

const { token: owner } = await as('agent');
const made = await call(
  contract.apiKeys.create,
  { body: { name: 'Software', scopes: [...keysOf(apiKeyScopes)] } },
  { token: owner },
);
const { secret } = dataOf(made.answer);

async function fileOf({ types: [type = ''] }: NonNullable<EndpointSpec['upload']>): Promise<Buffer> {
  if (type.startsWith('image/')) return aJpeg();
  return type === 'application/pdf' ? aPdf() : Buffer.from('reference,title\n');
}

/** With what only a caller knows in the place of its placeholder. */
const filledIn = (body: unknown): object =>
  JSON.parse(JSON.stringify(body).replaceAll('YOUR_PASSWORD', PASSWORD).replaceAll('YOUR_NEW_PASSWORD', NEW_PASSWORD));

async function answerTo(spec: EndpointSpec) {
  const { method, url, headers, body } = exampleRequest(spec, publicUrl);
  const authorization = isKeyScope(spec.auth)
    ? `Bearer ${secret}`
    : spec.auth === 'public'
      ? undefined
      : `Bearer ${(await as(roleOf(spec))).token}`;
  return send({
    method,
    url: url.replace(publicUrl, ''),
    headers: { ...headers, ...(authorization && { authorization }) },
    ...(spec.upload ? { payload: await fileOf(spec.upload) } : body !== undefined && { payload: filledIn(body) }),
  });
}

const neverUnderstood = ['invalid', 'malformed', 'too_large', 'unsupported_type', 'internal'];
/** What the site alone hands out, so that an example can only stand for it. */
const handedOut = /THE_TOKEN_FROM_THE_EMAIL|"passkey"|"code":"123456"/;

function isUnderstood(text: string, sent: unknown): boolean {
  const { success, error } = JSON.parse(text) as { success: boolean; error?: { code: string } };
  if (error?.code === 'invalid' && handedOut.test(JSON.stringify(sent))) return true;
  return success || !neverUnderstood.includes(error?.code ?? '');
}

test('every example is a call that is understood', async () => {
  const refused: string[] = [];
  for (const { id, spec } of specs) {
    const { statusCode, body } = await answerTo(spec);
    if (!isUnderstood(body, exampleRequest(spec, publicUrl).body)) refused.push(`${id}: ${statusCode} ${body}`);
  }
  expect(refused).toEqual([]);
}, 120_000);
