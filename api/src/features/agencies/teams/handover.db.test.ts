import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, mailTo } = testing;
const { listings, teams } = contract;
const { hire } = teamCalls(testing);

const submit = async (token: string) => dataOf((await call(listings.submit, { body: aListing() }, { token })).answer);

test('what a removed person looked after is handed over to another, who is told', async () => {
  const owner = await as('agent');
  const home = await submit(owner.token);
  const [leaving, next, stranger] = [
    await hire(owner, 'negotiator'),
    await hire(owner, 'negotiator'),
    await as('agent'),
  ];
  const body = { assignedTo: leaving.user.id };
  dataOf((await call(teams.assignListing, { params: { id: home.id }, body }, { token: owner.token })).answer);
  const remove = (to: string) =>
    call(teams.removeMember, { params: { id: leaving.user.id }, body: { to } }, { token: owner.token });
  expect((await remove(stranger.user.id)).status).toBe(422);
  dataOf((await remove(next.user.id)).answer);
  const row = await db.selectFrom('listing').select('assigned_to').where('id', '=', home.id).executeTakeFirstOrThrow();
  expect(row.assigned_to).toBe(next.user.id);
  expect((await mailTo(next.user.email))?.text).toContain('You now look after 1 home.');
});

test('the owner hears of a person who leaves by themselves', async () => {
  const owner = await as('agent');
  const leaving = await hire(owner, 'negotiator');
  dataOf((await call(teams.leave, {}, { token: leaving.token })).answer);
  expect((await mailTo(owner.user.email))?.subject).toBe('Someone has left your team on Letfair');
});

test('a client that sends no body hands nothing over to anyone', async () => {
  const owner = await as('agent');
  const leaving = await hire(owner, 'negotiator');
  const params = { id: leaving.user.id };
  const removed = await call(teams.removeMember, { params, body: undefined }, { token: owner.token });
  expect(dataOf(removed.answer).members.map(({ id }) => id)).not.toContain(leaving.user.id);
});
