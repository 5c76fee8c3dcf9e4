import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { listLocalMail } from '../../../../index.ts';
import { clientCalls } from '../../../../testing/clients.ts';
import { anEmail, PASSWORD } from '../../../../testing/people.ts';
import { teamCalls } from '../../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';
import { testKeys } from '../../../../testing/test-database.ts';
import { runJob } from '../../../../testing/wait.ts';

const testing = await testApi();
const { api, as, call, mailTo, pool } = testing;
afterAll(await api.startJobs());
const { accept, hire, invite, invitationTo } = teamCalls(testing);
const { addClient, invite: inviteClient, join, linkTo, makeClient } = clientCalls(testing);
const { access, accounts, measures, teams } = contract;

/** Signs in from somewhere else, and gives the link “this wasn’t me” of the email about it. */
async function intrude({ user }: SignedIn) {
  const body = { email: user.email, password: PASSWORD };
  const intruder = dataOf((await call(accounts.login, { body }, { ipAddress: '203.0.113.9' })).answer);
  const link = /\/auth\/not-me\?token=([\w-]+)/.exec((await mailTo(user.email))?.text ?? '')?.[1] ?? '';
  return { intruder, takeBack: async () => dataOf((await call(access.notMe, { body: { token: link } })).answer) };
}

const membersOf = async ({ user }: SignedIn): Promise<string[]> =>
  (await pool.query('select person_id from team_member where account_id = $1', [user.id])).rows.map(
    (row) => row.person_id,
  );
const agenciesOf = async ({ token }: SignedIn) =>
  dataOf((await call(contract.clientHomes.agencies, {}, { token })).answer).agencies.length;
const mailsTo = ({ user }: SignedIn) => listLocalMail(pool, testKeys, { to: user.email, limit: 20 });

test('whoever came into the team by invitations from a manager’s account is removed when it is taken back', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const before = await hire(manager, 'viewer');
  const late = await as('agent');
  dataOf((await invite(manager, late.user.email, 'viewer')).answer);
  const { intruder, takeBack } = await intrude(manager);
  const accomplice = await hire(intruder, 'negotiator');
  // What the manager sent before is not the intruder's, even if it is accepted later; nor is what the owner sends.
  dataOf((await accept(late, await invitationTo(late.user.email))).answer);
  const hiredByOwner = await hire(owner, 'negotiator');

  const { ended } = await takeBack();
  expect(ended.filter(({ kind }) => kind === 'team-member')).toEqual([
    { kind: 'team-member', name: 'Maya The negotiator' },
  ]);
  const staying = [manager, before, late, hiredByOwner].map(({ user }) => user.id);
  expect((await membersOf(owner)).sort()).toEqual(staying.sort());
  expect((await mailTo(accomplice.user.email))?.subject).toBe('You’ve been removed from your team on Letfair');
  const secured = (await mailsTo(manager)).find(({ subject }) => subject === 'We’ve secured your account');
  expect(secured?.text).toContain('a person in your team');
  const told = (await mailsTo(owner)).find(({ subject }) => subject === 'We’ve removed people from your team');
  expect(told?.text).toContain('We’ve removed “Maya The negotiator” from your team.');
  expect(told?.text).toContain('“Maya The manager” works with you');
});

test('an invitation from before that the intruder sends again counts as sent since', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const late = await as('agent');
  const { invitations } = dataOf((await invite(manager, late.user.email, 'viewer')).answer);
  const { intruder, takeBack } = await intrude(manager);
  dataOf((await call(teams.resend, { params: { id: invitations[0]!.id } }, { token: intruder.token })).answer);
  dataOf((await accept(late, await invitationTo(late.user.email))).answer);
  await takeBack();
  expect(await membersOf(owner)).toEqual([manager.user.id]);
});

test('those whom the intruder’s people let in go too, even if one of these has left', async () => {
  const owner = await as('agent');
  const partner = await hire(owner, 'owner');
  const { intruder, takeBack } = await intrude(partner);
  const first = await hire(intruder, 'owner');
  const second = await hire(first, 'manager');
  const client = await as('landlord');
  await makeClient(second, client);
  dataOf(
    (await call(teams.removeMember, { params: { id: partner.user.id }, body: {} }, { token: first.token })).answer,
  );
  dataOf((await call(teams.leave, {}, { token: first.token })).answer);

  const { ended } = await takeBack();
  expect(ended.map(({ kind }) => kind)).toEqual(['session', 'session', 'team-member', 'client-access']);
  expect(await membersOf(owner)).toEqual([]);
  expect(await agenciesOf(client)).toBe(0);
});

