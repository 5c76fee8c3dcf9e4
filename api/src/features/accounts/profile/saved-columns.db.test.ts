import { contract } from '@letfair/contract';
import { beforeAll, expect, test } from 'vitest';
import { anEmail, aSignUp } from '../../../testing/people.ts';
import { dataOf, type SignedIn, testApi } from '../../../testing/test-api.ts';

const { as, call, callUnchecked, pool } = await testApi();
const { signUp, login } = contract.accounts;
const { update } = contract.profile;

const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const documented = new Set([
  ...['firstName', 'lastName', 'email', 'phone', 'profilePhoto', 'password', 'userType', 'propertyType', 'maxBudget'],
  ...['preferredArea', 'moveInDate', 'companyName', 'licenseNumber', 'registrationNumber', 'tradingAddress'],
  'landlordAddress',
]);

async function columnNames(): Promise<string[]> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select distinct column_name from information_schema.columns
     where table_schema = 'public' and table_name in ('account', 'agency', 'landlord', 'tenant_preference', 'session')`,
  );
  const names = rows.flatMap(({ column_name }) => [column_name, camel(column_name)]);
  const known = ['isVerified', 'verified', 'suspended', 'isAdmin', 'role', 'createdAt', 'token', '__proto__x'];
  return [...new Set([...names, ...known])].filter((name) => !documented.has(name));
}

const wicked = (name: string): unknown =>
  /verified|suspended|since|_at$|At$/.test(name) ? '2020-01-01T00:00:00.000Z' : name.startsWith('is') ? true : 'admin';

const everythingStored = async (id: string) =>
  (
    await pool.query(
      `select to_jsonb(account) as account, to_jsonb(agency) as agency from account
       left join agency on agency.account_id = account.id where account.id = $1`,
      [id],
    )
  ).rows;

let names: string[] = [];
let person: SignedIn;
beforeAll(async () => {
  names = await columnNames();
  person = await as('agent');
});

test('the account table has columns that no request may set', () => {
  for (const name of [
    'id',
    'email_key',
    'user_type',
    'verified_at',
    'suspended_at',
    'password_hash',
    'createdAt',
    'photoId',
  ])
    expect(names).toContain(name);
});

test('rejects undocumented columns in a profile update, one by one and all at once', async () => {
  const { firstName, lastName, phone, email } = person.user;
  const body = { firstName, lastName, phone, email, profilePhoto: null };
  const before = await everythingStored(person.user.id);
  const attempts = [...names.map((name) => [name]), names];
  for (const sent of attempts) {
    const extra = Object.fromEntries(sent.map((name) => [name, wicked(name)]));
    const { status } = await callUnchecked(update, { body: { ...body, ...extra } }, { token: person.token });
    expect([sent, status]).toEqual([sent, 422]);
  }
  // The role can be set at sign-up only.
  expect((await callUnchecked(update, { body: { ...body, userType: 'admin' } }, { token: person.token })).status).toBe(
    422,
  );
  expect(await everythingStored(person.user.id)).toEqual(before);
});

test('rejects undocumented columns at sign-up, one by one and all at once', async () => {
  for (const sent of [...names.map((name) => [name]), names]) {
    const extra = Object.fromEntries(sent.map((name) => [name, wicked(name)]));
    const email = anEmail('column');
    const { status } = await callUnchecked(signUp, { body: { ...aSignUp('tenant', { email }), ...extra } });
    expect([sent, status]).toEqual([sent, 422]);
  }
  const { rows } = await pool.query("select email from account where email like 'column-%'");
  expect(rows).toEqual([]);
});

test('creates no admin, verified or suspended account by a documented sign-up', async () => {
  const body = aSignUp('landlord');
  dataOf((await call(signUp, { body })).answer);
  const { rows } = await pool.query(
    'select user_type, verified_at, suspended_at, photo_id, pending_email from account where email = $1',
    [body.email],
  );
  expect(rows).toEqual([
    { user_type: 'landlord', verified_at: null, suspended_at: null, photo_id: null, pending_email: null },
  ]);
  expect((await call(login, { body: { email: body.email, password: body.password } })).answer.success).toBe(false);
});
