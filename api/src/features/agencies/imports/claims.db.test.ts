import { contract } from '@letfair/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../testing/import-calls.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { api, as, call, db, send } = await testApi();

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

const approve = async (id: string) =>
  call(contract.moderation.approve, { params: { id } }, { token: (await as('admin')).token });

test('a claim in a file is held to its fact: the check says so, and the home does not go live', async () => {
  const agent = await as('agent');
  const { check, applied, rowsOf } = importCalls({ call, send }, agent.token);
  const [columns, ...rows] = csv(home('C1'), home('C2'), home('C3')).trim().split('\n');
  const claimed = ['company-let,', 'company-let,yes', 'rent-over-100000,'];
  const file = [`${columns},tenancy_exemption,company_tenants`, ...rows.map((row, at) => `${row},${claimed[at]}`)].join(
    '\n',
  );
  const checked = await check(file);
  expect(checked.counts).toMatchObject({ new: 3, refused: 0 });
  const blocks = (sentence: string) =>
    expect.arrayContaining([{ isBlocking: true, sentence: expect.stringContaining(sentence) }]);
  const findings = new Map((await rowsOf(checked.id)).map((row) => [row.reference, row.findings]));
  expect(findings.get('C1')).toEqual(blocks('Tick “Only companies can rent this home”'));
  expect(findings.get('C2')?.filter(({ isBlocking }) => isBlocking)).toEqual([]);
  expect(findings.get('C3')).toEqual(blocks('The rent comes to £10,800 a year'));

  await applied(checked.id);
  const stored = await db
    .selectFrom('listing')
    .select(['id', 'reference', 'flags'])
    .where('account_id', '=', agent.user.id)
    .orderBy('reference')
    .execute();
  expect(stored.map(({ flags }) => flags.some(({ kind }) => kind === 'claim'))).toEqual([true, true, true]);
  const statuses = [];
  for (const { id } of stored) statuses.push((await approve(id)).status);
  expect(statuses).toEqual([422, 200, 422]);
  const live = contract.search.property;
  const [, second] = stored;
  expect(dataOf((await call(live, { params: { id: second?.id ?? '' } })).answer).materialInformation).toMatchObject({
    tenancyExemption: 'company-let',
    companyTenants: true,
  });
});
