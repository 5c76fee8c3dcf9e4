import { readdir, readFile } from 'node:fs/promises';
import { contract } from '@letfair/contract';
import { DELETED_HOME, DELETED_USER } from '@letfair/domain/accounts/privacy/retention';
import { projectToMetres } from '@letfair/domain/search/places/map/map-projection';
import { MILLIONTHS } from '@letfair/domain/search/places/map/position';
import { afterAll, expect, test } from 'vitest';
import { attachmentCalls } from '../../../../testing/attachments.ts';
import { aPdf } from '../../../../testing/certificates.ts';
import { conversationFixture } from '../../../../testing/conversations.ts';
import { aSignUp, PASSWORD } from '../../../../testing/people.ts';
import { insertPersonalData, listAccountColumns } from '../../../../testing/personal-data/personal-data-fixture.ts';
import { uniqueHome } from '../../../../testing/personal-data/personal-home-rows.ts';
import { aJpeg } from '../../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';
import { runJob, waitForJobs } from '../../../../testing/wait.ts';

const testing = await testApi();
const { api, as, attachmentFolder, call, db, exportFolder, photoFolder, pool, upload } = testing;
const { accounts, applications, conversations, moderation, privacy } = contract;
afterAll(await api.startJobs());

const close = async (token: string) =>
  dataOf((await call(privacy.close, { body: { password: PASSWORD } }, { token })).answer);
const daysPass = (id: string, days = 15) =>
  pool.query('update account set closed_at = closed_at - make_interval(days => $2) where id = $1', [id, days]);
const pictures = async () =>
  (await readdir(photoFolder, { recursive: true }).catch(() => [])).filter((name) => name.endsWith('.webp'));

interface TableColumns {
  readonly table: string;
  readonly columns: readonly { readonly name: string; readonly text: string }[];
}

/** In every column of every table, whatever its type; bytes are read as text. Times are left out: their digits say anything. */
async function placesThatSay(pattern: string): Promise<string[]> {
  const { rows: tables } = await pool.query<TableColumns>(`
    select format('%I.%I', table_schema, table_name) as table, json_agg(json_build_object('name', column_name,
      'text', format(case when data_type = 'bytea' then $$encode(%I, 'escape')$$ else '%I::text' end, column_name))) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' and table_name <> 'web_asset' and data_type not like 'timestamp%'
    group by 1`);
  const places: string[] = [];
  for (const { table, columns } of tables) {
    const found = columns.map(({ text }, place) => `bool_or(${text} ~* $1) as c${place}`);
    const { rows } = await pool.query(`select ${found} from ${table}`, [pattern]);
    places.push(...columns.flatMap(({ name }, place) => (rows[0]?.[`c${place}`] ? [`${table}.${name}`] : [])));
  }
  return places;
}

const traces = ['zebedee', 'quillfeather', 'zeb\\.quill', '7700\\D*900\\D*987'].join('|');
const { east, north } = projectToMetres({ lat: uniqueHome.lat / MILLIONTHS, lng: uniqueHome.lng / MILLIONTHS });
/** Lines, postcode, and coordinates in degrees, millionths and metres, to the metre. */
const placeTraces = [
  'wimblethorp',
  'quibbl',
  'm1\\s*9zq',
  '53\\.?4781',
  '2\\.?2317[89]',
  ...[east, north].flatMap((metres) => [Math.floor(metres), Math.ceil(metres)]),
].join('|');

