import { contract } from '@letfair/contract';
import { aListing } from '../listings.ts';
import { anEmail } from '../people.ts';
import { teamCalls } from '../teams.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { accounts, listings, teams } = contract;

export async function callTeams({ as, call, mailTo }: Pick<TestApi, 'as' | 'call' | 'mailTo'>): Promise<void> {
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
  await call(teams.removeMember, { params: person }, { token });
  await call(teams.show, {}, { token });
  await call(contract.inbox.figures, {}, { token });
}
