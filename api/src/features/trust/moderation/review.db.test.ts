import { contract } from '@letfair/contract';
import { CLAIM_MINUTES, claimedBySomebody, noteProblems } from '@letfair/domain/trust/moderation/review';
import { expect, it } from 'vitest';
import { aListing } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { review, moderation, listings, admin } = contract;
const api = await testApi();

async function submitted(changes = {}) {
  const lister = await api.as('landlord');
  const answer = await api.call(listings.submit, { body: aListing(changes) }, { token: lister.token });
  return { lister, id: dataOf(answer.answer).id };
}

const claim = (token: string, targetId: string, takeOver = false) =>
  api.call(review.claim, { params: { targetId }, body: { takeOver } }, { token });

it('gives a home to exactly one of two moderators who open it at the same moment', async () => {
  const { id } = await submitted();
  const moderators = await Promise.all(Array.from({ length: 6 }, () => api.as('admin')));
  const answers = await Promise.all(moderators.map(({ token }) => claim(token, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(refused?.answer.message).toMatch(/is looking at this\. Take it over if they’ve stopped\.$/);
});

it('shows who claimed what, renews it, and gives it to whoever takes it over', async () => {
  const { id } = await submitted();
  const [one, two] = [await api.as('admin'), await api.as('admin')];
  const first = dataOf((await claim(one.token, id)).answer);
  expect(Date.parse(first.until) - Date.parse(first.since)).toBe(CLAIM_MINUTES * 60_000);
  expect(dataOf((await claim(one.token, id)).answer)).toMatchObject({ since: first.since, by: first.by });
  const { claims } = dataOf((await api.call(review.counts, {}, { token: two.token })).answer);
  expect(claims).toContainEqual(expect.objectContaining({ targetId: id, by: first.by }));
  expect((await claim(two.token, id)).answer.message).toBe(claimedBySomebody(first.by.name));
  expect(dataOf((await claim(two.token, id, true)).answer).by.id).toBe(two.user.id);
  expect((await claim(one.token, id)).status).toBe(409);
});

it('lets a claim lapse after some minutes, and gives up one claim for the next', async () => {
  const [{ id }, { id: next }] = [await submitted(), await submitted()];
  const [one, two] = [await api.as('admin'), await api.as('admin')];
  await claim(one.token, id);
  await api.pool.query(`update review_claim set expires_at = now() where target_id = $1`, [id]);
  expect((await claim(two.token, id)).status).toBe(200);
  await claim(two.token, next);
  expect((await claim(one.token, id)).status).toBe(200);
  await api.call(review.release, { params: { targetId: id } }, { token: two.token });
  expect((await claim(two.token, id)).status).toBe(409);
  await api.call(review.release, { params: { targetId: id } }, { token: one.token });
  expect((await claim(two.token, id)).status).toBe(200);
});

it('keeps private notes about a home and its lister, which only their author deletes', async () => {
  const { id, lister } = await submitted();
  const [one, two] = [await api.as('admin'), await api.as('admin')];
  const write = (about: 'listing' | 'account', targetId: string, content: string) =>
    api.call(review.addNote, { body: { about, targetId, content } }, { token: one.token });
  const note = dataOf((await write('listing', id, ' Called the agent. ')).answer);
  await write('account', lister.user.id, 'Second account of the same person?');
  const record = dataOf((await api.call(review.record, { params: { id } }, { token: two.token })).answer);
  expect(record.notes.map(({ about, content }) => [about, content])).toEqual([
    ['account', 'Second account of the same person?'],
    ['listing', 'Called the agent.'],
  ]);
  expect((await write('account', id, 'x')).status).toBe(404);
  expect((await write('listing', id, '   ')).answer.message).toBe(noteProblems.content);

  const remove = (token: string) => api.call(review.deleteNote, { params: { id: note.id } }, { token });
  expect((await remove(two.token)).answer.message).toBe(noteProblems.notYours);
  expect((await remove(one.token)).status).toBe(200);
  expect((await remove(one.token)).status).toBe(404);
  const query = { targetType: 'listing', targetId: id } as const;
  const { entries } = dataOf((await api.call(admin.audit, { query }, { token: one.token })).answer);
  expect(entries.map(({ action, note }) => [action, note]).slice(0, 2)).toEqual([
    ['delete-note', ''],
    ['add-note', ''],
  ]);
});

it('shows what an agency says about itself beside its homes, and nothing of that for a landlord', async () => {
  const agent = await api.as('agent');
  const { id } = dataOf((await api.call(listings.submit, { body: aListing() }, { token: agent.token })).answer);
  const boss = await api.as('admin');
  const recordOf = async (home: string) =>
    dataOf((await api.call(review.record, { params: { id: home } }, { token: boss.token })).answer).lister;
  expect(await recordOf(id)).toMatchObject({
    agency: { companyName: expect.stringMatching(/./), registrationNumber: expect.stringMatching(/./) },
    redressConfirmedAt: null,
  });
  expect(await recordOf((await submitted()).id)).toMatchObject({ agency: null, redressConfirmedAt: null });
});

it('shows homes, reports, decisions and networks of a lister, and no country it does not know', async () => {
  const { id, lister } = await submitted();
  const boss = await api.as('admin');
  await api.call(moderation.reject, { params: { id }, body: { reason: 'No photos.' } }, { token: boss.token });
  const { lister: record, rents } = dataOf(
    (await api.call(review.record, { params: { id } }, { token: boss.token })).answer,
  );
  expect(record).toMatchObject({
    id: lister.user.id,
    homes: { rejected: 1 },
    reports: { open: 0, upheld: 0, dismissed: 0 },
    decisions: [{ action: 'reject', about: 'listing', note: 'No photos.' }],
  });
  expect(record.networks.reduce((sum, { sessions }) => sum + sessions, 0)).toBeGreaterThan(0);
  expect(rents).toBeNull();
});

it('counts what waits and lists new homes apart from changes and certificates', async () => {
  const boss = await api.as('admin');
  const countsNow = async () => dataOf((await api.call(review.counts, {}, { token: boss.token })).answer).counts;
  const queue = async (only: 'homes' | 'changes' | 'certificates') =>
    dataOf((await api.call(moderation.queue, { query: { only } }, { token: boss.token })).answer).properties;
  const before = await countsNow();
  const { id } = await submitted();
  expect((await countsNow()).homes).toBe(before.homes + 1);
  expect((await queue('homes')).map((home) => home.id)).toContain(id);
  expect((await queue('changes')).map((home) => home.id)).not.toContain(id);

  const certificate = `insert into certificate (id, listing_id, account_id, kind, number, scheme, file_id, file_type, file_bytes)
    select gen_random_uuid(), id, account_id, $2, '', '', gen_random_uuid(), 'application/pdf', 1 from listing where id = $1`;
  for (const kind of ['gasSafety', 'epc']) await api.pool.query(certificate, [id, kind]);
  expect((await countsNow()).certificates).toBe(before.certificates + 1);
  expect((await queue('certificates')).filter((home) => home.id === id)).toHaveLength(1);
});

it('says who last decided about a home, a person, an appeal and a suspension, and nothing before that', async () => {
  const { id, lister } = await submitted();
  const boss = await api.as('admin');
  const { first_name, last_name } = await api.db
    .selectFrom('account')
    .select(['first_name', 'last_name'])
    .where('id', '=', boss.user.id)
    .executeTakeFirstOrThrow();
  const decisionOn = async (targetId: string) =>
    dataOf((await api.call(review.decision, { params: { targetId } }, { token: boss.token })).answer).decision;
  expect(await decisionOn(id)).toBeNull();
  await api.call(moderation.reject, { params: { id }, body: { reason: 'No photos.' } }, { token: boss.token });
  const decided = await decisionOn(id);
  expect(decided).toMatchObject({ note: 'No photos.' });
  expect(decided?.sentence).toMatch(new RegExp(`^${first_name} ${last_name} rejected a listing on `));

  const about = { params: { propertyId: id }, body: { content: 'They are there.' } };
  await api.call(contract.appeals.file, about, { token: lister.token });
  const [appeal] = await api.db.selectFrom('appeal').select('id').where('listing_id', '=', id).execute();
  expect(await decisionOn(appeal!.id)).toBeNull();
  const ruling = { params: { id: appeal!.id }, body: { decision: 'uphold' as const, reason: 'They are not.' } };
  const other = await api.as('admin');
  await api.call(contract.appeals.decide, ruling, { token: other.token });
  expect((await decisionOn(appeal!.id))?.sentence).toMatch(/upheld a decision on appeal on /);

  const body = { kind: 'suspend' as const, reason: 'Fraud.' };
  const applied = await api.call(
    contract.measures.apply,
    { params: { id: lister.user.id }, body },
    { token: boss.token },
  );
  expect((await decisionOn(dataOf(applied.answer).id))?.sentence).toMatch(/suspended a user on /);
  expect((await decisionOn(lister.user.id))?.note).toBe('Fraud.');
});
