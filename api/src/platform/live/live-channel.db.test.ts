import type { AddressInfo } from 'node:net';
import { contract } from '@letfair/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { type ApiDeps, createApi, fileStorage, localMailbox, openPool } from '../../index.ts';
import { conversationFixture } from '../../testing/conversations.ts';
import { openStream } from '../../testing/event-stream.ts';
import { INVENTORY_EMAIL, PASSWORD, SUPPORT_EMAIL } from '../../testing/people.ts';
import { teamCalls } from '../../testing/teams.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';
import { testKeys } from '../../testing/test-database.ts';
import { waitUntil } from '../../testing/wait.ts';
import { noMeters } from '../telemetry/meters.ts';
import { STREAMS_PER_ACCOUNT } from './live-streams.ts';
import { LIVE_CHANNEL } from './notify.ts';

const testing = await testApi();
const { app, as, call, db, pool, send, url: databaseUrl, logged } = testing;
const { landlord, tenant, admin, started, say, read } = await conversationFixture(testing);

const urlOf = async (server: FastifyInstance): Promise<string> => {
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/api/events`;
};

/** A second process, as far as the first can tell: its own pool, its own listener, the same database. */
async function anotherServer(more: Partial<ApiDeps> = {}): Promise<FastifyInstance> {
  const ownPool = openPool({ connectionString: databaseUrl, onIdleError: () => undefined });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const api = createApi({
    pool: ownPool,
    keyRing: testKeys,
    publicUrl: 'https://letfair.example',
    mail: localMailbox(),
    supportEmail: SUPPORT_EMAIL,
    inventoryEmail: INVENTORY_EMAIL,
    storage: fileStorage('/nonexistent'),
    limitIpAddresses: false,
    adminsNeedSecondStep: false,
    log: silent,
    ...more,
  });
  const server = Fastify();
  await server.register(api.plugin);
  server.addHook('onClose', () => ownPool.end());
  return server;
}

const url = await urlOf(app);
const other = await anotherServer();
const otherUrl = await urlOf(other);
afterAll(() => other.close());

const logIn = async (email: string) =>
  dataOf((await call(contract.accounts.login, { body: { email, password: PASSWORD } })).answer).token;

test('sends events uncached, unbuffered and uncompressed', async () => {
  const stream = await openStream(url, tenant.token);
  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
  await waitUntil(async () => /^retry: \d{4}\n\n$/.test(stream.text()));
});

test('accepts the token in the Authorization header only', async () => {
  for (const address of [url, `${url}?token=${tenant.token}`, `${url}?access_token=${tenant.token}`]) {
    const refused = await openStream(address);
    expect(refused.status).toBe(401);
    await refused.ended;
    expect(JSON.parse(refused.text())).toMatchObject({ success: false, error: { code: 'unauthenticated' } });
  }
  expect((await openStream(url, 'made-up')).status).toBe(401);
  const posted = await send({ method: 'POST', url: '/api/events' });
  expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET']);
  expect((await send({ method: 'HEAD', url: '/api/events' })).statusCode).toBe(405);
});

test('delivers a message to both sides, whichever server they are connected to', async () => {
  const { id } = await started();
  const here = await openStream(url, tenant.token);
  const there = await openStream(otherUrl, landlord.token);
  const stranger = await openStream(otherUrl, (await as('tenant')).token);
  const sent = await say(tenant.token, id, 'Something only the two may know');
  expect(sent.status).toBe(200);
  await Promise.all([here.heard('message', id), there.heard('message', id)]);
  await read(landlord.token, id, 99);
  await Promise.all([here.heard('read', id), there.heard('read', id)]);
  expect(there.events()).toEqual([
    { type: 'message', id },
    { type: 'read', id },
  ]);
  expect(stranger.events()).toEqual([]);
});

test('sends no event of a transaction that was rolled back', async () => {
  const { id } = await started();
  const stream = await openStream(url, tenant.token);
  await call(contract.conversations.block, { params: { id }, body: { blocked: true } }, { token: landlord.token });
  await stream.heard('message', id);
  expect((await say(tenant.token, id, 'Not possible')).status).toBe(409);
  await call(contract.conversations.block, { params: { id }, body: { blocked: false } }, { token: landlord.token });
  await waitUntil(async () => stream.events().length === 2);
});

test('signing out ends the streams of that session only, on every server', async () => {
  const { user, token } = await as('tenant');
  const elsewhere = await logIn(user.email);
  const [mine, alsoMine, kept] = await Promise.all([
    openStream(url, token),
    openStream(otherUrl, token),
    openStream(otherUrl, elsewhere),
  ]);
  await call(contract.accounts.logout, {}, { token });
  await Promise.all([mine.ended, alsoMine.ended]);
  expect(mine.events()).toEqual([{ type: 'signed-out', id: user.id }]);
  expect(kept.hasEnded()).toBe(false);
  expect(kept.events()).toEqual([]);
});

test('a new password ends the streams of all other sessions', async () => {
  const { user, token } = await as('tenant');
  const other = await openStream(otherUrl, await logIn(user.email));
  const mine = await openStream(otherUrl, token);
  const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD}-new` };
  expect((await call(contract.accounts.changePassword, { body }, { token })).status).toBe(200);
  await other.ended;
  expect(other.events()).toEqual([{ type: 'signed-out', id: user.id }]);
  expect(mine.hasEnded()).toBe(false);
});

