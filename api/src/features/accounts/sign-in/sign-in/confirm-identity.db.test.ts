import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { RECENT_PASSWORD_MINUTES } from '@letfair/domain/accounts/second-step';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../../../testing/people.ts';
import type { Expected } from '../../../../testing/role-matrix/expected.ts';
import { expectedOfHomes } from '../../../../testing/role-matrix/homes.ts';
import { expectedOfPeople } from '../../../../testing/role-matrix/people.ts';
import { teamCalls } from '../../../../testing/teams.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, callUnchecked, pool, mailTo, send } = testing;
const { hire, invitationTo } = teamCalls(testing);
const { confirm, show } = contract.security;
const { update } = contract.profile;

const age = (token: string, minutes: number) =>
  pool.query(
    'update session set confirmed_at = now() - make_interval(mins => $2) where token_hash = sha256($1::bytea)',
    [token, minutes],
  );

async function signedInLongAgo() {
  const person = await as('tenant');
  await age(person.token, RECENT_PASSWORD_MINUTES);
  const { firstName, lastName, phone, email } = person.user;
  return { ...person, profile: { firstName, lastName, phone, email } };
}

const guarded = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls)
    .filter(([, spec]) => (spec as EndpointSpec).recentPassword)
    .map(([name, spec]): [string, EndpointSpec] => [`${group}.${name}`, spec]),
);

describe('asks for the password again after a quarter of an hour', () => {
  test('for every call of which the contract says so', () => {
    expect(guarded.map(([name]) => name)).toEqual([
      'apiKeys.create',
      'certificates.openCalendar',
      'privacy.askForExport',
      'privacy.openExport',
      'access.end',
      'security.startSecondStep',
      'security.enableSecondStep',
      'security.renewRecoveryCodes',
      'security.startPasskey',
      'security.addPasskey',
      'security.removePasskey',
      'security.removeSecondStepOf',
      'viewingLinks.openCalendar',
      'webhooks.add',
      'webhooks.renewSecret',
    ]);
  });

  test.each(guarded)('%s', async (name, spec) => {
    const { token, user } = await as(
      spec.auth === 'user' ? 'tenant' : (spec.auth as readonly ['admin' | 'landlord' | 'tenant'])[0],
    );
    const [group = '', key = ''] = name.split('.');
    const { input } = ({ ...expectedOfPeople, ...expectedOfHomes } as Record<string, Record<string, Expected>>)[group]![
      key
    ]!;
    const send = () => callUnchecked(spec, input(user.id), { token });
    await age(token, RECENT_PASSWORD_MINUTES);
    const refused = await send();
    expect([refused.status, refused.answer]).toEqual([
      403,
      { success: false, message: expect.any(String), error: { code: 'password_needed' } },
    ]);
    await call(confirm, { body: { password: PASSWORD } }, { token });
    expect((await send()).answer).not.toMatchObject({ error: { code: 'password_needed' } });
  });
});

test('a new email address needs the password, whatever else is saved with it does not', async () => {
  const { token, profile, user } = await signedInLongAgo();
  const save = (changes: Partial<typeof profile>) => call(update, { body: { ...profile, ...changes } }, { token });
  expect((await save({ firstName: 'Ada', email: user.email.toUpperCase() })).status).toBe(200);
  const refused = await save({ firstName: 'Eve', email: `new-${user.email}` });
  expect([refused.status, refused.answer]).toMatchObject([403, { error: { code: 'password_needed' } }]);
  const { rows } = await pool.query('select first_name, pending_email from account where id = $1', [user.id]);
  expect(rows).toEqual([{ first_name: 'Ada', pending_email: null }]);
  expect(await mailTo(user.email)).toBeUndefined();
  await call(confirm, { body: { password: PASSWORD } }, { token });
  expect(dataOf((await save({ email: `new-${user.email}` })).answer).requiresVerification).toBe(true);
});

