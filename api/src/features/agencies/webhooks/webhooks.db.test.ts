import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract } from '@letfair/contract';
import {
  MAX_WEBHOOKS,
  retryDelay,
  WEBHOOK_RETRIES,
  type WebhookEvent,
  webhookEventNames,
  webhookSentences,
} from '@letfair/domain/agencies/feed/webhooks';
import { afterAll, expect, test } from 'vitest';
import { createFetchOutside, publicInternet } from '../../../platform/outbound/fetch-outside.ts';
import { aListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { runJob, waitForJobs, waitUntil } from '../../../testing/wait.ts';
import { signatureOf } from './dispatch-webhooks.ts';

interface Message {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const received: Message[] = [];
const answers = new Map<string, (response: ServerResponse) => void>();
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.get(path);
    if (answer) answer(response);
    else response.end('thanks');
  });
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = createFetchOutside({
  ...publicInternet(),
  resolve: async () => ['127.0.0.1'],
  isReachable: () => true,
});
const testing = await testApi({
  fetchOutside: (url, request) =>
    here(url.replace('https://hooks.example', `http://hooks.example:${port}`), { ...request, allowHttp: true }),
});
const { api, as, call, mailTo, pool } = testing;
const { hire } = teamCalls(testing);
afterAll(await api.startJobs());

const { list, add, change, renewSecret, remove, sendTest, deliveries, resend } = contract.webhooks;
const admin = await as('admin');
const tenant = await as('tenant');

const added = async (token: string, path: string, events: WebhookEvent[] = [...webhookEventNames]) =>
  dataOf((await call(add, { body: { url: `https://hooks.example${path}`, events } }, { token })).answer);
const sentTo = (path: string) => received.filter((message) => message.path === path);
const typesSentTo = (path: string) => sentTo(path).map(({ body }) => JSON.parse(body).type as string);
const listed = async (token: string, id: string) =>
  dataOf((await call(deliveries, { params: { id }, query: {} }, { token })).answer).deliveries;
const sendTestTo = async (token: string, id: string) =>
  dataOf((await call(sendTest, { params: { id } }, { token })).answer).deliveryId;
const hoursPass = (id: string) =>
  pool.query(`update webhook_delivery set next_at = now() where webhook_id = $1 and state = 'waiting'`, [id]);

test('a webhook whose secret cannot be read stops once, says so, and goes on with a new one', async () => {
  const { token, user } = await as('agent');
  const { webhook } = await added(token, '/unreadable');
  const { id } = webhook;
  await pool.query(`update webhook set secret_key = 'enc1:0123456789abcdef:' || repeat('a', 60) where id = $1`, [id]);
  const deliveryId = await sendTestTo(token, id);
  const shown = async () => dataOf((await call(list, {}, { token })).answer).webhooks[0];
  await waitUntil(async () => (await shown())?.isStopped);
  // The dispatcher looks every minute.
  for (let minute = 0; minute < 3; minute += 1) {
    await hoursPass(id);
    await runJob(pool, 'deliver-webhooks');
  }
  expect(testing.logged.filter((line) => line.includes('its secret cannot be decrypted'))).toHaveLength(1);
  expect((await mailTo(user.email))?.subject).toBe('One of your webhooks needs a new secret');
  expect(await shown()).toMatchObject({ off: null, isStopped: true });
  expect(await listed(token, id)).toMatchObject([{ state: 'waiting', attempts: [] }]);
  const refusals = [
    await call(sendTest, { params: { id } }, { token }),
    await call(resend, { params: { id: deliveryId } }, { token }),
  ];
  expect(refusals.map(({ answer }) => answer)).toMatchObject([
    { message: webhookSentences.unreadable },
    { message: webhookSentences.unreadable },
  ]);

  const renewed = dataOf((await call(renewSecret, { params: { id } }, { token })).answer);
  expect(renewed.webhook.isStopped).toBe(false);
  await waitUntil(async () => sentTo('/unreadable').length === 1);
  const [{ headers, body }] = sentTo('/unreadable') as [Message];
  const signature = String(headers['letfair-signature']);
  expect(signature).toBe(signatureOf(renewed.secret, Number(/t=(\d+)/.exec(signature)?.[1]), body));
});

