import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import { daysAfter } from '@letfair/domain/plain-date';
import { expect, test } from 'vitest';
import { photoStore } from '../../../../platform/photos/photo-store.ts';
import { aListing, approveListings, saveEdit } from '../../../../testing/listings.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { sweepOrphans } from '../../photos/index.ts';

const testing = await testApi();
const { as, call, db, mailTo, pool, storage, upload } = testing;
const publish = approveListings(testing);
const { user, token } = await as('landlord');
const { token: boss } = await as('admin');
const { act, discardRevision, own } = contract.listings;
const { approve, listing: reviewed, queue, reject } = contract.moderation;

const change = async (id: string, changes: Partial<ListingBody>) =>
  dataOf((await saveEdit({ call }, token, id, aListing(changes))).answer);
const ownOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer);
const publicOf = async (id: string) => dataOf((await call(contract.search.property, { params: { id } })).answer);
const reviewOf = async (id: string) => dataOf((await call(reviewed, { params: { id } }, { token: boss })).answer);
const actionsOf = async (id: string) => (await ownOf(id)).history.map(({ action }) => action);
const press = (id: string, action: 'pause' | 'resume' | 'agree' | 'let' | 'withdraw') =>
  call(act, { params: { id }, body: { action } }, { token });
let seed = 100;
const aPhoto = async () => dataOf((await upload(await aJpeg({ seed: seed++ }), 'image/jpeg', { token })).answer).id;
const long = (word: string) => `${word} `.repeat(60).trim();

const { description } = aListing();
const PAY = `${description} By Bitcoin.`;

test.each([
  ['a payment nobody can trace', {}, { description: PAY }, 'wording'],
  ['contact details', {}, { features: [...aListing().features, 'maya@lets.example'] }, 'wording'],
  [
    'keys in the post',
    {},
    { materialInformation: { ...aListing().materialInformation, specialConditions: 'Keys are posted.' } },
    'wording',
  ],
  ['unlawful words', {}, { description: `${description} No DSS.` }, 'law'],
  ['unlawful words in a feature', {}, { features: [...aListing().features, 'No children'] }, 'law'],
  ['another long description', { description: long('quiet') }, { description: long('bright') }, 'rewrite'],
  ['another title', {}, { title: 'Stunning villa' }, 'facts'],
  ['more bedrooms', {}, { bedrooms: 4 }, 'facts'],
  ['another address', {}, { address: { ...aListing().address, line1: '14 Lock Street' } }, 'facts'],
  ['a higher rent', {}, { price: 1_300 }, 'rent'],
] as const)('an edit with %s waits, and the approved version stays public', async (_, first, changes, kind) => {
  const id = await publish(token, first as Partial<ListingBody>);
  const before = await publicOf(id);
  const edited = await change(id, changes as Partial<ListingBody>);
  expect(edited.status).toBe('live');
  expect(edited.revision?.reasons.map((reason) => reason.kind)).toEqual([kind]);
  expect(await publicOf(id)).toEqual(before);
  expect(await actionsOf(id)).toContain('revise');
});

test('new photos and another first one wait, another order behind it does not', async () => {
  const [one, two, three, four] = [await aPhoto(), await aPhoto(), await aPhoto(), await aPhoto()];
  const id = await publish(token, { images: [two, one, four] });
  expect((await change(id, { images: [two, four, one] })).revision).toBeNull();
  expect((await change(id, { images: [four, two, one] })).revision?.reasons).toEqual([
    { kind: 'photos', sentence: 'A different photo comes first.' },
  ]);
  expect((await change(id, { images: [two, one] })).revision).toBeNull();
  const { revision, photos } = await change(id, { images: [two, three] });
  expect(revision?.reasons).toEqual([{ kind: 'photos', sentence: 'Photos were replaced.' }]);
  expect(revision?.photos.map((photo) => photo.id)).toEqual([two, three]);
  expect(photos.map((photo) => photo.id)).toEqual([two, one]);
  await pool.query("update photo set created_at = now() - interval '25 hours' where id = $1", [three]);
  await sweepOrphans(db, photoStore(storage));
  expect((await ownOf(id)).revision?.photos).toHaveLength(2);
});

const SMALL = { description: description.replace('five', 'four') };

test('small clean edits go out at once', async () => {
  const id = await publish(token);
  const edited = await change(id, SMALL);
  expect(edited.revision).toBeNull();
  expect(await publicOf(id)).toMatchObject(SMALL);
});

