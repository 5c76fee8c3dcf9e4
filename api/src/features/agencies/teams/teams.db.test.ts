import { contract } from '@letfair/contract';
import { invitationSentences } from '@letfair/domain/agencies/invitations';
import { teamSentences } from '@letfair/domain/agencies/teams/limits';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { aListing } from '../../../testing/listings.ts';
import { anEmail, aSignUp } from '../../../testing/people.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, mailTo } = testing;
const { accounts, conversations, listings, privacy, profile, teams } = contract;
const { accept, hire, invite, invitationTo } = teamCalls(testing);

const submit = async (token: string) => dataOf((await call(listings.submit, { body: aListing() }, { token })).answer);
const team = async (token: string) => dataOf((await call(teams.show, {}, { token })).answer);
const idsOf = async (token: string) =>
  dataOf((await call(listings.mine, { query: {} }, { token })).answer).properties.map(({ id }) => id);

test('a person who accepts an invitation works for the account with their own sign-in', async () => {
  const owner = await as('agent');
  const home = await submit(owner.token);
  const negotiator = await hire(owner, 'negotiator');
  expect(await idsOf(negotiator.token)).toEqual([home.id]);

  const { user } = dataOf((await call(accounts.me, {}, { token: negotiator.token })).answer);
  expect(user).toMatchObject({
    id: negotiator.user.id,
    team: { id: owner.user.id, name: 'Harbour Lets Ltd', role: 'negotiator' },
  });
  const added = await submit(negotiator.token);
  expect(await idsOf(owner.token)).toContain(added.id);
  const entry = await db
    .selectFrom('audit_entry')
    .select('actor_id')
    .where('target_id', '=', added.id)
    .executeTakeFirstOrThrow();
  expect(entry.actor_id).toBe(negotiator.user.id);
  expect((await team(negotiator.token)).members.map(({ role }) => role)).toEqual(['owner', 'negotiator']);
});

test('personal calls stay with the person', async () => {
  const owner = await as('agent');
  const viewer = await hire(owner, 'viewer');
  const sessions = dataOf((await call(profile.sessions, {}, { token: viewer.token })).answer);
  expect(sessions.total).toBe(1);
  expect((await call(privacy.show, {}, { token: viewer.token })).status).toBe(200);
  expect(dataOf((await call(privacy.show, {}, { token: owner.token })).answer).teamMembers).toBe(1);
});

test('a viewer reads and changes nothing', async () => {
  const owner = await as('agent');
  const home = await submit(owner.token);
  const { token } = await hire(owner, 'viewer');
  expect(await idsOf(token)).toEqual([home.id]);
  const refused = await call(listings.act, { params: { id: home.id }, body: { action: 'withdraw' } }, { token });
  expect([refused.status, refused.answer.success || refused.answer.message]).toEqual([403, teamSentences.forbidden]);
  expect((await team(token)).invitations).toEqual([]);
});

test('a removed person loses everything with the next call, and is told by mail', async () => {
  const owner = await as('agent');
  const home = await submit(owner.token);
  const { token, user } = await hire(owner, 'manager');
  const assigned = { assignedTo: user.id };
  dataOf((await call(teams.assignListing, { params: { id: home.id }, body: assigned }, { token: owner.token })).answer);
  dataOf((await call(teams.removeMember, { params: { id: user.id }, body: {} }, { token: owner.token })).answer);
  expect(await idsOf(token)).toEqual([]);
  expect((await call(listings.own, { params: { id: home.id } }, { token })).status).toBe(404);
  expect((await call(teams.removeMember, { params: { id: user.id }, body: {} }, { token })).status).toBe(404);
  const { user: left } = dataOf((await call(accounts.me, {}, { token })).answer);
  expect(left.team).toBeUndefined();
  expect((await mailTo(user.email))?.subject).toBe('You’ve been removed from your team on Letfair');
  const row = await db.selectFrom('listing').select('assigned_to').where('id', '=', home.id).executeTakeFirstOrThrow();
  expect(row.assigned_to).toBeNull();
});

