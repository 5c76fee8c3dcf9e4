import { contract } from '@letfair/contract';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { mayInTeam, type TeamRole, teamRoles } from '@letfair/domain/agencies/teams/roles';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashToken, newToken } from './platform/tokens.ts';
import { addApprovedHomes } from './testing/listings.ts';
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
  const accountId = ids[role];
  return accountId && tokenFor(accountId);
}

async function tokenFor(account_id: string): Promise<string> {
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

/**
 * What a member of a team gets: the answer of the account they work for where their role allows the call, 403 where it
 * does not, and their own answer where the call is about themselves.
 */
describe.each(['landlord', 'agent'] as const)('a member of the team of %s', (type) => {
  const members: Partial<Record<TeamRole, string>> = {};
  beforeAll(async () => {
    const founder = await as(type);
    // Each role lists homes for the same account.
    await addApprovedHomes(db, founder.user.id);
    for (const role of teamRoles) {
      const { user } = await as(type);
      members[role] = user.id;
      await db.insertInto('team_member').values({ person_id: user.id, account_id: founder.user.id, role }).execute();
    }
  });

  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    (Object.entries(endpoints) as [string, EndpointSpec][]).map(([name, spec]) => ({ group, name, spec })),
  );
  // Calls that end the membership or the session of the person are tried elsewhere.
  const tried = calls.filter(({ spec }) => spec.team !== undefined);

  test.each(tried)('$group.$name', async ({ group, name, spec }) => {
    const { input, status } = (expectations as Record<string, Record<string, Expected>>)[group]![name]!;
    const { team } = spec;
    for (const role of teamRoles) {
      const token = await tokenFor(members[role]!);
      const answered = await callUnchecked(spec, input(ids.somebody ?? ''), { token });
      const isAllowed = team === 'personal' || team === undefined || mayInTeam(role, team);
      expect([role, answered.status]).toEqual([role, isAllowed ? status[type] : 403]);
    }
  });
});

test('rejects a token once its owner is suspended', async () => {
  const { user, token } = await as('agent');
  const admin = await tokenOf('admin');
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(200);
  await call(contract.admin.suspend, { params: { id: user.id }, body: { suspended: true } }, { token: admin });
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(401);
});
