import { contract } from '@letfair/contract';
import { exportNames } from '@letfair/domain/agencies/portfolio/exports';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertPersonalData } from './testing/personal-data/personal-data-fixture.ts';
import { teamCalls } from './testing/teams.ts';
import { dataOf, type SignedIn, testApi } from './testing/test-api.ts';
import { timesOnDays, viewingFixture } from './testing/viewings.ts';
import { walkEndpoints } from './testing/walk-endpoints.ts';

const testing = await testApi();
const { as, call, db, pool, send } = testing;
const { hire } = teamCalls(testing);
const { liveListing, saveTimes, bookFirst } = await viewingFixture(testing);

const agency = await as('agent');
const [viewer, negotiator] = [await hire(agency, 'viewer'), await hire(agency, 'negotiator')];
const tenant = await as('tenant');
const home = await liveListing('A home of the agency', agency.token);
dataOf((await saveTimes(home, timesOnDays(3), agency.token)).answer);
const conversation = dataOf(
  (
    await call(
      contract.conversations.start,
      { body: { propertyId: home, content: 'Is it still available?' } },
      { token: tenant.token },
    )
  ).answer,
);
const viewing = await bookFirst(home, tenant.token);
await insertPersonalData(pool, { personId: agency.user.id, otherId: tenant.user.id, userType: 'agent', seed: 7 });
const applicant = await as('tenant');
const application = dataOf(
  (await call(contract.applications.apply, { body: { propertyId: home } }, { token: applicant.token })).answer,
);

/** A session is used and calls are counted by reading; nothing else may change. */
const apartFrom = ['session', 'throttle'];
const JOBS = 'graphile_worker._private_jobs';
const { rows: tables } = await sql<{ name: string }>`
  select tablename as name from pg_tables where schemaname = 'public' order by 1
`.execute(db);
const watched = [...tables.map(({ name }) => name).filter((name) => !apartFrom.includes(name)), JOBS];

/** Every row by the transaction that wrote it last, and every job. */
async function takeSnapshot(): Promise<Record<string, string>> {
  const states: Record<string, string> = {};
  for (const name of watched) {
    const { rows } = await sql<{ state: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(xmin || ' ' || ctid, ',' order by ctid)), '') as state
      from ${sql.table(name)}
    `.execute(db);
    states[name] = rows[0]?.state ?? '';
  }
  return states;
}

const idsOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from application union select id from conversation union select id from viewing
    union select id from listing union select id from certificate union select id from draft union select id from client
    union select id from listing_import union select id from webhook union select id from account
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** Reads everything the caller may read, also the files that have addresses of their own. */
async function readEverything(caller: SignedIn): Promise<number> {
  let answered = 0;
  const queries = { search: ['still available'], status: ['sent'], archived: ['true'] };
  for await (const [, answer] of walkEndpoints(testing, caller, { ids: await idsOf(), queries, readsOnly: true }))
    if (answer.startsWith('{"success":true')) answered += 1;
  const files = exportNames.map((name) => `/api/exports/${name}`);
  for (const url of files) await send({ url, headers: { authorization: `Bearer ${caller.token}` } });
  return answered;
}

test('nothing changes when a viewer of the team reads everything', async () => {
  const before = await takeSnapshot();
  expect(await readEverything(viewer)).toBeGreaterThan(60);
  const shown = await call(contract.applications.show, { params: { id: application.id } }, { token: viewer.token });
  expect(dataOf(shown.answer).status).toBe('sent');
  const seenBy = { params: { id: conversation.id } };
  dataOf((await call(contract.inbox.show, seenBy, { token: viewer.token })).answer);
  dataOf((await call(contract.viewings.show, { params: { id: viewing.id } }, { token: viewer.token })).answer);
  expect(await takeSnapshot()).toEqual(before);
});

test('nothing changes when an admin looks at everything', async () => {
  const admin = await as('admin');
  const before = await takeSnapshot();
  expect(await readEverything(admin)).toBeGreaterThan(30);
  expect(await takeSnapshot()).toEqual(before);
});

test('a colleague who may decide marks an application as seen, which the comparison notices', async () => {
  const before = await takeSnapshot();
  const shown = await call(contract.applications.show, { params: { id: application.id } }, { token: negotiator.token });
  expect(dataOf(shown.answer).status).toBe('seen');
  const after = await takeSnapshot();
  expect(after.application).not.toBe(before.application);
  expect(after.application_event).not.toBe(before.application_event);
});
