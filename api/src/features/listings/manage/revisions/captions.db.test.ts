import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import { daysAfter } from '@letfair/domain/plain-date';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { aListing, approveListings } from '../../../../testing/listings.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, upload } = testing;
const publish = approveListings(testing);
const { token } = await as('landlord');
const { token: boss } = await as('admin');

const ownOf = async (id: string) => dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer);
const shownCaption = async (id: string) =>
  dataOf((await call(contract.search.property, { params: { id } })).answer).photos[0]?.caption;
const publicOf = async (id: string) => dataOf((await call(contract.search.property, { params: { id } })).answer);
const approve = async (id: string) =>
  (await call(contract.moderation.approve, { params: { id } }, { token: boss })).answer;
const caption = (id: string, text: string) =>
  call(contract.photos.caption, { params: { id }, body: { caption: text } }, { token });

const inBelfast: Partial<ListingBody> = {
  address: { line1: '1 Mill Lane', line2: '', city: 'Belfast', postcode: 'BT1 1AA', county: '' },
  materialInformation: { registrationNumber: 'LR123456' },
};

let seed = 500;
let photo = '';
beforeEach(async () => {
  photo = dataOf((await upload(await aJpeg({ seed: seed++ }), 'image/jpeg', { token })).answer).id;
});

describe('a caption that two homes show', () => {
  it('waits with both, and is shown by both once a moderator has approved it with one', async () => {
    const [one, other] = [await publish(token, { images: [photo] }), await publish(token, { images: [photo] })];
    await caption(photo, 'WhatsApp me');
    expect([await shownCaption(one), await shownCaption(other)]).toEqual(['', '']);
    expect((await ownOf(other)).revision?.photos[0]?.caption).toBe('WhatsApp me');
    expect((await approve(one)).success).toBe(true);
    expect([await shownCaption(one), await shownCaption(other)]).toEqual(['WhatsApp me', 'WhatsApp me']);
    expect((await ownOf(other)).revision).toBeNull();
  });

  it('no longer waits anywhere once it is rejected with one', async () => {
    const [one, other] = [await publish(token, { images: [photo] }), await publish(token, { images: [photo] })];
    await caption(photo, 'WhatsApp me');
    await call(
      contract.moderation.reject,
      { params: { id: one }, body: { reason: 'No contact details.' } },
      { token: boss },
    );
    expect((await ownOf(other)).revision).toBeNull();
    expect([await shownCaption(one), await shownCaption(other)]).toEqual(['', '']);
  });

  it('is held to the law of both: neither an approval nor a clean edit of one makes it public', async () => {
    const english = await publish(token, { images: [photo] });
    const belfast = await publish(token, { ...inBelfast, images: [photo] });
    await caption(photo, 'No DSS');
    const later = daysAfter(aListing().availableDate, 3);
    const edited = aListing({ ...inBelfast, images: [photo], availableDate: later });
    await call(contract.listings.edit, { params: { id: belfast }, body: edited }, { token });
    expect((await ownOf(belfast)).revision?.reasons).toEqual([
      {
        kind: 'wording',
        sentence: 'This photo is also used for another home, where its caption is waiting for review too.',
      },
    ]);
    const refused = await approve(belfast);
    expect(refused.success).toBe(false);
    expect(JSON.stringify(refused)).toContain('DSS');
    expect([await shownCaption(english), await shownCaption(belfast)]).toEqual(['', '']);
  });
});

test('another caption of a shown photo waits, a first clean one goes out at once', async () => {
  const id = await publish(token, { images: [photo] });
  expect(dataOf((await caption(photo, 'Kitchen')).answer)).toMatchObject({ caption: 'Kitchen' });
  await caption(photo, 'Villa');
  expect((await publicOf(id)).photos[0]?.caption).toBe('Kitchen');

  for (const flagged of ['Call 07700 900123', 'No DSS']) {
    const { answer } = await caption(photo, flagged);
    expect(answer).toMatchObject({
      message: expect.stringContaining('is waiting for review'),
      data: { caption: 'Kitchen', pendingCaption: flagged },
    });
    expect((await publicOf(id)).photos[0]?.caption).toBe('Kitchen');
    expect((await ownOf(id)).revision?.photos[0]?.caption).toBe(flagged);
    const { answer: list } = await call(contract.photos.list, { query: { ids: photo } }, { token });
    expect(dataOf(list).photos[0]).toMatchObject({ caption: 'Kitchen', pendingCaption: flagged });
  }
  await caption(photo, 'Kitchen');
  expect(await ownOf(id)).toMatchObject({ revision: null, photos: [{ caption: 'Kitchen' }] });
});

test('a caption and an edit wait together, and are approved together', async () => {
  const id = await publish(token, { images: [photo] });
  await caption(photo, 'WhatsApp me');
  const body = aListing({ images: [photo], title: 'A bright flat' });
  const { revision } = dataOf((await call(contract.listings.edit, { params: { id }, body }, { token })).answer);
  expect(revision).toMatchObject({ title: 'A bright flat', photos: [{ caption: 'WhatsApp me' }] });
  expect((await approve(id)).success).toBe(true);
  expect(await publicOf(id)).toMatchObject({ title: 'A bright flat', photos: [{ caption: 'WhatsApp me' }] });
});

test('a caption that changes while a moderator reads a new listing is shown before it is decided', async () => {
  const { id } = dataOf(
    (await call(contract.listings.submit, { body: aListing({ images: [photo] }) }, { token })).answer,
  );
  const { version } = dataOf((await call(contract.moderation.listing, { params: { id } }, { token: boss })).answer);
  await caption(photo, 'WhatsApp me');
  expect((await call(contract.moderation.approve, { params: { id } }, { token: boss, ifMatch: version })).status).toBe(
    412,
  );
});
