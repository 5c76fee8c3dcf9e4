import { contract } from '@letfair/contract';
import { INBOX_PER_PAGE, type InboxKind } from '@letfair/contract/site/dashboard';
import { AVAILABLE_DAYS } from '@letfair/domain/listings/availability';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect, test } from 'vitest';
import { certificateCalls } from '../../../testing/certificates.ts';
import { aListing, approveListings } from '../../../testing/listings.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { viewingFixture } from '../../../testing/viewings.ts';

const api = await testApi();
const { as, call, pool } = api;
const liveListing = approveListings(api);
const viewing = await viewingFixture(api);
const { inbox } = contract.dashboard;
const { apply, act, saveProfile } = contract.applications;
const { start, send } = contract.conversations;

const pageOf = async (token: string, cursor?: string) =>
  dataOf((await call(inbox, { query: { ...(cursor && { cursor }) } }, { token })).answer);
const linesOf = async (token: string) => (await pageOf(token)).lines;
const kindsOf = async (token: string): Promise<readonly InboxKind[]> => (await linesOf(token)).map(({ kind }) => kind);
const confirmed = (id: string, daysAgo: number) =>
  pool.query('update listing set confirmed_at = now() - make_interval(days => $2) where id = $1', [id, daysAgo]);

async function applied(propertyId: string, lastName = 'Winter') {
  const tenant = await as('tenant');
  await pool.query('update account set first_name = $2, last_name = $3 where id = $1', [
    tenant.user.id,
    'Hannah',
    lastName,
  ]);
  const body = { moveInDate: '2026-12-12', people: 2, employment: '' as const, pets: '', note: '' };
  await call(saveProfile, { body }, { token: tenant.token });
  const share = ['people', 'moveInDate'] as const;
  const { id } = dataOf(
    (await call(apply, { body: { propertyId, share: [...share] } }, { token: tenant.token })).answer,
  );
  const step = (action: 'accept' | 'decline' | 'shortlist' | 'withdraw', token: string) =>
    call(act, { params: { id }, body: { action, reason: 'The dates do not fit.' } }, { token });
  return { id, tenant, step };
}

test.each(['tenant', 'landlord', 'agent'] as const)('a new %s has nothing waiting', async (role) => {
  expect(await pageOf((await as(role)).token)).toEqual({ lines: [], nextCursor: null });
});

test('a line names the person, the home and what was said with the application', async () => {
  const { token } = await as('landlord');
  const propertyId = await liveListing(token, { title: 'Two rooms by the canal', reference: 'CANAL-2' });
  const { id, tenant, step } = await applied(propertyId);
  expect(await linesOf(token)).toEqual([
    {
      kind: 'application',
      id,
      propertyId,
      title: 'Two rooms by the canal',
      propertyReference: 'CANAL-2',
      propertyStreet: aListing().address.line1,
      person: 'Hannah W.',
      at: expect.any(String),
      due: null,
      people: 2,
      moveIn: '2026-12-12',
    },
  ]);
  expect(await linesOf(tenant.token)).toEqual([]);
  await step('shortlist', token);
  expect(await linesOf(token)).toEqual([]);
  await step('withdraw', tenant.token);
  expect(await kindsOf(token)).toEqual(['withdrawn']);
});

test('a tenant reads how their applications were answered, an agency by its name', async () => {
  const agent = await as('agent');
  const { id, tenant, step } = await applied(await liveListing(agent.token));
  for (const [action, kind] of [
    ['shortlist', 'shortlisted'],
    ['accept', 'accepted'],
    ['decline', 'declined'],
  ] as const) {
    await step(action, agent.token);
    const lines = await linesOf(tenant.token);
    expect(lines.map((line) => [line.kind, line.id])).toEqual([[kind, id]]);
    const { rows } = await pool.query('select company_name from agency where account_id = $1', [agent.user.id]);
    expect(lines[0]?.person).toBe(rows[0].company_name);
  }
  await pool.query("update application set updated_at = now() - interval '15 days' where id = $1", [id]);
  expect(await linesOf(tenant.token)).toEqual([]);
});

