import { contract } from '@letfair/contract';
import {
  type ApplicationAction,
  applicationActions,
  applicationStatuses,
  declineSentences,
  nextApplicationStatus,
} from '@letfair/domain/lettings/applications/lifecycle';
import { expect, test } from 'vitest';
import { approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { waitUntil } from '../../../testing/wait.ts';

const api = await testApi();
const { as, call, db, mailTo } = api;
const liveListing = approveListings(api);
const { apply, list, show, act } = contract.applications;

const landlord = await as('landlord');
const tenant = await as('tenant');

async function applied(propertyId: string, token = tenant.token, offer?: number): Promise<string> {
  const body = { propertyId, ...(offer !== undefined && { offer }) };
  return dataOf((await call(apply, { body }, { token })).answer).id;
}
type Act = (typeof act)['body']['_zod']['input'];
const press = (id: string, body: Act, token = landlord.token) => call(act, { params: { id }, body }, { token });
const look = async (id: string, token = tenant.token) =>
  dataOf((await call(show, { params: { id } }, { token })).answer);
const statusesOf = async (propertyId: string) =>
  dataOf((await call(list, { query: { propertyId } }, { token: landlord.token })).answer).applications.map(
    ({ status }) => status,
  );
const homeStatus = async (id: string) =>
  dataOf((await call(contract.listings.own, { params: { id } }, { token: landlord.token })).answer).status;
const mailsTo = async (email: string) =>
  (await db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute())
    .map(({ template }) => template)
    .filter((template) => template.startsWith('application'));

test('allows every step of the lifecycle to its side only, and no other', async () => {
  const propertyId = await liveListing(landlord.token);
  const id = await applied(propertyId);
  const cases = applicationStatuses.flatMap((from) =>
    applicationActions.flatMap((action) =>
      (['tenant', 'lister'] as const).map((side) => ({
        from,
        action,
        side,
        to: nextApplicationStatus(from, action, side),
      })),
    ),
  );
  for (const { from, action, side, to } of cases) {
    await db.updateTable('application').set({ status: from }).where('id', '=', id).execute();
    const { token } = side === 'tenant' ? tenant : landlord;
    const { status, answer } = await press(id, { action, reason: 'Because.' }, token);
    expect([from, side, action, status]).toEqual([from, side, action, to ? 200 : 409]);
    if (to) expect(dataOf(answer).status).toBe(to);
  }
});

test('marks an application as seen when the lister opens it, not the tenant', async () => {
  const id = await applied(await liveListing(landlord.token));
  expect((await look(id)).status).toBe('sent');
  const seen = await look(id, landlord.token);
  expect(seen).toMatchObject({ status: 'seen', actions: ['shortlist', 'accept', 'decline'] });
  expect((await look(id, landlord.token)).timeline).toHaveLength(2);
  expect(await look(id)).toMatchObject({
    status: 'seen',
    actions: ['withdraw'],
    timeline: [
      { status: 'sent', by: 'tenant' },
      { status: 'seen', by: 'lister' },
    ],
  });
});

test('marks an application as seen once when two tabs open it', async () => {
  const id = await applied(await liveListing(landlord.token));
  await Promise.all([1, 2, 3].map(() => look(id, landlord.token)));
  expect((await look(id)).timeline.map(({ status }) => status)).toEqual(['sent', 'seen']);
});

test('requires a reason to decline, and shows it to the tenant on the site and in a mail', async () => {
  const applicant = await as('tenant');
  const id = await applied(await liveListing(landlord.token), applicant.token);
  for (const reason of ['', '   ']) {
    const { status, answer } = await press(id, { action: 'decline', reason });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { reason: declineSentences.reasonMissing } } });
  }
  const reason = 'The home is too small for four people.';
  await press(id, { action: 'decline', reason });
  expect(await look(id, applicant.token)).toMatchObject({
    status: 'declined',
    declineReason: reason,
    actions: [],
    timeline: [{ status: 'sent' }, { status: 'declined', by: 'lister', note: reason }],
  });
  expect(await mailsTo(applicant.user.email)).toEqual(['application-declined']);
  const mail = (await mailTo(applicant.user.email))?.text;
  expect(mail).toContain(`> ${reason}\n`);
  expect(mail).toMatch(/a month · .*\nhttps:\/\/letfair\.example\/properties\//);
});

