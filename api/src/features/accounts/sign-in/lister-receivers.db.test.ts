import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing, aLiveListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findListerReceivers } from './index.ts';

const testing = await testApi();
const { as, call, db, pool } = testing;
const { hire } = teamCalls(testing);
const owner = await as('agent');
const [partner, ada, ben] = [
  await hire(owner, 'owner'),
  await hire(owner, 'negotiator'),
  await hire(owner, 'negotiator'),
];
const { id: listingId } = await aLiveListing(db, owner.user.id);
const about = { accountId: owner.user.id, listingId };
const receivers = async (more: { readonly assignedTo?: string } = {}) =>
  (await findListerReceivers(db, { ...about, ...more })).map(({ email }) => email);
const assignHome = (assignedTo: string | null) =>
  call(contract.teams.assignListing, { params: { id: listingId }, body: { assignedTo } }, { token: owner.token });

test('all owners are written to about a home that nobody looks after', async () => {
  expect(new Set(await receivers())).toEqual(new Set([owner.user.email, partner.user.email]));
});

test('whoever looks after the home is written to, and before them whoever looks after the conversation', async () => {
  await assignHome(ada.user.id);
  expect(await receivers()).toEqual([ada.user.email]);
  expect(await receivers({ assignedTo: ben.user.id })).toEqual([ben.user.email]);
});

test('an application is mailed to whoever looks after the home', async () => {
  await assignHome(ada.user.id);
  const { token } = await as('tenant');
  dataOf((await call(contract.applications.apply, { body: { propertyId: listingId } }, { token })).answer);
  const mails = await db.selectFrom('mail').select('to_address').where('template', '=', 'application-new').execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual([ada.user.email]);
});

test('what moderators decide about a home is mailed to whoever looks after it', async () => {
  const { token } = await as('admin');
  const { id } = dataOf((await call(contract.listings.submit, { body: aListing() }, { token: owner.token })).answer);
  const assignment = { params: { id }, body: { assignedTo: ben.user.id } };
  dataOf((await call(contract.teams.assignListing, assignment, { token: owner.token })).answer);
  const rejection = { params: { id }, body: { reason: 'Please add photos of the bathroom.' } };
  dataOf((await call(contract.moderation.reject, rejection, { token })).answer);
  const mails = await db.selectFrom('mail').select('to_address').where('template', '=', 'listing-rejected').execute();
  expect(mails.map(({ to_address }) => to_address)).toEqual([ben.user.email]);
});

test('nobody who was removed or is suspended is written to', async () => {
  await pool.query('update account set suspended_at = now() where id = $1', [partner.user.id]);
  await call(contract.teams.removeMember, { params: { id: ada.user.id }, body: {} }, { token: owner.token });
  expect(await receivers({ assignedTo: ada.user.id })).toEqual([owner.user.email]);
});

test('a member who is an owner reads and changes the details of the agency', async () => {
  const second = await hire(owner, 'owner');
  const { details, saveAgency } = contract.profile;
  const { agency } = dataOf((await call(details, {}, { token: second.token })).answer);
  expect(agency?.companyName).toBe('Harbour Lets Ltd');
  if (!agency) throw new Error('An agent has an agency.');
  dataOf((await call(saveAgency, { body: { ...agency, redressScheme: 'PRS' } }, { token: second.token })).answer);
  const shown = dataOf((await call(details, {}, { token: owner.token })).answer);
  expect(shown.agency?.redressScheme).toBe('PRS');
  expect((await call(saveAgency, { body: agency }, { token: ben.token })).status).toBe(403);
});
