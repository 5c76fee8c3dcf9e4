import { contract } from '@letfair/contract';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import { smtpMail } from '../../../../index.ts';
import { takeShownStep } from '../../../../testing/listings.ts';
import { calendarParts, smtpTrap } from '../../../../testing/servers/smtp-trap.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { timesOnDays, viewingFixture } from '../../../../testing/viewings.ts';
import { waitUntil } from '../../../../testing/wait.ts';

const trap = await smtpTrap();
const smtp = smtpMail({ url: trap.url, from: 'Letfair <hello@letfair.example>' });
// As a local mailbox the API answers with the codes that signing up needs.
const testing = await testApi({ mail: { ...smtp, kind: 'local' } });
const { api, call, pool } = testing;
const { homeWithTimes, slotsOf, bookFirst, act, tenant, landlord } = await viewingFixture(testing);
afterAll(await api.startJobs());

/** The mails to somebody whose invitation is about the viewing, oldest first, once there are so many. */
const invitationsTo = (email: string, uid: string, count: number) =>
  waitUntil(async () => {
    const found = trap.caught
      .filter(({ to }) => to === email)
      .map(({ source }) => ({ source, parts: calendarParts(source) }))
      .filter(({ parts }) => parts.some(({ text }) => text.includes(uid)));
    return found.length >= count ? found : undefined;
  });

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent')!;
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: event.getFirstPropertyValue('status'),
    location: String(event.getFirstPropertyValue('location')),
    organizer: event.getFirstPropertyValue('organizer'),
    attendee: String(event.getFirstPropertyValue('attendee')).toLowerCase(),
    startsAt: new ICAL.Event(event).startDate.toJSDate().toISOString(),
  };
};
type Found = Awaited<ReturnType<typeof invitationsTo>>;
const readLast = (found: Found) => read(found.at(-1)!.parts[0]!.text);

test('both sides get an invitation, which a move updates and a cancellation takes back', async () => {
  const home = await homeWithTimes(timesOnDays(4, 6));
  const booked = await bookFirst(home);
  const [other] = (await slotsOf(home, tenant.token)).slots;
  const first = readLast(await invitationsTo(tenant.user.email, booked.uid, 1));
  expect(first).toMatchObject({
    method: 'REQUEST',
    uid: booked.uid,
    status: 'CONFIRMED',
    startsAt: booked.startsAt,
    organizer: 'mailto:hello@letfair.example',
    attendee: `mailto:${tenant.user.email.toLowerCase()}`,
  });
  const ofLister = await invitationsTo(landlord.user.email, booked.uid, 1);
  expect(readLast(ofLister)).toMatchObject({
    uid: booked.uid,
    attendee: `mailto:${landlord.user.email.toLowerCase()}`,
  });
  expect(ofLister[0]!.parts.map(({ type }) => type)).toEqual([
    'text/calendar; charset=utf-8; method=REQUEST',
    'application/ics; name=invite.ics',
  ]);

  const slotId = other!.id;
  dataOf(
    (await call(contract.viewings.reschedule, { params: { id: booked.id }, body: { slotId } }, { token: tenant.token }))
      .answer,
  );
  const moved = readLast(await invitationsTo(tenant.user.email, booked.uid, 2));
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid, startsAt: other!.startsAt });
  expect(moved.sequence).toBeGreaterThan(first.sequence);

  dataOf((await act(tenant.token, booked.id, 'cancel')).answer);
  for (const { email } of [tenant.user, landlord.user]) {
    const cancelled = readLast(await invitationsTo(email, booked.uid, 3));
    expect(cancelled).toMatchObject({ method: 'CANCEL', uid: booked.uid, status: 'CANCELLED' });
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence);
  }
});

test('a hidden address is in no part of the tenant’s mail before its time, and the lister has it at once', async () => {
  const home = await homeWithTimes(timesOnDays(4));
  const { rows } = await pool.query<{ line1: string; postcode: string }>(
    `update listing set material_information = material_information || '{"shareAddress": false}' where id = $1
     returning line1, postcode`,
    [home],
  );
  const { line1, postcode } = rows[0]!;
  const booked = await bookFirst(home);
  const [mailed] = await invitationsTo(tenant.user.email, booked.uid, 1);
  expect(mailed!.source).not.toContain(line1);
  expect(mailed!.source).not.toContain(postcode);
  for (const { text } of mailed!.parts) expect(text).not.toContain(line1);
  expect(readLast(await invitationsTo(landlord.user.email, booked.uid, 1)).location).toContain(line1);
  dataOf((await act(tenant.token, booked.id, 'cancel')).answer);
});

test('whoever booked a home that is let is told with the reason, and the notice is gone', async () => {
  const home = await homeWithTimes(timesOnDays(4));
  const booked = await bookFirst(home);
  await invitationsTo(tenant.user.email, booked.uid, 1);
  dataOf((await takeShownStep({ call })(landlord.token, home, 'let')).answer);
  const found = await invitationsTo(tenant.user.email, booked.uid, 2);
  expect(readLast(found).method).toBe('CANCEL');
  expect(found.at(-1)!.source).toContain('The home has been let.');
  expect((await pool.query('select from viewing_notice where viewing_id = $1', [booked.id])).rowCount).toBe(0);
});
