import { contract } from '@letfair/contract';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { write } from '../../../../platform/db.ts';
import { deleteOldRows } from '../../../../platform/retention/delete-old-rows.ts';
import { PASSWORD } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../../testing/viewings.ts';
import { insertViewingLink } from './viewing-links.repository.ts';

const testing = await testApi();
const { as, call, db, pool, send } = testing;
const { homeWithTimes, bookFirst, show, startsIn, act: step, tenant, landlord } = await viewingFixture(testing);
const { open, act, openCalendar, closeCalendar, calendar } = contract.viewingLinks;

const tokenFor = (viewingId: string, accountId: string) =>
  write(db, (tx) => insertViewingLink(tx, viewingId, accountId));
const press = (token: string, action: string, slotId?: string) =>
  call(act, { body: { token, action, slotId } as never }, {});
const read = (url: string) => send({ url: new URL(url).pathname });
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');

test('opening a link changes nothing; pressing confirms, moves and cancels for its owner', async () => {
  const booked = await bookFirst(await homeWithTimes(timesOnDays(4, 6)));
  const token = await tokenFor(booked.id, tenant.user.id);
  const seen = dataOf((await call(open, { body: { token } }, {})).answer);
  expect(seen).toMatchObject({ side: 'tenant', status: 'booked', hasConfirmed: false, startsAt: booked.startsAt });
  expect(seen.actions).toEqual(expect.arrayContaining(['confirm', 'cancel', 'reschedule']));
  expect(seen.actions).not.toContain('call-off');
  expect((await show(tenant.token, booked.id)).sequence).toBe(booked.sequence);

  expect(dataOf((await press(token, 'confirm')).answer).hasConfirmed).toBe(true);
  const [other] = seen.slots;
  expect((await press(token, 'reschedule')).status).toBe(422);
  const moved = dataOf((await press(token, 'reschedule', other!.id)).answer);
  expect(moved).toMatchObject({ status: 'rescheduled', startsAt: other!.startsAt, hasConfirmed: false });
  expect((await press(token, 'call-off')).status).toBe(409);
  expect(dataOf((await press(token, 'cancel')).answer).status).toBe('cancelled-by-tenant');
  expect((await press(token, 'cancel')).status).toBe(409);
});

test('a link acts for the side it was mailed to', async () => {
  const booked = await bookFirst(await homeWithTimes());
  const token = await tokenFor(booked.id, landlord.user.id);
  expect((await press(token, 'confirm')).status).toBe(409);
  await startsIn(booked.id, -1);
  expect(dataOf((await press(token, 'attend')).answer)).toMatchObject({ status: 'happened', side: 'lister' });
});

test('a link ends with the time for answers, and with its owner’s account', async () => {
  const booked = await bookFirst(await homeWithTimes());
  const other = await as('tenant');
  const leaving = await bookFirst(await homeWithTimes(), other.token);
  const [token, ofLeaving] = [await tokenFor(booked.id, tenant.user.id), await tokenFor(leaving.id, other.user.id)];
  dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, { token: other.token })).answer);
  expect((await call(open, { body: { token: ofLeaving } }, {})).status).toBe(410);
  await startsIn(booked.id, -24 * 15);
  expect((await press(token, 'attend')).status).toBe(410);
  await pool.query(`update viewing_link set created_at = now() - interval '15 days'`);
  await deleteOldRows(db);
  expect((await pool.query('select from viewing_link where viewing_id = $1', [booked.id])).rowCount).toBe(0);
  expect((await call(open, { body: { token: 'made-up' } }, {})).status).toBe(410);
});

test('a calendar program reads one’s own viewings without signing in, until the address is replaced or stopped', async () => {
  const somebody = await as('tenant');
  const booked = await bookFirst(await homeWithTimes(), somebody.token);
  const cancelled = await bookFirst(await homeWithTimes(), somebody.token);
  dataOf((await step(somebody.token, cancelled.id, 'cancel')).answer);
  const make = async () => dataOf((await call(openCalendar, {}, { token: somebody.token })).answer).url;
  const first = await make();
  expect(first).toMatch(/^https:\/\/letfair\.example\/api\/viewings\/feed\/[\w-]{43}\.ics$/);
  const answer = await read(first);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  const [event, ...more] = eventsIn(answer.body);
  expect(more).toEqual([]);
  expect(event!.getFirstPropertyValue('uid')).toBe(booked.uid);
  expect(new ICAL.Event(event!).startDate.toJSDate().toISOString()).toBe(booked.startsAt);

  const second = await make();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect(dataOf((await call(calendar, {}, { token: somebody.token })).answer).createdAt).not.toBeNull();
  dataOf((await call(closeCalendar, {}, { token: somebody.token })).answer);
  expect((await read(second)).statusCode).toBe(404);
});

test('the feed of a lister has the other name, that of the past goes back 90 days, and a hidden address is hidden', async () => {
  const other = await as('tenant');
  const home = await homeWithTimes(timesOnDays(4));
  const { rows } = await pool.query<{ line1: string }>(
    `update listing set material_information = material_information || '{"shareAddress": false}' where id = $1 returning line1`,
    [home],
  );
  const booked = await bookFirst(home, other.token);
  const old = await bookFirst(await homeWithTimes(), other.token);
  await startsIn(old.id, -24 * 91);
  const feedOf = async (token: string) =>
    (await read(dataOf((await call(openCalendar, {}, { token })).answer).url)).body;
  const ofTenant = await feedOf(other.token);
  expect(eventsIn(ofTenant).map((event) => event.getFirstPropertyValue('uid'))).toEqual([booked.uid]);
  expect(ofTenant).not.toContain(rows[0]!.line1);
  const ofLister = eventsIn(await feedOf(landlord.token)).find(
    (event) => event.getFirstPropertyValue('uid') === booked.uid,
  );
  expect(String(ofLister!.getFirstPropertyValue('location'))).toContain(rows[0]!.line1);
  expect(String(ofLister!.getFirstPropertyValue('summary'))).toContain('Viewing with ');
});

test.each(['x.ics', 'x', `${'a'.repeat(43)}.ics`, '%00.ics', '..%2f..%2fsecret.ics'])(
  'an unknown feed %s is not found',
  async (file) => {
    expect((await send({ url: `/api/viewings/feed/${file}` })).statusCode).toBe(404);
  },
);