test('tells of an enquiry, an application and a decision with ids and the reference only, signed', async () => {
  const { token, user } = await as('agent');
  const { secret } = await added(token, '/agency');
  const form = { ...aListing(), reference: 'AB-12' };
  const listing = dataOf((await call(contract.listings.submit, { body: form }, { token })).answer);
  dataOf((await call(contract.moderation.approve, { params: { id: listing.id } }, { token: admin.token })).answer);
  const enquiry = { propertyId: listing.id, content: 'Is it still to be had? Ring me on 07700 900123.' };
  dataOf((await call(contract.conversations.start, { body: enquiry }, { token: tenant.token })).answer);
  const application = { body: { propertyId: listing.id } };
  dataOf((await call(contract.applications.apply, application, { token: tenant.token })).answer);
  await waitUntil(async () => sentTo('/agency').length === 3);

  expect(typesSentTo('/agency').sort()).toEqual(['application', 'approved', 'enquiry']);
  const message = sentTo('/agency').find(({ body }) => JSON.parse(body).type === 'enquiry')!;
  expect(JSON.parse(message.body)).toEqual({
    id: message.headers['letfair-delivery'],
    type: 'enquiry',
    createdAt: expect.any(String),
    data: { propertyId: listing.id, reference: 'AB-12', conversationId: expect.any(String) },
  });
  const seconds = Number(/^t=(\d+),/.exec(String(message.headers['letfair-signature']))?.[1]);
  expect(message.headers['letfair-signature']).toBe(signatureOf(secret, seconds, message.body));
  for (const private_ of [user.email, tenant.user.email, tenant.user.firstName, '07700', form.title])
    expect(message.body).not.toContain(private_);
});

test('sends nothing for somebody who is suspended, and what waited once that is over', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const { webhook } = await added(manager.token, '/suspended');
  const { webhook: other } = await added(owner.token, '/not-suspended');
  const suspend = (isSuspended: boolean) =>
    pool.query('update account set suspended_at = case when $2 then now() end where id = $1', [
      manager.user.id,
      isSuspended,
    ]);
  await suspend(true);
  await sendTestTo(owner.token, webhook.id);
  await sendTestTo(owner.token, other.id);
  await waitUntil(async () => sentTo('/not-suspended').length === 1);
  await waitForJobs(pool);
  expect(sentTo('/suspended')).toEqual([]);
  const states = dataOf((await call(list, {}, { token: owner.token })).answer).webhooks.map((each) => each.isPaused);
  expect(states).toEqual([true, false]);

  await suspend(false);
  await runJob(pool, 'deliver-webhooks');
  await waitUntil(async () => sentTo('/suspended').length === 1);
});

test('tells only of the events that were chosen', async () => {
  const { token } = await as('landlord');
  await added(token, '/picky', ['rejected']);
  const listing = dataOf((await call(contract.listings.submit, { body: aListing() }, { token })).answer);
  const { id } = listing;
  dataOf((await call(contract.moderation.approve, { params: { id } }, { token: admin.token })).answer);
  const next = dataOf((await call(contract.listings.submit, { body: aListing() }, { token })).answer);
  const rejection = { params: { id: next.id }, body: { reason: 'Blurred photos' } };
  dataOf((await call(contract.moderation.reject, rejection, { token: admin.token })).answer);
  await waitUntil(async () => sentTo('/picky').length > 0);
  expect(typesSentTo('/picky')).toEqual(['rejected']);
});

test('lists a message with its attempts and the beginning of the answer, and tries again after a failure', async () => {
  const { token } = await as('agent');
  answers.set('/flaky', (response) => response.writeHead(500).end(`broken \0\n${'x'.repeat(2_000)}`));
  const { webhook } = await added(token, '/flaky');
  const id = await sendTestTo(token, webhook.id);
  const failed = await waitUntil(async () =>
    (await listed(token, webhook.id)).find((sent) => sent.attempts.length > 0),
  );
  expect(failed).toMatchObject({ id, event: 'test', state: 'waiting', attempts: [{ number: 1, status: 500 }] });
  expect(failed.attempts[0]?.answer).toMatch(/^broken x+$/);
  const wait = Date.parse(failed.nextAt ?? '') - Date.now();
  expect(Math.abs(wait - WEBHOOK_RETRIES[0] * 1_000)).toBeLessThan(20_000);

  answers.delete('/flaky');
  await hoursPass(webhook.id);
  await runJob(pool, 'deliver-webhooks');
  const done = await waitUntil(async () =>
    (await listed(token, webhook.id)).find(({ state }) => state === 'delivered'),
  );
  expect(done.attempts.map(({ status }) => status)).toEqual([200, 500]);
  expect(dataOf((await call(list, {}, { token })).answer).webhooks[0]?.failingSince).toBeNull();
  const [first, second] = sentTo('/flaky');
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['letfair-delivery']).toBe(id);
});

