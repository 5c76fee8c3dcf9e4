import { contract } from '@letfair/contract';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import { deletionSentences } from '@letfair/domain/accounts/privacy/retention';
import { afterAll, expect, test } from 'vitest';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { runJob } from '../../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, callUnchecked, mailTo, pool } = testing;
const { accounts, admin: admins, conversations, favorites, privacy, search } = contract;
afterAll(await api.startJobs());

const close = (token: string, password = PASSWORD) => call(privacy.close, { body: { password } }, { token });
const keep = (token: string) => call(privacy.keep, {}, { token });
const logIn = async (email: string) =>
  dataOf((await call(accounts.login, { body: { email, password: PASSWORD } })).answer);
const canBeFound = async (id: string) => {
  const found = dataOf((await call(search.find, { query: {} })).answer);
  return found.properties.some((card) => card.id === id);
};

test('hides a closed account and signs it out, and restores everything when deletion is cancelled', async () => {
  const { landlord, tenant, liveListing, start, say } = await conversationFixture(testing);
  const listing = await liveListing();
  const talk = dataOf((await start(listing)).answer);
  expect(await canBeFound(listing)).toBe(true);

  const { deletionDue } = dataOf((await close(landlord.token)).answer);
  expect(Date.parse(deletionDue) - Date.now()).toBeGreaterThan(13.9 * 86_400_000);
  expect((await call(accounts.me, {}, { token: landlord.token })).status).toBe(401);
  expect(await canBeFound(listing)).toBe(false);
  expect((await call(search.property, { params: { id: listing } })).status).toBe(410);
  expect((await say(tenant.token, talk.id, 'Hello?')).status).toBe(409);
  expect(await mailTo(landlord.user.email)).toMatchObject({
    subject: 'Your account will be deleted',
    text: expect.stringContaining('https://letfair.example/auth/login'),
  });

  const again = await logIn(landlord.user.email);
  expect(again.user.deletionDue).toBe(deletionDue);
  expect(dataOf((await call(privacy.show, {}, { token: again.token })).answer)).toEqual({
    export: null,
    deletionDue,
    teamMembers: 0,
  });
  expect(
    dataOf((await call(conversations.list, { query: {} }, { token: again.token })).answer).conversations,
  ).toHaveLength(1);
  const refused = await say(again.token, talk.id, 'I am still here.');
  expect(refused.status).toBe(403);
  expect(refused.answer).toMatchObject({ message: deletionSentences.closed });

  const kept = dataOf((await keep(again.token)).answer);
  expect(kept.user).not.toHaveProperty('deletionDue');
  expect(await canBeFound(listing)).toBe(true);
  expect((await say(again.token, talk.id, 'I am still here.')).status).toBe(200);
  expect((await mailTo(landlord.user.email))?.subject).toBe('We’ve kept your account');
  expect(dataOf((await keep(again.token)).answer).user.id).toBe(landlord.user.id);
});

test('counts the deletion period from the first request', async () => {
  const { token, user } = await as('tenant');
  const first = dataOf((await close(token)).answer);
  await pool.query("update account set closed_at = closed_at - interval '3 days' where id = $1", [user.id]);
  const again = await logIn(user.email);
  const second = dataOf((await close(again.token)).answer);
  expect(Date.parse(first.deletionDue) - Date.parse(second.deletionDue)).toBe(3 * 86_400_000);
});

test('refuses a wrong password, and limits guesses', async () => {
  const { token } = await as('tenant');
  const wrong = await close(token, 'not-it');
  expect(wrong.status).toBe(422);
  expect(wrong.answer).toMatchObject({ error: { fields: { password: deletionSentences.wrongPassword } } });
  for (let tries = 1; tries < 10; tries++) await close(token, 'not-it');
  expect((await close(token)).status).toBe(429);
  expect((await call(accounts.me, {}, { token })).status).toBe(200);
});

test('keeps a closed account closed when its suspension is lifted, and the reverse', async () => {
  const { admin, landlord, liveListing } = await conversationFixture(testing);
  const listing = await liveListing();
  const suspend = (suspended: boolean) =>
    call(
      admins.suspend,
      { params: { id: landlord.user.id }, body: { suspended, reason: 'A test' } },
      { token: admin.token },
    );
  dataOf((await close(landlord.token)).answer);
  await suspend(true);
  await suspend(false);
  expect(await canBeFound(listing)).toBe(false);

  const again = await logIn(landlord.user.email);
  await suspend(true);
  expect((await keep(again.token)).status).toBe(401);
  await suspend(false);
  dataOf((await keep((await logIn(landlord.user.email)).token)).answer);
  expect(await canBeFound(listing)).toBe(true);
});

test('lets the owner back in by a reset link when an intruder closed the account', async () => {
  const { token, user } = await as('tenant');
  dataOf((await close(token)).answer);
  await call(accounts.forgotPassword, { body: { email: user.email } });
  const reset = /token=([\w-]+)/.exec((await mailTo(user.email))?.text ?? '')?.[1] ?? '';
  const password = 'lantern-7-harbour-kettle';
  dataOf((await call(accounts.resetPassword, { body: { token: reset, password } })).answer);
  const { token: fresh } = dataOf((await call(accounts.login, { body: { email: user.email, password } })).answer);
  expect((await keep(fresh)).status).toBe(200);
});

test('erases nothing before the deletion period is over', async () => {
  const { tenant, liveListing } = await conversationFixture(testing);
  const listing = await liveListing();
  await call(favorites.add, { params: { propertyId: listing } }, { token: tenant.token });
  dataOf((await close(tenant.token)).answer);
  await runJob(pool, 'erase-accounts');
  const again = await logIn(tenant.user.email);
  dataOf((await keep(again.token)).answer);
  expect(dataOf((await call(favorites.list, {}, { token: again.token })).answer)).toEqual([listing]);
});

test.each(['tenant', 'landlord', 'agent'] as const)('allows a closed %s only a few writes', async (role) => {
  const { token, user } = await as(role);
  dataOf((await close(token)).answer);
  const again = await logIn(user.email);
  const open: string[] = [];
  for (const spec of Object.values(contract).flatMap((group): EndpointSpec[] => Object.values(group))) {
    if (
      spec.method === 'GET' ||
      spec.auth === 'public' ||
      (spec.auth !== 'user' && !(spec.auth as readonly string[]).includes(role))
    )
      continue;
    const params = { id: user.id, propertyId: user.id, targetId: user.id, reference: 'LF-0000-0000' };
    if (spec.whileClosing) open.push(spec.path);
    else expect((await callUnchecked(spec, { params }, { token: again.token })).status, spec.path).toBe(403);
  }
  expect(open.sort()).toEqual([
    '/api/auth/logout',
    '/api/auth/sessions',
    '/api/auth/sessions/:id',
    '/api/privacy/deletion',
    '/api/privacy/deletion',
    '/api/privacy/export',
    '/api/privacy/export/ticket',
    '/api/security/access/end',
    '/api/security/access/review',
    '/api/security/confirmation',
  ]);
});

test('keeps the last admin, also when two close their accounts at once', async () => {
  // Admins of other tests would count as remaining admins.
  await pool.query("update account set suspended_at = now() where user_type = 'admin'");
  const [ada, bea] = [await as('admin'), await as('admin')];
  const answers = await Promise.all([close(ada.token), close(bea.token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stays = answers[0]?.status === 409 ? ada : bea;
  const refused = await close(stays.token);
  expect(refused.status).toBe(409);
  expect(refused.answer).toMatchObject({ message: deletionSentences.lastAdmin });
});
