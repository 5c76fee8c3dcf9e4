import { contract } from '@letfair/contract';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { listLocalMail } from '../../../../index.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { testKeys } from '../../../../testing/test-database.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../../testing/viewings.ts';
import { tellViewing } from '../mails/tell-viewing.ts';
import { remindViewings } from './remind-viewings.ts';

const testing = await testApi();
const { as, call, db, pool } = testing;
const { homeWithTimes, bookFirst, act, startsIn, saveTimes, tenant, landlord } = await viewingFixture(testing);
const deps = { publicUrl: 'https://letfair.example', sender: 'hello@letfair.example' };
const remind = remindViewings(db, deps);
const tell = tellViewing(db, deps);

const tellAll = async () => {
  const notices = await db.selectFrom('viewing_notice').select('id').orderBy('id').execute();
  for (const { id } of notices) await tell({ noticeId: id });
};
/** A booked viewing that begins in so many hours, told of at once. */
const bookedIn = async (hours: number, times = timesOnDays(4)) => {
  const booked = await bookFirst(await homeWithTimes(times));
  await startsIn(booked.id, hours);
  await tellAll();
  return booked;
};
/** Lets so many hours pass for one viewing. */
const passHours = async (id: string, hours: number) => {
  for (const [table, column] of [
    ['viewing', 'id'],
    ['viewing_reminder', 'viewing_id'],
  ])
    await pool.query(
      table === 'viewing'
        ? `update viewing set starts_at = starts_at - make_interval(hours => $2), ends_at = ends_at - make_interval(hours => $2) where ${column} = $1`
        : `update viewing_reminder set due_at = due_at - make_interval(hours => $2) where ${column} = $1`,
      [id, hours],
    );
};
const forget = () => pool.query('delete from mail');
const mailsTo = async (email: string) => (await listLocalMail(pool, testKeys, { to: email, limit: 50 })).toReversed();
const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
const cancel = async (id: string) => {
  dataOf((await act(landlord.token, id, 'call-off')).answer);
  await tellAll();
  await forget();
};

test('both sides are reminded a day and two hours before, and asked afterwards, each once', async () => {
  const { id } = await bookedIn(30);
  await forget();
  await remind();
  expect(await templatesTo(tenant.user.email)).toEqual([]);

  await passHours(id, 7);
  await Promise.all([remind(), remind()]);
  await remind();
  expect(await templatesTo(tenant.user.email)).toEqual(['viewing-reminder-day']);
  expect(await templatesTo(landlord.user.email)).toEqual(['viewing-reminder-day-lister']);

  await passHours(id, 22);
  await remind();
  await remind();
  expect(await templatesTo(tenant.user.email)).toEqual(['viewing-reminder-day', 'viewing-reminder-hours']);
  const [, told] = await mailsTo(landlord.user.email);
  expect(told?.subject).toMatch(/^No answer from /);

  await passHours(id, 3);
  await remind();
  await remind();
  expect((await templatesTo(tenant.user.email)).at(-1)).toBe('viewing-reminder-after');
  expect((await templatesTo(landlord.user.email)).at(-1)).toBe('viewing-reminder-after-lister');
  expect(await templatesTo(tenant.user.email)).toHaveLength(3);
  dataOf((await act(tenant.token, id, 'attend')).answer);
  await tellAll();
  expect((await templatesTo(tenant.user.email)).at(-1)).toBe('viewing-happened');
  await forget();
});

test('a viewing booked 90 minutes before has no reminder before it', async () => {
  const { id } = await bookedIn(1.5);
  const { rows } = await pool.query('select kind from viewing_reminder where viewing_id = $1', [id]);
  expect(rows).toEqual([{ kind: 'after' }]);
  await cancel(id);
});

test('whoever has said that they come is not asked again, and the lister is told so', async () => {
  const { id } = await bookedIn(23);
  await forget();
  dataOf((await call(contract.viewings.confirm, { params: { id } }, { token: tenant.token })).answer);
  await passHours(id, 22);
  await remind();
  const [mail] = await mailsTo(tenant.user.email);
  expect(mail?.template).toBe('viewing-reminder-hours');
  expect(mail?.text).not.toContain('Yes, I am coming');
  expect((await mailsTo(landlord.user.email))[0]?.text).toContain('Still coming: ');
  await cancel(id);
});

