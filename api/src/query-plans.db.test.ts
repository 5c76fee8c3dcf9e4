import { contract } from '@letfair/contract';
import { userSorts } from '@letfair/contract/admin';
import { reportDecisions } from '@letfair/domain/reports/decisions';
import { expect, test } from 'vitest';
import { exportStore, makeExport } from './features/privacy/index.ts';
import { tellAtOnce } from './features/saved-searches/index.ts';
import { forgetOldTickets, tendTickets } from './features/support/index.ts';
import { listLocalMail } from './index.ts';
import { openDb } from './platform/db.ts';
import { photoStore } from './platform/photos/photo-store.ts';
import { aHome } from './testing/homes.ts';
import { aComplaint, aSignUp, aTicket, PASSWORD } from './testing/people.ts';
import { dataOf, testApi } from './testing/test-api.ts';

const { pool, call, as, exportFolder, photoFolder, send } = await testApi({ limitAddresses: true });
const { accounts, admin, favorites, listings, moderation, photos, search } = contract;
const { applications, clients, conversations, dashboard, profile, reports, privacy } = contract;
const PEOPLE = 4_000;

const statements = new Map<string, unknown[]>();
pool.on('connect', (client) => {
  const send = client.query as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    const isQuery = typeof text === 'string' && /^\s*(select|insert|update|delete|with)\b/.test(text);
    if (isQuery && Array.isArray(values)) statements.set(text, values);
    return send.apply(client, args);
  }) as typeof client.query;
});

/** What was sent while `work` ran, each text once, with values it was sent with. */
async function sentBy(work: () => Promise<unknown>): Promise<[string, unknown[]][]> {
  statements.clear();
  await work();
  return [...statements];
}