test('signing out another device ends the streams of that device only', async () => {
  const { user, token } = await as('tenant');
  const elsewhere = await logIn(user.email);
  const [other, mine] = [await openStream(otherUrl, elsewhere), await openStream(otherUrl, token)];
  const { answer } = await call(contract.profile.sessions, {}, { token });
  const { id } = dataOf(answer).sessions.find(({ current }) => !current)!;
  await call(contract.profile.endSession, { params: { id } }, { token });
  await other.ended;
  expect(other.events()).toEqual([{ type: 'signed-out', id: user.id }]);
  expect(mine.hasEnded()).toBe(false);
});

test('a suspension ends all streams of the account and refuses new ones', async () => {
  const { user, token } = await as('landlord');
  const streams = await Promise.all([openStream(url, token), openStream(otherUrl, token)]);
  const body = { suspended: true, reason: 'A test' };
  await call(contract.admin.suspend, { params: { id: user.id }, body }, { token: admin.token });
  await Promise.all(streams.map(({ ended }) => ended));
  for (const stream of streams) expect(stream.events()).toEqual([{ type: 'signed-out', id: user.id }]);
  expect((await openStream(url, token)).status).toBe(401);
});

test('whoever is removed from a team hears that something about them has changed', async () => {
  const owner = await as('agent');
  const { token, user } = await teamCalls(testing).hire(owner, 'negotiator');
  const stream = await openStream(otherUrl, token);
  await call(contract.teams.removeMember, { params: { id: user.id }, body: {} }, { token: owner.token });
  await stream.ended;
  expect(stream.events()).toEqual([{ type: 'signed-out', id: user.id }]);
  expect((await openStream(url, token)).status).toBe(200);
});

test('one stream above the limit ends the oldest and asks it to reconnect later', async () => {
  const { token } = await as('tenant');
  const oldest = await openStream(url, token);
  const others: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let n = 0; n < STREAMS_PER_ACCOUNT; n += 1) others.push(await openStream(url, token));
  await oldest.ended;
  expect(oldest.text()).toContain('retry: 60000\n\n');
  expect(others.map((stream) => stream.hasEnded())).toEqual(others.map(() => false));
});

test('a server with as many streams as it may have refuses one more, until another ends', async () => {
  let refused = 0;
  const small = await anotherServer({
    maxLiveStreams: 1,
    meters: {
      ...noMeters,
      countRefusedStream: () => {
        refused += 1;
      },
    },
  });
  const smallUrl = await urlOf(small);
  const first = await openStream(smallUrl, tenant.token);
  const second = await openStream(smallUrl, landlord.token);
  expect([second.status, second.headers['retry-after'], refused]).toEqual([503, '60', 1]);
  await second.ended;
  expect(JSON.parse(second.text())).toMatchObject({ success: false, error: { code: 'unavailable' } });
  first.close();
  await waitUntil(async () => {
    const another = await openStream(smallUrl, landlord.token);
    another.close();
    return another.status === 200;
  });
  await small.close();
});

test('ends all streams when the database connection breaks, and delivers again to those that reconnect', async () => {
  const { id } = await started();
  const before = await Promise.all([openStream(url, tenant.token), openStream(otherUrl, landlord.token)]);
  const listeners = `select pid from pg_stat_activity where datname = current_database() and application_name = '${LIVE_CHANNEL}'`;
  const { rowCount } = await pool.query(`select pg_terminate_backend(pid) from (${listeners}) as listener`);
  expect(rowCount).toBe(2);
  // Each server notices in its own time; whoever came back to one that has not is sent away once more.
  await Promise.all(before.map(({ ended }) => ended));
  expect(logged.some((line) => line.includes('The connection for notifications was lost'))).toBe(true);

  const [here, there] = await Promise.all([openStream(url, tenant.token), openStream(otherUrl, landlord.token)]);
  expect([here.status, there.status]).toEqual([200, 200]);
  await say(landlord.token, id, 'Back again');
  await Promise.all([here.heard('message', id), there.heard('message', id)]);
});

test('ignores notifications on the channel that are not events of ours', async () => {
  const stream = await openStream(url, tenant.token);
  const to = [tenant.user.id];
  for (const payload of ['', 'no json', '{}', JSON.stringify({ type: 'other', id: to[0], to }), `{"to":"${to[0]}"}`])
    await pool.query('select pg_notify($1, $2)', [LIVE_CHANNEL, payload]);
  await pool.query('select pg_notify($1, $2)', [
    LIVE_CHANNEL,
    JSON.stringify({ type: 'application', id: to[0], to, more: 'x' }),
  ]);
  await stream.heard('application', tenant.user.id);
  expect(stream.events()).toEqual([{ type: 'application', id: tenant.user.id }]);
});

test('refuses a stream to an expired session', async () => {
  const { user, token } = await as('tenant');
  await db
    .updateTable('session')
    .set({ expires_at: new Date(0) })
    .where('account_id', '=', user.id)
    .execute();
  expect((await openStream(url, token)).status).toBe(401);
});

test('a server that closes ends its streams without waiting for clients', async () => {
  const third = await anotherServer();
  const stream = await openStream(await urlOf(third), tenant.token);
  await third.close();
  await stream.ended;
});
