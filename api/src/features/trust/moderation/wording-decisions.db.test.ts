import { contract } from '@letfair/contract';
import { wordingReasons } from '@letfair/domain/trust/moderation/wording-decisions';
import { expect, test } from 'vitest';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call } = testing;
const { listing, approve, reject, wordingDecisions } = contract.moderation;
const { token } = await as('admin');
const landlord = await as('landlord');
await addApprovedHomes(testing.db, landlord.user.id);

const SUSPICIOUS = 'Room in Jewish home for observant tenant only';
const submitted = async (description: string) =>
  dataOf((await call(contract.listings.submit, { body: aListing({ description }) }, { token: landlord.token })).answer)
    .id;
const rows = async () => dataOf((await call(wordingDecisions, {}, { token })).answer).rows;

test('a sentence that no rule knows is flagged with its words, and what moderators decide is exported', async () => {
  const id = await submitted(`Close to the park. ${SUSPICIOUS}.`);
  const { flags } = dataOf((await call(listing, { params: { id } }, { token })).answer);
  const flag = flags.find(({ kind }) => kind === 'unlawful-wording');
  expect(flag?.words?.[0]).toMatchObject({ field: 'propertyDescription', item: 0, text: expect.any(String) });
  expect(await rows()).toEqual([]);

  dataOf((await call(approve, { params: { id } }, { token })).answer);
  expect(await rows()).toEqual([{ sentence: SUSPICIOUS, decision: 'approved' }]);
});

test('a rejection for another reason says nothing of the wording', async () => {
  const other = 'Room in Jewish household for observant tenant only';
  const [photos, wording] = [await submitted(`${other}.`), await submitted(`${other}, thank you.`)];
  const rejectFor = async (id: string, reason: string) =>
    dataOf((await call(reject, { params: { id }, body: { reason } }, { token })).answer);
  await rejectFor(photos, 'Please add photos of the rooms.');
  await rejectFor(wording, wordingReasons[1]);
  const refused = (await rows()).filter(({ decision }) => decision === 'refused');
  expect(refused).toEqual([{ sentence: `${other}, thank you`, decision: 'refused' }]);
});
