import { contract } from '@letfair/contract';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import { smtpMail } from '../../../../index.ts';
import { calendarParts, smtpTrap } from '../../../../testing/servers/smtp-trap.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { dayAhead, timesOnDays, viewingFixture } from '../../../../testing/viewings.ts';
import { waitForJobs, waitUntil, wakeWorker } from '../../../../testing/wait.ts';

const trap = await smtpTrap();
const smtp = smtpMail({ url: trap.url, from: 'Letfair <hello@letfair.example>' });
// As a local mailbox the API answers with the codes that signing up needs.
const testing = await testApi({ mail: { ...smtp, kind: 'local' } });
const { api, as, call, pool } = testing;
const { homeWithTimes, slotsOf, bookFirst, act, start, landlord } = await viewingFixture(testing);
afterAll(await api.startJobs());

/** While the mail server is away, every email has failed at least once before the next step. */
const allHaveFailed = () =>
  waitUntil(async () => {
    const { rowCount } = await pool.query(
      `select from viewing_notice
       union all select from mail where sent_at is null and to_address <> '' and not exists (
         select from graphile_worker._private_jobs job
         where job.payload->>'mailId' = mail.id::text and job.last_error is not null and job.locked_at is null)
       union all select from graphile_worker._private_jobs where locked_at is not null`,
    );
    return rowCount === 0;
  });
const sendWaiting = async () => {
  trap.setDown(false);
  await pool.query('update graphile_worker._private_jobs set run_at = now() where last_error is not null');
  await wakeWorker(pool);
  await waitForJobs(pool);
};
const outage = async (steps: () => Promise<void>) => {
  await waitForJobs(pool);
  const before = trap.caught.length;
  trap.setDown(true);
  await steps();
  await sendWaiting();
  return trap.caught.slice(before);
};
const subjectOf = (source: string) => /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(source)?.[1]?.replace(/\r?\n/g, '') ?? '';
const eventsIn = (source: string) =>
  calendarParts(source).map(({ text }) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const event = calendar.getFirstSubcomponent('vevent')!;
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.getFirstPropertyValue('uid'),
      sequence: Number(event.getFirstPropertyValue('sequence')),
      startsAt: new ICAL.Event(event).startDate.toJSDate().toISOString(),
    };
  });
const reschedule = (token: string, id: string, slotId: string) =>
  call(contract.viewings.reschedule, { params: { id }, body: { slotId } }, { token });

test('a viewing booked, moved and cancelled during an outage is told of once, as cancelled', async () => {
  const tenant = await as('tenant');
  const home = await homeWithTimes(timesOnDays(4, 6));
  let uid = '';
  const sent = await outage(async () => {
    const booked = await bookFirst(home, tenant.token);
    ({ uid } = booked);
    await allHaveFailed();
    const [other] = (await slotsOf(home, tenant.token)).slots;
    dataOf((await reschedule(tenant.token, booked.id, other!.id)).answer);
    await allHaveFailed();
    dataOf((await act(tenant.token, booked.id, 'cancel')).answer);
    await allHaveFailed();
  });
  expect(sent.map(({ to }) => to).toSorted()).toEqual([tenant.user.email, landlord.user.email].toSorted());
  for (const { source } of sent) {
    expect(subjectOf(source)).toMatch(/cancelled/i);
    const [event] = eventsIn(source);
    expect(event).toMatchObject({ method: 'CANCEL', uid, sequence: 2 });
  }
});

test('a viewing moved during an outage is told of once, with its latest time and sequence', async () => {
  const tenant = await as('tenant');
  const home = await homeWithTimes(timesOnDays(4, 6, 8));
  const [, second, third] = (await slotsOf(home, tenant.token)).slots;
  const sent = await outage(async () => {
    const booked = await bookFirst(home, tenant.token);
    await allHaveFailed();
    for (const slot of [second, third]) {
      dataOf((await reschedule(tenant.token, booked.id, slot!.id)).answer);
      await allHaveFailed();
    }
  });
  expect(sent.map(({ to }) => to).toSorted()).toEqual([tenant.user.email, landlord.user.email].toSorted());
  for (const { source } of sent)
    expect(eventsIn(source)[0]).toMatchObject({ method: 'REQUEST', sequence: 2, startsAt: third!.startsAt });
});

test('the email about a booking is written when it is sent, with what the landlord has changed since', async () => {
  const tenant = await as('tenant');
  const home = await homeWithTimes({ ...timesOnDays(4), meetingPlace: 'At the blue gate' });
  const sent = await outage(async () => {
    await bookFirst(home, tenant.token);
    await allHaveFailed();
    await pool.query(`update viewing_times set meeting_place = 'At the red gate' where listing_id = $1`, [home]);
  });
  const source = sent.find(({ to }) => to === tenant.user.email)?.source ?? '';
  expect(source).toContain('At the red gate');
  expect(source).not.toContain('At the blue gate');
});

test('a suggested time that was taken back during the outage is not told of, and the booking is', async () => {
  const tenant = await as('tenant');
  const home = await homeWithTimes(timesOnDays(4, 6));
  const sent = await outage(async () => {
    const booked = await bookFirst(home, tenant.token);
    await allHaveFailed();
    const [other] = (await slotsOf(home, landlord.token)).slots;
    const input = { params: { id: booked.id }, body: { slotId: other!.id } };
    dataOf((await call(contract.viewings.suggestMove, input, { token: landlord.token })).answer);
    await allHaveFailed();
    dataOf((await act(landlord.token, booked.id, 'withdraw-move')).answer);
    await allHaveFailed();
  });
  const toTenant = sent.filter(({ to }) => to === tenant.user.email);
  expect(toTenant.map(({ source }) => subjectOf(source))).toEqual([expect.stringMatching(/booked/)]);
});

test('offered times that were declined during the outage are not in the email, and without any there is none', async () => {
  const home = await homeWithTimes(timesOnDays(4));
  const talk = dataOf((await start(home)).answer);
  const propose = { times: [10, 11].map((days) => ({ day: dayAhead(days), time: '09:00' })) };
  const sent = await outage(async () => {
    const { viewings } = dataOf(
      (await call(contract.viewings.propose, { params: { id: talk.id }, body: propose }, { token: landlord.token }))
        .answer,
    );
    await allHaveFailed();
    for (const { id } of viewings) dataOf((await act(landlord.token, id, 'call-off')).answer);
    await allHaveFailed();
  });
  expect(sent.filter(({ source }) => /offered to you/.test(subjectOf(source)))).toEqual([]);
});
