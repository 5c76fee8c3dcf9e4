import { contract } from '@letfair/contract';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from './platform/tokens.ts';
import { type Expected, type ExpectedAnswers, type Role, roles } from './testing/role-matrix/expected.ts';
import { expectedOfHomes } from './testing/role-matrix/homes.ts';
import { expectedOfPeople } from './testing/role-matrix/people.ts';
import { testApi } from './testing/test-api.ts';

const { as, call, callUnchecked, db } = await testApi();

// A missing endpoint does not compile; an unexpected answer fails.
const expectations: ExpectedAnswers = { ...expectedOfPeople, ...expectedOfHomes };

/** A fresh token for each call, because some calls end their session. */
const ids: Partial<Record<Role | 'somebody', string>> = {};
async function tokenOf(role: Role): Promise<string | undefined> {
  const account_id = ids[role];
  if (!account_id) return undefined;
  const token = newToken();
  await db
    .insertInto('session')
    .values({ token_hash: hashToken(token), account_id, expires_at: new Date(Date.now() + 60_000) })
    .execute();
  return token;
}

beforeAll(async () => {
  for (const role of ['tenant', 'landlord', 'agent', 'admin'] as const) ids[role] = (await as(role)).user.id;
  ids.somebody = (await as('tenant')).user.id;
  ids.suspended = (await as('admin')).user.id;
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', ids.suspended).execute();
  ids.unverified = (await as('admin')).user.id;
  await db.updateTable('account').set({ verified_at: null }).where('id', '=', ids.unverified).execute();
});

describe.each(Object.entries(contract))('%s', (group, endpoints) => {
  describe.each(Object.entries(endpoints) as [string, EndpointSpec][])('%s', (name, spec) => {
    const { input, status } = (expectations as Record<string, Record<string, Expected>>)[group]![name]!;

    test.each(roles)('%s', async (role) => {
      const answered = await callUnchecked(spec, input(ids.somebody ?? ''), { token: await tokenOf(role) });
      expect(answered.status).toBe(status[role]);
      expect(answered.answer.success).toBe(answered.status === 200 && name !== 'login');
    });

    test('the contract’s auth matches the expected roles', () => {
      const refused = roles.filter((role) => status[role] === 401 || status[role] === 403);
      if (spec.auth === 'public') expect(refused).toEqual([]);
      else if (spec.auth === 'user') expect(refused).toEqual(['anonymous', 'suspended', 'unverified']);
      else if (isKeyScope(spec.auth)) expect(refused).toEqual([...roles]);
      else expect(roles.filter((role) => !refused.includes(role))).toEqual([...spec.auth]);
    });
  });
});

test('rejects a token once its owner is suspended', async () => {
  const { user, token } = await as('agent');
  const admin = await tokenOf('admin');
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(200);
  await call(contract.admin.suspend, { params: { id: user.id }, body: { suspended: true } }, { token: admin });
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(401);
});