test.each([
  ['tenant', 1],
  ['agent', 2],
] as const)(
  'removes the name, email, phone and homes of an erased %s from every column of every table',
  async (userType, seed) => {
    const person = await as(userType);
    const other = await as(userType === 'tenant' ? 'landlord' : 'tenant');
    const { conversationId } = await insertPersonalData(pool, {
      personId: person.user.id,
      otherId: other.user.id,
      userType,
      seed,
    });
    const columns = await listAccountColumns(db);
    const tablesWithout = [];
    for (const table of new Set(columns.map((known) => known.table))) {
      const points = columns.filter((known) => known.table === table).map(({ column }) => `"${column}" = $1`);
      const { rowCount } = await pool.query(`select from "${table}" where ${points.join(' or ')} limit 1`, [
        person.user.id,
      ]);
      if (rowCount === 0) tablesWithout.push(table);
    }
    // A new table that references an account has to be added to the fixture.
    expect(tablesWithout).toEqual([]);
    expect((await placesThatSay(traces)).length).toBeGreaterThan(40);
    expect((await placesThatSay(placeTraces)).length).toBeGreaterThan(userType === 'agent' ? 35 : 25);

    await pool.query("update account set closed_at = now() - interval '15 days' where id = $1", [person.user.id]);
    await runJob(pool, 'erase-accounts');
    // Sums the totals of the map up, where every change is a row until then.
    await runJob(pool, 'clean-up');
    expect(await placesThatSay(traces)).toEqual([]);
    expect(await placesThatSay(placeTraces)).toEqual([]);
    const messages = dataOf(
      (await call(conversations.messages, { params: { id: conversationId }, query: {} }, { token: other.token }))
        .answer,
    ).messages;
    expect(messages[0]?.content).toBe(
      `I am [removed] [removed], write to [removed] or ring [removed].${
        userType === 'agent' ? ' Come to [removed] ([removed]), [removed].' : ''
      }`,
    );
  },
);

test('keeps conversations with a deleted user, and ends open applications', async () => {
  const { admin, landlord, tenant, liveListing, start, say, show } = await conversationFixture(testing);
  const [home, unseen] = [await liveListing(), await liveListing('Nobody has asked about this one')];
  const talk = dataOf((await start(home)).answer);
  dataOf((await say(landlord.token, talk.id, 'Yes, and the garden is lovely.')).answer);
  const application = dataOf(
    (await call(applications.apply, { body: { propertyId: home } }, { token: tenant.token })).answer,
  );
  const photo = dataOf((await upload(await aJpeg(), 'image/jpeg', { token: landlord.token })).answer);
  dataOf((await call(privacy.askForExport, {}, { token: landlord.token })).answer);
  await waitForJobs(pool);
  expect((await pictures()).join()).toContain(photo.id);
  expect((await readdir(exportFolder)).length).toBe(1);

  await close(landlord.token);
  await daysPass(landlord.user.id, 13);
  await runJob(pool, 'erase-accounts');
  expect((await show(tenant.token, talk.id)).propertyTitle).toBe('Two-bedroom flat by the canal');

  await daysPass(landlord.user.id, 2);
  await runJob(pool, 'erase-accounts');
  const shown = await show(tenant.token, talk.id);
  expect(shown.propertyTitle).toBe(DELETED_HOME);
  expect(shown.participants.map(({ name }) => name)).toEqual(['Maya O.', DELETED_USER]);
  expect(shown.lastMessage?.content).toBe('Yes, and the garden is lovely.');
  expect((await say(tenant.token, talk.id, 'Hello?')).status).toBe(409);
  const ended = dataOf(
    (await call(applications.show, { params: { id: application.id } }, { token: tenant.token })).answer,
  );
  expect(ended.status).toBe('closed');
  expect((await pictures()).join()).not.toContain(photo.id);
  expect(await readdir(exportFolder)).toEqual([]);
  expect(await db.selectFrom('listing').select('id').where('id', '=', unseen).execute()).toEqual([]);
  const reviewed = await call(moderation.listing, { params: { id: home } }, { token: admin.token });
  expect(dataOf(reviewed.answer)).toMatchObject({ title: DELETED_HOME, status: 'withdrawn', photos: [] });
});

