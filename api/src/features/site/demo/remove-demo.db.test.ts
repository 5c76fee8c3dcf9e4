import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract } from '@letfair/contract';
import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import {
  ADMIN,
  aHome,
  aReport,
  aTicket,
  exampleMarket,
  LANDLORD,
  TENANT,
  yesterday,
} from '../../../testing/example-market.ts';
import { aSignUp } from '../../../testing/people.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { api, as, call, db, mailTo, photoFolder, upload } = await testApi();
const folder = await mkdtemp(join(tmpdir(), 'letfair-drawn-'));
afterAll(() => rm(folder, { recursive: true }));

const shared = [TENANT, LANDLORD, ADMIN];
const logIn = async (email: string, password = DEMO_PASSWORD) =>
  (await call(contract.accounts.login, { body: { email, password } })).answer;

async function loadMarket(): Promise<void> {
  const home = aHome();
  const messages = [{ by: 'tenant' as const, content: 'Is it still to be had?', at: new Date() }];
  const market = await exampleMarket(folder, [home, aHome({ status: 'pending', steps: [] })], {
    favorites: [{ tenant: TENANT, home, at: new Date() }],
    conversations: [{ tenant: TENANT, home, messages, read: true }],
    tickets: [
      { ...aTicket, steps: [] },
      { ...aTicket, email: 'unverified@letfair.example', steps: [] },
    ],
    reported: [
      {
        about: home,
        reports: [{ ...aReport, type: 'property', reason: 'overpriced' }],
        decided: { decision: 'dismiss', reason: 'It is not.', at: yesterday },
      },
    ],
  });
  await api.seedMarket(market);
}

/** Counted in changes, which are added up later, only ever growing, or without an account. */
const otherTables = [
  'account_count',
  'district_bounds',
  'live_listing_totals',
  'live_map_totals',
  'throttle',
  'audit_entry',
];

const rowsPerTable = async (): Promise<Record<string, number>> => {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows.filter((table) => !otherTables.includes(table.name))) {
    const counted = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`.execute(db);
    counts[name] = counted.rows[0]!.rows;
  }
  return counts;
};

const filesIn = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name);

test('removes every account of the demo with all that is theirs, and nothing of anybody else', async () => {
  const [landlord, admin] = [await as('landlord'), await as('admin')];
  dataOf((await upload(await aJpeg(), 'image/jpeg', landlord)).answer);
  const [rows, files] = [await rowsPerTable(), await filesIn(photoFolder)];

  await loadMarket();
  const { token } = dataOf(await logIn(TENANT));
  const body = { name: 'Deals', search: 'location=Hull', frequency: 'daily' } as const;
  dataOf((await call(contract.savedSearches.save, { body }, { token })).answer);
  dataOf((await call(contract.privacy.askForExport, {}, { token })).answer);
  // Its owner is told, so there is a mail to remove.
  await call(contract.accounts.signUp, { body: aSignUp('tenant', { email: TENANT }) });
  expect(await mailTo(TENANT)).toBeDefined();
  expect((await filesIn(photoFolder)).length).toBeGreaterThan(files.length);

  expect(await api.removeDemo(shared)).toBe(5);

  expect(await rowsPerTable()).toEqual(rows);
  expect(await filesIn(photoFolder)).toEqual(files);
  expect(dataOf((await call(contract.search.find, { query: {} })).answer).total).toBe(0);
  expect(dataOf((await call(contract.admin.stats, {}, admin)).answer).totalUsers).toBe(2);
  for (const email of shared) expect((await logIn(email)).success).toBe(false);
  expect((await call(contract.accounts.me, {}, { token })).status).toBe(401);
  for (const person of [landlord, admin]) expect((await call(contract.accounts.me, {}, person)).status).toBe(200);
});

test('removes nothing when there is no demo, and leaves room for another', async () => {
  expect(await api.removeDemo(shared)).toBe(0);
  await loadMarket();
  expect((await logIn(ADMIN)).success).toBe(true);
  expect(await api.removeDemo(shared)).toBe(5);
});

test('finds the demo by its mark, and by its password where a shared account has lost the mark', async () => {
  await loadMarket();
  expect(await api.listDemoAccounts(shared)).toHaveLength(5);
  await db.updateTable('account').set({ is_demo: false }).where('email', 'in', [ADMIN, LANDLORD]).execute();
  const [unknown] = await db
    .selectFrom('account')
    .select('password_hash')
    .where('email', 'like', 'unverified@%')
    .execute();
  await db.updateTable('account').set(unknown!).where('email', '=', LANDLORD).execute();
  const found = (await api.listDemoAccounts(shared)).map(({ email }) => email);
  expect(found).toHaveLength(4);
  expect(found).toContain(ADMIN);
  expect(found).not.toContain(LANDLORD);
});

test('the migration marks accounts that were seeded together, and no others', async () => {
  await as('tenant');
  await db.updateTable('account').set({ is_demo: false }).execute();
  const migration = await readFile(new URL('../../../../migrations/0027_demo_accounts.sql', import.meta.url), 'utf8');
  const [marks] = /update account[^;]+;/.exec(migration) ?? [];
  await sql.raw(marks ?? '').execute(db);
  const marked = await db.selectFrom('account').select('email').where('is_demo', '=', true).execute();
  expect(marked.map(({ email }) => email).toSorted()).toEqual(
    [ADMIN, TENANT, LANDLORD, 'suspended@letfair.example', 'unverified@letfair.example'].toSorted(),
  );
});

test('nobody but the shared accounts has a password that anybody knows', async () => {
  for (const email of ['suspended@letfair.example', 'unverified@letfair.example'])
    expect(await logIn(email)).toMatchObject({ success: false });
  for (const password of [DEMO_PASSWORD, DEMO_PASSWORD.toUpperCase(), 'ａ-home-for-everybody'])
    await expect(api.createAdmin('own@letfair.example', password)).rejects.toThrow('This password is too common');
});

test('shared demo accounts can be neither closed nor given another password or email address', async () => {
  const { token, user } = dataOf(await logIn(TENANT));
  const newPassword = 'a kettle in the attic';
  const { firstName, lastName, phone } = user;
  const profile = { firstName, lastName, phone: phone ?? '', profilePhoto: null };
  const refused = [
    await call(contract.accounts.changePassword, { body: { currentPassword: DEMO_PASSWORD, newPassword } }, { token }),
    await call(contract.privacy.close, { body: { password: DEMO_PASSWORD } }, { token }),
    await call(contract.profile.update, { body: { ...profile, email: 'mine@letfair.example' } }, { token }),
  ];
  for (const { status, answer } of refused)
    expect([status, answer]).toMatchObject([409, { message: expect.stringContaining('shares this account') }]);
  await call(contract.accounts.forgotPassword, { body: { email: TENANT } });
  expect(await mailTo(TENANT)).toBeUndefined();
  const saved = await call(contract.profile.update, { body: { ...profile, email: TENANT } }, { token });
  expect(saved.status).toBe(200);
  expect((await logIn(TENANT)).success).toBe(true);
});
