import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const { as, call, db, mailTo } = await testApi();
const { ofListing, file, queue, decide } = contract.appeals;
const { approve, reject, listing: reviewed } = contract.moderation;
const [first, second] = [await as('admin'), await as('admin')];
const landlord = await as('landlord');
await addApprovedHomes(db, landlord.user.id);

async function submitted(changes = {}, { token }: SignedIn = landlord): Promise<string> {
  const { answer } = await call(contract.listings.submit, { body: aListing(changes) }, { token });
  return dataOf(answer).id;
}

async function rejected(): Promise<string> {
  const id = await submitted();
  dataOf((await call(reject, { params: { id }, body: { reason: 'Fake photos.' } }, { token: first.token })).answer);
  return id;
}

const appeal = (propertyId: string, content = 'They are my own photos.', token = landlord.token, key?: string) =>
  call(file, { params: { propertyId }, body: { content } }, { token, ...(key && { key }) });
const judge = (id: string, decision: 'uphold' | 'overturn', { token }: SignedIn, reason = 'I have looked again.') =>
  call(decide, { params: { id }, body: { decision, reason } }, { token });
const statusOf = async (id: string) =>
  dataOf((await call(reviewed, { params: { id } }, { token: first.token })).answer).status;
const templatesTo = async (email: string) =>
  (await db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute()).map(
    ({ template }) => template,
  );

test('a lister answers a rejection once, and both sides are told', async () => {
  const propertyId = await rejected();
  const before = dataOf((await call(ofListing, { params: { propertyId } }, { token: landlord.token })).answer);
  expect(before).toMatchObject({
    appeals: [],
    can: { decision: { kind: 'rejection', reason: 'Fake photos.' }, wordings: [] },
  });
  const filed = dataOf((await appeal(propertyId)).answer);
  expect(filed).toMatchObject({ kind: 'rejection', status: 'open', content: 'They are my own photos.', reason: '' });
  expect(dataOf((await appeal(propertyId)).answer).id).toBe(filed.id);
  expect(await appeal(propertyId, 'Once more.')).toMatchObject({
    status: 409,
    answer: { message: 'You’ve already appealed against this decision. You can only appeal once.' },
  });
  const after = dataOf((await call(ofListing, { params: { propertyId } }, { token: landlord.token })).answer);
  expect(after).toMatchObject({ appeals: [{ id: filed.id }], can: { decision: null } });
  expect(await templatesTo(landlord.user.email)).toContain('appeal-received');
  expect((await mailTo('desk@letfair.example'))?.subject).toBe('New appeal: rejected listing');
});

