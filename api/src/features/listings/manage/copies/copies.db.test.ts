import { contract } from '@letfair/contract';
import { cloneOf, type ExampleAdvert, someHome } from '@letfair/domain/listings/review/copies/example-adverts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aListing, approveListings } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { fingerprintListings } from './fingerprint-listings.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { submit, edit, own, act } = contract.listings;
const approved = approveListings(testing);
const admin = await as('admin');

const bodyOf = ({ title, description, line1, line2, postcode }: ExampleAdvert) => ({
  title,
  description,
  address: { ...aListing().address, line1, line2, postcode },
});
const noReason = { holdingDeposit: 276.92, securityDeposit: 1_384, secondAdvertReason: '' };

const submitAs = async (token: string, changes: Parameters<typeof aListing>[0]) =>
  (await call(submit, { body: aListing(changes) }, { token })).answer;
const copiesOf = async (id: string) => {
  const { answer } = await call(contract.moderation.listing, { params: { id } }, { token: admin.token });
  return dataOf(answer).flags.find(({ kind }) => kind === 'copy');
};

test('a clone of somebody else’s home is flagged with the original, and the original is not', async () => {
  const [one, two] = [await as('landlord'), await as('landlord')];
  const original = someHome('db original');
  const id = await approved(one.token, bodyOf(original));
  const elsewhere = { ...cloneOf(original, 'db clone'), line1: '7 Elsewhere Road', line2: '', postcode: 'LS7 3HB' };
  const { id: clone } = dataOf(await submitAs(two.token, bodyOf(elsewhere)));
  expect(await copiesOf(clone)).toEqual({
    kind: 'copy',
    sentence: 'It has nearly the same text as an advert of another account.',
    copies: [{ matches: ['text'], property: expect.objectContaining({ id, title: original.title, status: 'live' }) }],
  });
  expect(await copiesOf(id)).toBeUndefined();
});

test('an address is compared with live and recent homes of others, however it is written, but not with rooms', async () => {
  const [one, two] = [await as('landlord'), await as('landlord')];
  const at = (line1: string, changes = {}) => ({
    address: { ...aListing().address, line1, postcode: 'M4 4AA' },
    ...changes,
  });
  const id = await approved(one.token, at('Flat 2, 12 Weir Street'));
  const flagged = async (changes: object) => {
    const { id: other } = dataOf(await submitAs(two.token, changes));
    const flag = await copiesOf(other);
    dataOf((await call(act, { params: { id: other }, body: { action: 'withdraw' } }, { token: two.token })).answer);
    return flag?.copies?.map(({ property, matches }) => [property.id, ...matches]) ?? [];
  };
  expect(await flagged(at('12 Weir St', { address: { ...at('12 Weir St').address, line2: 'Apartment 2' } }))).toEqual([
    [id, 'address'],
  ]);
  expect(await flagged(at('Flat 3, 12 Weir Street'))).toEqual([]);
  expect(await flagged(at('2/12 Weir Street', { propertyType: 'room' }))).toEqual([]);
  dataOf((await call(act, { params: { id }, body: { action: 'withdraw' } }, { token: one.token })).answer);
  expect(await flagged(at('2/12 Weir Street'))).toEqual([[id, 'address']]);
  await sql`update listing set updated_at = now() - interval '181 days' where id = ${id}`.execute(db);
  expect(await flagged(at('Flat 2, 12 Weir Street'))).toEqual([]);
});

test('an edit is compared again once it changes address or text, and never with itself', async () => {
  const [one, two] = [await as('landlord'), await as('landlord')];
  const original = someHome('edited original');
  await approved(one.token, bodyOf(original));
  const { id } = dataOf(await submitAs(two.token, { address: { ...aListing().address, line1: '99 Edit Road' } }));
  const save = async (changes: object) =>
    dataOf((await call(edit, { params: { id }, body: aListing(changes) }, { token: two.token })).answer);
  const copy = bodyOf(original);
  await save({ ...copy, price: 1_100 });
  expect((await copiesOf(id))?.copies).toMatchObject([{ matches: ['address', 'text'] }]);
  await save({ ...copy, price: 1_000 });
  expect((await copiesOf(id))?.copies).toHaveLength(1);
  await save({ address: { ...aListing().address, line1: '99 Edit Road' } });
  expect(await copiesOf(id)).toBeUndefined();
});

test('one account says why it advertises a home twice; rooms and other flats are other homes', async () => {
  const lister = await as('agent');
  const at = (line1: string, changes = {}) => ({
    address: { ...aListing().address, line1, postcode: 'M5 5AA' },
    materialInformation: noReason,
    ...changes,
  });
  const { id: first } = dataOf(await submitAs(lister.token, at('4 Twice Street', { title: 'The first one' })));
  const refused = await submitAs(lister.token, at('4, Twice St.'));
  const sentence =
    'You already advertise this home as “The first one”. Change that advert instead, or say why this home needs a second one. If it’s another flat, add its number to the address.';
  expect(refused).toMatchObject({
    success: false,
    message: sentence,
    error: { code: 'invalid', fields: { 'materialInformation.secondAdvertReason': sentence } },
  });
  for (const other of [
    at('Flat 1, 4 Twice Street'),
    at('4 Twice Street', { propertyType: 'room' }),
    at('4 Twice Street', { isShared: true, propertyType: 'house' }),
    at('4 Twice Street', { bedrooms: 5 }),
  ])
    expect((await submitAs(lister.token, other)).success).toBe(true);
  const withReason = { ...noReason, secondAdvertReason: 'Let with or without the annexe' };
  const { id } = dataOf(await submitAs(lister.token, at('4 Twice Street', { materialInformation: withReason })));
  expect((await copiesOf(id))?.sentence).toBe('It has the same address as 2 other adverts of this account.');
  const shown = dataOf((await call(own, { params: { id } }, { token: lister.token })).answer);
  expect(shown.materialInformation.secondAdvertReason).toBe('Let with or without the annexe');
  const unsaid = await call(edit, { params: { id }, body: aListing(at('4 Twice Street')) }, { token: lister.token });
  expect(unsaid.answer).toMatchObject({ success: false, message: sentence });
  dataOf((await call(act, { params: { id: first }, body: { action: 'withdraw' } }, { token: lister.token })).answer);
  const again = await call(edit, { params: { id }, body: aListing(at('4 Twice Street')) }, { token: lister.token });
  expect(again.answer.success).toBe(true);
});

test('nobody else reads why a home is advertised twice', async () => {
  const lister = await as('landlord');
  const id = await approved(lister.token, { materialInformation: { ...noReason, secondAdvertReason: 'A secret' } });
  const { answer } = await call(contract.search.property, { params: { id } });
  expect(dataOf(answer).title).toBe(aListing().title);
  expect(JSON.stringify(answer)).not.toContain('A secret');
});

test('homes of an earlier version get what they are compared by, in batches', async () => {
  const prints = () => db.selectFrom('listing_fingerprint').selectAll().orderBy('listing_id').execute();
  const before = await prints();
  await db.deleteFrom('listing_fingerprint').execute();
  await fingerprintListings(db, 2)({});
  expect(await prints()).toEqual(before);
  expect(before.length).toBeGreaterThan(5);
});
