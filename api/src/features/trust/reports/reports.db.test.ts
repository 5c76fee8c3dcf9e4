import { contract } from '@letfair/contract';
import { type ReportType, reportProblems, reportSentences } from '@letfair/domain/trust/reports/reports';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aListing, approveListings, copyListing } from '../../../testing/listings.ts';
import { SUPPORT_EMAIL } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const api = await testApi();
const { as, call, db } = api;
const liveListing = approveListings(api);
const { report, queue } = contract.reports;

const admin = await as('admin');
const landlord = await as('landlord');
const tenant = await as('tenant');

type Body = (typeof report)['body']['_zod']['input'];
const aReport = (targetId: string, changes: Partial<Body> = {}): Body => ({
  type: 'property',
  targetId,
  reportType: 'scam',
  description: 'They ask for money before a viewing.',
  ...changes,
});
const send = (body: Body, token = tenant.token) => call(report, { body }, { token });
const sent = async (body: Body, token = tenant.token) => dataOf((await send(body, token)).answer).id;
const queued = async () => dataOf((await call(queue, { query: {} }, { token: admin.token })).answer).targets;
const deskMails = async () =>
  (
    await db
      .selectFrom('mail')
      .select(['template', 'text_body'])
      .where('to_address', '=', SUPPORT_EMAIL)
      .orderBy('id')
      .execute()
  ).map(({ template, text_body }) => ({ template, text: text_body ?? '' }));

beforeEach(async () => {
  await db.deleteFrom('reported_target').execute();
  await db.deleteFrom('throttle').execute();
  await db.deleteFrom('mail').execute();
});

test('accepts a report with the documented fields and message', async () => {
  const targetId = await liveListing(landlord.token, { title: 'A flat too good to be true' });
  const { status, answer } = await send(
    aReport(targetId, {
      reporterEmail: 'somebody-else@tenant.example',
      targetTitle: 'Not its title',
      timestamp: '2020-01-01T00:00:00.000Z',
    }),
  );
  expect(status).toBe(200);
  expect(answer).toMatchObject({ success: true, message: reportSentences.sent });
  expect(await queued()).toMatchObject([
    {
      type: 'property',
      targetId,
      title: 'A flat too good to be true',
      reporters: 1,
      reasons: ['scam'],
      openReports: 1,
      listingStatus: 'live',
      person: { id: landlord.user.id, email: landlord.user.email, userType: 'landlord', suspended: false },
      reports: [
        {
          reason: 'scam',
          description: 'They ask for money before a viewing.',
          reporter: { id: tenant.user.id, email: tenant.user.email, userType: 'tenant', suspended: false },
        },
      ],
    },
  ]);
});

test.each<[ReportType, string]>([
  ['property', 'harassment'],
  ['property', ''],
  ['listing', 'fake-listing'],
  ['user', 'overpriced'],
])('against a %s “%s” is no reason', async (type, reportType) => {
  const targetId = type === 'user' ? landlord.user.id : await liveListing(landlord.token);
  const { status, answer } = await send(aReport(targetId, { type, reportType }));
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { reportType: reportProblems.reason } } });
});

test('requires details', async () => {
  const targetId = await liveListing(landlord.token);
  for (const description of ['', ' \n ']) {
    const { status, answer } = await send(aReport(targetId, { description }));
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { description: reportProblems.description } } });
  }
});

test('answers 404 for targets the reporter could not have seen', async () => {
  const { answer } = await call(contract.listings.submit, { body: aListing() }, { token: landlord.token });
  for (const targetId of [dataOf(answer).id, newId()])
    for (const type of ['property', 'listing'] as const)
      expect((await send(aReport(targetId, { type }))).status).toBe(404);
});

test('accepts a report about a listing that was live', async () => {
  const targetId = await liveListing(landlord.token);
  await db.updateTable('listing').set({ status: 'withdrawn' }).where('id', '=', targetId).execute();
  expect((await send(aReport(targetId, { type: 'listing', reportType: 'misleading' }))).status).toBe(200);
});

test('accepts a report about a person from those who met them, and from everybody while they have a live listing', async () => {
  const lister = await as('landlord');
  const personal = (targetId: string) => aReport(targetId, { type: 'user', reportType: 'fake-profile' });
  expect((await send(personal(lister.user.id))).status).toBe(404);
  const propertyId = await liveListing(lister.token);
  expect((await send(personal(lister.user.id))).status).toBe(200);

  const writer = await as('tenant');
  expect((await send(personal(writer.user.id), lister.token)).status).toBe(404);
  await call(contract.conversations.start, { body: { propertyId, content: 'Hello' } }, { token: writer.token });
  expect((await send(personal(writer.user.id), lister.token)).status).toBe(200);
  expect((await send(personal(writer.user.id))).status).toBe(404);
  await db.updateTable('listing').set({ status: 'let' }).where('id', '=', propertyId).execute();
  expect((await send(personal(lister.user.id), writer.token)).status).toBe(200);
  expect((await queued()).map(({ title }) => title)).toEqual(['Maya Osei', 'Maya Osei']);
});

test('refuses a report about oneself or one’s own listing', async () => {
  const targetId = await liveListing(landlord.token);
  const own = [aReport(targetId), aReport(landlord.user.id, { type: 'user' })];
  for (const body of own) {
    const { status, answer } = await send(body, landlord.token);
    expect(status).toBe(422);
    expect(answer).toMatchObject({ error: { fields: { targetId: reportProblems.own } } });
  }
  expect(await queued()).toEqual([]);
});