test('parallel appeals about one decision are one appeal', async () => {
  const propertyId = await rejected();
  const answers = await Promise.all([appeal(propertyId, 'One.'), appeal(propertyId, 'Two.')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('only the lister of a listing that was sent back can appeal, and says why', async () => {
  const propertyId = await rejected();
  const stranger = await as('landlord');
  expect((await appeal(propertyId, 'Mine.', stranger.token)).status).toBe(404);
  expect((await appeal(newId())).status).toBe(404);
  expect((await appeal(propertyId, '   ')).answer).toMatchObject({
    error: { fields: { content: 'Tell us why you disagree.' } },
  });
  expect((await appeal(propertyId, 'x'.repeat(2_001))).status).toBe(422);
  expect((await appeal(await submitted())).status).toBe(409);
});

test('another admin than the one who decided looks at it', async () => {
  const propertyId = await rejected();
  const { id } = dataOf((await appeal(propertyId)).answer);
  const seenBy = async ({ token }: SignedIn) =>
    dataOf((await call(queue, { query: {} }, { token })).answer).appeals.find((queued) => queued.id === id);
  expect(await seenBy(first)).toMatchObject({
    canDecide: false,
    person: { email: landlord.user.email },
    property: { id: propertyId, status: 'rejected' },
    decision: { reason: 'Fake photos.', by: expect.any(String) },
  });
  expect((await seenBy(second))?.canDecide).toBe(true);
  expect(await judge(id, 'uphold', first)).toMatchObject({ status: 403, answer: { error: { code: 'forbidden' } } });
  expect((await judge(id, 'uphold', second, '  ')).status).toBe(422);
  expect((await judge(id, 'uphold', second)).status).toBe(200);
  expect((await judge(id, 'uphold', second)).status).toBe(200);
  expect((await judge(id, 'overturn', second)).status).toBe(409);
  expect(await statusOf(propertyId)).toBe('rejected');
  expect(await templatesTo(landlord.user.email)).toContain('appeal-upheld');
  expect(await templatesTo(first.user.email)).toContain('appeal-reviewed');
});

test('an overturned rejection waits for approval again, which asks the law', async () => {
  const propertyId = await rejected();
  const { id } = dataOf((await appeal(propertyId)).answer);
  expect(dataOf((await judge(id, 'overturn', second)).answer)).toMatchObject({ status: 'overturned' });
  expect(await statusOf(propertyId)).toBe('pending');
  expect((await call(approve, { params: { id: propertyId } }, { token: first.token })).status).toBe(200);
  const entries = await db
    .selectFrom('audit_entry')
    .select(['action', 'target_type', 'note'])
    .where('target_id', '=', propertyId)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'submit',
    'reject',
    'appeal',
    'overturn-appeal',
    'reinstate',
    'approve',
  ]);
  expect(entries[3]).toMatchObject({ target_type: 'appeal', note: 'I have looked again.' });
});

test('of two admins who decide about an appeal at once, one does', async () => {
  const propertyId = await rejected();
  const { id } = dataOf((await appeal(propertyId)).answer);
  const third = await as('admin');
  const answers = await Promise.all([judge(id, 'overturn', second), judge(id, 'uphold', third)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an appeal against an older decision does not undo a newer one', async () => {
  const propertyId = await rejected();
  const { id } = dataOf((await appeal(propertyId)).answer);
  const edit = { params: { id: propertyId }, body: aListing({ title: 'Changed' }) };
  dataOf((await call(contract.listings.edit, edit, { token: landlord.token })).answer);
  const again = { params: { id: propertyId }, body: { reason: 'Still fake.' } };
  dataOf((await call(reject, again, { token: second.token })).answer);
  expect((await judge(id, 'overturn', second)).status).toBe(200);
  expect(await statusOf(propertyId)).toBe('rejected');
  expect((await appeal(propertyId, 'Again a mistake.')).status).toBe(200);
});

test('a false alarm of the wording check is kept for exactly that sentence', async () => {
  const description = 'Bright. The mural “No DSS” is by a local artist! Quiet.';
  const propertyId = await submitted({ description });
  const { can } = dataOf((await call(ofListing, { params: { propertyId } }, { token: landlord.token })).answer);
  const [{ sentence: _, ...wording } = { sentence: '', rule: '', field: '', excerpt: '' }] = can.wordings;
  expect(wording).toMatchObject({ field: 'propertyDescription', excerpt: 'The mural “No DSS” is by a local artist' });
  const body = { content: 'It is a work of art.', wording };
  const send = (changed = body) => call(file, { params: { propertyId }, body: changed }, { token: landlord.token });
  expect((await send({ ...body, wording: { ...wording, excerpt: 'Bright' } })).status).toBe(409);
  const { id } = dataOf((await send()).answer);
  expect((await send({ ...body, content: 'Once more.' })).status).toBe(409);
  expect((await call(approve, { params: { id: propertyId } }, { token: first.token })).status).toBe(422);
  expect((await judge(id, 'overturn', first)).status).toBe(200);
  const left = dataOf((await call(ofListing, { params: { propertyId } }, { token: landlord.token })).answer).can;
  expect(left.wordings).toEqual([]);
  expect((await call(approve, { params: { id: propertyId } }, { token: first.token })).status).toBe(200);
});

test('an appeal is limited to a few a day', async () => {
  const busy = await as('landlord');
  await addApprovedHomes(db, busy.user.id);
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const id = await submitted({ title: `Home ${n}` }, busy);
    dataOf((await call(reject, { params: { id }, body: { reason: 'No.' } }, { token: first.token })).answer);
    statuses.push((await appeal(id, 'Why?', busy.token)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
