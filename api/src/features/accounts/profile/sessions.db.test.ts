import { contract } from '@letfair/contract';
import { SESSIONS_SHOWN } from '@letfair/contract/accounts/profile';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { hashToken } from '../../../platform/tokens.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, pool, send } = await testApi();
const { sessions, endSession, endOtherSessions } = contract.profile;
const { login, me } = contract.accounts;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function logInWith(email: string, userAgent?: string): Promise<string> {
  const response = await send({
    method: 'POST',
    url: login.path,
    headers: { ...(userAgent !== undefined && { 'user-agent': userAgent }) },
    payload: { email, password: PASSWORD, rememberMe: true },
  });
  return response.json().data.token;
}
const listed = async (token: string) => dataOf((await call(sessions, {}, { token })).answer);
const isSignedIn = async (token: string) => (await call(me, {}, { token })).status === 200;

test('lists sessions newest first and marks the current one', async () => {
  const { user, token } = await as('tenant');
  await logInWith(user.email, FIREFOX);
  await logInWith(user.email, `${'<script>'.repeat(2_000)}`);
  const { sessions: found, total } = await listed(token);
  expect(total).toBe(3);
  expect(found.map(({ device, current }) => [device, current])).toEqual([
    ['Unknown device', false],
    ['Firefox on Windows', false],
    ['Unknown device', true],
  ]);
  const day = 86_400_000;
  expect(Date.parse(found[1]!.expiresAt) - Date.parse(found[1]!.createdAt)).toBe(30 * day);
});

test('shows nothing of a session that could sign in', async () => {
  const { token } = await as('tenant');
  const { body } = await send({ method: 'GET', url: sessions.path, headers: { authorization: `Bearer ${token}` } });
  const hash = hashToken(token);
  for (const secret of [token, hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')])
    expect(body).not.toContain(secret);
  const [session] = JSON.parse(body).data.sessions;
  expect(await isSignedIn(session.id)).toBe(false);
});

test('ends one session, and answers 404 the second time', async () => {
  const { user, token } = await as('tenant');
  const [one, two] = [await logInWith(user.email, FIREFOX), await logInWith(user.email)];
  const id = (await listed(token)).sessions.find(({ device }) => device === 'Firefox on Windows')!.id;
  expect((await call(endSession, { params: { id } }, { token })).status).toBe(200);
  expect([await isSignedIn(one), await isSignedIn(two), await isSignedIn(token)]).toEqual([false, true, true]);
  expect((await call(endSession, { params: { id } }, { token })).status).toBe(404);
});

test('refuses to end sessions of other accounts', async () => {
  const [mine, theirs] = [await as('tenant'), await as('tenant')];
  const { id } = (await listed(theirs.token)).sessions[0]!;
  for (const other of [id, newId()])
    expect((await call(endSession, { params: { id: other } }, { token: mine.token })).status).toBe(404);
  expect(await isSignedIn(theirs.token)).toBe(true);
});

test('ends every other session at once', async () => {
  const { user, token } = await as('tenant');
  const others = await Promise.all(Array.from({ length: 3 }, () => logInWith(user.email)));
  await pool.query(
    `insert into session (token_hash, account_id, expires_at)
     select sha256(n::text::bytea), $1, now() + interval '1 hour' from generate_series(1, 60) n`,
    [user.id],
  );
  const { sessions: found, total } = await listed(token);
  expect([found.length, total]).toEqual([SESSIONS_SHOWN, 64]);
  const { answer } = await call(endOtherSessions, {}, { token });
  expect(answer).toEqual({ success: true, message: 'Every other device has been signed out.', data: { ended: 63 } });
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect((await listed(token)).sessions).toMatchObject([{ current: true }]);
  expect(dataOf((await call(endOtherSessions, {}, { token })).answer)).toEqual({ ended: 0 });
});

test('hides expired sessions', async () => {
  const { user, token } = await as('tenant');
  await pool.query(
    "insert into session (token_hash, account_id, expires_at) values ($1, $2, now() - interval '1 second')",
    [hashToken('old'), user.id],
  );
  expect((await listed(token)).total).toBe(1);
});

test('records the last use of a session to the hour', async () => {
  const { user, token } = await as('tenant');
  const set = (ago: string) =>
    pool.query('update session set last_used_at = now() - $2::interval where account_id = $1', [user.id, ago]);
  const used = async () => Date.now() - Date.parse((await listed(token)).sessions[0]!.lastUsedAt);
  await set('50 minutes');
  expect(await used()).toBeGreaterThan(49 * 60_000);
  await set('3 hours');
  expect(await used()).toBeLessThan(60_000);
});