test('answers a repeated report with the first one', async () => {
  const targetId = await liveListing(landlord.token);
  const first = await sent(aReport(targetId));
  const again = await send(aReport(targetId, { reportType: 'spam', description: 'Once more.' }));
  expect(dataOf(again.answer).id).toBe(first);
  expect(again.answer.message).toBe(reportSentences.sent);
  expect(await queued()).toMatchObject([{ reporters: 1, reasons: ['scam'], reports: [{ id: first }] }]);
});

test('stores one of several simultaneous equal reports', async () => {
  const targetId = await liveListing(landlord.token);
  const ids = await Promise.all([1, 2, 3, 4].map(() => sent(aReport(targetId))));
  expect(new Set(ids).size).toBe(1);
  expect(await deskMails()).toHaveLength(1);
});

test('treats property and listing reports about one home as one target', async () => {
  const targetId = await liveListing(landlord.token);
  await sent(aReport(targetId));
  await sent(aReport(targetId, { type: 'listing', reportType: 'misleading' }));
  const [target] = await queued();
  expect(target).toMatchObject({ type: 'listing', targetId, reporters: 1, reasons: ['misleading', 'scam'] });
  expect(target?.reports).toHaveLength(2);
});

test('sorts the queue by reporters, then by time, and hides nothing', async () => {
  const people = [tenant, await as('tenant'), await as('agent')];
  const [one, two, three, late] = [
    await liveListing(landlord.token, { title: 'One' }),
    await liveListing(landlord.token, { title: 'Two' }),
    await liveListing(landlord.token, { title: 'Three' }),
    await liveListing(landlord.token, { title: 'Late' }),
  ];
  for (const { token } of people) await sent(aReport(three), token);
  for (const { token } of people.slice(0, 2)) await sent(aReport(two), token);
  await sent(aReport(one));
  await sent(aReport(late));
  const targets = await queued();
  expect(targets.map(({ title, reporters }) => [title, reporters])).toEqual([
    ['Three', 3],
    ['Two', 2],
    ['Late', 1],
    ['One', 1],
  ]);
  expect(targets[0]?.reports.map(({ reporter }) => reporter?.id)).toEqual(people.map(({ user }) => user.id).reverse());
  const { status } = await db.selectFrom('listing').select('status').where('id', '=', three).executeTakeFirstOrThrow();
  expect(status).toBe('live');
});

test('mails the desk at the first and the third report only', async () => {
  const targetId = await liveListing(landlord.token, { title: 'A strange flat' });
  await db.deleteFrom('mail').execute();
  const people = [tenant, await as('tenant'), await as('tenant'), await as('tenant')];
  const counts: string[][] = [];
  for (const { token } of people) {
    await sent(aReport(targetId), token);
    counts.push((await deskMails()).map(({ template }) => template));
  }
  expect(counts).toEqual([
    ['report-first'],
    ['report-first'],
    ['report-first', 'report-urgent'],
    ['report-first', 'report-urgent'],
  ]);
  const [first] = await deskMails();
  expect(first?.text).toContain('A strange flat');
  expect(first?.text).not.toContain('They ask for money');
  expect(first?.text).not.toContain(tenant.user.email);
});

test('limits a person to twenty reports a day', async () => {
  const first = await liveListing(landlord.token);
  const homes = Array.from({ length: 21 }, () => newId());
  await copyListing(db, first, homes);
  for (const targetId of homes.slice(0, 20)) expect((await send(aReport(targetId))).status).toBe(200);
  expect((await send(aReport(homes[20]!))).status).toBe(429);
  expect((await send(aReport(homes[0]!))).status).toBe(200);
});

test('continues the queue where a page ended', async () => {
  const first = await liveListing(landlord.token);
  const homes = Array.from({ length: 60 }, (_, n) => ({ id: newId(Date.now() + n), reporters: (n % 3) + 1 }));
  await copyListing(
    db,
    first,
    homes.map(({ id }) => id),
  );
  await db
    .insertInto('reported_target')
    .values(homes.map(({ id, reporters }) => ({ id, listing_id: id, open_reporters: reporters, last_report_id: id })))
    .execute();
  await db
    .insertInto('report')
    .values(homes.map(({ id }) => ({ id, target_id: id, type: 'property', reason: 'spam', description: 'Spam.' })))
    .execute();
  const page = dataOf((await call(queue, { query: {} }, { token: admin.token })).answer);
  expect(page.targets).toHaveLength(50);
  const query = { cursor: page.nextCursor ?? '' };
  const rest = dataOf((await call(queue, { query }, { token: admin.token })).answer);
  expect(rest.nextCursor).toBeNull();
  const expected = homes
    .toSorted((one, two) => two.reporters - one.reporters || (one.id < two.id ? 1 : -1))
    .map(({ id }) => id);
  expect([...page.targets, ...rest.targets].map(({ targetId }) => targetId)).toEqual(expected);
  for (const cursor of ['made-up', '3.', `x.${newId()}`, `1.${'x'.repeat(36)}`])
    expect((await call(queue, { query: { cursor } }, { token: admin.token })).status).toBe(422);
});

test('keeps a report without its author, and deletes it with its target', async () => {
  const targetId = await liveListing(landlord.token);
  const gone = await as('tenant');
  await sent(aReport(targetId), gone.token);
  await db.deleteFrom('account').where('id', '=', gone.user.id).execute();
  await sent(aReport(targetId));
  expect(await queued()).toMatchObject([
    { reporters: 2, reports: [{ reporter: { email: tenant.user.email } }, { reporter: null }] },
  ]);
  await db.deleteFrom('listing').where('id', '=', targetId).execute();
  expect(await queued()).toEqual([]);
});
