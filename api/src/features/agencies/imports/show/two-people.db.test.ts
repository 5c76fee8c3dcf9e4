import { contract } from '@letfair/contract';
import { importSentences } from '@letfair/domain/agencies/imports/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, home, importCalls } from '../../../../testing/import-calls.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { api, as, call, db, send } = await testApi();
const { apply, begin, cancel, map, show } = contract.imports;

let stopJobs: () => Promise<void>;
beforeAll(async () => {
  stopJobs = await api.startJobs();
});
afterAll(() => stopJobs());

/** An agent and a manager of their team. */
async function twoPeople() {
  const [owner, colleague] = [await as('agent'), await as('agent')];
  await db
    .insertInto('team_member')
    .values({ person_id: colleague.user.id, account_id: owner.user.id, role: 'manager' })
    .execute();
  return { owner, colleague };
}

const nameOf = ({ user }: { readonly user: { readonly firstName: string; readonly lastName: string } }) =>
  `${user.firstName} ${user.lastName}`;

test('what a colleague has prepared is not lost when another begins, who is told and can go on with it', async () => {
  const { owner, colleague } = await twoPeople();
  const { check } = importCalls({ call, send }, owner.token);
  const prepared = await check(csv(home('T1')), 'mine.csv');
  const start = () => call(begin, { body: { fileName: 'theirs.csv', bytes: 10 } }, { token: colleague.token });
  expect(await start()).toMatchObject({
    status: 409,
    answer: { message: importSentences.prepared(nameOf(owner), 'mine.csv') },
  });
  const seen = async (token: string) => dataOf((await call(show, { params: { id: prepared.id } }, { token })).answer);
  expect(await seen(owner.token)).toMatchObject({ state: 'checked', startedBy: null });
  expect(await seen(colleague.token)).toMatchObject({ state: 'checked', startedBy: nameOf(owner) });

  await call(cancel, { params: { id: prepared.id } }, { token: colleague.token });
  expect((await start()).status).toBe(200);
});

test('of two people who press at once one is first, and the other is told', async () => {
  const { owner, colleague } = await twoPeople();
  const { check, rested } = importCalls({ call, send }, owner.token);
  const { id, columns } = await check(csv(home('T2'), home('T3')));
  const targets = columns.map(({ target }) => target);
  const importNow = () => call(apply, { params: { id }, body: { isWholePortfolio: false } }, { token: owner.token });
  const mapAgain = () => call(map, { params: { id }, body: { targets } }, { token: colleague.token });
  const answers = await Promise.all([importNow(), mapAgain()]);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toMatchObject([{ status: 409, answer: { message: importSentences.notNow } }]);
  const { state, counts } = await rested(id);
  expect(['done', 'checked']).toContain(state);
  expect(counts).toMatchObject({ new: 2 });
});