test('mails an acceptance but not a shortlisting', async () => {
  const applicant = await as('tenant');
  const id = await applied(await liveListing(landlord.token), applicant.token);
  await press(id, { action: 'shortlist' });
  expect(await mailsTo(applicant.user.email)).toEqual([]);
  await press(id, { action: 'accept' });
  expect(await mailsTo(applicant.user.email)).toEqual(['application-accepted']);
  expect((await look(id, applicant.token)).timeline.map(({ status }) => status)).toEqual([
    'sent',
    'shortlisted',
    'accepted',
  ]);
});

test('leaves the listing and other applications alone when only accepting', async () => {
  const propertyId = await liveListing(landlord.token);
  const other = await as('tenant');
  const [id] = [await applied(propertyId), await applied(propertyId, other.token)];
  await press(id, { action: 'accept' });
  expect(await statusesOf(propertyId)).toEqual(['sent', 'accepted']);
  expect(await homeStatus(propertyId)).toBe('live');
});

test('declines with a reason from the list, with or without words of the lister', async () => {
  const [plain, explained] = [await as('tenant'), await as('tenant')];
  const cases = [
    [plain, '', 'The move-in date is too early or too late.'],
    [explained, 'We need somebody in May.', 'The move-in date is too early or too late. We need somebody in May.'],
  ] as const;
  const propertyId = await liveListing(landlord.token);
  for (const [{ token, user }, reason, told] of cases) {
    const { id } = dataOf((await call(contract.applications.apply, { body: { propertyId } }, { token })).answer);
    expect((await press(id, { action: 'decline', declineReason: 'other' })).status).toBe(422);
    await press(id, { action: 'decline', declineReason: 'move-in-date', reason });
    expect(await look(id, token)).toMatchObject({ declineReason: told, timeline: [{}, { note: told }] });
    expect((await mailTo(user.email))?.text).toContain(told);
  }
});

test('accepts, marks the listing let agreed and declines the others in one step', async () => {
  const propertyId = await liveListing(landlord.token);
  const [second, third, gone] = [await as('tenant'), await as('tenant'), await as('tenant')];
  const id = await applied(propertyId);
  const secondId = await applied(propertyId, second.token);
  const thirdId = await applied(propertyId, third.token);
  const goneId = await applied(propertyId, gone.token);
  await press(thirdId, { action: 'shortlist' });
  await press(goneId, { action: 'withdraw' }, gone.token);

  const { answer } = await press(id, { action: 'accept', letAgreed: true, declineOthers: true });
  expect(dataOf(answer)).toMatchObject({ status: 'accepted', propertyStatus: 'let-agreed' });
  for (const [applicationId, { token, user }] of [
    [secondId, second],
    [thirdId, third],
  ] as const) {
    expect(await look(applicationId, token)).toMatchObject({
      status: 'declined',
      declineReason: declineSentences.standard,
    });
    expect((await mailTo(user.email))?.text).toContain(declineSentences.standard);
  }
  expect((await look(goneId, gone.token)).status).toBe('withdrawn');
  expect(await mailsTo(gone.user.email)).toEqual([]);
  const { history } = dataOf(
    (await call(contract.listings.own, { params: { id: propertyId } }, { token: landlord.token })).answer,
  );
  expect(history[0]).toMatchObject({ action: 'agree', status: 'let-agreed', by: 'lister' });
});

test('declines the others with the lister’s own reason', async () => {
  const propertyId = await liveListing(landlord.token);
  const other = await as('tenant');
  const id = await applied(propertyId);
  const otherId = await applied(propertyId, other.token);
  await press(id, { action: 'accept', declineOthers: true, reason: 'Let to the first who asked.' });
  expect((await look(otherId, other.token)).declineReason).toBe('Let to the first who asked.');
  expect((await look(id)).timeline.at(-1)).toMatchObject({ status: 'accepted', note: '' });
});

test('changes nothing when the listing cannot be marked let agreed', async () => {
  const propertyId = await liveListing(landlord.token);
  const other = await as('tenant');
  const id = await applied(propertyId);
  await applied(propertyId, other.token);
  await db.updateTable('listing').set({ status: 'expired' }).where('id', '=', propertyId).execute();
  const { status } = await press(id, { action: 'accept', letAgreed: true, declineOthers: true });
  expect(status).toBe(409);
  expect(await statusesOf(propertyId)).toEqual(['sent', 'sent']);
  expect(await mailsTo(other.user.email)).toEqual([]);
  expect((await look(id)).timeline).toHaveLength(1);
});

