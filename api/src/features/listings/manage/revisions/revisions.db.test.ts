import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import { expect, test } from 'vitest';
import { photoStore } from '../../../../platform/photos/photo-store.ts';
import { aListing, approveListings } from '../../../../testing/listings.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { sweepOrphans } from '../../photos/index.ts';

const testing = await testApi();
const { as, call, db, mailTo, pool, storage, upload } = testing;
const publish = approveListings(testing);
const { user, token } = await as('landlord');
const { token: boss } = await as('admin');
const { act, discardRevision, edit, own } = contract.listings;
const { approve, listing: reviewed, queue, reject } = contract.moderation;

const change = async (id: string, changes: Partial<ListingBody>) =>
  dataOf((await call(edit, { params: { id }, body: aListing(changes) }, { token })).answer);
const ownOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer);
const publicOf = async (id: string) => dataOf((await call(contract.search.property, { params: { id } })).answer);
const reviewOf = async (id: string) => dataOf((await call(reviewed, { params: { id } }, { token: boss })).answer);
const actionsOf = async (id: string) => (await ownOf(id)).history.map(({ action }) => action);
const press = (id: string, action: 'pause' | 'resume' | 'agree' | 'let' | 'withdraw') =>
  call(act, { params: { id }, body: { action } }, { token });
let seed = 100;
const aPhoto = async () => dataOf((await upload(await aJpeg({ seed: seed++ }), 'image/jpeg', { token })).answer).id;
const caption = (id: string, text: string) =>
  call(contract.photos.caption, { params: { id }, body: { caption: text } }, { token });
const long = (word: string) => `${word} `.repeat(60).trim();

const PAY = 'Bright. Pay by Western Union.';

test.each([
  ['a payment nobody can trace', {}, { description: PAY }, 'wording'],
  ['contact details in the title', {}, { title: 'WhatsApp 07700 900123' }, 'wording'],
  ['contact details in a feature', {}, { features: ['EPC Rating: C', 'maya@lets.example'] }, 'wording'],
  [
    'money before a viewing in the conditions',
    {},
    { materialInformation: { specialConditions: 'A deposit is due before viewing.' } },
    'wording',
  ],
  ['unlawful words', {}, { description: 'Bright and quiet. No DSS.' }, 'law'],
  ['unlawful words in a feature', {}, { features: ['EPC Rating: C', 'Professionals only, no children'] }, 'law'],
  ['another long description', { description: long('quiet') }, { description: long('bright') }, 'rewrite'],
] as const)('an edit with %s waits, and the approved version stays public', async (_, first, changes, kind) => {
  const id = await publish(token, first as Partial<ListingBody>);
  const before = await publicOf(id);
  const edited = await change(id, changes as Partial<ListingBody>);
  expect(edited.status).toBe('live');
  expect(edited.revision?.reasons.map((reason) => reason.kind)).toEqual([kind]);
  expect(await publicOf(id)).toEqual(before);
  expect(await actionsOf(id)).toContain('revise');
});

test('other photos wait, another order does not', async () => {
  const [one, two, three] = [await aPhoto(), await aPhoto(), await aPhoto()];
  const id = await publish(token, { images: [one, two] });
  expect((await change(id, { images: [two, one] })).revision).toBeNull();
  const { revision, photos } = await change(id, { images: [two, three] });
  expect(revision?.reasons).toEqual([{ kind: 'photos', sentence: 'Photos were exchanged.' }]);
  expect(revision?.photos.map((photo) => photo.id)).toEqual([two, three]);
  expect(photos.map((photo) => photo.id)).toEqual([two, one]);
  await pool.query("update photo set created_at = now() - interval '25 hours' where id = $1", [three]);
  await sweepOrphans(db, photoStore(storage));
  expect((await ownOf(id)).revision?.photos).toHaveLength(2);
});

test('small clean edits go out at once', async () => {
  const id = await publish(token);
  const edited = await change(id, { title: 'A bright flat', description: 'Bright and very quiet.' });
  expect(edited.revision).toBeNull();
  expect(await publicOf(id)).toMatchObject({ title: 'A bright flat', description: 'Bright and very quiet.' });
});

