import { contract } from '@letfair/contract';
import { clientSentences, MAX_CLIENT_PEOPLE } from '@letfair/domain/agencies/clients/access';
import { INVITATION_DAYS, invitationSentences } from '@letfair/domain/agencies/invitations';
import { expect, test } from 'vitest';
import { clientCalls } from '../../../../testing/clients.ts';
import { PASSWORD } from '../../../../testing/people.ts';
import { teamCalls } from '../../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db, mailTo } = testing;
const { clientHomes, clients, privacy } = contract;
const { addClient, end, invite, join, linkTo, makeClient } = clientCalls(testing);
const { hire } = teamCalls(testing);

const peopleOf = async ({ token }: SignedIn, id: string) =>
  dataOf((await call(clients.list, { query: {} }, { token })).answer).clients.find((client) => client.id === id)
    ?.people;
/** The first of them: whoever sees the homes, else whoever is invited, else whoever saw them last. */
const personOf = async (agent: SignedIn, id: string) => (await peopleOf(agent, id))?.[0];
const endFirst = async (agent: SignedIn, id: string) => end(agent, id, (await personOf(agent, id))?.id ?? '');
const agenciesOf = async ({ token }: SignedIn) =>
  dataOf((await call(clientHomes.agencies, {}, { token })).answer).agencies;
const auditOf = (accountId: string) =>
  db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'note'])
    .where('target_id', '=', accountId)
    .orderBy('id')
    .execute();

test('a client is invited by mail, joins with their own account and leaves; the agency sees each state', async () => {
  const [agent, ada] = [await as('agent'), await as('landlord')];
  const id = await addClient(agent, ada.user.email);
  expect(await peopleOf(agent, id)).toEqual([]);

  const invited = dataOf((await invite(agent, id, ada.user.email)).answer);
  expect(invited.people).toMatchObject([{ state: 'invited', email: ada.user.email, expired: false }]);
  const mail = await mailTo(ada.user.email);
  expect(mail?.subject).toBe('You’ve been invited to see your homes on Letfair');
  expect(mail?.text).toContain(`You can use the link once, within ${INVITATION_DAYS} days.`);

  const token = await linkTo(ada.user.email);
  expect(dataOf((await call(clientHomes.peek, { body: { token } })).answer)).toEqual({
    agencyName: 'Harbour Lets Ltd',
    email: ada.user.email,
  });
  expect((await join(ada, token)).answer).toMatchObject({ data: { id } });
  expect(await personOf(agent, id)).toMatchObject({
    id: ada.user.id,
    state: 'joined',
    email: ada.user.email,
    expiresAt: null,
  });
  expect(await agenciesOf(ada)).toMatchObject([{ id, name: 'Harbour Lets Ltd', clientName: 'Ada Lovell', homes: 0 }]);

  dataOf((await call(clientHomes.leave, { params: { id } }, { token: ada.token })).answer);
  expect(await agenciesOf(ada)).toEqual([]);
  expect(await personOf(agent, id)).toMatchObject({ state: 'ended' });
  expect((await call(clientHomes.leave, { params: { id } }, { token: ada.token })).status).toBe(404);
  expect(await auditOf(agent.user.id)).toEqual([
    { action: 'client-invite', actor_id: agent.user.id, note: id },
    { action: 'client-join', actor_id: ada.user.id, note: id },
    { action: 'client-leave', actor_id: ada.user.id, note: id },
  ]);
});

