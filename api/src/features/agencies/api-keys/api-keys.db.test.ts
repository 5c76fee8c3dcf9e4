import { contract } from '@letfair/contract';
import { API_KEY_CALLS, apiKeySentences, MAX_API_KEYS } from '@letfair/domain/agencies/feed/api-keys';
import { expect, test } from 'vitest';
import { newToken } from '../../../platform/tokens.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { createKeyAuthenticator } from './index.ts';

const { as, call, db, pool, send } = await testApi();
const { list, create, revoke } = contract.apiKeys;
const authenticate = createKeyAuthenticator(db);

type Scopes = (typeof create)['body']['_zod']['input']['scopes'];
const created = async (token: string, scopes: Scopes = ['feed:write', 'feed:read'], name = 'Alto') =>
  dataOf((await call(create, { body: { name, scopes } }, { token })).answer);
const listed = async (token: string) => dataOf((await call(list, {}, { token })).answer).keys;

test('shows the secret of a key once and stores its hash only', async () => {
  const { token, user } = await as('agent');
  const { key, secret } = await created(token);
  expect(secret).toMatch(/^lf_[\w-]{43}$/);
  expect(key).toMatchObject({ name: 'Alto', hint: secret.slice(0, 8), lastUsedAt: null });
  expect(await listed(token)).toEqual([key]);
  const { rows } = await pool.query('select to_jsonb(k)::text as row from api_key k where account_id = $1', [user.id]);
  expect(rows).toHaveLength(1);
  expect(rows[0].row).not.toContain(secret.slice(8));
});

test('a key acts for its owner, within its scopes', async () => {
  const { token, user } = await as('landlord');
  const { secret } = await created(token, ['feed:read']);
  expect(await authenticate(secret, 'feed:read')).toMatchObject({
    ok: true,
    actor: { id: user.id, userType: 'landlord', hasRecentPassword: false },
  });
  expect(await authenticate(secret, 'feed:write')).toMatchObject({ ok: false, code: 'forbidden' });
});

test('notes the last use at most once a minute', async () => {
  const { token } = await as('agent');
  const { key, secret } = await created(token);
  const lastUsed = async () => (await listed(token))[0]?.lastUsedAt;
  await authenticate(secret, 'feed:read');
  const first = await lastUsed();
  expect(first).not.toBeNull();
  await authenticate(secret, 'feed:read');
  expect(await lastUsed()).toBe(first);
  await pool.query("update api_key set last_used_at = now() - interval '61 seconds' where id = $1", [key.id]);
  await authenticate(secret, 'feed:read');
  expect(Date.parse((await lastUsed()) ?? '')).toBeGreaterThan(Date.now() - 30_000);
});

test('refuses a revoked key at once, also in a process that has just accepted it', async () => {
  const { token } = await as('agent');
  const { key, secret } = await created(token);
  const elsewhere = createKeyAuthenticator(db);
  for (const accepts of [authenticate, elsewhere])
    expect(await accepts(secret, 'feed:read')).toMatchObject({ ok: true });
  dataOf((await call(revoke, { params: { id: key.id } }, { token })).answer);
  for (const accepts of [authenticate, elsewhere])
    expect(await accepts(secret, 'feed:read')).toEqual({
      ok: false,
      code: 'unauthenticated',
      message: apiKeySentences.unknown,
    });
  expect(await listed(token)).toEqual([]);
});

test('nobody revokes the key of somebody else', async () => {
  const [owner, other] = [await as('agent'), await as('agent')];
  const { key, secret } = await created(owner.token);
  expect((await call(revoke, { params: { id: key.id } }, { token: other.token })).status).toBe(404);
  expect(await authenticate(secret, 'feed:read')).toMatchObject({ ok: true });
});

test('a key of a suspended account does not work', async () => {
  const { token, user } = await as('agent');
  const { secret } = await created(token);
  await pool.query('update account set suspended_at = now() where id = $1', [user.id]);
  expect(await authenticate(secret, 'feed:read')).toMatchObject({ ok: false, code: 'unauthenticated' });
});

test('a key is not a session, and a session is not a key', async () => {
  const { token } = await as('agent');
  const { secret } = await created(token);
  expect((await call(contract.accounts.me, {}, { token: secret })).status).toBe(401);
  expect(await authenticate(token, 'feed:read')).toMatchObject({ ok: false, code: 'unauthenticated' });
  expect(await authenticate(newToken(), 'feed:read')).toMatchObject({ ok: false });
  expect(await authenticate(null, 'feed:read')).toMatchObject({ ok: false, message: apiKeySentences.missing });
});

test('limits how often a key is used, whatever others do', async () => {
  const { token } = await as('agent');
  const [{ key, secret }, other] = [await created(token), await created(token)];
  await authenticate(secret, 'feed:read');
  await pool.query(`update throttle set hits = $1 where bucket = 'api-key' and subject = sha256($2::text::bytea)`, [
    API_KEY_CALLS.hits,
    key.id,
  ]);
  expect(await authenticate(secret, 'feed:read')).toMatchObject({
    ok: false,
    code: 'too_many',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await authenticate(other.secret, 'feed:read')).toMatchObject({ ok: true });
});

test('says with every answer how many calls of the key are left', async () => {
  const { token } = await as('agent');
  const { secret } = await created(token);
  const limitsOf = async (url: string, method: 'GET' | 'POST' = 'GET') => {
    const { headers } = await send({ method, url, headers: { 'x-api-key': secret } });
    return [headers['ratelimit-policy'], headers.ratelimit];
  };
  const policy = `"key";q=${API_KEY_CALLS.hits};w=${API_KEY_CALLS.seconds}`;
  expect(await limitsOf('/api/feed/properties')).toEqual([policy, expect.stringMatching(/^"key";r=599;t=\d+$/)]);
  expect(await limitsOf('/api/feed/properties/none')).toEqual([policy, expect.stringMatching(/^"key";r=598;t=\d+$/)]);
  expect(await limitsOf('/v1/property/getbranchpropertylist', 'POST')).toEqual([
    policy,
    expect.stringMatching(/^"key";r=597;t=\d+$/),
  ]);
});

test('an account has a limited number of keys, also when they are created at the same time', async () => {
  const { token } = await as('agent');
  const body = { name: 'Alto', scopes: ['feed:read'] as Scopes };
  const answers = await Promise.all(Array.from({ length: MAX_API_KEYS + 2 }, () => call(create, { body }, { token })));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  expect(await listed(token)).toHaveLength(MAX_API_KEYS);
});

test('creating and revoking stand in the audit log, without the secret', async () => {
  const { token, user } = await as('agent');
  const { key, secret } = await created(token);
  await call(revoke, { params: { id: key.id } }, { token });
  const { rows } = await pool.query('select action, note from audit_entry where target_id = $1 order by id', [user.id]);
  expect(rows.map(({ action }) => action)).toEqual(['key-create', 'key-revoke']);
  expect(JSON.stringify(rows)).toContain(secret.slice(0, 8));
  expect(JSON.stringify(rows)).not.toContain(secret);
});
