import type { AddressInfo } from 'node:net';
import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { openStream } from '../../../testing/event-stream.ts';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';

const testing = await testApi();
const { app, as, call, db } = testing;
const liveListing = approveListings(testing);
const { token } = await as('admin');
const tenant = await as('tenant');

await app.listen({ port: 0, host: '127.0.0.1' });
const events = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events`;

const setSuspended = async (id: string, suspended: boolean, reason = '') =>
  dataOf((await call(contract.admin.suspend, { params: { id }, body: { suspended, reason } }, { token })).answer);
const found = async (id: string) =>
  dataOf((await call(contract.search.find, { query: {} })).answer).properties.some((listing) => listing.id === id);
const page = async (id: string) => (await call(contract.search.property, { params: { id } })).status;
const mailsTo = async (email: string, template: string) =>
  (
    await db
      .selectFrom('mail')
      .select('text_body')
      .where('to_address', '=', email)
      .where('template', '=', template)
      .orderBy('id')
      .execute()
  ).map(({ text_body }) => text_body);
const entriesOf = async (id: string) =>
  (
    await db.selectFrom('audit_entry').select(['action', 'note']).where('target_id', '=', id).orderBy('id').execute()
  ).map(({ action, note }) => [action, note]);

test('takes effect everywhere, and so does lifting it', async () => {
  const lister = await as('landlord');
  const listing = await liveListing(lister.token);
  const stream = await openStream(events, lister.token);
  expect([await found(listing), await page(listing)]).toEqual([true, 200]);

  await setSuspended(lister.user.id, true, 'Two reports of a copied advert');
  expect((await call(contract.accounts.me, {}, { token: lister.token })).status).toBe(401);
  expect([await found(listing), await page(listing)]).toEqual([false, 410]);
  await waitUntil(async () => stream.hasEnded());
  expect(stream.events()).toEqual([{ type: 'signed-out', id: lister.user.id }]);

  await setSuspended(lister.user.id, false);
  expect([await found(listing), await page(listing)]).toEqual([true, 200]);
  expect((await call(contract.accounts.me, {}, { token: lister.token })).status).toBe(401);
});

test('mails the reason and how to contest it once per reason, and when it is lifted', async () => {
  const { user } = await as('agent');
  await setSuspended(user.id, true, ' Fake listings ');
  await setSuspended(user.id, true, 'Fake listings');
  expect(await mailsTo(user.email, 'account-suspended')).toEqual([
    expect.stringMatching(/Fake listings[\s\S]*https:\/\/letfair\.example\/contact/),
  ]);
  await setSuspended(user.id, true, 'Copied photos');
  expect(await mailsTo(user.email, 'account-suspended')).toEqual([
    expect.any(String),
    expect.stringContaining('Copied photos'),
  ]);
  for (const _ of ['once', 'twice']) await setSuspended(user.id, false);
  expect(await mailsTo(user.email, 'account-unsuspended')).toEqual([
    expect.stringContaining('https://letfair.example/auth/login'),
  ]);
  expect(await entriesOf(user.id)).toEqual([
    ['suspend', 'Fake listings'],
    ['suspend', 'Copied photos'],
    ['unsuspend', ''],
  ]);
});

test('uses the default reason when the admin gives none', async () => {
  const { user } = await as('tenant');
  await setSuspended(user.id, true, '  ');
  expect(await entriesOf(user.id)).toEqual([['suspend', 'Suspended by an administrator.']]);
  expect(await mailsTo(user.email, 'account-suspended')).toEqual([
    expect.stringContaining('Suspended by an administrator.'),
  ]);
});

test('keeps conversations readable and shows the listings as withdrawn', async () => {
  const lister = await as('landlord');
  const listing = await liveListing(lister.token);
  const asTenant = { token: tenant.token };
  dataOf((await call(contract.favorites.add, { params: { propertyId: listing } }, asTenant)).answer);
  const body = { propertyId: listing, content: 'Is it still to be had?' };
  const { id } = dataOf((await call(contract.conversations.start, { body }, asTenant)).answer);
  dataOf((await call(contract.applications.apply, { body: { propertyId: listing, share: [] } }, asTenant)).answer);
  await setSuspended(lister.user.id, true);

  const params = { id };
  const conversation = dataOf((await call(contract.conversations.show, { params }, asTenant)).answer);
  expect(conversation.propertyStatus).toBe('withdrawn');
  const { messages } = dataOf((await call(contract.conversations.messages, { params, query: {} }, asTenant)).answer);
  expect(messages.map(({ content }) => content)).toContain('Is it still to be had?');
  const { applications } = dataOf((await call(contract.applications.list, { query: {} }, asTenant)).answer);
  expect(applications.map(({ propertyStatus }) => propertyStatus)).toEqual(['withdrawn']);
  const { properties } = dataOf((await call(contract.favorites.cards, { query: {} }, asTenant)).answer);
  expect(properties.map(({ status }) => status)).toEqual(['withdrawn']);

  const other = await as('tenant');
  const add = { params: { propertyId: listing } };
  expect((await call(contract.favorites.add, add, { token: other.token })).status).toBe(404);
  expect((await call(contract.search.view, { params: { id: listing } })).status).toBe(404);
});

test('does not show a listing as live that was approved during the suspension', async () => {
  const lister = await as('landlord');
  const { id } = dataOf((await call(contract.listings.submit, { body: aListing() }, { token: lister.token })).answer);
  await setSuspended(lister.user.id, true);
  dataOf((await call(contract.moderation.approve, { params: { id } }, { token })).answer);
  expect(await mailsTo(lister.user.email, 'listing-approved')).toEqual([]);
  expect(await page(id)).toBe(410);
});