test('an invitation works once, only for its address, and not after it was sent again, ended or has expired', async () => {
  const [agent, ada, bo] = [await as('agent'), await as('landlord'), await as('landlord')];
  const id = await addClient(agent, ada.user.email);
  dataOf((await invite(agent, id, ada.user.email)).answer);
  const first = await linkTo(ada.user.email);
  dataOf((await invite(agent, id, ada.user.email)).answer);
  const second = await linkTo(ada.user.email);
  expect((await join(ada, first)).status).toBe(410);
  expect((await join(bo, second)).answer).toMatchObject({ message: invitationSentences.otherAddress });

  await db
    .updateTable('client_invitation')
    .set({ expires_at: new Date(0) })
    .where('client_id', '=', id)
    .execute();
  expect((await join(ada, second)).status).toBe(410);
  expect((await call(clientHomes.peek, { body: { token: second } })).status).toBe(410);
  expect(await personOf(agent, id)).toMatchObject({ state: 'invited', expired: true });

  dataOf((await invite(agent, id, ada.user.email)).answer);
  const third = await linkTo(ada.user.email);
  dataOf((await endFirst(agent, id)).answer);
  expect((await join(ada, third)).status).toBe(410);
  expect(await peopleOf(agent, id)).toEqual([]);

  dataOf((await invite(agent, id, ada.user.email)).answer);
  const fourth = await linkTo(ada.user.email);
  const answers = await Promise.all([join(ada, fourth), join(ada, fourth)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const [row] = await db.selectFrom('client_invitation').selectAll().where('client_id', '=', id).execute();
  expect(row).toBeUndefined();
});

test('the end of access is told by mail, changes nothing a second time, and allows another invitation', async () => {
  const [agent, ada] = [await as('agent'), await as('landlord')];
  const id = await makeClient(agent, ada);
  expect((await invite(agent, id, ada.user.email)).answer).toMatchObject({ message: clientSentences.joined });
  for (let times = 0; times < 2; times += 1)
    expect(dataOf((await endFirst(agent, id)).answer).people).toMatchObject([{ state: 'ended' }]);
  expect((await mailTo(ada.user.email))?.subject).toContain('You can no longer see your homes on Letfair');
  expect((await auditOf(agent.user.id)).filter(({ action }) => action === 'client-end')).toHaveLength(1);
  expect(dataOf((await invite(agent, id, ada.user.email)).answer).people).toMatchObject([{ state: 'invited' }]);
  dataOf((await join(ada, await linkTo(ada.user.email))).answer);
  expect(await personOf(agent, id)).toMatchObject({ state: 'joined' });
});

test('invites nobody without an address or from the archive, and archiving ends access', async () => {
  const [agent, ada] = [await as('agent'), await as('landlord')];
  const nameless = await addClient(agent, '');
  expect((await invite(agent, nameless, ' ')).status).toBe(422);
  expect((await invite(agent, nameless, 'ada')).answer).toMatchObject({
    error: { fields: { email: expect.any(String) } },
  });
  const id = await makeClient(agent, ada);
  const body = { name: 'Ada Lovell', email: ada.user.email, archived: true };
  const archived = dataOf((await call(clients.change, { params: { id }, body }, agent)).answer);
  expect(archived.people).toMatchObject([{ state: 'ended' }]);
  expect(await agenciesOf(ada)).toEqual([]);
  expect((await invite(agent, id, ada.user.email)).answer).toMatchObject({ message: clientSentences.archived });
});

test('only owners and managers invite, clients of another agency are not found, and only landlords join', async () => {
  const [agent, other, tenant] = [await as('agent'), await as('agent'), await as('tenant')];
  const id = await addClient(agent, tenant.user.email);
  const negotiator = await hire(agent, 'negotiator');
  const { email } = tenant.user;
  expect((await invite(other, id, email)).status).toBe(404);
  expect((await invite(negotiator, id, email)).status).toBe(403);
  const manager = await hire(agent, 'manager');
  const { people } = dataOf((await invite(manager, id, email)).answer);
  for (const [by, status] of [
    [other, 404],
    [negotiator, 403],
  ] as const)
    expect((await end(by, id, people[0]!.id)).status).toBe(status);
  expect((await join(tenant, await linkTo(tenant.user.email))).answer).toMatchObject({
    message: clientSentences.otherType,
  });
  expect((await auditOf(agent.user.id)).at(-1)).toMatchObject({ action: 'client-invite', actor_id: manager.user.id });
});

test('one person is the client of several agencies, and leaves all with their account', async () => {
  const [one, two, ada] = [await as('agent'), await as('agent'), await as('landlord')];
  const ids = [await makeClient(one, ada), await makeClient(two, ada)];
  expect((await agenciesOf(ada)).map(({ id }) => id)).toEqual(ids);
  dataOf((await call(privacy.close, { body: { password: PASSWORD } }, { token: ada.token })).answer);
  expect(await personOf(one, ids[0]!)).toMatchObject({ state: 'ended' });
  expect(await personOf(two, ids[1]!)).toMatchObject({ state: 'ended' });
});

test('somebody who closes their account leaves an agency that is suspended at that time too', async () => {
  const [agent, ada] = [await as('agent'), await as('landlord')];
  const id = await makeClient(agent, ada);
  const suspend = (at: Date | null) =>
    db.updateTable('account').set({ suspended_at: at }).where('id', '=', agent.user.id).execute();
  await suspend(new Date());
  dataOf((await call(privacy.close, { body: { password: PASSWORD } }, { token: ada.token })).answer);
  await suspend(null);
  expect(await personOf(agent, id)).toMatchObject({ state: 'ended' });
});

test('nothing is seen of an agency while it is suspended', async () => {
  const [agent, ada] = [await as('agent'), await as('landlord')];
  const id = await makeClient(agent, ada);
  await db.updateTable('account').set({ suspended_at: new Date() }).where('id', '=', agent.user.id).execute();
  expect(await agenciesOf(ada)).toEqual([]);
  expect((await call(clientHomes.homes, { params: { id }, query: {} }, { token: ada.token })).status).toBe(404);
});

test('a couple sees the homes of one client, and each leaves or is ended without the other', async () => {
  const [agent, ada, bo] = [await as('agent'), await as('landlord'), await as('landlord')];
  const id = await makeClient(agent, ada);
  dataOf((await invite(agent, id, bo.user.email)).answer);
  expect((await peopleOf(agent, id))?.map(({ state }) => state)).toEqual(['joined', 'invited']);
  dataOf((await join(bo, await linkTo(bo.user.email))).answer);
  for (const person of [ada, bo]) expect(await agenciesOf(person)).toMatchObject([{ id }]);
  dataOf((await end(agent, id, ada.user.id)).answer);
  expect(await agenciesOf(ada)).toEqual([]);
  expect(await agenciesOf(bo)).toMatchObject([{ id }]);
  expect((await mailTo(bo.user.email))?.subject).not.toContain('ended your access');
  dataOf((await call(clientHomes.leave, { params: { id } }, { token: bo.token })).answer);
  expect((await peopleOf(agent, id))?.map(({ state }) => state)).toEqual(['ended', 'ended']);
});

test('so many people see the homes of a client and no more, and ending one makes room', async () => {
  const agent = await as('agent');
  const id = await addClient(agent, '');
  const inviteNumber = (n: number) => invite(agent, id, `person-${n}-${id}@landlord.example`);
  for (let n = 1; n <= MAX_CLIENT_PEOPLE; n += 1) dataOf((await inviteNumber(n)).answer);
  expect((await inviteNumber(9)).answer).toMatchObject({ message: clientSentences.full });
  expect((await inviteNumber(1)).status).toBe(200);
  expect((await end(agent, id, id)).status).toBe(404);
  dataOf((await endFirst(agent, id)).answer);
  expect((await inviteNumber(9)).status).toBe(200);
});