test('cuts of the rent that come to more than a fifth wait, counted from what a moderator last read', async () => {
  const id = await publish(token);
  const materialInformation = { holdingDeposit: 100, securityDeposit: 500 };
  const cut = (price: number) => change(id, { price, materialInformation });
  expect((await cut(1_000)).revision).toBeNull();
  expect((await cut(950)).revision?.reasons).toEqual([
    { kind: 'rent', sentence: 'The rent is cut by more than a fifth, from £1,200 to £950.' },
  ]);
  expect((await publicOf(id)).price).toBe(1_000);
  expect((await cut(1_200)).revision).toBeNull();
  await cut(950);
  await call(approve, { params: { id } }, { token: boss });
  expect((await publicOf(id)).price).toBe(950);
  expect((await cut(800)).revision).toBeNull();
});

test('after two refused changes every change is read, until 30 days have passed', async () => {
  const id = await publish(token);
  for (const title of ['Stunning villa', 'Stunning palace']) {
    await change(id, { title });
    await call(reject, { params: { id }, body: { reason: 'It is a flat.' } }, { token: boss });
  }
  expect((await change(id, { availableDate: daysAfter(aListing().availableDate, 3) })).revision?.reasons).toEqual([
    {
      kind: 'refused-before',
      sentence: 'Two changes to this home were refused in the last 30 days, so we check every change.',
    },
  ]);
  expect((await change(id, {})).revision).toBeNull();
  await pool.query("set session_replication_role = replica; update audit_entry set at = at - interval '31 days'");
  expect((await change(id, SMALL)).revision).toBeNull();
});

test('small edits that come to a large rewrite wait, counted from what a moderator last read', async () => {
  const text = (bright: number) => `${'bright '.repeat(bright)}${'quiet '.repeat(60 - bright)}`.trim();
  const id = await publish(token, { description: text(0) });
  expect((await change(id, { description: text(8) })).revision).toBeNull();
  expect((await change(id, { description: text(15) })).revision).toBeNull();
  const { revision } = await change(id, { description: text(22) });
  expect(revision?.reasons).toEqual([
    { kind: 'rewrite', sentence: 'Property description: more than a quarter of the words are new.' },
  ]);
  expect(await publicOf(id)).toMatchObject({ description: text(15) });
  await call(approve, { params: { id } }, { token: boss });
  expect(await publicOf(id)).toMatchObject({ description: text(22) });
  expect((await change(id, { description: text(15) })).revision).toBeNull();
  expect((await change(id, { description: text(5) })).revision).not.toBeNull();
});

test('an edit replaces the revision, a clean one or discarding it leaves none', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  expect((await change(id, { description: 'WhatsApp me' })).revision?.description).toBe('WhatsApp me');
  expect((await change(id, SMALL)).revision).toBeNull();
  expect((await publicOf(id)).description).toBe(SMALL.description);

  const { version } = await change(id, { description: PAY });
  for (const _ of ['once', 'twice']) {
    const kept = dataOf((await call(discardRevision, { params: { id } }, { token })).answer);
    expect(kept).toMatchObject({ ...SMALL, revision: null, version: version + 1 });
  }
  expect(await actionsOf(id)).toContain('revision-discard');
});

test('an edit that goes back to what was approved is public at once and closes the revision', async () => {
  const id = await publish(token);
  await change(id, SMALL);
  await change(id, { title: 'Stunning villa', bedrooms: 4 });
  expect(await change(id, {})).toMatchObject({ status: 'live', description, price: 1_200, revision: null });
});

test('flagged words with a fact that breaks the law come off the page, and only a moderator brings them back', async () => {
  const id = await publish(token);
  const unlawful = { holdingDeposit: 1_000, securityDeposit: 1_384 };
  const edited = await change(id, { description: PAY, materialInformation: unlawful });
  expect(edited).toMatchObject({ status: 'pending', description: PAY, revision: null });
  expect(edited.materialInformation.holdingDeposit).toBe(1_000);
  expect((await call(contract.search.property, { params: { id } })).status).toBe(404);
  expect((await change(id, { description: PAY })).status).toBe('pending');
});

test('a home that the law keeps from the public takes in no flagged words with the fact that is mended', async () => {
  const id = await publish(token);
  expect((await change(id, { features: ['Balcony'] })).status).toBe('paused');
  const mended = await change(id, { description: PAY });
  expect(mended).toMatchObject({ status: 'paused', revision: { description: PAY } });
  expect((await change(id, {})).status).toBe('live');
});

