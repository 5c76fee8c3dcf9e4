import { contract } from '@letfair/contract';
import type { ApiKeyScope } from '@letfair/domain/agencies/feed/api-keys';
import { portableValues } from '@letfair/domain/agencies/portfolio/portable-listing';
import { daysAfter } from '@letfair/domain/plain-date';
import { completeListingForm } from '@letfair/domain/testing/listing-form';
import { ukDay } from '@letfair/domain/uk-time';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, pool, send } = await testApi();
const { list, show, save, withdraw } = contract.feed;
const admin = await as('admin');

type Body = (typeof save)['body']['_zod']['input'];

const values = {
  ...portableValues({
    ...completeListingForm,
    availableDate: daysAfter(ukDay(new Date()), 20),
    monthlyRent: 1_200,
    holdingDeposit: 276.92,
    securityDeposit: 1_384,
    secondAdvertReason: 'Another home of the test',
  }),
} as unknown as Body['values'];

let agent: Awaited<ReturnType<typeof as>>;
let token: string;
const keyOf = async (session: string, scopes: ApiKeyScope[] = ['feed:write', 'feed:read']) =>
  dataOf((await call(contract.apiKeys.create, { body: { name: 'Alto', scopes } }, { token: session })).answer).secret;
beforeEach(async () => {
  agent = await as('agent');
  token = await keyOf(agent.token);
});

const put = (yourReference: string, body: Partial<Body> = {}, by = token) =>
  call(save, { params: { yourReference }, body: { values, ...body } }, { token: by });
const saved = async (reference: string, body: Partial<Body> = {}) => dataOf((await put(reference, body)).answer);
const approve = (id: string) => call(contract.moderation.approve, { params: { id } }, { token: admin.token });
const versions = async () =>
  (await pool.query('select id, version, updated_at from listing where account_id = $1 order by id', [agent.user.id]))
    .rows;

describe('the feed of our own', () => {
  it('lists a home by its reference, which waits for approval like a typed one', async () => {
    const { property, outcome } = await saved('A1');
    expect([property.reference, property.status, outcome]).toEqual(['A1', 'pending', 'new']);
    expect(property.url).toBe(`https://letfair.example/properties/${property.id}`);
    const own = dataOf(
      (await call(contract.listings.own, { params: { id: property.id } }, { token: agent.token })).answer,
    );
    expect(own).toMatchObject({ reference: 'A1' });
  });

  it('changes nothing when the same comes again, and one field when one differs', async () => {
    await saved('A1');
    const before = await versions();
    expect((await saved('A1')).outcome).toBe('unchanged');
    expect(await versions()).toEqual(before);
    expect((await saved('A1', { values: { monthlyRent: 1_150 } })).outcome).toBe('changed');
  });

  it('reads texts as in a file', async () => {
    await saved('A1');
    expect(
      (await saved('A1', { values: { monthlyRent: '£1,200.00 pcm', hasParking: values.hasParking ? 'yes' : 'no' } }))
        .outcome,
    ).toBe('unchanged');
  });

  it('says by field what is wrong, and saves nothing', async () => {
    const { status, answer } = await put('A1', { values: { ...values, monthlyRent: 'a lot', bedrooms: 'two' } });
    expect([status, answer]).toMatchObject([
      422,
      { error: { fields: { monthlyRent: expect.any(String), bedrooms: expect.any(String) } } },
    ]);
    const missing = await put('A1', { values: { title: 'A home' } });
    expect([missing.status, missing.answer]).toMatchObject([
      422,
      { error: { fields: { monthlyRent: expect.any(String) } } },
    ]);
    expect(await versions()).toEqual([]);
  });

  it('warns of what the law says', async () => {
    const { warnings } = await saved('A1', { values: { ...values, securityDeposit: 9_000 } });
    expect(warnings).toContainEqual({ field: 'securityDeposit', message: expect.any(String) });
  });

  it('lists homes with their state and problems, and shows one', async () => {
    const first = await saved('A1');
    await saved('A2');
    const rejection = { params: { id: first.property.id }, body: { reason: 'Blurred photos' } };
    dataOf((await call(contract.moderation.reject, rejection, { token: admin.token })).answer);
    const { properties } = dataOf((await call(list, { query: {} }, { token })).answer);
    expect(properties.map(({ reference, status }) => [reference, status])).toEqual([
      ['A2', 'pending'],
      ['A1', 'rejected'],
    ]);
    expect(properties[1]?.problems).toContainEqual({ field: 'status', message: 'Blurred photos' });
    const one = await call(show, { params: { yourReference: 'A1' } }, { token });
    expect(dataOf(one.answer)).toEqual(properties[1]);
    expect((await call(show, { params: { yourReference: 'B9' } }, { token })).status).toBe(404);
  });

  it('says what letting or withdrawing a home ended for others', async () => {
    for (const reference of ['A1', 'A2']) {
      const { property } = await saved(reference);
      await approve(property.id);
      dataOf(
        (await call(contract.applications.apply, { body: { propertyId: property.id } }, await as('tenant'))).answer,
      );
    }
    const ended = '1 application closed, 1 person notified.';
    expect((await saved('A1', { status: 'let' })).warnings).toContainEqual({ field: 'status', message: ended });
    const withdrawn = await call(withdraw, { params: { yourReference: 'A2' } }, { token });
    expect([withdrawn.status, withdrawn.answer.message]).toEqual([200, ended]);
  });

  it('withdraws a home once, and lists it anew when it comes back', async () => {
    const { property } = await saved('A1');
    await approve(property.id);
    const params = { yourReference: 'A1' };
    expect(dataOf((await call(withdraw, { params }, { token })).answer).status).toBe('withdrawn');
    expect(dataOf((await call(withdraw, { params }, { token })).answer).status).toBe('withdrawn');
    const again = await saved('A1');
    expect(again.outcome).toBe('new');
    expect(again.property.id).not.toBe(property.id);
  });

  it('keeps the homes of others out of reach', async () => {
    await saved('A1');
    const other = await keyOf((await as('agent')).token);
    const params = { yourReference: 'A1' };
    expect((await call(show, { params }, { token: other })).status).toBe(404);
    expect((await call(withdraw, { params }, { token: other })).status).toBe(404);
    expect(dataOf((await put('A1', {}, other)).answer).outcome).toBe('new');
  });
});

