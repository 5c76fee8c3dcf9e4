import { contract } from '@letfair/contract';
import { expect, it } from 'vitest';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call } = testing;
const { hire } = teamCalls(testing);

const switchesOf = async (person: SignedIn) =>
  dataOf((await call(contract.emailSwitches.list, {}, person)).answer).switches.map(({ name }) => name);

it('shows everyone the switches of the emails they could get', async () => {
  expect(await switchesOf(await as('tenant'))).toEqual(['unread-messages', 'saved-homes']);
  expect(await switchesOf(await as('admin'))).toEqual(['saved-homes']);
  const alone = ['unread-messages', 'certificates', 'saved-homes'];
  expect(await switchesOf(await as('landlord'))).toEqual(alone);
  expect(await switchesOf(await as('agent'))).toEqual(alone);
});

it('shows those about colleagues to people who have some', async () => {
  const owner = await as('agent');
  const colleague = await hire(owner, 'negotiator');
  const inTeam = ['unread-messages', 'team-inbox', 'certificates', 'saved-homes'];
  expect(await switchesOf(owner)).toEqual(inTeam);
  expect(await switchesOf(colleague)).toEqual(inTeam);
});
