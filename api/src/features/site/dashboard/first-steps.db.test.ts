import { contract } from '@letfair/contract';
import type { FirstStep } from '@letfair/domain/agencies/first-steps';
import { expect, test } from 'vitest';
import { aListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call } = api;
const { hire } = teamCalls(api);
const { firstSteps, hideFirstSteps } = contract.dashboard;

const shown = async (token: string) => dataOf((await call(firstSteps, {}, { token })).answer);
const openSteps = async (token: string): Promise<readonly FirstStep[]> =>
  (await shown(token)).steps.filter(({ isDone }) => !isDone).map(({ name }) => name);

const details = {
  companyName: 'Harbour Lets Ltd',
  licenseNumber: '',
  registrationNumber: '12345678',
  tradingAddress: '1 Quay Street, Bristol, BS1 4DB',
  redressScheme: 'The Property Ombudsman',
  redressNumber: '',
  clientMoneyProtection: '',
  feesLink: '',
};

test('tells a new agency what to set up, and drops each step once it is done', async () => {
  const { token } = await as('agent');
  expect(await openSteps(token)).toEqual(['details', 'fees', 'homes', 'people', 'software']);

  await call(contract.profile.saveAgency, { body: details }, { token });
  expect(await openSteps(token)).toEqual(['fees', 'homes', 'people', 'software']);
  await call(
    contract.profile.saveAgency,
    { body: { ...details, feesLink: 'https://harbour.example/fees' } },
    { token },
  );
  expect(await openSteps(token)).toEqual(['homes', 'people', 'software']);

  const body = { email: 'new.colleague@agent.example', role: 'manager', branchId: null } as const;
  dataOf((await call(contract.teams.invite, { body }, { token })).answer);
  expect(await openSteps(token)).toEqual(['homes', 'software']);

  const key = { name: 'Our software', scopes: ['feed:read' as const] };
  dataOf((await call(contract.apiKeys.create, { body: key }, { token })).answer);
  expect(await openSteps(token)).toEqual(['homes']);
});

test('counts the homes without photos that are not over, and the list of homes shows the same ones', async () => {
  const { token } = await as('agent');
  const submit = async () => dataOf((await call(contract.listings.submit, { body: aListing() }, { token })).answer).id;
  const photosStep = async () => (await shown(token)).steps.find(({ name }) => name === 'photos');
  const [first, second, over] = [await submit(), await submit(), await submit()];
  expect(await photosStep()).toEqual({ name: 'photos', isDone: false, homes: 3 });

  await call(contract.listings.act, { params: { id: over }, body: { action: 'withdraw' } }, { token });
  expect(await photosStep()).toMatchObject({ homes: 2 });
  const found = dataOf((await call(contract.listings.mine, { query: { photos: 'none' } }, { token })).answer);
  expect(found.properties.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
  const table = dataOf((await call(contract.bulk.table, { query: { photos: 'none' } }, { token })).answer);
  expect(table.total).toBe(2);
});

test('each person hides the list for themself and can show it again', async () => {
  const owner = await as('agent');
  const { token } = owner;
  const colleague = await hire(owner, 'manager');
  const hide = (isHidden: boolean) => call(hideFirstSteps, { body: { isHidden } }, { token });
  expect(dataOf((await hide(true)).answer)).toEqual({ isHidden: true });
  await hide(true);
  expect(await shown(token)).toMatchObject({ isHidden: true });
  expect(await shown(colleague.token)).toMatchObject({ isHidden: false });
  await hide(false);
  expect(await shown(token)).toMatchObject({ isHidden: false });
});

test('shows each role what it may do', async () => {
  const owner = await as('agent');
  await call(contract.listings.submit, { body: aListing() }, owner);
  const names = async (role: 'owner' | 'manager' | 'negotiator' | 'viewer') =>
    (await shown((await hire(owner, role)).token)).steps.map(({ name }) => name);
  expect(await names('owner')).toEqual(['details', 'fees', 'homes', 'photos', 'people', 'software']);
  expect(await names('manager')).toEqual(['homes', 'photos', 'people', 'software']);
  expect(await names('negotiator')).toEqual(['photos']);
  expect(await names('viewer')).toEqual([]);
});