test('small edits that come to a large rewrite wait, counted from what a moderator last read', async () => {
  const text = (bright: number) => `${'bright '.repeat(bright)}${'quiet '.repeat(60 - bright)}`.trim();
  const id = await publish(token, { description: text(0) });
  expect((await change(id, { description: text(15) })).revision).toBeNull();
  expect((await change(id, { description: text(30) })).revision).toBeNull();
  const { revision } = await change(id, { description: text(45) });
  expect(revision?.reasons).toEqual([{ kind: 'rewrite', sentence: 'Most of a long text is new.' }]);
  expect(await publicOf(id)).toMatchObject({ description: text(30) });
  await call(approve, { params: { id } }, { token: boss });
  expect(await publicOf(id)).toMatchObject({ description: text(45) });
  expect((await change(id, { description: text(30) })).revision).toBeNull();
  expect((await change(id, { description: text(10) })).revision).not.toBeNull();
});

test('an edit replaces the revision, a clean one or discarding it leaves none', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  expect((await change(id, { description: 'WhatsApp me' })).revision?.description).toBe('WhatsApp me');
  expect((await change(id, { description: 'Bright and quiet.' })).revision).toBeNull();
  expect((await publicOf(id)).description).toBe('Bright and quiet.');

  const { version } = await change(id, { description: PAY });
  for (const _ of ['once', 'twice']) {
    const kept = dataOf((await call(discardRevision, { params: { id } }, { token })).answer);
    expect(kept).toMatchObject({ description: 'Bright and quiet.', revision: null, version: version + 1 });
  }
  expect(await actionsOf(id)).toContain('revision-discard');
});

test('a higher rent still takes the whole listing back to review, with what waited', async () => {
  const id = await publish(token);
  await change(id, { description: PAY });
  expect(await change(id, { description: PAY, price: 1_300 })).toMatchObject({
    status: 'pending',
    description: PAY,
    revision: null,
  });
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
  const { description, revision } = await reviewOf(id);
  expect([description, revision?.description]).toEqual([aListing().description, PAY]);
  expect(revision?.flags.flatMap(({ words = [] }) => words)).toEqual([
    expect.objectContaining({ field: 'propertyDescription', text: 'Western Union' }),
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
  expect((await mailTo(user.email))?.subject).toBe('Your changes are approved');
  expect((await actionsOf(id)).filter((action) => action === 'revision-approve')).toHaveLength(1);
  expect((await change(id, { description: PAY, images: [photo], title: 'A flat' })).revision).toBeNull();
});

test('a revision that the law forbids cannot be approved: the answer names the rules', async () => {
  const id = await publish(token);
  await change(id, { description: 'Bright and quiet. No DSS.' });
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
  expect(mail?.subject).toBe('Your changes could not be approved');
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

test('a flagged caption of a shown photo waits, a clean one goes out at once', async () => {
  const photo = await aPhoto();
  const id = await publish(token, { images: [photo] });
  expect(dataOf((await caption(photo, 'Kitchen')).answer)).toMatchObject({ caption: 'Kitchen' });
  expect((await publicOf(id)).photos[0]?.caption).toBe('Kitchen');

  for (const flagged of ['Call 07700 900123', 'No DSS']) {
    const { answer } = await caption(photo, flagged);
    expect(answer).toMatchObject({
      message: expect.stringContaining('waits'),
      data: { caption: 'Kitchen', pendingCaption: flagged },
    });
    expect((await publicOf(id)).photos[0]?.caption).toBe('Kitchen');
    expect((await ownOf(id)).revision?.photos[0]?.caption).toBe(flagged);
    const { answer: list } = await call(contract.photos.list, { query: { ids: photo } }, { token });
    expect(dataOf(list).photos[0]).toMatchObject({ caption: 'Kitchen', pendingCaption: flagged });
  }
  await caption(photo, 'Bright kitchen');
  expect(await ownOf(id)).toMatchObject({ revision: null, photos: [{ caption: 'Bright kitchen' }] });
});

test('a caption and an edit wait together, and are approved together', async () => {
  const photo = await aPhoto();
  const id = await publish(token, { images: [photo] });
  await caption(photo, 'WhatsApp me');
  const { revision } = await change(id, { images: [photo], title: 'A bright flat' });
  expect(revision).toMatchObject({ title: 'A bright flat', photos: [{ caption: 'WhatsApp me' }] });
  dataOf((await call(approve, { params: { id } }, { token: boss })).answer);
  expect(await publicOf(id)).toMatchObject({ title: 'A bright flat', photos: [{ caption: 'WhatsApp me' }] });
});

test('a caption that changes while a moderator reads a new listing is shown before it is decided', async () => {
  const photo = await aPhoto();
  const { id } = dataOf(
    (await call(contract.listings.submit, { body: aListing({ images: [photo] }) }, { token })).answer,
  );
  const { version } = await reviewOf(id);
  await caption(photo, 'WhatsApp me');
  expect((await call(approve, { params: { id } }, { token: boss, ifMatch: version })).status).toBe(412);
});