describe('a key', () => {
  it('is taken from either header', async () => {
    const url = '/api/feed/properties';
    expect((await send({ url, headers: { 'x-api-key': token } })).statusCode).toBe(200);
    expect((await send({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
    expect((await send({ url, headers: { 'x-api-key': 'lf_wrong' } })).statusCode).toBe(401);
  });
  it('that may only read writes nothing', async () => {
    const reader = await keyOf(agent.token, ['feed:read']);
    expect((await put('A1', {}, reader)).status).toBe(403);
    expect((await call(list, { query: {} }, { token: reader })).status).toBe(200);
  });
  it('that is revoked is refused from the next call on, by both feeds', async () => {
    const url = '/v1/property/getbranchpropertylist';
    const payload = { branch: { branch_id: 1, channel: 2 } };
    const statuses = async () => [
      (await call(list, { query: {} }, { token })).status,
      (await put('A1')).status,
      (await send({ method: 'POST', url, headers: { 'x-api-key': token }, payload })).statusCode,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    const { keys } = dataOf((await call(contract.apiKeys.list, {}, { token: agent.token })).answer);
    dataOf((await call(contract.apiKeys.revoke, { params: { id: keys[0]!.id } }, { token: agent.token })).answer);
    expect(await statuses()).toEqual([401, 401, 401]);
  });
  it('is no session, and a session is no key', async () => {
    expect((await call(list, { query: {} }, { token: agent.token })).status).toBe(401);
    expect((await call(contract.listings.mine, { query: {} }, { token })).status).toBe(401);
  });
});

test('pictures wait to be fetched once, however often the same is sent', async () => {
  const photos = [{ source: 'https://media.example.com/1.jpg' }];
  expect((await saved('A1', { photos })).property.media).toBe('waiting');
  await saved('A1', { photos });
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier = 'fetch-feed-media' and key is null`,
  );
  expect(rowCount).toBe(1);
});

test('a new home above the allowance of the day is refused with the time to wait', async () => {
  await saved('L1');
  await pool.query('update listing_allowance set listed = 500 where account_id = $1', [agent.user.id]);
  const { status, headers, answer } = await put('L2');
  expect([status, answer.message]).toEqual([429, expect.stringContaining('500 new homes a day')]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await saved('L1', { values: { monthlyRent: 1_150 } })).outcome).toBe('changed');
});