test('what waits for a lister stands newest first, until it is done', async () => {
  const [landlord, tenant, admin] = [await as('landlord'), await as('tenant'), await as('admin')];
  const { token } = landlord;
  const [soon, sooner, later] = [
    await liveListing(token, { title: 'Soon' }),
    await liveListing(token, { title: 'Sooner' }),
    await liveListing(token, { title: 'Later' }),
  ];
  await confirmed(soon, 12);
  await confirmed(sooner, 13);
  await confirmed(later, 10);
  const submitted = await call(contract.listings.submit, { body: aListing({ title: 'Rejected' }) }, { token });
  const rejected = dataOf(submitted.answer).id;
  await call(
    contract.moderation.reject,
    { params: { id: rejected }, body: { reason: 'No photos.' } },
    { token: admin.token },
  );
  const first = { propertyId: later, content: 'Hello' };
  const chat = dataOf((await call(start, { body: first }, { token: tenant.token })).answer);
  const lines = await linesOf(token);
  expect(lines.map(({ kind, id, title }) => [kind, id, title])).toEqual([
    ['unanswered', chat.id, 'Later'],
    ['needs-change', rejected, 'Rejected'],
    ['expiring', soon, 'Soon'],
    ['expiring', sooner, 'Sooner'],
  ]);
  const own = dataOf((await call(contract.listings.own, { params: { id: sooner } }, { token })).answer);
  expect(lines[3]?.due).toBe(own.expiresAt);
  expect(Date.parse(lines[3]?.due ?? '') - Date.parse(lines[3]?.at ?? '')).toBe(3 * 86_400_000);

  await call(send, { params: { id: chat.id }, body: { content: 'Welcome' } }, { token });
  for (const id of [soon, sooner])
    await call(contract.listings.act, { params: { id }, body: { action: 'confirm' } }, { token });
  expect(await kindsOf(token)).toEqual(['needs-change']);
  expect(await kindsOf(tenant.token)).toEqual(['unanswered']);
});

test('names homes that the law holds back, the newest for all of them, and counts each', async () => {
  const { token } = await as('agent');
  const blocked: string[] = [];
  for (const line1 of ['1 Mill Row', '2 Mill Row', '3 Mill Row', '4 Mill Row']) {
    const body = aListing({
      address: { ...aListing().address, line1 },
      materialInformation: { securityDeposit: 50_000 },
    });
    blocked.push(dataOf((await call(contract.listings.submit, { body }, { token })).answer).id);
  }
  const lines = await linesOf(token);
  expect(lines.map(({ kind }) => kind)).toEqual(['needs-change', 'needs-change', 'needs-change']);
  expect(new Set(lines.map(({ id }) => id))).toEqual(new Set(blocked.slice(1)));
  expect(dataOf((await call(contract.dashboard.counts, {}, { token })).answer).properties).toBe(blocked.length);
});

test('names certificates that end within 30 days, of current homes only', async () => {
  const { token } = await as('landlord');
  const { submitHome, saveCertificate } = certificateCalls(api);
  const today = ukDay(new Date());
  const [home, gone] = [await submitHome(token), await submitHome(token)];
  const soon = dataOf(
    (await saveCertificate(token, home, { kind: 'gasSafety', expires: daysAfter(today, 30) })).answer,
  );
  await saveCertificate(token, home, { kind: 'epc', expires: daysAfter(today, 31) });
  await saveCertificate(token, home, { kind: 'alarms' });
  await saveCertificate(token, gone, { kind: 'gasSafety', expires: daysAfter(today, 1) });
  await pool.query("update listing set status = 'withdrawn' where id = $1", [gone]);
  const lines = await linesOf(token);
  expect(lines.map(({ kind, id, due }) => [kind, id, due?.slice(0, 10)])).toEqual([
    ['certificate', soon.id, daysAfter(today, 30)],
  ]);
});

test('tells both sides of a viewing to come, and of one that the other side has cancelled', async () => {
  const { tenant, landlord } = viewing;
  const propertyId = await viewing.homeWithTimes();
  const { id, startsAt } = await viewing.bookFirst(propertyId);
  for (const { token } of [tenant, landlord])
    expect(await linesOf(token)).toContainEqual(expect.objectContaining({ kind: 'viewing', id, due: startsAt }));
  await viewing.act(tenant.token, id, 'cancel');
  expect((await linesOf(landlord.token)).filter((line) => line.id === id)).toMatchObject([{ kind: 'cancelled' }]);
  expect((await linesOf(tenant.token)).filter((line) => line.id === id)).toEqual([]);
  await viewing.startsIn(id, -1);
  expect((await linesOf(landlord.token)).filter((line) => line.id === id)).toEqual([]);
});

test('comes page by page, and names no line twice', async () => {
  const { token } = await as('landlord');
  const homes: string[] = [];
  for (let n = 0; n < INBOX_PER_PAGE + 2; n += 1) homes.push(await liveListing(token));
  // All at the same moment, so that ids alone tell them apart.
  await pool.query(
    `update listing set confirmed_at = date_trunc('second', now()) - make_interval(days => $2) where id = any($1)`,
    [homes, AVAILABLE_DAYS - 1],
  );
  const first = await pageOf(token);
  expect(first.lines).toHaveLength(INBOX_PER_PAGE);
  const second = await pageOf(token, first.nextCursor ?? '');
  expect(second.nextCursor).toBeNull();
  const ids = [...first.lines, ...second.lines].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(homes.toSorted());
});

test.each(['nonsense', '2026-11-19T00:00:00.000Z', '2026-11-19 0198f8a0-0000-7000-8000-000000000000'])(
  'has no page after “%s”',
  async (cursor) => {
    const { token } = await as('tenant');
    expect((await call(inbox, { query: { cursor } }, { token })).status).toBe(422);
  },
);
