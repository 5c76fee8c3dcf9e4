import { contract } from '@letfair/contract';
import { INVITATIONS_A_DAY } from '@letfair/domain/agencies/invitations';
import { expect, test } from 'vitest';
import { clientCalls } from '../../../testing/clients.ts';
import { anEmail, aSignUp, PASSWORD } from '../../../testing/people.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { accept, hire, invite, invitationTo } = teamCalls(testing);
const { addClient, linkTo: clientLinkTo } = clientCalls(testing);
const { clients, clientHomes, measures, privacy, teams } = contract;
const admin = await as('admin');

const peek = async (token: string) => (await call(teams.peek, { body: { token } })).status;
const listed = async ({ token }: SignedIn) =>
  dataOf((await call(teams.show, {}, { token })).answer).invitations.map(({ email, invitedBy }) => [email, invitedBy]);
const change = (owner: SignedIn, member: SignedIn, role: 'negotiator') =>
  call(teams.changeMember, { params: { id: member.user.id }, body: { role, branchId: null } }, { token: owner.token });
const remove = (owner: SignedIn, member: SignedIn) =>
  call(teams.removeMember, { params: { id: member.user.id }, body: {} }, { token: owner.token });
const measure = (id: string, kind: 'limit' | 'suspend') =>
  call(measures.apply, { params: { id }, body: { kind, reason: 'Spam.' } }, { token: admin.token });
/** Ways in which a manager loses the right to invite. */
const endings: readonly [string, (owner: SignedIn, manager: SignedIn) => Promise<unknown>][] = [
  ['is removed', remove],
  ['gets a lower role', (owner, manager) => change(owner, manager, 'negotiator')],
  ['leaves', (_, { token }) => call(teams.leave, {}, { token })],
  ['is suspended', (_, { user }) => measure(user.id, 'suspend')],
  ['is limited', (_, { user }) => measure(user.id, 'limit')],
  ['closes their account', (_, { token }) => call(privacy.close, { body: { password: PASSWORD } }, { token })],
];

test.each(endings)('invitations of a manager end when that person %s', async (_, end) => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const [own, other, client] = [anEmail(), anEmail(), anEmail()];
  dataOf((await invite(manager, own, 'viewer')).answer);
  dataOf((await invite(owner, other, 'viewer')).answer);
  const id = await addClient(owner, '');
  dataOf((await call(clients.invite, { params: { id }, body: { email: client } }, { token: manager.token })).answer);
  const [ownLink, otherLink, clientLink] = [
    await invitationTo(own),
    await invitationTo(other),
    await clientLinkTo(client),
  ];
  const name = ({ user }: SignedIn) => `${user.firstName} ${user.lastName}`;
  expect(await listed(owner)).toEqual([
    [own, name(manager)],
    [other, name(owner)],
  ]);
  await end(owner, manager);
  expect([await peek(ownLink), await peek(otherLink)]).toEqual([410, 200]);
  expect((await call(clientHomes.peek, { body: { token: clientLink } })).status).toBe(410);
  expect(await listed(owner)).toEqual([[other, name(owner)]]);
  // Tidied as well as hidden, so that somebody else can invite the same address.
  const left = await db.selectFrom('team_invitation').select('email').where('email', 'in', [own, other]).execute();
  expect(left).toEqual([{ email: other }]);
  expect((await invite(owner, own, 'viewer')).status).toBe(200);
});

test('a removed manager does not return through an invitation to themselves', async () => {
  const owner = await as('agent');
  const manager = await hire(owner, 'manager');
  const email = anEmail();
  dataOf((await invite(manager, email, 'negotiator')).answer);
  const link = await invitationTo(email);
  await remove(owner, manager);
  const again = await as('agent');
  await db.updateTable('account').set({ email, email_key: email }).where('id', '=', again.user.id).execute();
  expect((await accept(again, link)).status).toBe(410);
});