test('landlords whom a manager’s account let in since lose access, and the agency and they are told', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const [before, since, late] = [await as('landlord'), await as('landlord'), await as('landlord')];
  const clientId = await makeClient(manager, before);
  dataOf((await inviteClient(manager, clientId, late.user.email)).answer);
  const { intruder, takeBack } = await intrude(manager);
  await makeClient(intruder, since);
  dataOf((await join(late, await linkTo(late.user.email))).answer);

  const { ended } = await takeBack();
  expect(ended.filter(({ kind }) => kind === 'client-access')).toEqual([
    { kind: 'client-access', name: since.user.email },
  ]);
  expect([await agenciesOf(before), await agenciesOf(since), await agenciesOf(late)]).toEqual([1, 0, 1]);
  expect((await mailTo(since.user.email))?.subject).toBe('You can no longer see your homes on Letfair');
  const told = (await mailsTo(owner)).find(
    ({ subject }) => subject === 'We’ve ended landlords’ access to homes you let',
  );
  expect(told?.text).toContain('can no longer see the homes you let for them.');
  const secured = (await mailsTo(manager)).find(({ subject }) => subject === 'We’ve secured your account');
  expect(secured?.text).toContain('a landlord who can see their homes');
});

test('somebody who comes in again is counted by the invitation they came in with last', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const client = await as('landlord');
  const clientId = await makeClient(owner, client);
  dataOf((await call(contract.clientHomes.leave, { params: { id: clientId } }, { token: client.token })).answer);
  const { intruder, takeBack } = await intrude(manager);
  dataOf((await inviteClient(intruder, clientId, client.user.email)).answer);
  dataOf((await join(client, await linkTo(client.user.email))).answer);
  await takeBack();
  expect(await agenciesOf(client)).toBe(0);
});

test('nobody who was removed so comes back by the link they came in with', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const [accomplice, client] = [await as('agent'), await as('landlord')];
  const { intruder, takeBack } = await intrude(manager);
  dataOf((await invite(intruder, accomplice.user.email, 'viewer')).answer);
  dataOf((await inviteClient(intruder, await addClient(intruder, ''), client.user.email)).answer);
  const [link, clientLink] = [await invitationTo(accomplice.user.email), await linkTo(client.user.email)];
  dataOf((await accept(accomplice, link)).answer);
  dataOf((await join(client, clientLink)).answer);
  await takeBack();
  expect([(await accept(accomplice, link)).status, (await join(client, clientLink)).status]).toEqual([410, 410]);
  expect([await membersOf(owner), await agenciesOf(client)]).toEqual([[manager.user.id], 0]);
});

test('people stay when whoever invited them is suspended or removed, and keep no trace of one who is erased', async () => {
  const [owner, admin] = [await as('agent'), await as('admin')];
  const manager = await hire(owner, 'manager');
  const [member, leaver] = [await hire(manager, 'viewer'), await hire(manager, 'viewer')];
  const client = await as('landlord');
  await makeClient(manager, client);
  dataOf((await call(teams.leave, {}, { token: leaver.token })).answer);
  const params = { id: manager.user.id };
  await call(measures.apply, { params, body: { kind: 'suspend', reason: 'Spam.' } }, { token: admin.token });
  dataOf((await call(teams.removeMember, { params, body: {} }, { token: owner.token })).answer);
  expect([await membersOf(owner), await agenciesOf(client)]).toEqual([[member.user.id], 1]);

  const countSent = async () =>
    (
      await pool.query(
        `select from team_member where invited_by = $1 union all select from team_departure where invited_by = $1
         union all select from client_access where invited_by = $1`,
        [manager.user.id],
      )
    ).rowCount;
  expect(await countSent()).toBe(3);
  await pool.query(`update account set closed_at = now() - interval '15 days' where id = $1`, [manager.user.id]);
  await runJob(pool, 'erase-accounts');
  expect(await countSent()).toBe(0);
  expect([await membersOf(owner), await agenciesOf(client)]).toEqual([[member.user.id], 1]);
});

test('invitations that were sent since are called back, and those from before are listed', async () => {
  const owner = await as('agent');
  const [before, since] = [anEmail(), anEmail()];
  dataOf((await invite(owner, before, 'viewer')).answer);
  const { intruder, takeBack } = await intrude(owner);
  dataOf((await invite(intruder, since, 'viewer')).answer);
  const taken = await takeBack();
  expect(taken.ended).toContainEqual({ kind: 'invitation', name: since });
  expect(taken.remaining).toEqual([expect.objectContaining({ kind: 'invitation', name: before })]);
  const items = taken.remaining.map(({ id }) => ({ kind: 'invitation' as const, id }));
  const left = await call(access.endByLink, { body: { token: taken.reviewToken, items } });
  expect(dataOf(left.answer).remaining).toEqual([]);
  expect((await pool.query('select from team_invitation where account_id = $1', [owner.user.id])).rowCount).toBe(0);
});

test('landlords who joined as clients since see nothing any more, and those from before do', async () => {
  const owner = await as('agent');
  const [before, since] = [await as('landlord'), await as('landlord')];
  await makeClient(owner, before);
  const { intruder, takeBack } = await intrude(owner);
  await makeClient(intruder, since);
  expect([await agenciesOf(before), await agenciesOf(since)]).toEqual([1, 1]);
  const taken = await takeBack();
  expect(taken.ended).toContainEqual({ kind: 'client-access', name: since.user.email });
  expect([await agenciesOf(before), await agenciesOf(since)]).toEqual([1, 0]);
  expect((await mailTo(since.user.email))?.subject).toBe('You can no longer see your homes on Letfair');
});
