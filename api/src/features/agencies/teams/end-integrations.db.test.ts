import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aLiveListing } from '../../../testing/listings.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, mailTo, pool, send } = testing;
const { apiKeys, certificates, feed, teams, viewingLinks, webhooks } = contract;
const { hire } = teamCalls(testing);

test('keys that somebody made are revoked and their webhooks switched off when they go or lose the right', async () => {
  const owner = await as('agent');
  const makeBoth = async (token: string) => {
    const body = { name: 'Alto', scopes: ['feed:read' as const] };
    const { secret } = dataOf((await call(apiKeys.create, { body }, { token })).answer);
    const target = { url: 'https://agency.example/hook', events: ['enquiry' as const] };
    await call(webhooks.add, { body: target }, { token });
    return secret;
  };
  const [leaving, demoted] = [await hire(owner, 'manager'), await hire(owner, 'manager')];
  for (const { token } of [owner, leaving, demoted]) await makeBoth(token);
  const left = async () => {
    const { keys } = dataOf((await call(apiKeys.list, {}, { token: owner.token })).answer);
    const { webhooks: all } = dataOf((await call(webhooks.list, {}, { token: owner.token })).answer);
    return [keys.length, all.filter(({ off }) => off === null).length];
  };
  expect(await left()).toEqual([3, 3]);
  const { keys } = dataOf((await call(apiKeys.list, {}, { token: owner.token })).answer);
  expect(keys[0]?.createdBy).toBe(`${demoted.user.firstName} ${demoted.user.lastName}`);
  await call(teams.removeMember, { params: { id: leaving.user.id }, body: {} }, { token: owner.token });
  expect(await left()).toEqual([2, 2]);
  const shown = dataOf((await call(teams.show, {}, { token: owner.token })).answer).members.at(-1);
  expect(shown).toMatchObject({ id: demoted.user.id, keys: 1, webhooks: 1 });
  const negotiator = await hire(owner, 'negotiator');
  const hidden = dataOf((await call(teams.show, {}, { token: negotiator.token })).answer).members[1];
  expect(hidden).toMatchObject({ id: demoted.user.id, keys: 0, webhooks: 0 });
  const body = { role: 'negotiator' as const, branchId: null };
  await call(teams.changeMember, { params: { id: demoted.user.id }, body }, { token: owner.token });
  expect(await left()).toEqual([1, 1]);
  const mail = await mailTo(demoted.user.email);
  expect(mail?.subject).toBe('Your role in your Letfair team is now negotiator');
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('The key that you created for other software stops working');
  const recorded = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('target_id', '=', owner.user.id)
    .where('action', 'in', ['key-revoke', 'webhook-change'])
    .orderBy('id')
    .execute();
  expect(recorded.map(({ action }) => action)).toEqual([
    'key-revoke',
    'webhook-change',
    'key-revoke',
    'webhook-change',
  ]);
});

test('another branch is no news of a role', async () => {
  const owner = await as('agent');
  const { user } = await hire(owner, 'manager');
  const before = await mailTo(user.email);
  const body = { role: 'manager' as const, branchId: null };
  await call(teams.changeMember, { params: { id: user.id }, body }, { token: owner.token });
  expect(await mailTo(user.email)).toEqual(before);
});

test('a link to confirm a home ends for whoever it was sent to when they go', async () => {
  const owner = await as('agent');
  const ada = await hire(owner, 'negotiator');
  const [hers, other] = [await aLiveListing(db, owner.user.id), await aLiveListing(db, owner.user.id)];
  const token = Buffer.alloc(32, 1);
  await db.updateTable('listing').set({ assigned_to: ada.user.id }).where('id', '=', hers.id).execute();
  for (const [at, { id }] of [hers, other].entries())
    await db
      .updateTable('listing')
      .set({ confirm_token_hash: Buffer.concat([token, Buffer.of(at)]) })
      .where('id', '=', id)
      .execute();
  await call(teams.removeMember, { params: { id: ada.user.id }, body: {} }, { token: owner.token });
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', owner.user.id)
    .where('confirm_token_hash', 'is not', null)
    .execute();
  expect(rows).toEqual([{ id: other.id }]);
});

const aKey = async (token: string) => {
  const body = { name: 'Alto', scopes: ['feed:read' as const, 'feed:write' as const] };
  return dataOf((await call(apiKeys.create, { body }, { token })).answer).secret;
};
const statusOfList = async (secret: string) => (await call(feed.list, { query: {} }, { token: secret })).status;
const set = (id: string, column: 'suspended_at' | 'limited_at' | 'closed_at', isSet: boolean) =>
  pool.query(`update account set ${column} = case when $2 then now() end where id = $1`, [id, isSet]);
const pathOf = (url: string) => url.replace('https://letfair.example', '');
const statusOfFeed = async (path: string) => (await send({ method: 'GET', url: path })).statusCode;

test('what a suspended member made for the agency is refused as long as the suspension lasts', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const [secret, other] = [await aKey(manager.token), await aKey(owner.token)];
  const feeds = [
    dataOf((await call(certificates.openCalendar, {}, { token: manager.token })).answer).url,
    dataOf((await call(viewingLinks.openCalendar, {}, { token: manager.token })).answer).url,
  ].map(pathOf);
  const works = async () => [await statusOfList(secret), ...(await Promise.all(feeds.map(statusOfFeed)))];
  const isPaused = async () =>
    dataOf((await call(apiKeys.list, {}, { token: owner.token })).answer).keys.map((key) => key.isPaused);
  expect(await works()).toEqual([200, 200, 200]);

  await set(manager.user.id, 'suspended_at', true);
  expect(await works()).toEqual([401, 404, 404]);
  expect(await statusOfList(other)).toBe(200);
  expect(await isPaused()).toEqual([false, true]);

  await set(manager.user.id, 'suspended_at', false);
  expect(await works()).toEqual([200, 200, 200]);
  await set(owner.user.id, 'suspended_at', true);
  expect(await works()).toEqual([401, 404, 404]);
});