test.each(['let', 'withdrawn'] as const)('refuses an acceptance for a listing that is %s', async (status) => {
  const propertyId = await liveListing(landlord.token);
  const id = await applied(propertyId);
  await db.updateTable('listing').set({ status }).where('id', '=', propertyId).execute();
  expect((await press(id, { action: 'accept' })).status).toBe(409);
  expect((await press(id, { action: 'decline', reason: 'It is gone.' })).status).toBe(200);
});

test('accepts one of two simultaneous acceptances', async () => {
  const propertyId = await liveListing(landlord.token);
  const other = await as('tenant');
  const ids = [await applied(propertyId), await applied(propertyId, other.token)];
  const answers = await Promise.all(
    ids.map((id) => press(id, { action: 'accept', letAgreed: true, declineOthers: true })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await statusesOf(propertyId)).sort()).toEqual(['accepted', 'declined']);
});

test('accepts an application once when it is accepted twice at the same time', async () => {
  const applicant = await as('tenant');
  const id = await applied(await liveListing(landlord.token), applicant.token);
  const answers = await Promise.all([1, 2].map(() => press(id, { action: 'accept' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await mailsTo(applicant.user.email)).toEqual(['application-accepted']);
});

test('loses no step when a tenant withdraws while the lister accepts', async () => {
  const id = await applied(await liveListing(landlord.token));
  const [accepted, withdrawn] = await Promise.all([
    press(id, { action: 'accept' }),
    press(id, { action: 'withdraw' }, tenant.token),
  ]);
  const { status, timeline } = await look(id);
  expect(status).toBe('withdrawn');
  expect(withdrawn.status).toBe(200);
  expect(timeline.some((event) => event.status === 'accepted')).toBe(accepted.status === 200);
});

test('accepts another application after the first was withdrawn or declined', async () => {
  const propertyId = await liveListing(landlord.token);
  const [second, third] = [await as('tenant'), await as('tenant')];
  const ids = [
    await applied(propertyId),
    await applied(propertyId, second.token),
    await applied(propertyId, third.token),
  ];
  await press(ids[0]!, { action: 'accept' });
  const { status, answer } = await press(ids[1]!, { action: 'accept' });
  expect(status).toBe(409);
  expect(answer).toMatchObject({ message: expect.stringContaining('another application') });
  await press(ids[0]!, { action: 'withdraw' }, tenant.token);
  expect((await press(ids[1]!, { action: 'accept' })).status).toBe(200);
  await press(ids[1]!, { action: 'decline', reason: 'The agreement was never signed.' });
  expect((await press(ids[2]!, { action: 'accept' })).status).toBe(200);
});

test('refuses to accept an offer above the present rent in England', async () => {
  const propertyId = await liveListing(landlord.token);
  const id = await applied(propertyId, tenant.token, 1_150);
  await db.updateTable('listing').set({ rent_pence: 110_000 }).where('id', '=', propertyId).execute();
  const { status, answer } = await press(id, { action: 'accept' });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { offer: expect.stringContaining('advertised rent') } } });
});

test('answers 404 for applications of other people', async () => {
  const id = await applied(await liveListing(landlord.token));
  for (const { token } of [await as('tenant'), await as('landlord'), await as('agent')]) {
    expect((await call(show, { params: { id } }, { token })).status).toBe(404);
    for (const action of applicationActions)
      expect((await press(id, { action, reason: 'Because.' }, token)).status).toBe(404);
  }
  expect((await look(id)).status).toBe('sent');
});

test('rejects changes to past events', async () => {
  await applied(await liveListing(landlord.token));
  await expect(db.updateTable('application_event').set({ status: 'seen' }).execute()).rejects.toThrow('written once');
});

test('notifies the other side’s open pages of each step by id only', async () => {
  const listener = await api.pool.connect();
  const told: { type: string; id: string; to: string[] }[] = [];
  listener.on('notification', ({ payload }) => void told.push(JSON.parse(payload ?? '')));
  await listener.query('listen letfair_live');
  const id = await applied(await liveListing(landlord.token));
  const steps: ApplicationAction[] = ['shortlist', 'accept'];
  for (const action of steps) await press(id, { action });
  await press(id, { action: 'withdraw' }, tenant.token);
  const own = () => told.filter((notice) => notice.id === id);
  await waitUntil(async () => own().length >= 4);
  await listener.query('unlisten letfair_live');
  listener.release();
  const to = { tenant: [tenant.user.id], lister: [landlord.user.id] };
  expect(own()).toEqual(
    [to.lister, to.tenant, to.tenant, to.lister].map((accounts) => ({ type: 'application', id, to: accounts })),
  );
});
