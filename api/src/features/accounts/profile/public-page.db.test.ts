import { contract } from '@letfair/contract';
import { MOST_FORMER_NAMES, pageNameSentences } from '@letfair/domain/accounts/page-names';
import { expect, it } from 'vitest';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, db } = testing;
const { hire } = teamCalls(testing);
const { publicPage, savePublicPage } = contract.profile;

async function show(person: SignedIn) {
  const setting = dataOf((await call(publicPage, {}, person)).answer);
  if (!setting) throw new Error('This account has no agency.');
  return setting;
}
const save = (person: SignedIn, name: string, isShown = true) =>
  call(savePublicPage, { body: { isShown, name } }, person);
const nameLeadsTo = async (pageName: string): Promise<string | number> => {
  const { status, answer } = await call(contract.publicPages.agent, { params: { pageName }, query: {} });
  return answer.success ? answer.data.name : status;
};

it('gives each agency a page of its own name, and landlords none until they ask for one', async () => {
  const [first, second] = [await show(await as('agent')), await show(await as('agent'))];
  expect(first.isShown).toBe(true);
  expect(first.path).toBe(`/agents/${first.name}`);
  expect(first.name).toMatch(/^harbour-lets-ltd/);
  expect(second.name).not.toBe(first.name);
  const landlord = await as('landlord');
  const offered = await show(landlord);
  expect(offered).toMatchObject({ isShown: false, path: null });
  expect(offered.name).not.toContain(landlord.user.lastName.toLowerCase());
  const saved = dataOf((await save(landlord, offered.name)).answer);
  expect(saved).toEqual({ isShown: true, name: offered.name, path: `/landlords/${offered.name}` });
});

it('keeps its name when the company is renamed', async () => {
  const agent = await as('agent');
  const { name } = await show(agent);
  const details = { companyName: 'Quay Lets', registrationNumber: '7654321', tradingAddress: '1 Quay, Hull' };
  dataOf((await call(contract.profile.saveAgency, { body: details }, agent)).answer);
  expect((await show(agent)).name).toBe(name);
});

it('leads from a former name to the present one, and may go back to it', async () => {
  const agent = await as('agent');
  const { name } = await show(agent);
  dataOf((await save(agent, 'first-choice')).answer);
  expect([await nameLeadsTo(name), await nameLeadsTo('first-choice')]).toEqual(['first-choice', 'first-choice']);
  dataOf((await save(agent, name)).answer);
  expect([await nameLeadsTo(name), await nameLeadsTo('first-choice')]).toEqual([name, name]);
});

it('refuses names that someone has or had, that are not addresses, or that hold contact details', async () => {
  const [one, other] = [await as('agent'), await as('landlord')];
  const { name } = await show(one);
  dataOf((await save(one, 'brand-new')).answer);
  for (const taken of [name, 'brand-new']) {
    const { status, answer } = await save(other, taken);
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { name: pageNameSentences.taken } } });
  }
  for (const bad of ['Upper Case', 'a', '07700-900123', '']) expect((await save(other, bad)).status).toBe(422);
  expect((await show(other)).isShown).toBe(false);
});

it('frees the oldest of many former names', async () => {
  const agent = await as('agent');
  for (let at = 0; at <= MOST_FORMER_NAMES + 1; at++) dataOf((await save(agent, `name-number-${at}`)).answer);
  expect(await nameLeadsTo('name-number-0')).toBe(404);
  expect(await nameLeadsTo('name-number-1')).toBe(`name-number-${MOST_FORMER_NAMES + 1}`);
  const names = await db.selectFrom('page_name').select('name').where('account_id', '=', agent.user.id).execute();
  expect(names).toHaveLength(MOST_FORMER_NAMES + 1);
});

it('belongs to the agency, whose team reads it and whose owners change it', async () => {
  const owner = await as('agent');
  const colleague = await hire(owner, 'manager');
  expect(await show(colleague)).toEqual(await show(owner));
  expect((await save(colleague, 'not-for-you')).status).toBe(403);
  expect((await call(publicPage, {}, await as('tenant'))).status).toBe(403);
});

it('gives two agencies that verify at the same time different names', async () => {
  const agents = await Promise.all(Array.from({ length: 5 }, () => as('agent')));
  const names = await Promise.all(agents.map(async (agent) => (await show(agent)).name));
  expect(new Set(names).size).toBe(agents.length);
});