test('a revision waits behind what was handed in before it, however old its listing is', async () => {
  const [older, newer] = [await publish(token), await publish(token)];
  const { id: submitted } = dataOf((await call(contract.listings.submit, { body: aListing() }, { token })).answer);
  await change(newer, { description: PAY });
  await change(older, { description: PAY });
  const waiting = [submitted, newer, older];
  const { properties } = dataOf((await call(queue, { query: {} }, { token: boss })).answer);
  expect(properties.map(({ id }) => id).filter((id) => waiting.includes(id))).toEqual(waiting);
});

test('revisions wait in the queue, and the moderator sees both versions and the flags', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  const { properties } = dataOf((await call(queue, { query: {} }, { token: boss })).answer);
  expect(properties.find((property) => property.id === id)).toMatchObject({
    status: 'live',
    revision: { reasons: [{ kind: 'wording' }] },
    flags: expect.arrayContaining([expect.objectContaining({ kind: 'wording' })]),
  });
  const { description: shown, revision } = await reviewOf(id);
  expect([shown, revision?.description]).toEqual([description, PAY]);
  expect(revision?.flags.flatMap(({ words = [] }) => words)).toEqual([
    expect.objectContaining({ field: 'propertyDescription', text: 'Bitcoin' }),
  ]);
});

test('an approved revision is public, its lister is told, and approving again changes nothing', async () => {
  const id = await publish(token);
  const photo = await aPhoto();
  await change(id, { description: PAY, images: [photo] });
  for (const _ of ['once', 'twice']) {
    const { answer } = await call(approve, { params: { id } }, { token: boss });
    expect(dataOf(answer)).toMatchObject({ status: 'live', description: PAY, revision: null });
  }
  expect(await publicOf(id)).toMatchObject({ description: PAY, photos: [{ id: photo }] });
  expect((await mailTo(user.email))?.subject).toBe('Your changes have been approved');
  expect((await actionsOf(id)).filter((action) => action === 'revision-approve')).toHaveLength(1);
  const again = { description: PAY, images: [photo], features: [...aListing().features, 'Garden'] };
  expect((await change(id, again)).revision).toBeNull();
});

test('a revision that the law forbids cannot be approved: the answer names the rules', async () => {
  const id = await publish(token);
  await change(id, { description: `${description} No DSS.` });
  const { status, answer } = await call(approve, { params: { id } }, { token: boss });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ data: { findings: [{ severity: 'block', field: 'propertyDescription' }] } });
  expect((await ownOf(id)).revision).not.toBeNull();
});

test('a rejected revision is dropped with a reason and a mail, and the approved version stays live', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  const body = { reason: 'Letfair never asks for transfers.' };
  const { answer } = await call(reject, { params: { id }, body }, { token: boss });
  expect(dataOf(answer)).toMatchObject({ status: 'live', description: aListing().description, revision: null });
  const mail = await mailTo(user.email);
  expect(mail?.subject).toBe('Your changes couldn’t be approved');
  expect(mail?.text).toContain(body.reason);
  expect((await ownOf(id)).history[0]).toMatchObject({ action: 'revision-reject', note: body.reason });
  expect((await call(reject, { params: { id }, body }, { token: boss })).status).toBe(409);
});

test('a moderator decides about the revision that was read: a newer one is shown instead', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  const { version } = await reviewOf(id);
  await change(id, { description: 'WhatsApp me' });
  for (const { status, answer } of [
    await call(approve, { params: { id } }, { token: boss, ifMatch: version }),
    await call(reject, { params: { id }, body: { reason: 'No.' } }, { token: boss, ifMatch: version }),
  ]) {
    expect(status).toBe(412);
    expect(answer).toMatchObject({ data: { property: { revision: { description: 'WhatsApp me' } } } });
  }
});

test('a revision stays with a home that may come back, and goes with one that does not', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  for (const action of ['pause', 'resume', 'agree'] as const) await press(id, action);
  expect((await ownOf(id)).revision).not.toBeNull();
  await press(id, 'let');
  expect((await ownOf(id)).revision).toBeNull();

  const other = await publish(token);
  await change(other, { description: PAY });
  await press(other, 'withdraw');
  expect((await ownOf(other)).revision).toBeNull();
});
