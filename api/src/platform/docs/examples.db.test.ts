import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { apiKeyScopes } from '@letfair/domain/agencies/feed/api-keys';
import { keysOf } from '@letfair/domain/keys-of';
import { expect, test } from 'vitest';
import { CURSOR_PLACEHOLDER, quickStart } from '../../description/quick-start.ts';
import { aPdf } from '../../testing/certificates.ts';
import { aLister, aLiveListing } from '../../testing/listings.ts';
import { PASSWORD } from '../../testing/people.ts';
import { aJpeg } from '../../testing/pictures.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';
import type { ExampleRequest } from './code-examples.ts';
import { exampleRequest, KEY_PLACEHOLDER, TOKEN_PLACEHOLDER } from './example-request.ts';

const { as, call, db, send } = await testApi();
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

interface Caller {
  readonly token: string;
  readonly email: string;
}

const signedIn = async (role: ReturnType<typeof roleOf>): Promise<Caller> => {
  const { token, user } = await as(role);
  return { token, email: user.email };
};

/** With what only a caller knows in the place of its placeholder. */
const filledIn = <Part>(part: Part, { token, email }: Caller): Part =>
  JSON.parse(
    JSON.stringify(part)
      .replaceAll('YOUR_PASSWORD', PASSWORD)
      .replaceAll('YOUR_NEW_PASSWORD', NEW_PASSWORD)
      .replaceAll('you@home.example', email)
      .replaceAll(TOKEN_PLACEHOLDER, token)
      .replaceAll(KEY_PLACEHOLDER, secret),
  );

const sendAs = ({ method, url, headers, body }: ExampleRequest, caller: Caller, file?: Buffer) =>
  send({
    method: method as 'GET',
    url: url.replace(publicUrl, ''),
    headers: filledIn(headers, caller),
    ...(body !== undefined && { payload: filledIn(body, caller) as object }),
    ...(file && { payload: file }),
  });

const answerTo = async (spec: EndpointSpec) =>
  sendAs(exampleRequest(spec, publicUrl), await signedIn(roleOf(spec)), spec.upload && (await fileOf(spec.upload)));

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

test('the quick start runs from its first call to its last, and a repeated write is answered as before', async () => {
  const caller = await signedIn('tenant');
  const landlord = await aLister(db);
  for (let home = 0; home < 25; home += 1) await aLiveListing(db, landlord, { postcode: 'LS1 4DY', bedrooms: 2 });
  let cursor = '';
  for (const { sentence, request } of quickStart(publicUrl)) {
    const ask = () => sendAs({ ...request, url: request.url.replace(CURSOR_PLACEHOLDER, cursor) }, caller);
    const { body } = await ask();
    const answer = JSON.parse(body);
    expect(answer.success, `${sentence} ${body}`).toBe(true);
    cursor = answer.data.nextCursor ?? cursor;
    if ('Idempotency-Key' in request.headers) expect((await ask()).body).toBe(body);
  }
});