test('nobody who was removed returns through an invitation from before, whoever sent it', async () => {
  const owner = await as('agent');
  const member = await hire(owner, 'viewer');
  const email = anEmail();
  dataOf((await invite(owner, email, 'negotiator')).answer);
  const link = await invitationTo(email);
  await remove(owner, member);
  await db.updateTable('account').set({ email, email_key: email }).where('id', '=', member.user.id).execute();
  expect((await accept(member, link)).status).toBe(410);
  // One that is sent after the removal is meant for them.
  const { invitations } = dataOf((await call(teams.show, {}, { token: owner.token })).answer);
  dataOf((await call(teams.resend, { params: { id: invitations[0]!.id } }, { token: owner.token })).answer);
  expect((await accept(member, await invitationTo(email))).status).toBe(200);
});

test('invitations of the last release, without a sender, stand with the person whose account it is', async () => {
  const owner = await as('agent');
  const email = anEmail();
  dataOf((await invite(owner, email, 'viewer')).answer);
  await db.updateTable('team_invitation').set({ invited_by: null }).where('email', '=', email).execute();
  const link = await invitationTo(email);
  expect([await listed(owner), await peek(link)]).toEqual([[[email, null]], 200]);
  await measure(owner.user.id, 'limit');
  expect(await peek(link)).toBe(410);
});

test('few invitations go out a day until one has been accepted, to teams and clients together', async () => {
  const owner = await as('agent');
  const id = await addClient(owner, '');
  const send = (index: number) =>
    index === 0
      ? call(clients.invite, { params: { id }, body: { email: anEmail() } }, { token: owner.token })
      : invite(owner, anEmail(), 'viewer');
  for (let sent = 0; sent < INVITATIONS_A_DAY.new; sent += 1) expect((await send(sent)).status).toBe(200);
  const refused = await send(1);
  expect([refused.status, (await send(0)).status]).toEqual([429, 429]);
  expect(refused.answer).toMatchObject({
    message: expect.stringMatching(/until someone accepts one\. .* from \w+day /),
  });
  const [pending] = dataOf((await call(teams.show, {}, { token: owner.token })).answer).invitations;
  const guest = await as('agent');
  const email = pending!.email;
  await db.updateTable('account').set({ email, email_key: email }).where('id', '=', guest.user.id).execute();
  dataOf((await accept(guest, await invitationTo(email))).answer);
  expect((await send(1)).status).toBe(200);
});

test('an invitation has a fixed subject, quotes the name, and leaves out one that holds an address', async () => {
  const owner = await as('agent');
  const company = (company_name: string) =>
    db.updateTable('agency').set({ company_name }).where('account_id', '=', owner.user.id).execute();
  const id = await addClient(owner, '');
  const sent = async (name: string) => {
    await company(name);
    const [colleague, client] = [anEmail(), anEmail()];
    dataOf((await invite(owner, colleague, 'viewer')).answer);
    dataOf((await call(clients.invite, { params: { id }, body: { email: client } }, { token: owner.token })).answer);
    return [await testing.mailTo(colleague), await testing.mailTo(client)];
  };
  const [plain, bad] = [await sent('Brook Lets'), await sent('Confirm at https://evil.example/login')];
  expect(plain.map((mail) => mail?.subject)).toEqual(bad.map((mail) => mail?.subject));
  for (const mail of plain) expect(mail?.text).toContain('“Brook Lets”');
  for (const mail of bad) {
    expect(mail?.text).toContain('A letting agent on Letfair');
    expect(mail?.text).not.toContain('evil');
  }
  const link = /\/team\/join\?token=([\w-]+)/.exec(bad[0]?.text ?? '')?.[1] ?? '';
  expect(JSON.stringify((await call(teams.peek, { body: { token: link } })).answer)).not.toContain('evil');
});

test('no form takes a name that holds an address', async () => {
  const { token } = await as('agent');
  const name = 'Confirm at evil.com';
  const { answer: own } = await call(contract.profile.details, {}, { token });
  const { agency } = dataOf(own);
  const answers = [
    await call(contract.profile.saveAgency, { body: { ...agency!, companyName: name } }, { token }),
    await call(clients.add, { body: { name } }, { token }),
    await call(teams.addBranch, { body: { name } }, { token }),
    await call(
      contract.profile.update,
      { body: { firstName: '@ada', lastName: 'Brook', email: anEmail(), phone: '07700 900123' } },
      { token },
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  const signUp = await call(contract.accounts.signUp, { body: aSignUp('agent', { companyName: name }) });
  expect(signUp.answer).toMatchObject({ success: false, error: { fields: { companyName: expect.any(String) } } });
});
