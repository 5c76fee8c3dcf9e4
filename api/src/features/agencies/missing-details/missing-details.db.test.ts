import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing } from '../../../testing/listings.ts';
import { teamCalls } from '../../../testing/teams.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call, pool } = testing;
const { counts, list, save } = contract.missingDetails;
const places = {
  leeds: { line1: '12 Lock Street', line2: '', city: 'Leeds', postcode: 'LS6 3AA', county: '' },
  edinburgh: { line1: '3 Mill Lane', line2: '', city: 'Edinburgh', postcode: 'EH1 1AA', county: '' },
  cardiff: { line1: '4 Mill Lane', line2: '', city: 'Cardiff', postcode: 'CF10 1AA', county: '' },
} as const;

/** A home whose file or feed said nothing of its certificate. */
async function aHome(
  { token }: SignedIn,
  place: keyof typeof places,
  materialInformation: object = {},
  reference = '',
): Promise<string> {
  const body = aListing({
    reference,
    address: places[place],
    features: ['Balcony', 'Council Tax Band: C'],
    materialInformation: { secondAdvertReason: 'Another home', ...materialInformation } as never,
  });
  return dataOf((await call(contract.listings.submit, { body }, { token })).answer).id;
}
const rows = async ({ token }: SignedIn, query: object = {}) =>
  dataOf((await call(list, { query }, { token })).answer).homes;
const countsOf = async ({ token }: SignedIn) => dataOf((await call(counts, {}, { token })).answer);
const saveAll = async ({ token }: SignedIn, homes: readonly object[]) =>
  dataOf((await call(save, { body: { homes: homes as never } }, { token })).answer);
const own = async ({ token }: SignedIn, id: string) =>
  dataOf((await call(contract.listings.own, { params: { id } }, { token })).answer);

test('names each home with what it waits for, where its nation needs it', async () => {
  const agent = await as('agent');
  const leeds = await aHome(agent, 'leeds');
  const edinburgh = await aHome(agent, 'edinburgh', { registrationPending: true });
  const cardiff = await aHome(agent, 'cardiff', { epcRating: 'C' });
  await aHome(agent, 'leeds', { epcRating: 'D' });
  await aHome(agent, 'leeds', { epcExemption: true });
  expect((await rows(agent)).map(({ id, missing }) => [id, missing])).toEqual([
    [cardiff, ['registrationNumber']],
    [edinburgh, ['epcRating', 'agentRegistrationNumber']],
    [leeds, ['epcRating']],
  ]);
  expect(await countsOf(agent)).toEqual({ epcRating: 2, registrationNumber: 1, agentRegistrationNumber: 1 });
  expect((await rows(agent, { missing: 'registrationNumber' })).map(({ id }) => id)).toEqual([cardiff]);
  const landlord = await as('landlord');
  const withoutAgent = await aHome(landlord, 'edinburgh', { epcRating: 'C' });
  expect(await rows(landlord)).toMatchObject([
    { id: withoutAgent, missing: ['registrationNumber'], nation: 'scotland' },
  ]);
});

test('saves many together, each with its history, and refuses a number that the law doesn’t take', async () => {
  const agent = await as('agent');
  const [leeds, edinburgh, cardiff] = [
    await aHome(agent, 'leeds'),
    await aHome(agent, 'edinburgh'),
    await aHome(agent, 'cardiff', { epcRating: 'C' }),
  ];
  const typed = [
    { id: leeds, epcRating: 'B' },
    { id: edinburgh, epcRating: 'D', registrationNumber: '123456/230/12345', agentRegistrationNumber: 'LARN1902001' },
    { id: cardiff, registrationNumber: '12345' },
  ];
  const saved = await saveAll(agent, typed);
  expect(saved).toMatchObject({
    homes: [
      { id: leeds, outcome: 'saved', problems: [] },
      { id: edinburgh, outcome: 'saved', problems: [] },
      {
        id: cardiff,
        outcome: 'refused',
        problems: [{ field: 'registrationNumber', sentence: expect.stringContaining('RN-12345-12345') }],
      },
    ],
    counts: { epcRating: 0, registrationNumber: 1, agentRegistrationNumber: 0 },
  });
  expect((await own(agent, edinburgh)).materialInformation).toMatchObject({
    epcRating: 'D',
    registrationNumber: '123456/230/12345',
    agentRegistrationNumber: 'LARN1902001',
  });
  expect((await own(agent, leeds)).history[0]).toMatchObject({ action: 'edit', note: 'Changed: details' });
  // The same again changes nothing.
  const versions = () =>
    pool.query('select id, version from listing where account_id = $1 order by id', [agent.user.id]);
  const before = (await versions()).rows;
  expect((await saveAll(agent, typed)).homes.map(({ outcome }) => outcome)).toEqual(['saved', 'saved', 'refused']);
  expect((await versions()).rows).toEqual(before);
});

test('overwrites nothing that a home says by now, and knows no home of anybody else', async () => {
  const [agent, stranger] = [await as('agent'), await as('agent')];
  const [mine, theirs] = [await aHome(agent, 'leeds'), await aHome(stranger, 'leeds')];
  await saveAll(agent, [{ id: mine, epcRating: 'B' }]);
  expect(
    await saveAll(agent, [{ id: mine, epcRating: 'C' }, { id: theirs, epcRating: 'C' }, { id: mine }]),
  ).toMatchObject({
    homes: [
      {},
      { outcome: 'refused', problems: [{ field: null, sentence: expect.stringContaining('couldn’t find') }] },
      {},
    ],
  });
  const { homes } = await saveAll(agent, [{ id: mine, epcRating: 'C' }]);
  expect(homes).toEqual([
    {
      id: mine,
      outcome: 'refused',
      problems: [{ field: 'epcRating', sentence: 'Someone has already added this: B.' }],
    },
  ]);
  expect((await own(agent, mine)).materialInformation.epcRating).toBe('B');
  expect((await own(stranger, theirs)).materialInformation.epcRating).toBe('');
});

test('a home that is off the market is not asked for, and a later feed keeps what was typed', async () => {
  const agent = await as('agent');
  const id = await aHome(agent, 'leeds', {}, 'A1');
  const key = await call(
    contract.apiKeys.create,
    { body: { name: 'Alto', scopes: ['feed:write'] } },
    { token: agent.token },
  );
  const secret = dataOf(key.answer).secret;
  await saveAll(agent, [{ id, epcRating: 'B' }]);
  const body = { values: { features: ['EPC rating E'] } };
  dataOf((await call(contract.feed.save, { params: { yourReference: 'A1' }, body }, { token: secret })).answer);
  expect((await own(agent, id)).materialInformation.epcRating).toBe('B');
  const other = await aHome(agent, 'leeds');
  await pool.query("update listing set status = 'withdrawn' where id = $1", [other]);
  expect(await rows(agent)).toEqual([]);
  expect((await saveAll(agent, [{ id: other, epcRating: 'B' }])).homes[0]?.outcome).toBe('refused');
});

test('negotiators may save, viewers only read', async () => {
  const owner = await as('agent');
  const { hire } = teamCalls(testing);
  const [negotiator, viewer] = [await hire(owner, 'negotiator'), await hire(owner, 'viewer')];
  const id = await aHome(owner, 'leeds');
  expect(await rows(viewer)).toHaveLength(1);
  const body = { homes: [{ id, epcRating: 'C' as const }] };
  expect((await call(save, { body }, { token: viewer.token })).status).toBe(403);
  expect((await call(save, { body }, { token: negotiator.token })).status).toBe(200);
});