test('a role that is taken away in the database alone ends what was made with it', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const secret = await aKey(manager.token);
  await db.updateTable('team_member').set({ role: 'viewer' }).where('person_id', '=', manager.user.id).execute();
  expect(await statusOfList(secret)).toBe(401);
  await db.deleteFrom('team_member').where('person_id', '=', manager.user.id).execute();
  expect(await statusOfList(secret)).toBe(401);
});

test('the key of somebody who is limited reads and does not write', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const secret = await aKey(manager.token);
  const save = () => call(feed.save, { params: { yourReference: 'A1' }, body: { values: {} } }, { token: secret });
  expect((await save()).status).not.toBe(403);
  await set(manager.user.id, 'limited_at', true);
  expect((await save()).status).toBe(403);
  expect(await statusOfList(secret)).toBe(200);
});

test('closing an account ends its keys, webhooks and calendars, also for whoever keeps it after all', async () => {
  const owner = await as('landlord');
  const secret = await aKey(owner.token);
  const target = { url: 'https://agency.example/hook', events: ['enquiry' as const] };
  await call(webhooks.add, { body: target }, { token: owner.token });
  const { url } = dataOf((await call(certificates.openCalendar, {}, { token: owner.token })).answer);
  dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: owner.token })).answer);
  expect(await statusOfList(secret)).toBe(401);

  const credentials = { email: owner.user.email, password: PASSWORD };
  const { token } = dataOf((await call(contract.accounts.login, { body: credentials })).answer);
  dataOf((await call(contract.privacy.keep, {}, { token })).answer);
  expect([await statusOfList(secret), await statusOfFeed(pathOf(url))]).toEqual([401, 404]);
  expect(dataOf((await call(webhooks.list, {}, { token })).answer).webhooks).toMatchObject([{ off: 'owner' }]);
});

const events = ['enquiry' as const];
const addWebhook = async ({ token }: SignedIn) => {
  const body = { url: 'https://agency.example/hook', events };
  return dataOf((await call(webhooks.add, { body }, { token })).answer).webhook.id;
};
const pointElsewhere = ({ token }: SignedIn, id: string, host: string) =>
  call(webhooks.change, { params: { id }, body: { url: `https://${host}/hook`, events, active: true } }, { token });
const statesOfWebhooks = async ({ token }: SignedIn) =>
  dataOf((await call(webhooks.list, {}, { token })).answer).webhooks.map(({ off }) => off);

test('a webhook belongs to whoever set its address last, and ends with whoever knows its secret', async () => {
  const owner = await as('agent');
  const addOne = () => addWebhook(owner);
  const [pointed, renewed, touched] = [await addOne(), await addOne(), await addOne()];
  const manager = await hire(owner, 'manager');
  const { token } = manager;
  const elsewhere = { url: 'https://elsewhere.example/hook', events, active: true };
  await call(webhooks.change, { params: { id: pointed }, body: elsewhere }, { token });
  await call(webhooks.renewSecret, { params: { id: renewed } }, { token });
  const sameAddress = { url: 'https://agency.example/hook', events: ['approved' as const], active: true };
  await call(webhooks.change, { params: { id: touched }, body: sameAddress }, { token });
  const member = dataOf((await call(teams.show, {}, { token: owner.token })).answer).members.at(-1);
  expect(member).toMatchObject({ id: manager.user.id, webhooks: 2 });

  await call(teams.removeMember, { params: { id: manager.user.id }, body: {} }, { token: owner.token });
  const list = async () => dataOf((await call(webhooks.list, {}, { token: owner.token })).answer).webhooks;
  expect((await list()).map(({ off }) => off)).toEqual(['person-left', 'person-left', null]);
  const told = await mailTo(owner.user.email);
  expect(told?.subject).toBe('We’ve switched off 2 webhooks');
  expect(told?.text).toContain('elsewhere.example and agency.example');

  // Whoever switches it on again answers for it from then on.
  await call(webhooks.change, { params: { id: pointed }, body: elsewhere }, { token: owner.token });
  expect((await list())[0]).toMatchObject({
    off: null,
    isPaused: false,
    setBy: `${owner.user.firstName} ${owner.user.lastName}`,
  });
});

test('a webhook that was re-pointed twice ends with the last of the two, and a new secret does not keep it', async () => {
  const owner = await as('agent');
  const [first, last] = [await hire(owner, 'manager'), await hire(owner, 'manager')];
  const [twice, renewed] = [await addWebhook(owner), await addWebhook(owner)];
  await pointElsewhere(first, twice, 'first.example');
  await pointElsewhere(last, twice, 'last.example');
  await pointElsewhere(first, renewed, 'first.example');
  dataOf((await call(webhooks.renewSecret, { params: { id: renewed } }, { token: owner.token })).answer);
  const remove = (member: SignedIn) =>
    call(teams.removeMember, { params: { id: member.user.id }, body: {} }, { token: owner.token });
  await remove(first);
  expect(await statesOfWebhooks(owner)).toEqual([null, 'person-left']);
  await remove(last);
  expect(await statesOfWebhooks(owner)).toEqual(['person-left', 'person-left']);
});

test('whoever made the secret of a webhook leaves none behind that is in use', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const id = await addWebhook(manager);
  await pointElsewhere(owner, id, 'agency.example:8443');
  await call(teams.removeMember, { params: { id: manager.user.id }, body: {} }, { token: owner.token });
  expect(await statesOfWebhooks(owner)).toEqual(['person-left']);
});
