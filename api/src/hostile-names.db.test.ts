import { contract } from '@letfair/contract';
import { afterAll, expect, test } from 'vitest';
import { listLocalMail } from './index.ts';
import { conversationFixture } from './testing/conversations.ts';
import { callAccounts, callPrivacy, callProfile } from './testing/every-call/call-accounts.ts';
import { callSupport } from './testing/every-call/call-desk.ts';
import { callApplications, callConversations } from './testing/every-call/call-lettings.ts';
import { callCertificates, callClients, callListings } from './testing/every-call/call-listings.ts';
import { callTeams } from './testing/every-call/call-teams.ts';
import { callViewings } from './testing/every-call/call-viewings.ts';
import { aListing } from './testing/listings.ts';
import { PASSWORD } from './testing/people.ts';
import { teamCalls } from './testing/teams.ts';
import { dataOf, testApi } from './testing/test-api.ts';
import { testKeys } from './testing/test-database.ts';
import { dayAhead, timesOnDays, viewingFixture } from './testing/viewings.ts';
import { runJob, waitForJobs } from './testing/wait.ts';

const api = await testApi({ limitIpAddresses: true });
const { as, call, pool, send } = api;
const { hire } = teamCalls(api);
afterAll(await api.api.startJobs());

const places = [
  ['account', 'first_name'],
  ['account', 'last_name'],
  ['agency', 'company_name'],
  ['branch', 'name'],
  ['client', 'name'],
  ['ticket', 'name'],
  ['viewing_times', 'meets'],
  ['listing', 'title'],
] as const;

/** Stores bad names and titles whatever is sent, as they may be there from before the rule, or by another way. */
async function storeBadNames(): Promise<void> {
  for (const [table, column] of places)
    await pool.query(`
      create function bad_${table}_${column}() returns trigger language plpgsql as $$
        begin new.${column} := 'Confirm at https://${table}.evil.com or me@evil.com'; return new; end $$;
      create trigger bad_${column} before insert or update on ${table}
        for each row execute function bad_${table}_${column}()`);
}

/** What happens to viewings when each is told of at once, and the calendars that show them. */
async function tellOfViewings(): Promise<readonly string[]> {
  const { act, bookFirst, homeWithTimes, landlord, slotsOf, start, startsIn, tenant } = await viewingFixture(api);
  const id = await homeWithTimes(timesOnDays(3, 5));
  const { id: booked } = await bookFirst(id);
  await waitForJobs(pool);
  const [free] = (await slotsOf(id, tenant.token)).slots;
  await call(contract.viewings.reschedule, { params: { id: booked }, body: { slotId: free!.id } }, tenant);
  const [other] = (await slotsOf(id, tenant.token)).slots;
  dataOf(
    (await call(contract.viewings.suggestMove, { params: { id: booked }, body: { slotId: other!.id } }, landlord))
      .answer,
  );
  await waitForJobs(pool);
  await act(tenant.token, booked, 'decline-move');
  await waitForJobs(pool);
  const talk = dataOf((await start(id)).answer);
  const times = [{ day: dayAhead(8), time: '09:00' }];
  await call(contract.viewings.propose, { params: { id: talk.id }, body: { times } }, landlord);
  await waitForJobs(pool);
  const calendars: string[] = [];
  for (const who of [landlord, tenant])
    for (const { openCalendar } of [contract.viewingLinks, contract.certificates]) {
      const { answer } = await call(openCalendar, {}, who);
      if (answer.success) calendars.push((await send({ url: new URL(answer.data.url).pathname })).body);
    }
  for (const [hours, kind] of [
    [23, 'day'],
    [1.5, 'hours'],
    [-1, 'after'],
  ] as const) {
    await startsIn(booked, hours);
    await pool.query(`update viewing_reminder set due_at = now() where viewing_id = $1 and kind = $2`, [booked, kind]);
    await runJob(pool, 'remind-viewings');
  }
  await act(tenant.token, booked, 'miss-lister');
  return calendars;
}

async function decideAndReport(boss: string): Promise<void> {
  const { landlord, tenant, liveListing } = await viewingFixture(api);
  const report = { reportType: 'scam', description: 'x' } as const;
  for (const target of [
    { type: 'property' as const, targetId: await liveListing() },
    { type: 'user' as const, targetId: landlord.user.id },
  ])
    dataOf((await call(contract.reports.report, { body: { ...target, ...report } }, tenant)).answer);
  const { id: propertyId } = dataOf((await call(contract.listings.submit, { body: aListing() }, landlord)).answer);
  const rejection = { params: { id: propertyId }, body: { reason: 'x' } };
  dataOf((await call(contract.moderation.reject, rejection, { token: boss })).answer);
  dataOf((await call(contract.appeals.file, { params: { propertyId }, body: { content: 'x' } }, landlord)).answer);
}

