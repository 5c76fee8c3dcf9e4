import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { aSignUp, PASSWORD } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call, db } = await testApi();
const { stats, users, suspend } = contract.admin;
const { login, me, signUp } = contract.accounts;
const { token, user: self } = await as('admin');

const listed = async (query: { search?: string; cursor?: string }) =>
  dataOf((await call(users, { query }, { token })).answer);
const setSuspended = (id: string, suspended: boolean, reason = '') =>
  call(suspend, { params: { id }, body: { suspended, reason } }, { token });

async function insertPeople(people: readonly { first: string; last: string; email: string }[]) {
  const rows = people.map(({ first, last, email }, n) => ({
    id: newId(Date.now() - n),
    email,
    email_key: email.toLowerCase(),
    password_hash: 'none',
    first_name: first,
    last_name: last,
    phone: '020 7946 0123',
    user_type: 'tenant' as const,
  }));
  await db.insertInto('account').values(rows).execute();
  return rows.map(({ id }) => id);
}

test('counts users, verified users, suspended users and open tickets', async () => {
  const before = dataOf((await call(stats, {}, { token })).answer);
  await call(signUp, { body: aSignUp('tenant') });
  const { user } = await as('landlord');
  await setSuspended(user.id, true);
  expect(dataOf((await call(stats, {}, { token })).answer)).toEqual({
    totalUsers: before.totalUsers + 2,
    verifiedUsers: before.verifiedUsers + 1,
    suspendedUsers: before.suspendedUsers + 1,
    openTickets: 0,
  });
});

test('lists users newest first, fifty a page, without repeats', async () => {
  await insertPeople(
    Array.from({ length: 120 }, (_, n) => ({ first: 'Ada', last: `P${n}`, email: `page-${n}@tenant.example` })),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed(cursor ? { cursor } : {});
    expect(page.users.length).toBe(page.nextCursor ? 50 : page.users.length);
    seen.push(...page.users.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([...new Set(seen)].sort().reverse());
  expect(seen).toHaveLength(dataOf((await call(stats, {}, { token })).answer).totalUsers);
});

test('finds users by any part of email, first or last name, in any alphabet and case', async () => {
  const [zoe, odd] = await insertPeople([
    { first: 'Zoë', last: 'ÅKESSON', email: 'Zoe.Test@Landlord.example' },
    { first: '100%_real', last: 'back\\slash', email: 'odd@tenant.example' },
  ]);
  const found = async (search: string) => (await listed({ search })).users.map(({ id }) => id);
  for (const search of ['zoe.test@', 'TEST@LANDLORD', 'ZOË', 'kesso', ' åkess ', 'zoë åkesson'])
    expect(await found(search), search).toEqual([zoe]);
  for (const search of ['0%_r', 'k\\s']) expect(await found(search), search).toEqual([odd]);
  for (const search of ['%', '_']) expect(await found(search), search).toEqual([odd]);
  expect(await found('landlord.example zoë')).toEqual([]);
  expect((await listed({ search: '' })).users.length).toBeGreaterThan(1);
});

test.each(['not-a-cursor', '0', "' or 1=1"])('rejects an invalid cursor (%s)', async (cursor) => {
  const { status, answer } = await call(users, { query: { cursor } }, { token });
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { code: 'invalid', fields: { cursor: expect.any(String) } } });
});

test('ends every session of a suspended user, tells them at sign-in, and can be undone', async () => {
  const { user, token: theirs } = await as('agent');
  const { status, answer } = await setSuspended(user.id, true, ' Fake listings ');
  expect(status).toBe(200);
  expect(answer).toMatchObject({
    success: true,
    message: 'User suspended',
    data: { user: { id: user.id, suspended: true } },
  });
  expect((await call(me, {}, { token: theirs })).status).toBe(401);
  expect(await db.selectFrom('session').select('account_id').where('account_id', '=', user.id).execute()).toEqual([]);
  const credentials = { email: user.email, password: PASSWORD };
  expect((await call(login, { body: credentials })).answer).toMatchObject({
    success: false,
    message: expect.stringContaining('Reason: Fake listings.'),
  });

  expect((await setSuspended(user.id, true, 'Again')).status).toBe(200);
  const undone = await setSuspended(user.id, false);
  expect(undone.answer).toMatchObject({ message: 'User unsuspended', data: { user: { suspended: false } } });
  expect((await setSuspended(user.id, false)).status).toBe(200);
  expect((await call(login, { body: credentials })).answer.success).toBe(true);
  const entries = await db
    .selectFrom('audit_entry')
    .selectAll()
    .where('target_id', '=', user.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action, note }) => [action, note])).toEqual([
    ['suspend', 'Fake listings'],
    ['suspend', 'Again'],
    ['unsuspend', ''],
  ]);
  expect((await call(me, {}, { token: theirs })).status).toBe(401);
});

test('leaves no session after a simultaneous sign-in and suspension', async () => {
  const { user } = await as('tenant');
  const body = { email: user.email, password: PASSWORD };
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 6 }, () => call(login, { body }))),
    setSuspended(user.id, true),
  ]);
  await setSuspended(user.id, false);
  for (const { answer } of answers)
    if (answer.success) expect((await call(me, {}, { token: answer.data.token })).status).toBe(401);
});

test('refuses to let an admin suspend themself', async () => {
  const { status, answer } = await setSuspended(self.id, true);
  expect(status).toBe(409);
  expect(answer).toMatchObject({ message: 'You can’t suspend your own account.', error: { code: 'conflict' } });
  expect((await call(me, {}, { token })).status).toBe(200);
});

test('suspends only one of two admins who suspend each other', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await as('admin'), await as('admin')];
    const answers = await Promise.all([
      call(suspend, { params: { id: two.user.id }, body: { suspended: true } }, { token: one.token }),
      call(suspend, { params: { id: one.user.id }, body: { suspended: true } }, { token: two.token }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
  }
});

test('answers 404 for an unknown user', async () => {
  expect((await setSuspended(newId(), true)).status).toBe(404);
  const malformed = await setSuspended('7', true);
  expect(malformed.status).toBe(422);
  expect(malformed.answer).toMatchObject({ error: { fields: { id: 'This isn’t a valid id.' } } });
});