describe('asks for the password where a call hands out more than it mostly does', async () => {
  const owner = await as('agent');
  const options = { token: owner.token };
  const member = await hire(owner, 'negotiator');
  const webhookBody = { url: 'https://hooks.agency.example/a', events: ['enquiry' as const] };
  const added = dataOf((await call(contract.webhooks.add, { body: webhookBody }, options)).answer);
  await call(contract.teams.invite, { body: { email: 'boss@agency.example', role: 'manager' } }, options);
  const { invitations } = dataOf((await call(contract.teams.show, {}, options)).answer);

  const change = (role: 'manager' | 'negotiator' | 'viewer') =>
    call(contract.teams.changeMember, { params: { id: member.user.id }, body: { role, branchId: null } }, options);
  const invite = (role: 'owner' | 'manager' | 'negotiator') =>
    call(contract.teams.invite, { body: { email: `${role}@agency.example`, role } }, options);
  const point = (path: string) =>
    call(
      contract.webhooks.change,
      {
        params: { id: added.webhook.id },
        body: { ...webhookBody, url: `https://hooks.agency.example/${path}`, active: true },
      },
      options,
    );
  const exported = async (name: string) => {
    const { statusCode } = await send({
      url: `/api/exports/${name}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    return { status: statusCode };
  };

  test.each([
    ['an owner is invited', () => invite('owner')],
    ['a manager is invited', () => invite('manager')],
    ['a manager is invited again', () => call(contract.teams.resend, { params: { id: invitations[0]!.id } }, options)],
    ['someone gets a higher role', () => change('manager')],
    ['a webhook gets another address', () => point('b')],
    ['applications are exported', () => exported('applications.csv')],
    ['enquiries are exported', () => exported('enquiries.csv')],
  ])('when %s', async (_, attempt) => {
    await age(owner.token, RECENT_PASSWORD_MINUTES);
    expect((await attempt()).status).toBe(403);
    await call(confirm, { body: { password: PASSWORD } }, options);
    expect((await attempt()).status).toBe(200);
  });

  test.each([
    ['a negotiator is invited', () => invite('negotiator')],
    ['someone gets a lower role', () => change('viewer')],
    ['a webhook is switched at the same address', () => point('b')],
    ['homes are exported', () => exported('listings.csv')],
  ])('and not when %s', async (_, attempt) => {
    await age(owner.token, RECENT_PASSWORD_MINUTES);
    expect((await attempt()).status).toBe(200);
  });

  test('nothing is written or mailed without it', async () => {
    await age(owner.token, RECENT_PASSWORD_MINUTES);
    const body = { email: 'partner@agency.example', role: 'owner' as const };
    const { answer } = await call(contract.teams.invite, { body }, options);
    expect(answer).toMatchObject({ error: { code: 'password_needed' } });
    expect(await invitationTo(body.email)).toBe('');
  });
});

test('closing an account asks for the password in its own body, at any time', async () => {
  const { token } = await signedInLongAgo();
  const close = (password: string) => call(contract.privacy.close, { body: { password } }, { token });
  expect((await close('not-the-password')).status).toBe(422);
  expect((await close(PASSWORD)).status).toBe(200);
});

test('a repeat with the same Idempotency-Key goes through once the password is given', async () => {
  const { token } = await signedInLongAgo();
  const ask = () => call(contract.privacy.askForExport, {}, { token, key: 'one-key' });
  expect((await ask()).status).toBe(403);
  await call(confirm, { body: { password: PASSWORD } }, { token });
  expect((await ask()).status).toBe(200);
});

test('confirms only the session that gave the password', async () => {
  const { token, user } = await signedInLongAgo();
  const login = await call(contract.accounts.login, { body: { email: user.email, password: PASSWORD } });
  const other = dataOf(login.answer).token;
  await age(other, RECENT_PASSWORD_MINUTES);
  expect((await call(confirm, { body: { password: PASSWORD } }, { token })).status).toBe(200);
  expect((await call(contract.privacy.askForExport, {}, { token: other })).status).toBe(403);
  expect((await call(contract.privacy.askForExport, {}, { token })).status).toBe(200);
});

test('refuses wrong passwords like a sign-in, after ten of them the right one too, and tells the owner', async () => {
  const { token } = await signedInLongAgo();
  const give = (password: string) => call(confirm, { body: { password } }, { token });
  for (let tries = 0; tries < 10; tries += 1) expect((await give('not-the-password')).status).toBe(422);
  const locked = await give(PASSWORD);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  const { events } = dataOf((await call(show, {}, { token })).answer);
  expect(events.filter(({ kind }) => kind === 'wrong-password')).toHaveLength(10);
}, 60_000);
