import { contract } from '@letfair/contract';
import type { User } from '@letfair/contract/accounts/accounts';
import type { UserSort } from '@letfair/domain/accounts/user-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { compactAccountCounts } from '../../accounts/sign-in/index.ts';

const { as, call, callUnchecked, db, pool } = await testApi();
const { users, stats, suspend } = contract.admin;
const { token } = await as('admin');

interface Asked {
  readonly search?: string;
  readonly sort?: UserSort;
  readonly direction?: 'asc' | 'desc';
}
const page = async (query: Asked & { readonly cursor?: string }) =>
  dataOf((await call(users, { query }, { token })).answer);

async function wholeList(asked: Asked): Promise<User[]> {
  const seen: User[] = [];
  let cursor: string | null = null;
  do {
    const { users: more, nextCursor } = await page({ ...asked, ...(cursor !== null && { cursor }) });
    seen.push(...more);
    cursor = nextCursor;
  } while (cursor !== null);
  return seen;
}

const first = ['zoë', 'Adam', 'Émile', 'eve', 'Bo'];
const kinds = ['tenant', 'landlord', 'agent'] as const;

beforeAll(async () => {
  const people = Array.from({ length: 170 }, (_, n) => {
    const email = `person-${n}@list.example`;
    return {
      id: newId(Date.now() - n),
      email,
      email_key: email,
      password_hash: 'none',
      first_name: first[n % first.length] ?? '',
      last_name: `Lister${n % 7}`,
      phone: '',
      user_type: kinds[n % kinds.length] ?? 'tenant',
      verified_at: n % 4 === 0 ? null : new Date(),
      suspended_at: n % 11 === 0 ? new Date() : null,
    };
  });
  await db.insertInto('account').values(people).execute();
  await pool.query('vacuum analyze account');
});

const collator = new Intl.Collator('und');
const statusRank = ({ suspended, isVerified }: User) => (suspended ? 0 : isVerified ? 2 : 1);
const compare: Readonly<Record<UserSort, (one: User, two: User) => number>> = {
  joined: () => 0,
  name: (one, two) =>
    collator.compare(
      `${one.firstName} ${one.lastName}`.toLowerCase(),
      `${two.firstName} ${two.lastName}`.toLowerCase(),
    ),
  type: (one, two) => collator.compare(one.userType, two.userType),
  status: (one, two) => statusRank(one) - statusRank(two),
};
const byId = (one: User, two: User) => (one.id < two.id ? -1 : 1);

describe.each(['joined', 'name', 'type', 'status'] as const)('sorted by %s', (sort) => {
  test.each([
    ['everybody', undefined],
    ['those found', 'person-1'],
    ['those found by what most contain', 'list'],
    ['those found by two letters', 'vé'],
    ['those found by one letter', 'z'],
  ])('lists %s in order, in both directions, page by page without repeats', async (_, search) => {
    const asked = { sort, ...(search !== undefined && { search }) };
    const forwards = await wholeList({ ...asked, direction: 'asc' });
    expect(forwards).toEqual([...forwards].sort((one, two) => compare[sort](one, two) || byId(one, two)));
    expect(new Set(forwards.map(({ id }) => id)).size).toBe(forwards.length);
    expect(await wholeList({ ...asked, direction: 'desc' })).toEqual([...forwards].reverse());
    const has = (text: string) => text.toLowerCase().includes(search ?? '');
    const expected = (await wholeList({})).filter(
      ({ email, firstName, lastName }) => has(email) || has(`${firstName} ${lastName}`),
    );
    expect(forwards.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort());
  });
});

test('lists newest users first by default, and other orders ascending', async () => {
  expect(await wholeList({})).toEqual(await wholeList({ sort: 'joined', direction: 'desc' }));
  expect(await wholeList({ sort: 'name' })).toEqual(await wholeList({ sort: 'name', direction: 'asc' }));
});

test('counts users on the first page unless they are too many', async () => {
  expect((await page({})).total).toBe((await wholeList({})).length);
  expect((await page({ search: 'person-16' })).total).toBe(11);
  expect((await page({ search: 'nobody is called so' })).total).toBe(0);
  const { nextCursor = null, total } = await page({ search: 'person-1', sort: 'name' });
  expect(total).toBe(81);
  expect((await page({ search: 'person-1', sort: 'name', cursor: nextCursor ?? '' })).total).toBeNull();
});

test('rejects an unknown order', async () => {
  expect((await callUnchecked(users, { query: { sort: 'password' } }, { token })).status).toBe(422);
});

describe('account totals', () => {
  const figures = async () => dataOf((await call(stats, {}, { token })).answer);
  const counted = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as "totalUsers", count(suspended_at)::int as "suspendedUsers",
         count(*) filter (where verified_at is not null and pending_email is null)::int as "verifiedUsers"
       from account where erased_at is null`,
    );
    return rows[0];
  };

  test('match the accounts after every change, before and after compaction', async () => {
    expect(await figures()).toMatchObject(await counted());
    const { user } = await as('tenant');
    for (const suspended of [true, false, true])
      await call(suspend, { params: { id: user.id }, body: { suspended } }, { token });
    expect(await figures()).toMatchObject(await counted());
    await db
      .updateTable('account')
      .set({ pending_email: 'new@list.example', pending_email_key: 'new@list.example', pending_since: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect(await figures()).toMatchObject(await counted());
    await Promise.all([compactAccountCounts(db), compactAccountCounts(db), as('landlord')]);
    await compactAccountCounts(db);
    expect(await db.selectFrom('account_count').selectAll().execute()).toHaveLength(1);
    expect(await figures()).toMatchObject(await counted());
    await db
      .updateTable('account')
      .set({ closed_at: new Date(), erased_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    expect(await figures()).toMatchObject(await counted());
    await db.deleteFrom('account').where('email', 'like', '%@list.example').execute();
    expect(await figures()).toMatchObject(await counted());
  });
});