async function planOf(text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>({ text: `explain ${text}`, values });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const fill = () =>
  pool.query(`
    create temporary table person as
      select n, ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id, 'person-' || n || '@tenant.example' as email
      from generate_series(1, ${PEOPLE}) n;
    insert into account (id, email, email_key, password_hash, first_name, last_name, phone, user_type, verified_at)
      select id, email, email, 'none', 'Ada', 'Person ' || n, '020 7946 0123', 'tenant', now() from person;
    insert into tenant_preference (account_id) select id from person;
    insert into landlord (account_id, address) select id, 'none' from person;
    insert into agency (account_id, company_name, registration_number, trading_address) select id, 'x', 'x', 'x' from person;
    insert into session (token_hash, account_id, expires_at) select sha256(n::text::bytea), id, now() + interval '1 hour' from person;
    insert into email_verification (account_id, email_key, code_hash, token_hash, expires_at)
      select id, email, 'x', sha256(n::text::bytea), now() + interval '1 hour' from person;
    insert into password_reset (account_id, token_hash, expires_at)
      select id, sha256(n::text::bytea), now() + interval '1 hour' from person;
    insert into email_revert (token_hash, account_id, email, password_mark, expires_at)
      select sha256(n::text::bytea), id, email, 'x', now() + interval '1 hour' from person;
    insert into mail (id, template, to_address, subject, text_body, html_body) select id, 'x', email, 'x', 'x', 'x' from person;
    insert into idempotency_key (scope, key_hash, request_hash) select 'x', sha256(n::text::bytea), 'x' from person;
    insert into draft (id, account_id, form) select id, id, '{"title": "x", "images": []}' from person;
    insert into photo (id, account_id, caption, width, height, widths, placeholder, phash, phash_bands, bytes)
      select id, id, '', 1600, 1200, '{480,960,1600}', 'x', n, array[n, 70000, 80000, 90000, 100000], 1 from person;
    insert into listing (id, account_id, status, title, description, line1, line2, city, county, postcode, outcode, nation,
        rent_pence, property_type, bedrooms, bathrooms, has_parking, is_shared, available_date, features,
        material_information, submitted_at, published_at, confirmed_at)
      select id, id, (array['live', 'pending', 'paused', 'let'])[n % 4 + 1], 'x', 'x', 'x', '', 'x', '', 'LS1 1AA', 'LS' || n % 29,
        'england', 100000, 'flat', 1, 1, false, false, '2026-12-03', '{}', '{}', now(), now(), now() - make_interval(hours => n)
      from person;
    insert into listing_photo (listing_id, photo_id, position) select id, id, 0 from person;
    insert into inventory_booking (id, listing_id) select id, id from person;
    insert into audit_entry (id, actor_role, action, target_type, target_id, status)
      select id, 'lister', 'submit', 'listing', id, 'pending' from person;
    insert into audit_entry (id, actor_id, actor_role, action, target_type, target_id, status)
      select gen_random_uuid(), id, 'moderator', (array['approve', 'reject', 'suspend'])[n % 3 + 1], 'listing', id, 'x' from person;
    insert into listing_search (listing_id, published_at, spot, lat, lng, rent_pence, marks, available_date, bedrooms,
        bath_halves, epc, district, outcode, region)
      select id, now() - make_interval(hours => n), point(n, n), n, n, 100000 + n, 1, '2026-12-03', 1, 2, 8,
        'LS' || n % 29, 'LS' || n % 29, 'LS'
      from person;
    insert into listing_words (listing_id, words) select id, to_tsvector('english', 'word' || n) from person;
    insert into favorite (account_id, listing_id) select id, id from person;
    insert into listing_view (listing_id, day, views) select id, '2026-11-01', 1 from person;
    insert into view_salt (day, salt) select current_date - n, 'x' from person;
    insert into view_seen (day, visitor_hash) select current_date - n, 'x' from person;
    insert into saved_search (id, account_id, name, search, frequency, min_bath_halves, furnishing, worst_epc, available_by,
        west, south, east, north, words)
      select id, id, 'x', '', 'daily', 0, -1, 8, '9999-12-31', -180000000, -90000000, 180000000, 90000000, '' from person;
    insert into saved_search_key (key, search_id, account_id, writes, min_rent_pence, max_rent_pence, types,
        marks_looked_at, marks_wanted, min_bedrooms, asks_more)
      select 'district LS' || n, id, id, true, 0, 2147483647, -1, 0, 0, 0, true from person;
    insert into alert (search_id, listing_id, account_id) select id, id, id from person;
    insert into unsubscribe_token (token_hash, search_id) select sha256(n::text::bytea), id from person;
    insert into conversation (id, listing_id, tenant_id, lister_id, message_count, lister_unread)
      select id, id, id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n), 1, n % 2 from person;
    insert into message (id, conversation_id, number, by_tenant, content, created_at) select id, id, 1, true, 'x', now() from person;
    insert into renter_profile (account_id, pets, note) select id, '', '' from person;
    insert into application (id, listing_id, tenant_id, lister_id, status, rent_pence, shared)
      select id, id, id, lead(id, 1, '01980000-0000-7000-8000-000000000001') over (order by n),
        (array['sent', 'seen', 'accepted', 'declined'])[n % 4 + 1], 100000, '{}' from person;
    insert into application_event (id, application_id, by, status) select id, id, 'tenant', 'sent' from person;
    insert into reported_target (id, listing_id, open_reporters, last_report_id) select id, id, n % 4, id from person;
    insert into report (id, target_id, reporter_id, type, reason, description) select id, id, id, 'property', 'spam', 'x' from person;
    insert into report_decision (id, target_id, decision, outcome, reason, last_report_id, reports, decided_by)
      select id, id, 'dismiss', 'dismissed', 'x', id, 1, id from person;
    insert into report (id, target_id, reporter_id, type, reason, description, closed_at, outcome, decision_id)
      select gen_random_uuid(), id, id, 'property', 'spam', 'x', now(), 'dismissed', id from person;
    insert into client (id, account_id, name, email, phone, address, notes) select id, id, 'x' || n, '', '', '', '' from person;
    update listing set client_id = id;
    insert into ticket (id, reference, account_id, name, email, email_key, user_type, subject, priority, message, status,
        assignee_id, asked_at, kind)
      select id, 'LF-' || n, case when n % 3 > 0 then id end, 'x', email, email, 'tenant', 'other', 'low', 'x',
        (array['open', 'in-progress', 'waiting', 'closed'])[n % 4 + 1], case when n % 2 = 0 then id end,
        case when n % 4 < 2 then now() - make_interval(mins => n) end, case when n % 50 = 0 then 'data-complaint' else 'help' end
      from person;
    insert into ticket_message (id, ticket_id, by, content) select id, id, 'desk', 'x' from person;
    insert into data_export (id, account_id, ready_at, expires_at, bytes, ticket_hash, ticket_expires_at)
      select id, id, now(), now() + interval '1 day', 1, sha256(n::text::bytea), now() from person;
    insert into throttle (bucket, subject, window_start, hits) select 'x', sha256(n::text::bytea), now(), 1 from person;
    analyze;`);

async function useProfile(): Promise<void> {
  const { user, token } = await as('tenant');
  const { firstName, lastName, phone, email } = user;
  const body = { firstName, lastName, phone, email };
  await call(profile.update, { body }, { token });
  await call(profile.details, {}, { token });
  await call(profile.saveTenant, { body: {} }, { token });
  await call(profile.sessions, {}, { token });
  await call(profile.endSession, { params: { id: user.id } }, { token });
  await call(profile.endOtherSessions, {}, { token });
  await call(profile.update, { body: { ...body, email: 'a-new-one@tenant.example' } }, { token });
  await call(accounts.login, { body: { email: 'a-new-one@tenant.example', password: 'not-the-password' } });
  await call(accounts.resendVerification, { body: { email: 'a-new-one@tenant.example' } });
  const text = (await listLocalMail(pool, { to: email, limit: 1 }))[0]?.text ?? '';
  await call(profile.revertEmail, { body: { token: /token=([\w-]+)/.exec(text)?.[1] ?? '' } });
}

async function useEverything(): Promise<void> {
  const body = aSignUp('agent');
  const { email } = body;
  const signedUp = await call(accounts.signUp, { body }, { key: 'a-key' });
  await call(accounts.login, { body: { email, password: PASSWORD } });
  await call(accounts.verify, { body: { email, code: dataOf(signedUp.answer).verificationCode ?? '' } });
  await call(accounts.verify, { body: { token: 'made-up' } });
  await call(accounts.resendVerification, { body: { email: aSignUp('tenant').email } });
  await call(accounts.forgotPassword, { body: { email } });
  const link = /token=([\w-]+)/.exec((await listLocalMail(pool, { to: email, limit: 1 }))[0]?.text ?? '')?.[1] ?? '';
  await call(accounts.resetPassword, { body: { token: link, password: PASSWORD } });

  const { user, token } = await as('tenant');
  await call(accounts.me, {}, { token });
  await call(accounts.changePassword, { body: { currentPassword: PASSWORD, newPassword: `${PASSWORD}!` } }, { token });
  await call(accounts.signUp, { body: aSignUp('landlord', { email: user.email }) });
  await call(accounts.logout, {}, { token });
  await useProfile();

  const { token: boss } = await as('admin');
  for (const sort of userSorts)
    for (const search of ['', 'person-77', '7']) {
      await call(admin.users, { query: { sort, search } }, { token: boss });
      await call(admin.users, { query: { sort, search, direction: 'desc', cursor: user.id } }, { token: boss });
    }
  await call(admin.user, { params: { id: user.id } }, { token: boss });
  for (const cursor of [undefined, user.id])
    for (const query of [
      {},
      { action: 'suspend' },
      { actorId: user.id },
      { action: 'suspend', actorId: user.id },
      { targetType: 'account', targetId: user.id },
    ] as const)
      await call(admin.audit, { query: { ...query, ...(cursor && { cursor }) } }, { token: boss });
  for (const suspended of [true, false])
    await call(admin.suspend, { params: { id: user.id }, body: { suspended } }, { token: boss });
  await listLocalMail(pool, { limit: 20 });
  await useListings(boss);
  await useConversations(boss);
  await useApplications(boss);
  await useClients();
  await useSupport(boss);
  await useFinding();
  await usePrivacy();
}

async function useListings(boss: string): Promise<void> {
  const { token } = await as('landlord');
  const { id } = dataOf((await call(listings.createDraft, { body: { title: 'A flat' } }, { token })).answer);
  const params = { id };
  await call(listings.saveDraft, { params, body: { title: 'A flat' } }, { token });
  await call(listings.draft, { params }, { token });
  await call(listings.drafts, {}, { token });
  await call(photos.list, { query: { ids: `${id},${id}` } }, { token });
  await call(photos.caption, { params, body: { caption: 'x' } }, { token });
  await call(listings.submitWithInventory, { body: { ...aHome(), draftId: id } }, { token });
  await call(moderation.queue, { query: {} }, { token: boss });
  await call(moderation.queue, { query: { status: 'let' } }, { token: boss });
  await call(moderation.approve, { params }, { token: boss });
  await call(listings.mine, { query: {} }, { token });
  await call(listings.mine, { query: { status: 'live', cursor: id } }, { token });
  await call(listings.own, { params }, { token });
  await call(listings.edit, { params, body: aHome() }, { token });
  await call(listings.duplicate, { params }, { token });
  await call(listings.confirmByMail, { body: { token: 'made-up' } });
  await call(listings.act, { params, body: { action: 'withdraw' } }, { token });
  await call(listings.deleteDraft, { params }, { token });
}

/** One of those that are live. */
const A_HOME = '01980000-0000-7000-8000-000000000004';

async function useFinding(): Promise<void> {
  const { user, token } = await as('tenant');
  const [params, home] = [{ id: A_HOME }, { propertyId: A_HOME }];
  await call(search.property, { params });
  for (const _ of ['first', 'second']) await call(search.view, { params }, { address: '203.0.113.7' });
  await call(search.matches, {}, { token });
  await call(favorites.add, { params: home }, { token });
  await call(favorites.list, {}, { token });
  await call(favorites.cards, { query: { cursor: `1-${A_HOME}` } }, { token });
  await call(favorites.remove, { params: home }, { token });

  const { save, list, change, remove, unsubscribe } = contract.savedSearches;
  const body = { name: 'Leeds', search: 'location=LS4', frequency: 'instant' } as const;
  const { id } = dataOf((await call(save, { body }, { token })).answer);
  await tellAtOnce(openDb(pool), 'https://letfair.example')({ listingId: A_HOME });
  const mail = (await listLocalMail(pool, { to: user.email, limit: 1 }))[0]?.text;
  const link = /unsubscribe\?token=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
  dataOf((await call(unsubscribe, { body: { token: link } })).answer);
  await call(list, {}, { token });
  await call(change, { params: { id }, body: { name: 'Leeds', frequency: 'none' } }, { token });
  await call(remove, { params: { id } }, { token });
}

async function useConversations(boss: string): Promise<void> {
  const [landlord, tenant] = [await as('landlord'), await as('tenant')];
  const { token } = tenant;
  const home = dataOf((await call(listings.submit, { body: aHome() }, { token: landlord.token })).answer);
  await call(moderation.approve, { params: { id: home.id } }, { token: boss });
  const body = { propertyId: home.id, content: 'Is it still to be had?' };
  const { id, updatedAt } = dataOf((await call(conversations.start, { body }, { token })).answer);
  const params = { id };
  for (const who of [landlord, tenant]) {
    const { token } = who;
    await call(conversations.send, { params, body: { content: 'Hello' } }, { token });
    await call(conversations.list, { query: {} }, { token });
    await call(conversations.list, { query: { search: 'canal', cursor: `${updatedAt} ${id}` } }, { token });
    await call(conversations.unread, {}, { token });
    await call(conversations.show, { params }, { token });
    await call(conversations.messages, { params, query: {} }, { token });
    await call(conversations.messages, { params, query: { cursor: '2' } }, { token });
    await call(conversations.read, { params, body: { number: 2 } }, { token });
    for (const blocked of [true, false]) await call(conversations.block, { params, body: { blocked } }, { token });
  }
}

async function useApplications(boss: string): Promise<void> {
  const [landlord, tenant, other] = [await as('landlord'), await as('tenant'), await as('tenant')];
  const { token } = tenant;
  const home = dataOf((await call(listings.submit, { body: aHome() }, { token: landlord.token })).answer);
  await call(moderation.approve, { params: { id: home.id } }, { token: boss });
  const body = { moveInDate: '', people: 2, employment: '' as const, pets: '', note: '' };
  await call(applications.saveProfile, { body }, { token });
  await call(applications.apply, { body: { propertyId: home.id } }, { token: other.token });
  const { id } = dataOf((await call(applications.apply, { body: { propertyId: home.id } }, { token })).answer);
  const params = { id };
  for (const who of [landlord, tenant]) {
    await call(applications.list, { query: {} }, { token: who.token });
    const query = { propertyId: home.id, status: 'sent', cursor: id } as const;
    await call(applications.list, { query }, { token: who.token });
    await call(applications.show, { params }, { token: who.token });
    await call(dashboard.figures, {}, { token: who.token });
  }
  const accept = { action: 'accept', letAgreed: true, declineOthers: true } as const;
  await call(applications.act, { params, body: accept }, { token: landlord.token });
  await call(dashboard.activity, { params: { id: home.id } }, { token: landlord.token });
  for (const [type, targetId] of [
    ['property', home.id],
    ['user', landlord.user.id],
  ] as const)
    await call(reports.report, { body: { type, targetId, reportType: 'scam', description: 'x' } }, { token });
  const { nextCursor, targets } = dataOf((await call(reports.queue, { query: {} }, { token: boss })).answer);
  await call(reports.queue, { query: { cursor: nextCursor ?? '' } }, { token: boss });
  for (const [at, decision] of reportDecisions.entries()) {
    const { targetId = '', lastReportId = '', openReports = 1 } = targets[at] ?? {};
    const body = { decision, reason: 'x', seen: { lastReportId, reports: openReports } };
    dataOf((await call(reports.decide, { params: { targetId }, body }, { token: boss })).answer);
  }
  await call(reports.decided, { query: {} }, { token: boss });
  await call(reports.decided, { query: { cursor: A_HOME } }, { token: boss });
}

async function usePrivacy(): Promise<void> {
  const db = openDb(pool);
  const [photos, store] = [photoStore(photoFolder), exportStore(exportFolder)];
  for (const role of ['tenant', 'agent'] as const) {
    const { user, token } = await as(role);
    await call(privacy.askForExport, {}, { token });
    const asked = db.selectFrom('data_export').select('id').where('account_id', '=', user.id);
    const { id: exportId } = await asked.executeTakeFirstOrThrow();
    await makeExport({ db, photos, store, publicUrl: 'https://letfair.example' })({ exportId });
    await call(privacy.show, {}, { token });
    const { path } = dataOf((await call(privacy.openExport, {}, { token })).answer);
    await send({ method: 'GET', url: path });
    await call(privacy.close, { body: { password: PASSWORD } }, { token });
    const again = dataOf((await call(accounts.login, { body: { email: user.email, password: PASSWORD } })).answer);
    await call(privacy.keep, {}, { token: again.token });
  }
}

async function useClients(): Promise<void> {
  const { token } = await as('agent');
  const { id } = dataOf((await call(clients.add, { body: { name: 'Ada' } }, { token })).answer);
  await call(clients.change, { params: { id }, body: { name: 'Ada Lovell' } }, { token });
  await call(clients.list, { query: {} }, { token });
  await call(clients.list, { query: { search: 'ada', archived: 'true', cursor: id } }, { token });
  const home = dataOf((await call(listings.submit, { body: aHome() }, { token })).answer);
  await call(clients.assign, { params: { id: home.id }, body: { clientId: id } }, { token });
}

async function useSupport(boss: string): Promise<void> {
  const { token } = await as('tenant');
  const { openTicket, complain, mine, thread, reply, act } = contract.support;
  const desk = contract.supportDesk;
  await call(complain, { body: aComplaint() });
  const { id } = dataOf((await call(openTicket, { body: aTicket() }, { token })).answer);
  const params = { reference: id };
  await call(mine, { query: {} }, { token });
  await call(mine, { query: { cursor: A_HOME } }, { token });
  await call(thread, { params }, { token });
  await call(reply, { params, body: { content: 'x' } }, { token });
  const narrowed = [
    {},
    { status: 'waiting' },
    { kind: 'data-complaint' },
    { mine: 'true' },
    { overdue: 'true' },
    { search: 'person-77@tenant.example' },
    { status: 'open', mine: 'true', overdue: 'true' },
  ] as const;
  for (const filter of narrowed) {
    await call(desk.tickets, { query: filter }, { token: boss });
    await call(desk.tickets, { query: { ...filter, cursor: A_HOME } }, { token: boss });
    for (const cursor of [`${new Date().toISOString()} ${A_HOME}`, A_HOME])
      await call(desk.tickets, { query: { ...filter, sort: 'overdue', cursor } }, { token: boss });
  }
  await call(desk.ticket, { params }, { token: boss });
  await call(desk.prioritise, { params, body: { priority: 'urgent' } }, { token: boss });
  await call(desk.assign, { params, body: { assigned: true } }, { token: boss });
  await call(desk.answer, { params, body: { content: 'x' } }, { token: boss });
  await call(desk.act, { params, body: { action: 'close' } }, { token: boss });
  await call(act, { params, body: { action: 'settle' } }, { token });
  const db = openDb(pool);
  await tendTickets(db, 'https://letfair.example')();
  await forgetOldTickets(db);
}

test('every statement that a caller can trigger finds its rows by an index', async () => {
  await fill();
  const sent = await sentBy(useEverything);
  expect(sent.length).toBeGreaterThan(60);
  const withoutIndex: string[] = [];
  for (const [text, values] of sent) {
    const plan = await planOf(text, values);
    // The kept counts are few rows, and all of them are added up.
    if (plan.replaceAll('Seq Scan on account_count', '').includes('Seq Scan')) withoutIndex.push(`${text}\n${plan}`);
  }
  expect(withoutIndex).toEqual([]);
}, 120_000);

test.each([
  ['person-77', 'account_search'],
  ['77', 'account_short_search'],
  ['7', 'account_short_search'],
])('a search for the people with %s somewhere reads the index %s', async (search, index) => {
  const { token } = await as('admin');
  for (const sort of userSorts) {
    const sent = await sentBy(() => call(admin.users, { query: { search, sort } }, { token }));
    const matches = sent.find(([text]) => text.includes(') as found'));
    expect(await planOf(...matches!), sort).toContain(` ${index} `);
  }
});

test('the four figures of the admin come from what is kept, not from counting everybody', async () => {
  const { token } = await as('admin');
  const sent = await sentBy(() => call(admin.stats, {}, { token }));
  expect(sent.filter(([text]) => /count\(.*from "account"/s.test(text))).toHaveLength(0);
});

test.each<[object, string]>([
  [{ location: 'LS4', maxBudget: '1500', propertyType: 'flat' }, 'listing_search_district'],
  [{ location: 'LS4', furnishing: 'furnished', epc: 'C' }, 'listing_search_district'],
  [{ location: 'BT', parking: 'true' }, 'listing_search_region'],
  [{ location: 'BT', maxBudget: '1500' }, 'live_kind_of_region'],
  [{ location: 'BT', sort: 'price-low' }, 'listing_search_region_rent'],
  [{ location: 'BT', sort: 'price-high' }, 'listing_search_region_rent'],
  [{ location: 'London' }, 'live_count_of_region'],
  [{}, 'listing_search_newest'],
  [{ sort: 'price-low' }, 'listing_search_rent'],
  [{ sort: 'bedrooms' }, 'listing_search_bedrooms'],
  [{ lat: '51.5', lng: '-0.1', radius: '10' }, 'listing_search_district'],
  [{ lat: '51.5', lng: '-0.1', sort: 'distance' }, 'listing_search_district'],
  [{ box: '-0.2,51.4,-0.1,51.5' }, 'listing_search_district'],
  [{ location: 'BT', parking: 'true', pets: 'true', maxBudget: '1500' }, 'listing_search_region_rent'],
  [{ location: 'LS4', words: 'word77' }, 'listing_words_found'],
])('a search for %o reads the index %s', async (query, index) => {
  const sent = await sentBy(() => call(search.find, { query }));
  const page = sent.find(([text]) => text.includes('as page on true'));
  const plan = await planOf(...page!);
  expect(plan).toContain(` ${index} `);
  expect(plan).not.toContain('Seq Scan on listing_search');
});

test('a box of the map reads the index of districts, the whole country the kept counts alone', async () => {
  const boxed = await sentBy(() => call(search.map, { query: { box: '-0.2,51.4,-0.1,51.5' } }));
  expect(boxed).toHaveLength(1);
  expect(await planOf(...boxed[0]!)).toContain('listing_search_district');
  const whole = await sentBy(() => call(search.map, { query: {} }));
  const clusters = whole.filter(([text]) => /group by/.test(text));
  expect(clusters).toHaveLength(1);
  expect(await planOf(...clusters[0]!)).not.toContain('listing_search');
});
