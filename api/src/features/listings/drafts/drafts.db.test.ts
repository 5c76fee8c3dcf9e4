import { contract } from '@letfair/contract';
import { MAX_DRAFTS } from '@letfair/domain/homes/limits';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, callUnchecked, send, db } = await testApi();
const { drafts, createDraft, draft, saveDraft, deleteDraft } = contract.listings;
const landlord = await as('landlord');
const { token } = landlord;

const begin = async (body: object = { title: 'A flat' }, options = { token }) =>
  dataOf((await call(createDraft, { body }, options)).answer);
const save = (id: string, body: object, ifMatch?: string) =>
  send({
    method: 'PUT',
    url: `/api/properties/drafts/${id}`,
    headers: { authorization: `Bearer ${token}`, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
    payload: body,
  });

test('the first save answers the id under which the draft is found again, exactly as it was typed', async () => {
  const typed = {
    title: 'A flat',
    monthlyRent: '12',
    bedrooms: 0,
    address: { postcode: 'M1' },
    propertyType: '',
    features: ['Balcony', ''],
    utilitiesIncluded: ['Gas'],
    billsIncluded: true,
    price: null,
    clientId: '0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e17',
  };
  const { id } = await begin({ ...typed, status: 'draft' });
  const { answer, headers } = await call(draft, { params: { id } }, { token });
  expect(dataOf(answer)).toMatchObject({ ...typed, id, status: 'draft', version: 1 });
  expect(headers.etag).toBe('"1"');
});

test('an empty form can be saved, and one with every field missing', async () => {
  for (const body of [{}, { status: 'draft' as const }, { title: '' }, { title: null }])
    expect((await call(createDraft, { body }, { token })).status).toBe(200);
});

test('drafts are listed with title and dates, the last changed first', async () => {
  const { token: other } = await as('agent');
  const first = await begin({ title: 'First' }, { token: other });
  const second = await begin({}, { token: other });
  await call(saveDraft, { params: { id: first.id }, body: { title: 'First, changed' } }, { token: other });
  const listed = dataOf((await call(drafts, {}, { token: other })).answer);
  expect(listed.map(({ id, title, status, version }) => ({ id, title, status, version }))).toEqual([
    { id: first.id, title: 'First, changed', status: 'draft', version: 2 },
    { id: second.id, title: '', status: 'draft', version: 1 },
  ]);
});

test('tenants have no drafts', async () => {
  const { token: tenant } = await as('tenant');
  expect(dataOf((await call(drafts, {}, { token: tenant })).answer)).toEqual([]);
});

test('a save over the version that was loaded goes through, one over an older version is told so', async () => {
  const { id } = await begin();
  const saved = await save(id, { title: 'Mine' }, '"1"');
  expect(saved.statusCode).toBe(200);
  expect(saved.headers.etag).toBe('"2"');
  const late = await save(id, { title: 'Theirs' }, '"1"');
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ success: false, error: { code: 'stale' } });
  expect(dataOf((await call(draft, { params: { id } }, { token })).answer).title).toBe('Mine');
});

test('a client that names no version, or any, is accepted; one that names nonsense is not', async () => {
  const { id } = await begin();
  expect((await save(id, { title: 'No version' })).statusCode).toBe(200);
  expect((await save(id, { title: 'Any version' }, '*')).statusCode).toBe(200);
  expect((await save(id, { title: 'Weak' }, 'W/"3"')).statusCode).toBe(200);
  expect((await save(id, { title: 'Nonsense' }, '"abc"')).statusCode).toBe(412);
});

test('two tabs that save the same version at the same moment: one is told', async () => {
  const { id } = await begin();
  const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => save(id, { title }, '"1"')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412, 412]);
});

test('another person’s draft is not found, whatever is done to it', async () => {
  const { id } = await begin();
  const { token: stranger } = await as('landlord');
  const params = { id };
  expect((await call(draft, { params }, { token: stranger })).status).toBe(404);
  expect((await call(saveDraft, { params, body: { title: 'Mine now' } }, { token: stranger })).status).toBe(404);
  expect((await call(deleteDraft, { params }, { token: stranger })).status).toBe(404);
  expect(dataOf((await call(draft, { params }, { token })).answer).title).toBe('A flat');
});

test('a deleted draft is gone, and deleting it again says so', async () => {
  const { id } = await begin();
  expect((await call(deleteDraft, { params: { id } }, { token })).status).toBe(200);
  expect((await call(draft, { params: { id } }, { token })).status).toBe(404);
  expect((await call(deleteDraft, { params: { id } }, { token })).status).toBe(404);
});

test('beginning a draft twice with one key makes one draft', async () => {
  const body = { title: 'Once' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call(createDraft, { body }, { token, key: 'draft-once' })),
  );
  expect(new Set(answers.map(({ answer }) => dataOf(answer).id)).size).toBe(1);
});

test('there is a limit to drafts, also for many at once', async () => {
  const { token: busy, user } = await as('agent');
  await Promise.all(Array.from({ length: MAX_DRAFTS + 5 }, () => call(createDraft, { body: {} }, { token: busy })));
  const kept = await db.selectFrom('draft').select('id').where('account_id', '=', user.id).execute();
  expect(kept).toHaveLength(MAX_DRAFTS);
  const { status, answer } = await call(createDraft, { body: {} }, { token: busy });
  expect(status).toBe(409);
  expect(answer).toMatchObject({ message: expect.stringContaining('delete one') });
});

test.each([
  ['a field nobody knows', { isFree: true }],
  ['a text that is too long', { title: 'x'.repeat(121) }],
  ['too many photos', { images: Array.from({ length: 31 }, () => 'x') }],
  ['another status', { status: 'live' }],
])('%s is refused', async (_, body) => {
  expect((await callUnchecked(createDraft, { body }, { token })).status).toBe(422);
});