test('giving a home to the same person again stands in its history once', async () => {
  const owner = await as('agent');
  const home = await submit(owner.token);
  const { user } = await hire(owner, 'negotiator');
  const assignment = { params: { id: home.id }, body: { assignedTo: user.id } };
  for (const _ of ['once', 'twice'])
    dataOf((await call(teams.assignListing, assignment, { token: owner.token })).answer);
  const { history } = dataOf((await call(listings.own, { params: { id: home.id } }, { token: owner.token })).answer);
  expect(history.filter(({ action }) => action === 'assign')).toHaveLength(1);
});

test('a person who leaves has their own account back', async () => {
  const owner = await as('agent');
  const { token } = await hire(owner, 'negotiator');
  dataOf((await call(teams.leave, {}, { token })).answer);
  expect((await team(token)).members).toHaveLength(1);
  expect((await call(teams.leave, {}, { token })).status).toBe(409);
  expect((await team(owner.token)).members).toHaveLength(1);
});

test('things of another team are not found, whatever the role', async () => {
  const [owner, stranger] = [await as('agent'), await as('agent')];
  const member = await hire(owner, 'negotiator');
  const rival = await hire(stranger, 'owner');
  const home = await submit(owner.token);
  const invited = anEmail();
  const { invitations } = dataOf((await invite(owner, invited, 'viewer')).answer);
  dataOf((await call(teams.addBranch, { body: { name: 'Leeds' } }, { token: owner.token })).answer);
  const { branches } = await team(owner.token);
  const place = { id: invitations[0]!.id };
  const inBranch = { id: branches[0]!.id };
  const { token } = rival;
  const answers = await Promise.all([
    call(listings.own, { params: { id: home.id } }, { token }),
    call(teams.assignListing, { params: { id: home.id }, body: { assignedTo: null } }, { token }),
    call(teams.resend, { params: place }, { token }),
    call(teams.revoke, { params: place }, { token }),
    call(teams.removeBranch, { params: inBranch }, { token }),
    call(teams.changeBranch, { params: inBranch, body: { name: 'Mine' } }, { token }),
    call(teams.removeMember, { params: { id: member.user.id }, body: {} }, { token }),
    call(teams.changeMember, { params: { id: member.user.id }, body: { role: 'viewer', branchId: null } }, { token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));

  const own = await submit(stranger.token);
  const params = { id: own.id };
  const foreign = [
    await call(teams.assignListing, { params, body: { assignedTo: member.user.id } }, { token }),
    await call(teams.assignListing, { params, body: { branchId: inBranch.id } }, { token }),
    await call(
      teams.changeMember,
      { params: { id: rival.user.id }, body: { role: 'owner', branchId: inBranch.id } },
      { token },
    ),
    await call(teams.invite, { body: { email: anEmail(), role: 'viewer', branchId: inBranch.id } }, { token }),
  ];
  expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a manager gives and takes only roles below their own, and nobody removes the person whose account it is', async () => {
  const owner = await as('agent');
  const { token } = await hire(owner, 'manager');
  const second = await hire(owner, 'owner');
  const viewer = await hire(owner, 'viewer');
  expect((await call(teams.invite, { body: { email: anEmail(), role: 'manager' } }, { token })).status).toBe(403);
  const change = (id: string, role: 'owner' | 'negotiator') =>
    call(teams.changeMember, { params: { id }, body: { role, branchId: null } }, { token });
  expect((await change(second.user.id, 'negotiator')).status).toBe(403);
  expect((await change(viewer.user.id, 'owner')).status).toBe(403);
  expect((await change(viewer.user.id, 'negotiator')).status).toBe(200);
  expect((await call(teams.removeMember, { params: { id: second.user.id }, body: {} }, { token })).status).toBe(403);
  const founder = await call(teams.removeMember, { params: { id: owner.user.id }, body: {} }, { token: second.token });
  expect(founder.status).toBe(404);
});

test('an invitation works once, only for its address, and not after it was sent again, revoked or has expired', async () => {
  const owner = await as('agent');
  const [person, other] = [await as('agent'), await as('agent')];
  dataOf((await invite(owner, person.user.email, 'viewer')).answer);
  expect((await invite(owner, person.user.email.toUpperCase(), 'viewer')).status).toBe(409);
  const first = await invitationTo(person.user.email);
  const { invitations } = await team(owner.token);
  const params = { id: invitations[0]!.id };
  dataOf((await call(teams.resend, { params }, { token: owner.token })).answer);
  const token = await invitationTo(person.user.email);
  expect((await accept(person, first)).status).toBe(410);
  expect(dataOf((await call(teams.peek, { body: { token } })).answer)).toEqual({
    teamName: 'Harbour Lets Ltd',
    userType: 'agent',
    email: person.user.email,
    role: 'viewer',
  });
  expect((await accept(other, token)).answer).toMatchObject({ message: invitationSentences.otherAddress });
  await db
    .updateTable('team_invitation')
    .set({ expires_at: new Date(0) })
    .where('id', '=', params.id)
    .execute();
  expect((await accept(person, token)).status).toBe(410);
  dataOf((await call(teams.resend, { params }, { token: owner.token })).answer);
  const renewed = await invitationTo(person.user.email);
  dataOf((await accept(person, renewed)).answer);
  expect((await accept(person, renewed)).status).toBe(410);

  dataOf((await invite(owner, other.user.email, 'viewer')).answer);
  const { invitations: open } = await team(owner.token);
  dataOf((await call(teams.revoke, { params: { id: open[0]!.id } }, { token: owner.token })).answer);
  expect((await accept(other, await invitationTo(other.user.email))).status).toBe(410);
  const stored = await db.selectFrom('team_invitation').select('id').where('account_id', '=', owner.user.id).execute();
  expect(stored).toEqual([]);
});

test('refuses to join with homes or a team of one’s own, in two teams, or with another type of account', async () => {
  const [owner, second] = [await as('agent'), await as('agent')];
  const join = async (person: Awaited<ReturnType<typeof as>>, inviter = owner) => {
    dataOf((await invite(inviter, person.user.email, 'viewer')).answer);
    return (await accept(person, await invitationTo(person.user.email))).answer;
  };
  const lister = await as('agent');
  await submit(lister.token);
  expect(await join(lister)).toMatchObject({ message: teamSentences.ownHomes });
  const boss = await as('agent');
  await hire(boss, 'viewer');
  expect(await join(boss)).toMatchObject({ message: teamSentences.ownTeam });
  expect(await join(await as('tenant'))).toMatchObject({ message: teamSentences.otherType.agent });
  const person = await as('agent');
  expect((await join(person)).success).toBe(true);
  expect(await join(person, second)).toMatchObject({ message: teamSentences.alreadyMember });
});

test('a private landlord invites a helper with more than one home', async () => {
  const landlord = await as('landlord');
  await submit(landlord.token);
  expect((await invite(landlord, anEmail(), 'negotiator')).answer).toMatchObject({ message: teamSentences.oneHome });
  expect((await team(landlord.token)).canInvite).toBe(false);
  await submit(landlord.token);
  const helper = await hire(landlord, 'negotiator');
  expect(await idsOf(helper.token)).toHaveLength(2);
  expect((await call(contract.clients.list, { query: {} }, { token: helper.token })).status).toBe(403);
});

test('a sign-up needs the details of its role unless its address was invited', async () => {
  const owner = await as('agent');
  const { firstName, lastName, email, password, phone } = aSignUp('agent');
  dataOf((await invite(owner, email, 'viewer')).answer);
  const invitation = await invitationTo(email);
  const body = { firstName, lastName, email: anEmail(), password, phone, userType: 'agent', invitation };
  expect((await call(accounts.signUp, { body })).answer.success).toBe(false);
  expect((await call(accounts.signUp, { body: { ...body, email, userType: 'landlord' } })).answer.success).toBe(false);
  expect((await call(accounts.signUp, { body: { ...body, email } })).answer.success).toBe(true);
});

test('a member cannot act for an account that is suspended, and only reads one that is closing', async () => {
  const owner = await as('agent');
  const { token } = await hire(owner, 'manager');
  const set = (columns: { suspended_at?: Date | null; closed_at?: Date | null }) =>
    db.updateTable('account').set(columns).where('id', '=', owner.user.id).execute();
  await set({ suspended_at: new Date() });
  expect((await call(listings.mine, { query: {} }, { token })).status).toBe(403);
  await set({ suspended_at: null, closed_at: new Date() });
  expect((await call(listings.mine, { query: {} }, { token })).status).toBe(200);
  expect((await call(listings.submit, { body: aListing() }, { token })).status).toBe(403);
});

test('branches have names of their own, and removing one leaves its homes and people', async () => {
  const owner = await as('agent');
  const { token } = owner;
  const member = await hire(owner, 'viewer');
  const add = (name: string) =>
    call(teams.addBranch, { body: { name, code: name.slice(0, 2), address: '1 Mill Lane' } }, { token });
  dataOf((await add('Leeds')).answer);
  expect((await add('leeds')).status).toBe(409);
  expect((await add('Lewes')).answer).toMatchObject({ message: teamSentences.branchCodeTaken });
  const { branches } = dataOf((await add('York')).answer);
  expect(branches.map(({ name }) => name)).toEqual(['Leeds', 'York']);
  const branchId = branches[0]!.id;
  for (const body of [{ name: 'YORK' }, { name: 'Leeds', code: 'Yo' }])
    expect((await call(teams.changeBranch, { params: { id: branchId }, body }, { token })).status).toBe(409);
  const params = { id: (await submit(token)).id };
  dataOf((await call(teams.assignListing, { params, body: { branchId } }, { token })).answer);
  const body = { role: 'viewer', branchId } as const;
  dataOf((await call(teams.changeMember, { params: { id: member.user.id }, body }, { token })).answer);
  const after = dataOf((await call(teams.removeBranch, { params: { id: branchId } }, { token })).answer);
  expect(after.members.map((person) => person.branchId)).toEqual([null, null]);
  const kept = await call(teams.assignListing, { params, body: { assignedTo: member.user.id } }, { token });
  expect(dataOf(kept.answer)).toEqual({ branchId: null, assignedTo: member.user.id });
});

test('a branch has no contact details in its name and address', async () => {
  const { token } = await as('agent');
  const refused = await call(teams.addBranch, { body: { name: 'Leeds', address: 'jo at gmail dot com' } }, { token });
  expect(refused.answer).toMatchObject({
    error: { fields: { address: expect.stringContaining('“jo at gmail dot com”') } },
  });
  const { branches } = dataOf((await call(teams.addBranch, { body: { name: 'Leeds' } }, { token })).answer);
  const body = { name: 'Leeds o77oo 9oo456' };
  expect((await call(teams.changeBranch, { params: { id: branches[0]!.id }, body }, { token })).status).toBe(422);
});

test('a negotiator answers a tenant for the account, and a removed one does not', async () => {
  const { landlord, tenant, liveListing, start, show } = await conversationFixture(testing);
  const home = await liveListing();
  await submit(landlord.token);
  const talk = dataOf((await start(home)).answer);
  const helper = await hire(landlord, 'negotiator');
  const say = () =>
    call(
      conversations.send,
      { params: { id: talk.id }, body: { content: 'Come on Tuesday.' } },
      { token: helper.token },
    );
  expect((await say()).status).toBe(200);
  const shown = await show(tenant.token, talk.id);
  expect(shown.lastMessage).toMatchObject({ senderId: landlord.user.id, content: 'Come on Tuesday.' });
  dataOf(
    (await call(teams.removeMember, { params: { id: helper.user.id }, body: {} }, { token: landlord.token })).answer,
  );
  expect((await say()).status).toBe(404);
});
