import { contract } from '@letfair/contract';
import { togetherSentences } from '@letfair/domain/trust/moderation/approve-together';
import { expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { addApprovedHomes, aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { listings, moderation, review } = contract;
const { as, call, db, pool } = await testApi();
const [sam, kim] = [await as('admin'), await as('admin')];

async function anAgency() {
  const agent = await as('agent');
  await addApprovedHomes(db, agent.user.id);
  return agent;
}
type Agency = Awaited<ReturnType<typeof anAgency>>;

/** A home with nothing that a moderator has to look into. */
async function unflaggedHome({ token }: Agency, changes = {}) {
  const { id } = dataOf((await call(listings.submit, { body: aListing(changes) }, { token })).answer);
  await pool.query(`update listing set flags = '[]' where id = $1`, [id]);
  return { id, version: await versionOf(id) };
}
const versionOf = async (id: string): Promise<number> =>
  (await pool.query('select version from listing where id = $1', [id])).rows[0].version;
const statusOf = async (id: string): Promise<string> =>
  (await pool.query('select status from listing where id = $1', [id])).rows[0].status;

const approveAll = (token: string, homes: readonly { readonly id: string; readonly version: number }[]) =>
  call(moderation.approveTogether, { body: { homes: [...homes] } }, { token });
const outcomesOf = async (token: string, homes: readonly { readonly id: string; readonly version: number }[]) => {
  const answered = dataOf((await approveAll(token, homes)).answer).homes;
  return homes.map(({ id }) => answered.find((home) => home.id === id)!);
};
const mailsTo = async (email: string) =>
  (await db.selectFrom('mail').select(['template', 'subject']).where('to_address', '=', email).orderBy('id').execute())
    .filter(({ template }) => template.includes('approved'))
    .map(({ template, subject }) => `${template}: ${subject}`);

it('lists the unflagged homes of an agency, longest waiting first, with the version that is approved', async () => {
  const agency = await anAgency();
  const [one, two, flagged] = [await unflaggedHome(agency), await unflaggedHome(agency), await unflaggedHome(agency)];
  await pool.query(`update listing set submitted_at = now() - interval '3 hours' where id = $1`, [two.id]);
  await pool.query(`update listing set flags = '[{"kind": "new-account", "sentence": "Young."}]' where id = $1`, [
    flagged.id,
  ]);
  const query = { lister: agency.user.id };
  const { homes } = dataOf((await call(review.unflagged, { query }, { token: sam.token })).answer);
  expect(homes.map(({ id, version }) => ({ id, version }))).toEqual([two, one]);
  expect(homes[0]).toMatchObject({ title: aListing().title, price: 1_200, photos: [] });
});

it('approves the unflagged homes of an agency at once, and tells it once', async () => {
  const agency = await anAgency();
  const homes = [await unflaggedHome(agency), await unflaggedHome(agency), await unflaggedHome(agency)];
  expect((await outcomesOf(sam.token, homes)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('approved'));
  for (const { id } of homes) expect(await statusOf(id)).toBe('live');
  expect(await mailsTo(agency.user.email)).toEqual(['listings-approved: 3 of your homes are live']);

  const [again] = await outcomesOf(kim.token, homes);
  expect(again).toMatchObject({ outcome: 'decided' });
  expect(again!.sentence).toMatch(/^\S.* approved a listing on \w+ \d+ \w+ \d{4}, /);
  expect(await mailsTo(agency.user.email)).toHaveLength(1);
});

it('leaves what was flagged, changed, blocked or withdrawn since it was looked at, and says so', async () => {
  const agency = await anAgency();
  const [good, flagged, changed, blocked, withdrawn] = [
    await unflaggedHome(agency),
    await unflaggedHome(agency),
    await unflaggedHome(agency),
    await unflaggedHome(agency, { materialInformation: { holdingDeposit: 277, securityDeposit: 1_384 } }),
    await unflaggedHome(agency),
  ];
  await pool.query(`update listing set flags = '[{"kind": "new-account", "sentence": "Young."}]' where id = $1`, [
    flagged.id,
  ]);
  const body = { action: 'withdraw' as const };
  await call(listings.act, { params: { id: withdrawn.id }, body }, { token: agency.token });
  const before = { ...changed, version: changed.version + 1 };
  const missing = { id: newId(), version: 1 };
  const answered = await outcomesOf(sam.token, [good, flagged, before, blocked, withdrawn, missing]);
  expect(answered.map(({ outcome }) => outcome)).toEqual([
    'approved',
    'flagged',
    'changed',
    'blocked',
    'decided',
    'gone',
  ]);
  expect(answered[3]!.sentence).toContain('£276.92');
  expect(answered[4]!.sentence).toBe(togetherSentences.notWaiting);
  for (const { id } of [flagged, changed, blocked]) expect(await statusOf(id)).toBe('pending');
  expect(await mailsTo(agency.user.email)).toEqual(['listing-approved: Your home is live']);
});

it('lists the other homes of a new account as unflagged once one of them was approved', async () => {
  const agency = await as('agent');
  const young = { kind: 'new-account', sentence: 'Young.' };
  const bare = { kind: 'no-photos', sentence: 'There are no photos.' };
  const flagged = async (flags: readonly object[]) => {
    const home = await unflaggedHome(agency);
    await pool.query('update listing set flags = $2 where id = $1', [home.id, JSON.stringify(flags)]);
    return home;
  };
  const [one, two, clean, withoutPhotos] = [
    await flagged([young]),
    await flagged([young]),
    await flagged([young]),
    await flagged([young, bare]),
  ];
  const query = { lister: agency.user.id };
  const unflagged = async () => dataOf((await call(review.unflagged, { query }, { token: sam.token })).answer).homes;
  expect(await unflagged()).toEqual([]);
  const approve = (token: string, { id }: { readonly id: string }) =>
    call(moderation.approve, { params: { id } }, { token });
  const answers = await Promise.all([approve(sam.token, one), approve(kim.token, two)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await unflagged()).map(({ id, version }) => ({ id, version }))).toEqual([clean]);
  const { rows } = await pool.query('select flags from listing where id = $1', [withoutPhotos.id]);
  expect(rows).toEqual([{ flags: [bare] }]);
});

it('decides each home once when two admins approve the same ones at the same moment', async () => {
  const agency = await anAgency();
  const homes = [];
  for (let home = 0; home < 4; home += 1) homes.push(await unflaggedHome(agency));
  const [one, two] = await Promise.all([outcomesOf(sam.token, homes), outcomesOf(kim.token, homes.toReversed())]);
  const outcomes = [...one, ...two].map(({ outcome }) => outcome).sort();
  expect(outcomes).toEqual([...Array(4).fill('approved'), ...Array(4).fill('decided')]);
  expect(await mailsTo(agency.user.email)).toEqual(['listings-approved: 4 of your homes are live']);
  const { rows } = await pool.query(
    `select count(*)::int as approvals from audit_entry where action = 'approve' and target_id = any($1)`,
    [homes.map(({ id }) => id)],
  );
  expect(rows[0].approvals).toBe(4);
});

it('takes homes of one landlord or agency at a time, and names no home twice', async () => {
  const [one, other] = [await unflaggedHome(await anAgency()), await unflaggedHome(await anAgency())];
  expect((await approveAll(sam.token, [one, other])).answer.message).toBe(togetherSentences.severalListers);
  expect((await approveAll(sam.token, [one, one])).status).toBe(422);
  expect(await statusOf(one.id)).toBe('pending');
});
