import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listings/listing-payload';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aListing, approveListings } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const publish = approveListings(testing);
const { token } = await as('agent');
const { token: boss } = await as('admin');
const { edit, own } = contract.listings;
const { approve, listing: reviewed } = contract.moderation;

const send = (id: string, changes: Partial<ListingBody>, ifMatch?: number) =>
  call(edit, { params: { id }, body: aListing(changes) }, { token, ...(ifMatch && { ifMatch }) });
const change = async (id: string, changes: Partial<ListingBody>) => dataOf((await send(id, changes)).answer);
const ownOf = async (id: string) => dataOf((await call(own, { params: { id } }, { token })).answer);
const publicOf = async (id: string) => dataOf((await call(contract.search.property, { params: { id } })).answer);
const reviewOf = async (id: string) => dataOf((await call(reviewed, { params: { id } }, { token: boss })).answer);
const revisionsOf = (id: string) =>
  db.selectFrom('listing_revision').select('id').where('listing_id', '=', id).execute();

const small = { holdingDeposit: 100, securityDeposit: 500 };

test('a rent far below the median of its outcode waits, however small the cut was', async () => {
  const address = { ...aListing().address, postcode: 'M20 2AA' };
  for (let homes = 0; homes < 6; homes += 1)
    await publish(token, { address, price: 2_100, materialInformation: small });
  const id = await publish(token, { address, price: 1_300, materialInformation: small });
  const cheaper = (price: number) => change(id, { address, price, materialInformation: small });
  expect((await cheaper(1_280)).revision).toBeNull();
  expect((await cheaper(1_250)).revision?.reasons).toEqual([
    { kind: 'rent', sentence: expect.stringContaining('far below £2,100') },
  ]);
  expect((await publicOf(id)).price).toBe(1_280);
  const { revision, flags } = await reviewOf(id);
  expect(revision?.flags).toContainEqual(expect.objectContaining({ kind: 'price', rent: expect.anything() }));
  expect(flags.map(({ kind }) => kind)).not.toContain('price');
});

test('flags are computed anew for an edit that goes out at once', async () => {
  const { description } = aListing();
  const id = await publish(token, { description: `${description} By Bitcoin.` });
  expect((await reviewOf(id)).flags.map(({ kind }) => kind)).toContain('wording');
  expect((await change(id, {})).revision).toBeNull();
  expect((await reviewOf(id)).flags.map(({ kind }) => kind)).not.toContain('wording');
});

test('saved searches hear of a cheaper rent with its approval, and of no rent that waits', async () => {
  const queued = sql<{ jobs: number }>`
    select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'match-saved-searches'`;
  const jobs = async () => (await queued.execute(db)).rows[0]?.jobs;
  const id = await publish(token, { materialInformation: small });
  const before = (await jobs()) ?? 0;
  expect((await change(id, { price: 900, materialInformation: small })).revision).not.toBeNull();
  expect(await jobs()).toBe(before);
  expect(await publicOf(id)).toMatchObject({ price: 1_200, reducedFrom: null });
  await call(approve, { params: { id } }, { token: boss });
  expect(await jobs()).toBe(before + 1);
  expect(await publicOf(id)).toMatchObject({ price: 900, reducedFrom: 1_200 });
});

test('of two edits of the same version sent at once one is taken, and the other is told so', async () => {
  const id = await publish(token);
  const { version } = await ownOf(id);
  const titles = ['Stunning villa', 'Stunning palace'];
  const answers = await Promise.all(titles.map((title) => send(id, { title }, version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const taken = titles[answers.findIndex(({ status }) => status === 200)];
  expect((await ownOf(id)).revision?.title).toBe(taken);
  expect(await revisionsOf(id)).toHaveLength(1);
});

test('of two edits sent at once without a version the later one is the revision, and both are in the history', async () => {
  const id = await publish(token);
  const titles = ['Stunning villa', 'Stunning palace'];
  await Promise.all(titles.map((title) => change(id, { title })));
  const { revision, history } = await ownOf(id);
  expect(titles).toContain(revision?.title);
  expect(await revisionsOf(id)).toHaveLength(1);
  expect(history.filter(({ action }) => action === 'revise')).toHaveLength(2);
});

test('an edit while a moderator approves is neither lost nor approved unread', async () => {
  const id = await publish(token);
  await change(id, { title: 'Flat by the lock' });
  const { version } = await reviewOf(id);
  const [decided] = await Promise.all([
    call(approve, { params: { id } }, { token: boss, ifMatch: version }),
    change(id, { title: 'Stunning palace' }),
  ]);
  const { title, revision } = await ownOf(id);
  expect([200, 412]).toContain(decided.status);
  expect(title).toBe(decided.status === 200 ? 'Flat by the lock' : aListing().title);
  expect(revision?.title).toBe('Stunning palace');
});
