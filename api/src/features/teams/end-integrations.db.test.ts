import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aLiveListing } from '../../testing/listings.ts';
import { teamCalls } from '../../testing/teams.ts';
import { dataOf, testApi } from '../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, mailTo } = testing;
const { teams } = contract;
const { hire } = teamCalls(testing);

test('keys that somebody made are revoked and their webhooks switched off when they go or lose the right', async () => {
  const owner = await as('agent');
  const { apiKeys, webhooks } = contract;
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
  await call(teams.removeMember, { params: { id: leaving.user.id } }, { token: owner.token });
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
  expect(mail?.subject).toBe('Your role at Harbour Lets Ltd is negotiator now');
  expect(mail?.text.replace(/\s+/g, ' ')).toContain('The key that you made for other software stops working');
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
  await call(teams.removeMember, { params: { id: ada.user.id } }, { token: owner.token });
  const rows = await db
    .selectFrom('listing')
    .select('id')
    .where('account_id', '=', owner.user.id)
    .where('confirm_token_hash', 'is not', null)
    .execute();
  expect(rows).toEqual([{ id: other.id }]);
});