test('an update removes the positions of homes that the version before has erased, and no others', async () => {
  const { landlord, tenant, liveListing, start } = await conversationFixture(testing);
  const [kept, erased] = [await liveListing(), await liveListing()];
  dataOf((await start(erased)).answer);
  const listers = [landlord.user.id, (await as('landlord')).user.id];
  await pool.query('update listing set account_id = $2 where id = $1', [kept, listers[1]]);
  await pool.query('update account set closed_at = now(), erased_at = now() where id = $1', [listers[0]]);
  await pool.query(
    `insert into mail (id, template, to_address, subject, sent_at, invitation)
     values (gen_random_uuid(), 'x', $1, 'x', now(), 'BEGIN:VCALENDAR')`,
    [tenant.user.email],
  );
  const read = async () =>
    (await pool.query('select id, point_source from listing where id = any($1)', [[kept, erased]])).rows;
  const before = await read();
  expect(before.map(({ point_source }) => point_source)).not.toContain('none');

  await pool.query(
    await readFile(new URL('../../../../../migrations/0074_erased_positions.sql', import.meta.url), 'utf8'),
  );
  expect(await read()).toEqual(expect.arrayContaining([{ id: erased, point_source: 'none' }]));
  expect(await read()).toEqual(expect.arrayContaining(before.filter(({ id }) => id === kept)));
  expect((await pool.query('select from mail where invitation is not null and text_body is null')).rowCount).toBe(0);
});

test('frees the email, disables the old password and erases only once', async () => {
  const { token, user } = await as('tenant');
  await close(token);
  await daysPass(user.id);
  await Promise.all([runJob(pool, 'erase-accounts'), runJob(pool, 'erase-accounts')]);
  const entries = () =>
    db.selectFrom('audit_entry').select(['action', 'actor_role']).where('target_id', '=', user.id).execute();
  expect(await entries()).toEqual([{ action: 'erase', actor_role: 'clock' }]);

  for (const email of [user.email, `erased ${user.id}`, ''])
    expect((await call(accounts.login, { body: { email, password: PASSWORD } })).answer.success).toBe(false);
  const { verificationCode: code = '' } = dataOf(
    (await call(accounts.signUp, { body: aSignUp('landlord', { email: user.email }) })).answer,
  );
  const fresh = dataOf((await call(accounts.verify, { body: { email: user.email, code } })).answer);
  expect(fresh.user.id).not.toBe(user.id);
  await runJob(pool, 'erase-accounts');
  expect(await entries()).toHaveLength(1);
});

test('does not erase an account whose owner returns at the last moment', async () => {
  const { token, user } = await as('tenant');
  await close(token);
  await daysPass(user.id);
  const again = dataOf((await call(accounts.login, { body: { email: user.email, password: PASSWORD } })).answer);
  dataOf((await call(privacy.keep, {}, { token: again.token })).answer);
  await runJob(pool, 'erase-accounts');
  expect(dataOf((await call(accounts.me, {}, { token: again.token })).answer).user.email).toBe(user.email);
});

test('keeps the audit history except for removed words', async () => {
  await expect(pool.query("update audit_entry set note = 'Something else'")).rejects.toThrow('written once');
  await expect(pool.query("update audit_entry set note = '', action = 'x'")).rejects.toThrow('written once');
  await expect(pool.query('delete from audit_entry')).rejects.toThrow('written once');
  await pool.query("update audit_entry set note = ''");
});

test('deletes the files that the person sent, keeps those of the other side, and leaves no empty message', async () => {
  const { tenant, landlord, started } = await conversationFixture(testing);
  const { id } = await started();
  const { attach, sendWith, download } = attachmentCalls(testing);
  const [own, theirs] = await Promise.all(
    [tenant, landlord].map(async ({ token }) => dataOf((await attach(token, id, aPdf())).answer)),
  );
  dataOf((await sendWith(tenant.token, id, [own!.id])).answer);
  dataOf((await sendWith(landlord.token, id, [theirs!.id])).answer);
  await close(tenant.token);
  await daysPass(tenant.user.id);
  await runJob(pool, 'erase-accounts');

  const answered = await call(conversations.messages, { params: { id }, query: {} }, { token: landlord.token });
  expect(dataOf(answered.answer).messages.slice(1)).toMatchObject([
    { content: '[removed]', attachments: [] },
    { content: '', attachments: [{ id: theirs!.id }] },
  ]);
  expect((await download(landlord.token, own!.id)).statusCode).toBe(404);
  expect((await download(landlord.token, theirs!.id)).statusCode).toBe(200);
  expect((await readdir(attachmentFolder, { recursive: true })).join()).not.toContain(own!.id);
});
