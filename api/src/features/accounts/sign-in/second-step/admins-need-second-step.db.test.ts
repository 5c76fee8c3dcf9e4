import { contract } from '@letfair/contract';
import { type EndpointSpec, isKeyScope } from '@letfair/contract/wire/endpoint';
import { describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../../../testing/people.ts';
import { expectedOfHomes } from '../../../../testing/role-matrix/homes.ts';
import { expectedOfPeople } from '../../../../testing/role-matrix/people.ts';
import { softwareAuthenticator } from '../../../../testing/software-authenticator.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { totpCode } from './totp.ts';

const { as, call, callUnchecked, db, mailTo, pool, send } = await testApi({ adminsNeedSecondStep: true });
const { login, me } = contract.accounts;
const security = contract.security;

const STEP_MS = 30_000;
async function enableApp(token: string): Promise<string> {
  const { secret } = dataOf((await call(security.startSecondStep, {}, { token })).answer);
  // A step that ended before the check would make the code two steps old.
  vi.useFakeTimers({ toFake: ['Date'] });
  const code = totpCode(secret, Date.now() - STEP_MS);
  expect((await call(security.enableSecondStep, { body: { code } }, { token })).status).toBe(200);
  vi.useRealTimers();
  return secret;
}
async function addPasskey(token: string) {
  const authenticator = softwareAuthenticator();
  const { challenge } = dataOf((await call(security.startPasskey, {}, { token })).answer);
  const passkey = authenticator.create({ challenge });
  const added = await call(security.addPasskey, { body: { name: 'Key', passkey } }, { token });
  return { authenticator, id: dataOf(added.answer).passkey.id };
}
const stats = (token: string) => call(contract.admin.stats, {}, { token });

describe('an admin without a second step on a public site', async () => {
  const { token } = await as('admin');
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, spec]): [string, EndpointSpec] => [`${group}.${name}`, spec]),
  );
  const expected = { ...expectedOfPeople, ...expectedOfHomes } as Record<
    string,
    Record<string, { input: (id: string) => object }>
  >;
  const closed = calls.filter(
    ([, { auth, beforeSecondStep }]) => auth !== 'public' && !isKeyScope(auth) && !beforeSecondStep,
  );

  test('is told so at sign-in and by me', async () => {
    const { user } = await as('admin');
    expect(user.mustSetUpSecondStep).toBe(true);
    expect(dataOf((await call(me, {}, { token })).answer).user.mustSetUpSecondStep).toBe(true);
    expect((await as('tenant')).user.mustSetUpSecondStep).toBeUndefined();
  });

  test.each(closed)('cannot call %s', async (name, spec) => {
    const [group = '', key = ''] = name.split('.');
    const { status, answer } = await callUnchecked(spec, expected[group]![key]!.input(token), { token });
    const isForAdmins = spec.auth === 'user' || (spec.auth as readonly string[]).includes('admin');
    expect([status, answer]).toMatchObject([
      403,
      { error: { code: isForAdmins ? 'second_step_needed' : 'forbidden' } },
    ]);
  });

  test('can look, confirm, set up and sign out, and nothing else', () => {
    const open = calls.filter(([, { beforeSecondStep }]) => beforeSecondStep).map(([name]) => name);
    expect(open).toEqual([
      'accounts.me',
      'accounts.logout',
      'security.show',
      'security.confirm',
      'security.startSecondStep',
      'security.enableSecondStep',
      'security.startPasskey',
      'security.addPasskey',
    ]);
  });

  test('cannot read files of certificates', async () => {
    const url = '/api/certificates/01980000-0000-7000-8000-000000000004/download';
    const headers = { authorization: `Bearer ${token}` };
    expect((await send({ method: 'GET', url, headers })).statusCode).toBe(401);
  });
});

test('an admin works as usual once an app is set up, and signs in with its codes from then on', async () => {
  const { token, user } = await as('admin');
  expect((await stats(token)).status).toBe(403);
  const secret = await enableApp(token);
  expect((await stats(token)).status).toBe(200);
  const { answer } = await call(login, { body: { email: user.email, password: PASSWORD } });
  if (answer.success || !answer.data || !('challenge' in answer.data)) throw new Error('No second step was asked for.');
  const { challenge } = answer.data;
  const signedIn = await call(security.completeSignIn, { body: { challenge, code: totpCode(secret) } });
  expect(dataOf(signedIn.answer).user.mustSetUpSecondStep).toBeUndefined();
  expect((await stats(dataOf(signedIn.answer).token)).status).toBe(200);
});

test('a passkey is a second step for an admin: the password alone does not get in beside it', async () => {
  const { token, user } = await as('admin');
  const { authenticator } = await addPasskey(token);
  expect((await stats(token)).status).toBe(200);
  const { answer } = await call(login, { body: { email: user.email, password: PASSWORD } });
  expect(answer).toMatchObject({ success: false, data: { requiresSecondStep: true, methods: ['passkey'] } });
  const request = dataOf((await call(security.startPasskeySignIn, {})).answer);
  const signedIn = await call(security.signInWithPasskey, { body: { passkey: authenticator.use(request) } });
  expect((await stats(dataOf(signedIn.answer).token)).status).toBe(200);
});

test('an admin keeps at least one second step', async () => {
  const { token } = await as('admin');
  const { id } = await addPasskey(token);
  const removeKey = () => call(security.removePasskey, { params: { id } }, { token });
  expect((await removeKey()).status).toBe(409);
  const secret = await enableApp(token);
  expect((await removeKey()).status).toBe(200);
  const body = { password: PASSWORD, code: totpCode(secret) };
  expect((await call(security.disableSecondStep, { body }, { token })).status).toBe(409);
});

describe('support removes the second step of somebody who lost it', async () => {
  const helper = await as('admin');
  await enableApp(helper.token);
  const remove = (id: string, token = helper.token) => call(security.removeSecondStepOf, { params: { id } }, { token });

  test.each(['tenant', 'admin'] as const)(
    'of a %s, with a mail, an audit entry and every session ended',
    async (role) => {
      const lost = await as(role);
      await enableApp(lost.token);
      await addPasskey(lost.token);
      const shown = await call(contract.admin.user, { params: { id: lost.user.id } }, { token: helper.token });
      expect(dataOf(shown.answer).hasSecondStep).toBe(true);
      expect((await remove(lost.user.id)).status).toBe(200);
      expect((await call(me, {}, { token: lost.token })).status).toBe(401);
      expect((await mailTo(lost.user.email))?.subject).toBe('Two-step sign-in has been removed');
      const { answer } = await call(login, { body: { email: lost.user.email, password: PASSWORD } });
      expect(dataOf(answer).user.mustSetUpSecondStep).toBe(role === 'admin' ? true : undefined);
      const entries = await db.selectFrom('audit_entry').selectAll().where('target_id', '=', lost.user.id).execute();
      expect(entries).toMatchObject([
        { action: 'remove-second-step', actor_id: helper.user.id, actor_role: 'moderator' },
      ]);
      expect((await remove(lost.user.id)).status).toBe(409);
    },
  );

  test('but nobody removes their own', async () => {
    expect((await remove(helper.user.id)).status).toBe(409);
  });
});

test('a shared account of the demonstration gets neither a second step nor a passkey', async () => {
  const { token, user } = await as('tenant');
  await pool.query('update account set is_demo = true where id = $1', [user.id]);
  expect((await call(security.startSecondStep, {}, { token })).status).toBe(403);
  expect((await call(security.startPasskey, {}, { token })).status).toBe(403);
});