test('a hidden address comes with the reminder a day before, and replaces the one in calendars', async () => {
  const booked = await bookFirst(await homeWithTimes(timesOnDays(4)));
  const { rows } = await pool.query<{ line1: string }>(
    `update listing set material_information = material_information || '{"shareAddress": false}' where id = $1 returning line1`,
    [booked.propertyId],
  );
  await startsIn(booked.id, 30);
  await tellAll();
  const eventOf = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!;
  const before = eventOf((await mailsTo(tenant.user.email)).at(-1)!.invitation!);
  await passHours(booked.id, 7);
  await remind();
  const reminder = (await mailsTo(tenant.user.email)).at(-1)!;
  const after = eventOf(reminder.invitation!);
  const { line1 } = rows[0]!;
  expect(String(before.getFirstPropertyValue('location'))).not.toContain(line1);
  expect(String(after.getFirstPropertyValue('location'))).toContain(line1);
  expect(reminder.text).toContain(line1);
  expect(after.getFirstPropertyValue('uid')).toBe(before.getFirstPropertyValue('uid'));
  expect(Number(after.getFirstPropertyValue('sequence'))).toBeGreaterThan(
    Number(before.getFirstPropertyValue('sequence')),
  );
  await cancel(booked.id);
});

test('everybody who comes at the same time is in one mail to the lister', async () => {
  const home = await homeWithTimes({ ...timesOnDays(4), capacity: 3 });
  const other = await as('tenant');
  const first = await bookFirst(home);
  const second = await bookFirst(home, other.token);
  await startsIn(first.id, 23);
  await startsIn(second.id, 23);
  await tellAll();
  await forget();
  for (const { id } of [first, second]) await passHours(id, 22);
  await remind();
  expect(await templatesTo(landlord.user.email)).toEqual(['viewing-reminder-hours-lister']);
  for (const { email } of [tenant.user, other.user])
    expect(await templatesTo(email)).toEqual(['viewing-reminder-hours']);
  await cancel(first.id);
  await cancel(second.id);
});

test('a process that dies while it sends has sent nothing, and the next run sends everything once', async () => {
  const { id } = await bookedIn(30);
  await forget();
  await passHours(id, 7);
  await pool.query(`create function fail_lister_mail() returns trigger language plpgsql as
    $$ begin if new.template like '%-lister' then raise exception 'killed'; end if; return new; end $$`);
  await pool.query('create trigger fail before insert on mail for each row execute function fail_lister_mail()');
  await expect(remind()).rejects.toThrow('killed');
  expect(await templatesTo(tenant.user.email)).toEqual([]);
  await pool.query('drop trigger fail on mail');
  await remind();
  await remind();
  expect(await templatesTo(tenant.user.email)).toEqual(['viewing-reminder-day']);
  expect(await templatesTo(landlord.user.email)).toEqual(['viewing-reminder-day-lister']);
  await cancel(id);
});

test('after a downtime only the latest reminder is sent, and none for a viewing that was cancelled', async () => {
  const { id } = await bookedIn(30);
  const { id: cancelled } = await (async () => {
    const other = await as('tenant');
    const booked = await bookFirst(await homeWithTimes(timesOnDays(5)), other.token);
    await startsIn(booked.id, 30);
    await tellAll();
    dataOf((await act(other.token, booked.id, 'cancel')).answer);
    return booked;
  })();
  await forget();
  await passHours(id, 29);
  await passHours(cancelled, 29);
  await remind();
  expect(await templatesTo(tenant.user.email)).toEqual(['viewing-reminder-hours']);
  expect(await templatesTo(landlord.user.email)).toEqual(['viewing-reminder-hours-lister']);
  await cancel(id);
});

test('a move begins the reminders anew', async () => {
  const home = await homeWithTimes(timesOnDays(4, 6));
  const booked = await bookFirst(home);
  await startsIn(booked.id, 23);
  await tellAll();
  await saveTimes(home, { allowsOverlap: true, singles: [{ day: dayAhead(6), time: '10:00' }] });
  const { slots } = dataOf((await call(contract.viewings.slots, { params: { id: home }, query: {} }, {})).answer);
  const slotId = slots.at(-1)!.id;
  const input = { params: { id: booked.id }, body: { slotId } };
  dataOf((await call(contract.viewings.reschedule, input, { token: tenant.token })).answer);
  await tellAll();
  const { rows } = await pool.query('select kind from viewing_reminder where viewing_id = $1 order by due_at', [
    booked.id,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'hours', 'after']);
  await cancel(booked.id);
});
