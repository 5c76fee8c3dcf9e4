import { contract } from '@letfair/contract';
import { clientCalls } from '../clients.ts';
import { aListing } from '../listings.ts';
import { anEmail, PASSWORD } from '../people.ts';
import { teamCalls } from '../teams.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { access, accounts, listings, teams } = contract;
type Caller = Pick<TestApi, 'as' | 'call' | 'mailTo'>;

export async function callTeams({ as, call, mailTo }: Caller): Promise<void> {
  const owner = await as('agent');
  const { token } = owner;
  const { hire, invite } = teamCalls({ call, mailTo });
  const [member, leaver] = [await hire(owner, 'manager'), await hire(owner, 'viewer')];
  await call(accounts.me, {}, member);
  const { invitations } = dataOf((await invite(owner, anEmail(), 'viewer')).answer);
  const params = { id: invitations[0]!.id };
  await call(teams.resend, { params }, { token });
  await call(teams.peek, { body: { token: 'made-up' } });
  await call(teams.revoke, { params }, { token });
  const { branches } = dataOf((await call(teams.addBranch, { body: { name: 'Leeds' } }, { token })).answer);
  const branchId = branches[0]!.id;
  await call(teams.changeBranch, { params: { id: branchId }, body: { name: 'York' } }, { token });
  const person = { id: member.user.id };
  await call(teams.changeMember, { params: person, body: { role: 'negotiator', branchId } }, { token });
  const listing = dataOf((await call(listings.submit, { body: aListing() }, member)).answer);
  await call(
    teams.assignListing,
    { params: { id: listing.id }, body: { branchId, assignedTo: person.id } },
    { token: member.token },
  );
  await call(teams.removeBranch, { params: { id: branchId } }, { token });
  await call(teams.leave, {}, leaver);
  await call(teams.removeMember, { params: person, body: {} }, { token });
  await call(teams.show, {}, { token });
  await call(contract.inbox.figures, {}, { token });
  await takeBackManager({ as, call, mailTo });
  await callPublicPages({ as, call });
}

async function callPublicPages({ as, call }: Pick<Caller, 'as' | 'call'>): Promise<void> {
  const [agent, landlord] = [await as('agent'), await as('landlord')];
  await call(contract.teams.addBranch, { body: { name: 'Hull' } }, agent);
  for (const name of ['first-name', 'second-name'])
    await call(contract.profile.savePublicPage, { body: { isShown: true, name } }, agent);
  await call(contract.profile.publicPage, {}, landlord);
  await call(contract.profile.savePublicPage, { body: { isShown: true, name: 'ada-at-home' } }, landlord);
  const cursor = landlord.user.id;
  dataOf((await call(contract.publicPages.agent, { params: { pageName: 'first-name' }, query: { cursor } })).answer);
  dataOf((await call(contract.publicPages.landlord, { params: { pageName: 'ada-at-home' }, query: {} })).answer);
  await call(contract.publicPages.towns, {});
  await call(contract.publicPages.agentsInTown, { params: { town: 'leeds' }, query: {} });
  await call(contract.publicPages.list, {});
}

/** Of a manager from whose account others were let in. */
async function takeBackManager({ as, call, mailTo }: Caller): Promise<void> {
  const manager = await teamCalls({ call, mailTo }).hire(await as('agent'), 'manager');
  const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` };
  await call(accounts.changePassword, { body }, { token: manager.token });
  const link = /not-me\?token=([\w-]+)/.exec((await mailTo(manager.user.email))?.text ?? '')?.[1] ?? '';
  await teamCalls({ call, mailTo }).hire(manager, 'viewer');
  await clientCalls({ call, mailTo }).makeClient(manager, await as('landlord'));
  dataOf((await call(access.notMe, { body: { token: link } })).answer);
}
