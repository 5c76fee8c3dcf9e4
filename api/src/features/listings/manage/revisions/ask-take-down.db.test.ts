import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { aListing } from '../../../../testing/listings.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { viewingFixture } from '../../../../testing/viewings.ts';

const testing = await testApi();
const { as, call } = testing;
const { landlord, homeWithTimes, bookFirst, show } = await viewingFixture(testing);
const { act, edit, own } = contract.listings;

type Changes = Parameters<typeof aListing>[0];
const save = (id: string, changes: Changes, confirmed?: string) =>
  call(edit, { params: { id }, body: { ...aListing(changes), ...(confirmed && { confirmed }) } }, landlord);
const stored = async (id: string) => dataOf((await call(own, { params: { id } }, landlord)).answer);
const questionOf = ({ answer }: Awaited<ReturnType<typeof save>>) => {
  if (answer.success || !answer.data) throw new Error('The edit was not questioned.');
  return answer.data;
};
/** The deposits stay as they were, which is too much for the new rent. */
const cut = { price: 1_000 };

test('an edit that takes a live home down is refused with what it breaks and whose viewings it affects', async () => {
  const hannah = await as('tenant');
  const id = await homeWithTimes();
  const booked = await bookFirst(id, hannah.token);
  const refused = await save(id, cut);
  expect(refused.status).toBe(409);
  const question = questionOf(refused);
  expect(question.breaks.map(({ field }) => field)).toEqual(['holdingDeposit', 'securityDeposit']);
  const name = `${hannah.user.firstName} ${hannah.user.lastName.slice(0, 1)}.`;
  expect(question.viewings).toEqual([{ startsAt: booked.startsAt, name }]);
  expect(refused.answer.message).toContain(`with ${name}`);
  expect(refused.answer.message).toContain('Nothing has been saved yet.');
  expect(await stored(id)).toMatchObject({ status: 'live', price: 1_200 });
  expect((await show(hannah.token, booked.id)).status).toBe('booked');
});

test('it is saved once that is confirmed, and asked again when somebody has booked in the meantime', async () => {
  const id = await homeWithTimes();
  const { seen } = questionOf(await save(id, cut));
  await bookFirst(id, (await as('tenant')).token);
  const again = questionOf(await save(id, cut, seen));
  expect(again.viewings).toHaveLength(1);
  expect((await stored(id)).price).toBe(1_200);
  const saved = dataOf((await save(id, cut, again.seen)).answer);
  expect(saved).toMatchObject({ status: 'paused', price: 1_000, withheldAt: expect.any(String) });
});

test.each<[string, Changes]>([
  [
    'a rent cut together with its deposits',
    { ...cut, materialInformation: { holdingDeposit: 230, securityDeposit: 1_153 } },
  ],
  ['unlawful words, which wait for a moderator', { description: 'Bright and quiet. No DSS.' }],
])('nothing is asked about %s', async (_, changes) => {
  const id = await homeWithTimes();
  expect(dataOf((await save(id, changes)).answer).status).toBe('live');
});

test('nothing is asked about a home that is not live', async () => {
  const id = await homeWithTimes();
  dataOf((await call(act, { params: { id }, body: { action: 'pause' } }, landlord)).answer);
  expect(dataOf((await save(id, cut)).answer)).toMatchObject({ status: 'paused', price: 1_000 });
});