async function leaveWithWebhook(): Promise<void> {
  const manager = await hire(await as('agent'), 'manager');
  const body = { url: 'https://agency.example/hook', events: ['enquiry' as const] };
  dataOf((await call(contract.webhooks.add, { body }, manager)).answer);
  dataOf((await call(contract.teams.leave, {}, manager)).answer);
}

/** One colleague is given a conversation, another is mentioned in a note. */
async function tellColleagues(): Promise<void> {
  const agent = await as('agent');
  const [one, other] = [await hire(agent, 'negotiator'), await hire(agent, 'viewer')];
  const { liveListing, start } = await conversationFixture(api);
  const { id } = dataOf((await start(await liveListing('A home', agent.token))).answer);
  const params = { id };
  dataOf((await call(contract.inbox.assign, { params, body: { assignedTo: one.user.id } }, agent)).answer);
  const body = { content: 'Please ring her.', mentions: [other.user.id] };
  dataOf((await call(contract.inbox.addNote, { params, body }, agent)).answer);
}

/** With a viewing, an application, and people in the team. */
async function closeAccounts(): Promise<void> {
  const { landlord, tenant, homeWithTimes, bookFirst } = await viewingFixture(api);
  const id = await homeWithTimes();
  await bookFirst(id, tenant.token);
  const leaving = await as('tenant');
  for (const applicant of [tenant, leaving])
    dataOf((await call(contract.applications.apply, { body: { propertyId: id } }, applicant)).answer);
  const agent = await as('agent');
  await hire(agent, 'viewer');
  for (const one of [leaving, landlord, agent])
    dataOf((await call(contract.privacy.close, { body: { password: PASSWORD } }, one)).answer);
}

/** Emails to people who have not read for an hour. */
async function sendUnread(): Promise<void> {
  await waitForJobs(pool);
  await pool.query(`update message set created_at = created_at - interval '1 hour'`);
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await waitForJobs(pool);
}

/** Those that name people, and some of those that quote the titles of homes. */
const expected = [
  ...['unread-messages', 'inventory-notice', 'ticket-notice', 'webhook-setter-left', 'report-first'],
  ...['conversation-assigned', 'note-mention'],
  ...['team-invitation', 'team-role-changed', 'team-removed', 'client-invitation', 'client-access-ended'],
  ...['viewing-booked', 'viewing-rescheduled', 'viewing-proposed', 'viewing-no-show-lister'],
  ...['viewing-move-suggested', 'viewing-move-declined'],
  ...['viewing-cancelled-by-tenant', 'viewing-cancelled-by-lister', 'viewing-place-free'],
  ...['viewing-reminder-day-lister', 'viewing-reminder-hours-lister', 'viewing-reminder-after-lister'],
  ...['viewing-reminder-day', 'viewing-reminder-hours', 'viewing-reminder-after'],
  ...['application-tenant-left', 'team-away', 'application-accepted', 'application-declined'],
  ...['listing-approved', 'listing-rejected', 'appeal-received'],
];

test('no email and no calendar entry holds a link that somebody gave as a name or a title', async () => {
  await storeBadNames();
  const { token: boss } = await as('admin');
  const calendars = await tellOfViewings();
  await decideAndReport(boss);
  await leaveWithWebhook();
  await tellColleagues();
  await closeAccounts();
  for (const callSome of [callAccounts, callProfile, callViewings, callClients, callTeams, callPrivacy])
    await callSome(api);
  for (const callSome of [callListings, callConversations, callApplications, callCertificates, callSupport])
    await callSome(api, boss);
  await sendUnread();

  const mails = await listLocalMail(pool, testKeys, { limit: 10_000 });
  const templates = new Set(mails.map(({ template }) => template));
  expect(expected.filter((template) => !templates.has(template))).toEqual([]);
  const invitations = mails.flatMap(({ invitation }) => invitation ?? []);
  expect(Math.min(invitations.length, calendars.length)).toBeGreaterThanOrEqual(3);
  // Long lines of calendars go on after a line break and a blank.
  const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '');
  const texts = mails.flatMap(({ subject, text, html }) => [subject, text, html]);
  const sent = [...texts, ...[...invitations, ...calendars].map(unfold)];
  expect(sent.filter((text) => /:\/\/\w+\.evil|evil\.com|me@evil/.test(text))).toEqual([]);
  // Titles are quoted without their links, and names are left out.
  expect(sent.some((text) => text.includes('https: //listing. evil. com'))).toBe(true);
  const named = places.map(([table]) => `//${table}. evil`).filter((name) => !name.includes('listing'));
  const shown = mails.filter(
    ({ template, text }) => template !== 'report-first' && named.some((name) => text.includes(name)),
  );
  expect(shown.map(({ template }) => template)).toEqual([]);
}, 120_000);