test('gives a message up after the last delay, and sends it again by hand', async () => {
  const { token } = await as('agent');
  answers.set('/dead', (response) => response.writeHead(503).end());
  const { webhook } = await added(token, '/dead');
  const id = await sendTestTo(token, webhook.id);
  await waitUntil(async () => (await listed(token, webhook.id))[0]?.attempts.length === 1);
  await pool.query('update webhook_delivery set attempts = $2 where id = $1', [id, WEBHOOK_RETRIES.length]);
  await pool.query('delete from webhook_attempt where delivery_id = $1', [id]);
  await hoursPass(webhook.id);
  await runJob(pool, 'deliver-webhooks');
  await waitUntil(async () => (await listed(token, webhook.id))[0]?.state === 'given-up');

  answers.delete('/dead');
  dataOf((await call(resend, { params: { id } }, { token })).answer);
  await waitUntil(async () => (await listed(token, webhook.id))[0]?.state === 'delivered');
});

test('each delay is longer than the one before, up to twelve hours', () => {
  const delays = [...WEBHOOK_RETRIES];
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect([retryDelay(1), retryDelay(delays.length)]).toEqual([60, 12 * 3_600]);
  expect(retryDelay(delays.length + 1)).toBeNull();
});

test('a target that never answers keeps neither jobs nor other webhooks waiting', async () => {
  const [slow, quick] = [await as('agent'), await as('agent')];
  answers.set('/never', () => undefined);
  const never = await added(slow.token, '/never');
  const other = await added(quick.token, '/quick');
  for (let times = 0; times < 5; times++) await sendTestTo(slow.token, never.webhook.id);
  await waitUntil(async () => sentTo('/never').length === 1);
  await sendTestTo(quick.token, other.webhook.id);
  await waitUntil(async () => sentTo('/quick').length === 1);
  await waitForJobs(pool);
  expect(sentTo('/never')).toHaveLength(1);
  const attempts = (await listed(slow.token, never.webhook.id)).flatMap((delivery) => delivery.attempts);
  expect(attempts, 'the first attempt is still under way').toEqual([]);
});

test('switches a webhook off after days of failure, and says so by mail', async () => {
  const { token, user } = await as('agent');
  answers.set('/gone', (response) => response.writeHead(404).end());
  const { webhook } = await added(token, '/gone');
  await pool.query(`update webhook set failing_since = now() - interval '73 hours' where id = $1`, [webhook.id]);
  await sendTestTo(token, webhook.id);
  const shown = async () => dataOf((await call(list, {}, { token })).answer).webhooks[0];
  await waitUntil(async () => (await shown())?.off === 'failures');
  expect((await listed(token, webhook.id))[0]?.state).toBe('given-up');
  expect(await mailTo(user.email)).toMatchObject({ subject: 'We’ve switched off one of your webhooks' });
  expect((await call(sendTest, { params: { id: webhook.id } }, { token })).status).toBe(409);

  const body = { url: webhook.url, events: webhook.events, active: true };
  dataOf((await call(change, { params: { id: webhook.id }, body }, { token })).answer);
  expect(await shown()).toMatchObject({ off: null, failingSince: null });
});

test('a new secret signs what is sent afterwards', async () => {
  const { token } = await as('agent');
  const { webhook, secret } = await added(token, '/rotated');
  const renewed = dataOf((await call(renewSecret, { params: { id: webhook.id } }, { token })).answer);
  expect(renewed.secret).not.toBe(secret);
  await sendTestTo(token, webhook.id);
  await waitUntil(async () => sentTo('/rotated').length === 1);
  const [message] = sentTo('/rotated');
  const seconds = Number(/^t=(\d+),/.exec(String(message?.headers['letfair-signature']))?.[1]);
  expect(message?.headers['letfair-signature']).toBe(signatureOf(renewed.secret, seconds, message?.body ?? ''));
});

test.each([
  'http://hooks.example/',
  'https://localhost/',
  'https://user:pass@hooks.example/',
  'https://printer.local/',
  'nonsense',
])('refuses the address %s', async (url) => {
  const { token } = await as('agent');
  const { status, answer } = await call(add, { body: { url, events: ['enquiry'] } }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { url: expect.any(String) } } });
});

test('an account has a limited number of webhooks, and nobody sees those of others', async () => {
  const [owner, other] = [await as('agent'), await as('agent')];
  const { webhook } = await added(owner.token, '/mine');
  for (let more = 1; more < MAX_WEBHOOKS; more++) await added(owner.token, `/mine-${more}`);
  const body = { url: 'https://hooks.example/one-more', events: [...webhookEventNames] };
  expect((await call(add, { body }, { token: owner.token })).status).toBe(409);
  const params = { id: webhook.id };
  expect((await call(deliveries, { params, query: {} }, { token: other.token })).status).toBe(404);
  expect((await call(remove, { params }, { token: other.token })).status).toBe(404);
  dataOf((await call(remove, { params }, { token: owner.token })).answer);
  expect((await call(deliveries, { params, query: {} }, { token: owner.token })).status).toBe(404);
});
